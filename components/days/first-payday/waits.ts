/** Shared by the parts of the answer to “When will I be paid?”. */
import { fillCount } from '../../../i18n/fill.ts'
import type { FirstPaydayWords } from '../../../i18n/days/first-payday/en.ts'
import type { Truth } from '../../../rules/household/condition.ts'
import type { FirstPayday } from '../../../rules/first-payday.ts'
import type { Wait } from '../../../rules/household/waits/wait.ts'
import type { DateBook } from '../../../rules/time-limits.ts'
import { DAYS_A_WEEK } from '../../../rules/time.ts'
import type { ResultWords } from '../../tool/types.ts'
import type { DaysData, OwnWords } from '../types.ts'

export type Own = OwnWords &
  FirstPaydayWords & {
    results: ResultWords
    /** Sentences about residence, by condition and truth. */
    conditions: Readonly<Record<string, Partial<Record<Truth, string>>>>
  }

export type Data = DaysData<Own, DateBook>

/** Whole weeks as weeks, anything else as days. */
export function lengthText(days: number, own: Pick<FirstPaydayWords, 'oneDay' | 'days' | 'oneWeek' | 'weeks'>): string {
  if (days > 0 && days % DAYS_A_WEEK === 0) return fillCount(days / DAYS_A_WEEK, own.oneWeek, own.weeks)
  return fillCount(days, own.oneDay, own.days)
}

/** Waits that last at least a day, or whose length is not known. */
export function waitsToShow({ waits }: FirstPayday): Wait[] {
  return waits.filter(({ days }) => days !== 0)
}
