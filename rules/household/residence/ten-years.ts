/** Ten years as a resident for Age Pension and Disability Support Pension, two for Parenting Payment of new citizens. */
import { addDays, addMonths } from '../../dates.ts'
import { count } from '../../result.ts'
import { DAYS_A_WEEK, MONTHS_A_YEAR } from '../../time.ts'
import { all, condition, type Condition } from '../condition.ts'
import { anyGround, conditionOf, ground, type Ground } from '../grounds.ts'
import type { Fact, PaymentId } from '../ids.ts'
import { dayOf, happened, type View } from '../view.ts'
import { isExemptLoneParent } from './lone-parent.ts'
import { standingOf } from './standing.ts'

const TEN_YEARS = 'Social Security Act 1991 s 7(5); Services Australia, residence rules'
const TWO_YEARS = 'Social Security Act 1991 ss 500(1)(d), 500X(4)'
const TOTAL = 'age-pension.residence.total-years'
const UNBROKEN = 'age-pension.residence.unbroken-years'
const WIDOW = 'age-pension.residence.widow-years'
const PARENTING = 'qualifying-residence.parenting-payment'

/** Ten years as a resident, five of them without a break, or a reason why not. @throws FigureNotHeldError */
export function tenYearsCondition(view: View, payment: PaymentId): Condition {
  const years = view.rates.value(TOTAL)
  const reason = exempt(view, payment) ?? lived(view, years) ?? notYet(view, payment, years)
  return conditionOf('ten-years', reason, TEN_YEARS, { terms: [count('years', years)], figures: [TOTAL, UNBROKEN] })
}

/** Refugees, their family, and those whose illness began here as residents. */
function exempt({ you }: View, payment: PaymentId): Ground | undefined {
  if (standingOf(you) === 'refugee') return ground(true, 'residence.status')
  if (you.residence.familyOfRefugee === true) return ground(true, 'residence.familyOfRefugee')
  const began = payment === 'disability-support-pension' && you.health.onsetAsResident === true
  return began ? ground(true, 'health.onsetAsResident') : undefined
}

/**
 * Ten years, stated by the person or derived from the arrival date, unless an absence interrupted them; a citizen who
 * gives no arrival date has always lived here.
 */
function lived({ you, on }: View, years: number): Ground | undefined {
  const { tenYears, since } = you.residence
  if (tenYears === true) return ground(true, 'residence.tenYears')
  if (tenYears === false) return undefined
  if (since === undefined) {
    return standingOf(you) === 'citizen' ? ground(true, 'residence.status') : ground(undefined, 'residence.tenYears')
  }
  const isReached = addMonths(since, years * MONTHS_A_YEAR) <= on
  return isReached ? { ...ground(true, 'residence.since'), assumed: ['residence.tenYears'] } : undefined
}

function notYet(view: View, payment: PaymentId, years: number): Ground {
  const { since, familyOfRefugee } = view.you.residence
  const isForIllness = payment === 'disability-support-pension'
  const widow = isForIllness ? false : isWidow(view)
  if (widow === true) return ground('judged', 'happened')
  const unknown = unknownOf({
    // A refugee needs no ten years.
    'residence.status': standingOf(view.you),
    'health.onsetAsResident': isForIllness ? view.you.health.onsetAsResident : false,
    'residence.familyOfRefugee': familyOfRefugee,
    happened: widow
  })
  if (unknown.length > 0) return ground(undefined, ...unknown)
  const from = since && addMonths(since, years * MONTHS_A_YEAR)
  const failed = ground(false, 'residence.tenYears', 'residence.since')
  return { ...failed, ...(from !== undefined && from > view.on ? { from } : {}) }
}

function unknownOf(exemptions: Partial<Record<Fact, unknown>>): Fact[] {
  return (Object.keys(exemptions) as Fact[]).filter(fact => exemptions[fact] === undefined)
}

/** A widow whose partner was a resident too needs two years of her own (Services Australia, residence rules). */
function isWidow(view: View): boolean | undefined {
  const { since } = view.you.residence
  const years = view.rates.value(WIDOW) * MONTHS_A_YEAR
  return all(happened(view, 'partner-died'), since === undefined || addMonths(since, years) <= view.on)
}

/**
 * Parenting Payment of citizens who came to live here for the first time: two years. Of one who only told of an arrival
 * nobody knows whether it was the first.
 * @throws FigureNotHeldError
 */
export function twoYearsCondition(view: View, payment: PaymentId): Condition[] {
  const { you, on, rates } = view
  const { since = dayOf(view, 'arrived'), tenYears, familyOfRefugee } = you.residence
  if (standingOf(you) !== 'citizen' || since === undefined || tenYears === true) return []
  const weeks = rates.value(PARENTING)
  const served = addDays(since, weeks * DAYS_A_WEEK)
  const grounds = { terms: [count('weeks', weeks)], figures: [PARENTING] }
  if (served <= on) return [condition('two-years', true, TWO_YEARS, ['residence.since'], grounds)]
  const loneParent = payment === 'parenting-payment-single' ? isExemptLoneParent(view) : ground(false)
  const exempt = anyGround([loneParent, ground(familyOfRefugee, 'residence.familyOfRefugee')])
  if (you.residence.since === undefined && exempt.truth !== 'met')
    return [condition('two-years', 'judged', TWO_YEARS, ['residence.tenYears'], grounds)]
  const facts: Fact[] = exempt.truth === 'unknown' ? exempt.facts : ['residence.since', ...loneParent.facts]
  return [conditionOf('two-years', { ...exempt, facts, from: served }, TWO_YEARS, grounds)]
}
