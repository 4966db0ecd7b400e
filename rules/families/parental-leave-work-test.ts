/** The work test of Parental Leave Pay. */
import { addDays, type IsoDate } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import { count, finding, type Finding } from '../result.ts'
import type { WorkBefore } from '../situations/parental-leave-pay.ts'
import { DAYS_A_WEEK } from '../time.ts'

const SECTION = 'Services Australia, Work requirements for Parental Leave Pay'
const id = (name: string) => `parental-leave-pay.work-test.${name}`
const IDS = [id('worked-days'), id('period-days'), id('hours'), id('gap-weeks')]

/**
 * The period that is looked at: 392 days to the day before the birth, or to the last day of dangerous work.
 * Source: Services Australia, Work requirements for Parental Leave Pay.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function workTestPeriod(
  bornOn: IsoDate,
  stoppedDangerousWorkOn: IsoDate | undefined,
  rates: Rates
): { first: IsoDate; last: IsoDate } {
  const last = stoppedDangerousWorkOn ?? addDays(bornOn, -1)
  return { first: addDays(last, 1 - rates.value(id('period-days'))), last }
}

/**
 * Whether the test is met, where the work is known, and what it asks for.
 * Source: Services Australia, Work requirements for Parental Leave Pay.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function workTest(
  bornOn: IsoDate,
  work: WorkBefore | undefined,
  rates: Rates
): { isMet: boolean; finding: Finding } {
  const [days, period, hours, weeks] = IDS.map(figure => rates.value(figure)) as [number, number, number, number]
  const isMet =
    !work ||
    work.hasException ||
    (work.days >= days && work.hours >= hours && work.longestGapDays <= weeks * DAYS_A_WEEK)
  const terms = [count('days', days), count('period-days', period), count('hours', hours), count('weeks', weeks)]
  const said = finding(isMet ? 'parental-leave-work-test' : 'parental-leave-work-test-not-met', SECTION, IDS, terms)
  const { last } = workTestPeriod(bornOn, work?.stoppedDangerousWorkOn, rates)
  return { isMet, finding: { ...said, until: last } }
}
