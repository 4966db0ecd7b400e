/** Apart from format.ts, as only tools with waits load it. */
import { fillCount } from '../../i18n/fill.ts'
import { DAYS_A_WEEK } from '../../rules/time.ts'

/** A number of days: whole weeks as weeks, anything else as days. */
export function lengthText(days: number, words: Record<'oneDay' | 'days' | 'oneWeek' | 'weeks', string>): string {
  if (days > 0 && days % DAYS_A_WEEK === 0) return fillCount(days / DAYS_A_WEEK, words.oneWeek, words.weeks)
  return fillCount(days, words.oneDay, words.days)
}
