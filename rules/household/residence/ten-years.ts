/** Ten years as a resident for Age Pension and Disability Support Pension, two for Parenting Payment of new citizens. */
import { addDays, addMonths, type IsoDate } from '../../dates.ts'
import { count } from '../../result.ts'
import { DAYS_A_WEEK, MONTHS_A_YEAR } from '../../time.ts'
import { all, any, condition, type Condition, type Truth } from '../condition.ts'
import type { Fact, PaymentId } from '../ids.ts'
import { happened, type View } from '../view.ts'
import { isExemptLoneParent } from './lone-parent.ts'
import { standingOf } from './standing.ts'

const TEN_YEARS = 'Social Security Act 1991 s 7(5); Services Australia, residence rules'
const TWO_YEARS = 'Social Security Act 1991 ss 500(1)(d), 500X(4)'
const TOTAL = 'age-pension.residence.total-years'
const UNBROKEN = 'age-pension.residence.unbroken-years'
const WIDOW = 'age-pension.residence.widow-years'
const PARENTING = 'qualifying-residence.parenting-payment'

interface Years {
  truth: Truth | undefined
  facts: Fact[]
  from?: IsoDate
  assumed?: Fact[]
}

/** Ten years as a resident, five of them without a break, or a reason why not. @throws FigureNotHeldError */
export function tenYearsCondition(view: View, payment: PaymentId): Condition {
  const years = view.rates.value(TOTAL)
  const { truth, facts, ...rest } = exempt(view, payment) ?? lived(view, years) ?? notYet(view, payment, years)
  const grounds = { terms: [count('years', years)], figures: [TOTAL, UNBROKEN], ...rest }
  return condition('ten-years', truth, TEN_YEARS, facts, grounds)
}

/** Refugees, their family, and those whose illness began here as residents. */
function exempt({ you }: View, payment: PaymentId): Years | undefined {
  if (standingOf(you) === 'refugee') return { truth: 'met', facts: ['residence.status'] }
  if (you.residence.familyOfRefugee === true) return { truth: 'met', facts: ['residence.familyOfRefugee'] }
  const began = payment === 'disability-support-pension' && you.health.onsetAsResident === true
  return began ? { truth: 'met', facts: ['health.onsetAsResident'] } : undefined
}

/**
 * Ten years that are told, or that follow from the first day, if no trip abroad broke them; a citizen who names none has
 * always lived here.
 */
function lived({ you, on }: View, years: number): Years | undefined {
  const { tenYears, since } = you.residence
  if (tenYears === true) return { truth: 'met', facts: ['residence.tenYears'] }
  if (tenYears === false) return undefined
  if (since === undefined) {
    return standingOf(you) === 'citizen'
      ? { truth: 'met', facts: ['residence.status'] }
      : { truth: undefined, facts: ['residence.tenYears'] }
  }
  const isReached = addMonths(since, years * MONTHS_A_YEAR) <= on
  return isReached ? { truth: 'met', facts: ['residence.since'], assumed: ['residence.tenYears'] } : undefined
}

function notYet(view: View, payment: PaymentId, years: number): Years {
  const { since, familyOfRefugee } = view.you.residence
  const isForIllness = payment === 'disability-support-pension'
  const widow = isForIllness ? false : isWidow(view)
  if (widow === true) return { truth: 'judged', facts: ['happened'] }
  const unknown = unknownOf({
    // A refugee needs no ten years.
    'residence.status': standingOf(view.you),
    'health.onsetAsResident': isForIllness ? view.you.health.onsetAsResident : false,
    'residence.familyOfRefugee': familyOfRefugee,
    happened: widow
  })
  if (unknown.length > 0) return { truth: undefined, facts: unknown }
  const from = since && addMonths(since, years * MONTHS_A_YEAR)
  const facts: Fact[] = ['residence.tenYears', 'residence.since']
  return { truth: 'failed', facts, ...(from !== undefined && from > view.on ? { from } : {}) }
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

/** Parenting Payment of citizens who came to live here for the first time: two years. @throws FigureNotHeldError */
export function twoYearsCondition(view: View, payment: PaymentId): Condition[] {
  const { you, on, rates } = view
  const { since, tenYears, familyOfRefugee } = you.residence
  if (standingOf(you) !== 'citizen' || since === undefined || tenYears === true) return []
  const weeks = rates.value(PARENTING)
  const served = addDays(since, weeks * DAYS_A_WEEK)
  const grounds = { terms: [count('weeks', weeks)], figures: [PARENTING] }
  if (served <= on) return [condition('two-years', true, TWO_YEARS, ['residence.since'], grounds)]
  const loneParent = payment === 'parenting-payment-single' ? isExemptLoneParent(view) : { truth: false, facts: [] }
  const truth = any(loneParent.truth, familyOfRefugee)
  const unknown: Fact[] = [
    ...(loneParent.truth === undefined ? loneParent.facts : []),
    ...unknownOf({ 'residence.familyOfRefugee': familyOfRefugee })
  ]
  const facts: Fact[] = truth === undefined ? unknown : ['residence.since', ...loneParent.facts]
  return [condition('two-years', truth, TWO_YEARS, facts, { ...grounds, ...(truth === false ? { from: served } : {}) })]
}
