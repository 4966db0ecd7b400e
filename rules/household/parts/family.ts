/** Turns the partner and children of a household into what the calculators take. */
import { hasOlderRate, olderRateMonths } from '../../conditions.ts'
import type { FAMILY_TAX_BENEFIT, RELATIONSHIPS } from '../../situations/choices.ts'
import type { Income, Partner } from '../../situations/common.ts'
import { MOST_CHILDREN } from '../../situations/household-choices.ts'
import type { Child, Person } from '../../situations/household.ts'
import { ftbChild, isInCare } from '../children.ts'
import { anyGround, ground } from '../grounds.ts'
import { monthsOnIncomeSupport } from '../higher-rates.ts'
import { mainCarerOf } from '../main-carer.ts'
import { isPartnered, registered, stateOf, type View } from '../view.ts'
import { anyOf, either, given, known, lacking, combine, type Possible } from './possible.ts'

/** Partners apart through illness or prison have rates of their own (Social Security Act 1991 s 4(7), s 24). */
export function relationship(view: View): Possible<(typeof RELATIONSHIPS)[number]> {
  const partnered = isPartnered(view)
  if (partnered === undefined) return lacking('partner')
  const { apart } = view.household
  if (!partnered) return known('single')
  return known(apart === 'illness' || apart === 'prison' ? 'separated-by-illness' : 'partnered')
}

/** What the partner gets; a veteran's payment is tested like a pension. */
export function partnersKind(view: View): Partner['payment'] {
  const { partner: other, partnersPayment } = view
  const kind = partnersPayment && registered(view, partnersPayment).asPartners
  if (kind) return kind
  const held = other && other !== 'none' ? other.has : undefined
  return held?.some(({ payment }) => payment === 'veteran-payment') ? 'pension' : 'none'
}

/** The partner, with the part of their income that counts; undefined for somebody single. */
export function partner(
  view: View,
  incomeThatCounts: (person: Person) => Possible<Income>
): Possible<Partner | undefined> {
  const partnered = isPartnered(view)
  if (partnered === undefined) return lacking('partner')
  const { partner: other } = view
  if (!partnered || other === undefined || other === 'none') return known(undefined)
  const income = incomeThatCounts(other)
  return combine<Partner>({
    age: given(other.age, 'partner.age'),
    payment: known(partnersKind(view)),
    income: { values: income.values, missing: income.missing.length > 0 ? ['partner.income'] : [] }
  })
}

/** Children as rates count them: those born, or every known child if a payment starts with a birth. */
export type Children = readonly Child[] | undefined

/** Dependent children, none and the most if they are not known, since each adds to a free area: those in their care for enough of the time (Social Security Act 1991 s 5(2), (3)). */
export function children(view: View, counted: Children = view.children): Possible<number> {
  if (!counted) return anyOf([0, MOST_CHILDREN], 'children')
  const share = view.rates.value('ftb.care-share')
  const inCare = counted.map(child => isInCare(child, share).truth)
  const sure = inCare.filter(truth => truth === 'met').length
  const most = inCare.filter(truth => truth !== 'failed').length
  return sure === most ? known(sure) : anyOf([sure, most], 'children.care')
}

/** Whether they are the main carer of a child, if that alone changes a rate. */
export function principalCarer(view: View): Possible<boolean> {
  if (!view.children) return either(undefined, 'children')
  const limit = view.rates.value('principal-carer.child-age')
  const { truth, facts } = anyGround([ground(false), ...view.children.map(child => mainCarerOf(child, limit, view))])
  const isKnown = truth === 'met' || truth === 'failed'
  // The main carer of a young child gets Parenting Payment: another payment is for whoever is not.
  if (!isKnown && stateOf(view, 'parenting-payment-single') === 'may' && !mayBeOlder(view)) return known(false)
  return either(isKnown ? truth === 'met' : undefined, ...facts)
}

/** Whether a child may be too old for Parenting Payment, so that its main carer has another payment. */
function mayBeOlder({ children = [], rates }: View): boolean {
  const limit = rates.value('parenting-payment.child-age.single')
  return children.some(({ age }) => age === undefined || age >= limit)
}

/** The age of the youngest child, for findings beside an amount. */
export function youngestChildAge(counted: Children = []): number | undefined {
  const ages = counted.flatMap(({ age }) => age ?? [])
  return ages.length === counted.length && ages.length > 0 ? Math.min(...ages) : undefined
}

/** Income support means the maximum rate of Part A for a child who counts for it (Family Assistance Act Sch 1 cl 1). */
export function familyTaxBenefit(
  view: View,
  counted: Children = view.children
): Possible<(typeof FAMILY_TAX_BENEFIT)[number]> {
  if (!counted) return anyOf(['none', 'above-base'], 'children')
  const { truth, facts } = anyGround([ground(false), ...counted.map(child => ftbChild(child, view))])
  if (truth === 'met') return known('above-base')
  return truth === 'failed' ? known('none') : anyOf(['none', 'above-base'], ...facts)
}

/** Full months in a row on income support, if they can change a rate. */
export function monthsOnPayment({ you, rates }: View): Possible<number> {
  const months = monthsOnIncomeSupport(you)
  if (months !== undefined) return known(months)
  if (you.age !== undefined && !hasOlderRate(you.age, Infinity, rates)) return known(0)
  return anyOf([0, olderRateMonths(rates)], 'has')
}
