/** Carer Payment: who may have it (Social Security Act 1991 ss 197-199). */
import { FULL_TIME_HOURS } from '../../conditions.ts'
import { unlessFailed, any, condition, saidAs, type Condition } from '../../household/condition.ts'
import { carerPaymentSituation } from '../../household/parts/pensions.ts'
import { bereavementPeriod, caresForSomebody, goesOnForCarer } from '../../household/bereavement.ts'
import { holds, type View } from '../../household/view.ts'
import { hoursOfWork } from '../../household/work-hours.ts'
import { assessCarerPayment } from '../../pensions/carer-payment.ts'
import type { Rates } from '../../lookup.ts'
import { count } from '../../result.ts'
import type { Person } from '../../situations/household.ts'
import { incomeSupport } from './rule.ts'

const ID = 'carer-payment'
const SECTION = 'Social Security Act 1991 ss 197A-198AC'
const MONTHS = 'carer-payment.care-months'
const [HOURS, WEEKS] = ['carer-payment.work-hours', 'carer-payment.work-weeks']

export const carerPayment = incomeSupport({
  id: ID,
  section: 'Social Security Act 1991 s 1064',
  qualification: view => (goesOnForCarer(view, ID) ? [bereavementPeriod(view)] : qualification(view)),
  situation: carerPaymentSituation,
  assess: assessCarerPayment,
  ends: view => goesOnForCarer(view, ID)
})

function qualification(view: View): Condition[] {
  return unlessFailed(caresForSomebody(view, ID, SECTION), () => [
    condition('constant-care', view.you.caring.constant, SECTION, ['caring.constant']),
    careMonths(view),
    condition('receiver-resident', view.you.caring.receiverIsResident, SECTION, ['caring.receiverIsResident']),
    workHours(view),
    // The care that is needed is scored, and the person cared for has limits of income and assets.
    condition('care-assessed', 'judged', 'Social Security Act 1991 ss 197D, 198, 198A', ['caring.who'])
  ])
}

/** Needed for months, or to the end of life. */
function careMonths({ you: { caring }, rates }: View): Condition {
  const limit = rates.value(MONTHS)
  const long = caring.months === undefined ? undefined : caring.months >= limit
  const own = caring.months === undefined ? [] : [count('months', caring.months)]
  const terms = [...own, count('limit', limit)]
  return condition('care-months', any(long, caring.endOfLife), SECTION, ['caring.months'], { terms, figures: [MONTHS] })
}

/** What is taken for hours that nobody gave. */
function usualHours(status: Person['work']['status'], rates: Rates): number | undefined {
  if (status === 'full-time') return rates.value(FULL_TIME_HOURS)
  return status === 'on-leave' || status === 'stopped-by-disaster' ? 0 : undefined
}

/** Paid work of so many hours in four weeks (s 198AC). */
function workHours(view: View): Condition {
  const { you, rates } = view
  const [limit, weeks] = [rates.value(HOURS), rates.value(WEEKS)]
  const aWeek = hoursOfWork(you) ?? usualHours(you.work.status, rates)
  const hours = aWeek === undefined ? undefined : aWeek * weeks
  const own = hours === undefined ? [] : [count('hours', hours)]
  const terms = [...own, count('limit', limit), count('weeks', weeks)]
  // Who is paid already may have days of respite left for it, or be suspended and keep the card for some months.
  const above = holds(view, ID) === true ? 'judged' : false
  const met = hours === undefined ? undefined : hours <= limit || above
  const section = 'Social Security Act 1991 s 198AC'
  const grounds = { terms, figures: [HOURS, WEEKS] }
  return saidAs(
    'work-hours-in-weeks',
    condition('work-hours-within-limit', met, section, ['work.hoursPerWeek'], grounds)
  )
}
