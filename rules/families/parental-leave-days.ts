/** Who can have Parental Leave Pay, and how many days: by the day of the birth. */
import type { Rates } from '../lookup.ts'
import { compare, exact } from '../money.ts'
import { cents, count, finding, line, settle } from '../result.ts'
import type { Finding, Line, Outline, Result } from '../result.ts'
import type { ParentalLeaveSituation } from '../situations/parental-leave-pay.ts'
import { workTest } from './parental-leave-work-test.ts'

const DAYS = 'Services Australia, How much Parental Leave Pay you can get'
const INCOME = 'Services Australia, Meeting the income test for Parental Leave Pay'
const WAIT = 'Paid Parental Leave Act 2010 s 31A'
const CLAIM = 'Services Australia, Claiming timeframes for Parental Leave Pay'
const [FAMILY_DAYS, PARTNER_DAYS, TOGETHER] = [
  'parental-leave-pay.days',
  'parental-leave-pay.partner-days',
  'parental-leave-pay.together-days'
]
const [INDIVIDUAL, FAMILY] = ['parental-leave-pay.income.individual', 'parental-leave-pay.income.family']
const WAIT_ID = 'newly-arrived.parental-leave-pay'
const [CLAIM_WEEKS, USE_YEARS] = ['parental-leave-pay.first-claim-weeks', 'parental-leave-pay.use-years']

/** What the days result is. */
export const DAYS_OUTLINE: Outline = {
  id: 'parental-leave-days',
  unit: 'days',
  limits: ['mother-claims-first', 'parental-leave-residence']
}

/**
 * The most days that the claimant can have; none where a test is not met.
 * Source: Paid Parental Leave Act 2010; Services Australia, How much Parental Leave Pay you can get.
 * @param rates those of the day of the birth
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function parentalLeaveDays(situation: ParentalLeaveSituation, rates: Rates): Result {
  const work = workTest(situation.bornOn, situation.work, rates)
  const barred = [
    ...incomeTest(situation, rates),
    ...(work.isMet ? [] : [work.finding]),
    ...newlyArrived(situation, rates)
  ]
  if (barred.length > 0) return settle(rates, DAYS_OUTLINE, [], { findings: barred })
  const isPartnered = situation.relationship === 'partnered'
  const lines = [line('parental-leave-family-days', exact(rates.value(FAMILY_DAYS)), DAYS, [FAMILY_DAYS])]
  if (isPartnered) lines.push(partnersDays(situation, rates))
  const together = finding('parental-leave-together', DAYS, [TOGETHER], [count('days', rates.value(TOGETHER))])
  return settle(rates, DAYS_OUTLINE, lines, {
    findings: [work.finding, ...(isPartnered ? [together] : []), ...claimTimes(rates)]
  })
}

/** Some days are kept for the partner; of the others each takes what the other one leaves. */
function partnersDays({ partnersDays: taken = 0 }: ParentalLeaveSituation, rates: Rates): Line {
  const kept = rates.value(PARTNER_DAYS)
  const all = Math.min(taken, rates.value(FAMILY_DAYS))
  return all > kept
    ? line('kept-for-partner', exact(-all), DAYS)
    : line('kept-for-partner', exact(-kept), DAYS, [PARTNER_DAYS])
}

/** Either the own income is within the individual limit, or both together within that of families. */
function incomeTest({ bornOn, claimedOn, income }: ParentalLeaveSituation, rates: Rates): Finding[] {
  const then = rates.at(claimedOn !== undefined && claimedOn < bornOn ? claimedOn : bornOn)
  const [own, both] = [exact(income.own), exact(income.own + income.partner)]
  const [individual, family] = [then.money(INDIVIDUAL), then.money(FAMILY)]
  if (compare(own, individual) <= 0 || compare(both, family) <= 0) return []
  const terms = [
    cents('income', own),
    cents('limit', individual),
    cents('family-income', both),
    cents('family-limit', family)
  ]
  // A claim in an earlier financial year has limits of its own: the terms say them.
  const figures = [INDIVIDUAL, FAMILY].filter(id => then.get(id).from === rates.get(id).from)
  return [finding('parental-leave-over-income', INCOME, figures, terms)]
}

function newlyArrived({ weeksAsResident }: ParentalLeaveSituation, rates: Rates): Finding[] {
  if (weeksAsResident === undefined || weeksAsResident >= rates.value(WAIT_ID)) return []
  return [finding('parental-leave-newly-arrived', WAIT, [WAIT_ID], [count('weeks', rates.value(WAIT_ID))])]
}

function claimTimes(rates: Rates): Finding[] {
  const ids = [CLAIM_WEEKS, USE_YEARS]
  if (!ids.every(id => rates.has(id))) return []
  const terms = [count('weeks', rates.value(CLAIM_WEEKS)), count('years', rates.value(USE_YEARS))]
  return [finding('parental-leave-claim-times', CLAIM, ids, terms)]
}
