/** The Fair Entitlements Guarantee: what the government pays, at most, where an employer is insolvent. */
import { addMonths, type IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'
import type { Cents } from './money.ts'
import { weeksOf } from './redundancy.ts'
import type { Result } from './result.ts'
import type { FinalPaySituation } from './situations/final-pay.ts'
import { MONTHS_A_YEAR } from './time.ts'

const SECTION = 'Fair Entitlements Guarantee Act 2012'
const ENDED_BEFORE = 'feg.job-ended-months'
const WAGE_CAP = 'feg.weekly-wage-cap'
const WAGES = 'feg.wages-weeks'
const NOTICE = 'feg.notice-weeks'
const REDUNDANCY = 'feg.redundancy-weeks-per-year'

export interface Guarantee {
  /** Whether the job ended soon enough before the insolvency, or after it; if not, only because of it. */
  isInTime: boolean
  /** The most a week that is counted, in cents; undefined where the cap of the day is not held. */
  weeklyCap?: Cents
  /** At most, in cents; undefined where the cap is not held. */
  wages?: Cents
  notice?: Cents
  redundancy?: Cents
  /** Super is not covered. */
  figures: string[]
  section: string
}

/**
 * What the guarantee pays at most; undefined where no insolvency is given. The cap is that of the last day of work.
 * @throws FigureNotHeldError where a length lacks today
 */
export function assessGuarantee(
  { insolventOn, lastDay, weeklyBasePay, unpaidWeeks }: FinalPaySituation,
  service: { months: number },
  results: readonly Result[],
  rates: Rates
): Guarantee | undefined {
  if (insolventOn === undefined) return undefined
  const years = Math.floor(service.months / MONTHS_A_YEAR)
  const then = rates.at(lastDay)
  const cap = then.has(WAGE_CAP) ? then.value(WAGE_CAP) : undefined
  const weeks = (id: Result['id']) => {
    const owed = results.find(result => result.id === id)
    return owed ? weeksOf(owed) : 0
  }
  const caps = {
    wages: Math.min(unpaidWeeks, rates.value(WAGES)),
    notice: Math.min(weeks('notice-pay'), rates.value(NOTICE)),
    redundancy: Math.min(weeks('redundancy-pay'), rates.value(REDUNDANCY) * years)
  }
  return {
    isInTime: isInTime(lastDay, insolventOn, rates.value(ENDED_BEFORE)),
    ...(cap === undefined ? {} : { weeklyCap: cap, ...inCents(caps, Math.min(weeklyBasePay, cap)) }),
    figures: [ENDED_BEFORE, WAGES, NOTICE, REDUNDANCY, ...(cap === undefined ? [] : [WAGE_CAP])],
    section: SECTION
  }
}

function inCents(weeks: { wages: number; notice: number; redundancy: number }, weekly: Cents) {
  const pay = (count: number) => Math.round(count * weekly)
  return { wages: pay(weeks.wages), notice: pay(weeks.notice), redundancy: pay(weeks.redundancy) }
}

function isInTime(lastDay: IsoDate, insolventOn: IsoDate, months: number): boolean {
  return lastDay > addMonths(insolventOn, -months)
}
