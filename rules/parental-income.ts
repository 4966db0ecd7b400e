/** The parental income test: a share of parental income above a free area, divided among the parents’ dependants. */
import type { Rates } from './lookup.ts'
import { dollarsDown, exact, excess, negative, ZERO, divide, add, sum, multiply, type Exact } from './money.ts'
import { cents, count, finding, line, reason, type Finding, type Line, type Reason } from './result.ts'
import type { Parents, Sibling } from './situations/youth-allowance.ts'
import { rentAssistance, type Entitlement } from './rent-assistance.ts'
import { youthRate } from './youth-rate.ts'

const SECTION =
  'Social Security Act 1991 s 1067G, Module F; Social Security Guide 4.2.8.10; Operational Blueprint 108-02010080'
const FREE_AREA = 'youth-allowance.parental.free-area'
const DIVISOR = 'youth-allowance.parental.divisor'

/**
 * Why the rules do not model these parents: maintenance, or unknown rates of children who share a reduction.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function parentsNotModelled(parents: Parents, rates: Rates): Reason[] {
  const { maintenance, otherChildren, getIncomeSupport } = parents
  if (getIncomeSupport) return []
  const shared = aboveFreeArea(parents, rates).n > 0 ? otherChildren : []
  const rateMissing = shared.some(child => child.kind === 'family-tax-benefit' && child.maximumRate === undefined)
  return [
    ...(maintenance > 0 ? [reason('maintenance-income', SECTION)] : []),
    ...(rateMissing ? [reason('family-tax-benefit-child-rate', SECTION)] : []),
    ...shared.flatMap(child => rentNotModelled(child, rates)).slice(0, 1)
  ]
}

function rentNotModelled(child: Sibling, rates: Rates): Reason[] {
  const entitlement = siblingsRent(child, rates)
  return entitlement?.kind === 'not-modelled' ? entitlement.reasons : []
}

/** Whole dollars of parental income above the free area, in cents a year. */
function aboveFreeArea({ adjustedTaxableIncome }: Parents, rates: Rates): Exact {
  return excess(exact(dollarsDown(adjustedTaxableIncome)), rates.money(FREE_AREA))
}

/**
 * The reduction of one dependant's rate for parental income, cents a fortnight.
 * Source: Social Security Act 1991 s 1067G, Module F; Guide 4.2.8.10; Operational Blueprint 108-02010080.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function parentalReduction(
  parents: Parents,
  maximumRate: Exact,
  rates: Rates
): { line?: Line; findings: Finding[] } {
  const { adjustedTaxableIncome, getIncomeSupport, otherChildren } = parents
  if (getIncomeSupport) return { findings: [finding('parental-income-not-tested', SECTION)] }
  const above = aboveFreeArea(parents, rates)
  if (above.n === 0) return { findings: [] }
  const family = divide(above, exact(rates.value(DIVISOR)))
  const others = otherChildren.map(child => siblingsRate(child, rates))
  const all = add(maximumRate, sum(others.map(({ rate }) => rate)))
  const reduction = multiply(family, divide(maximumRate, all))
  const figures = [FREE_AREA, DIVISOR, ...new Set(others.flatMap(other => other.figures))]
  const terms = [
    cents('parental-income', exact(dollarsDown(adjustedTaxableIncome))),
    cents('free-area', rates.money(FREE_AREA)),
    count('divisor', rates.value(DIVISOR)),
    ...(others.length > 0 ? [cents('share-of', maximumRate), cents('share-in', all)] : [])
  ]
  return {
    line: line('parental-income-reduction', negative(reduction), SECTION, figures, terms),
    findings: otherChildren.some(isRentUnknown) ? [finding('siblings-rent-not-given', SECTION)] : []
  }
}

/** Someone who lives away may pay rent, and Rent Assistance increases their share of the reduction. */
function isRentUnknown(child: Sibling): boolean {
  return child.kind === 'youth-allowance' && child.living === 'away' && !child.rent && child.maximumRate === undefined
}

/** A dependant's maximum payment rate, cents a fortnight, with the Rent Assistance in it. */
function siblingsRate(child: Sibling, rates: Rates): { rate: Exact; figures: string[] } {
  if (child.maximumRate !== undefined) return { rate: exact(child.maximumRate), figures: [] }
  if (child.kind === 'family-tax-benefit') return { rate: ZERO, figures: [] }
  const family = { hasPartner: false, hasChildren: false, isLongTerm: false, isExemptCarer: false }
  const figures = youthRate({ ...child, ...family }, rates)
  const basic = sum(figures.map(id => rates.money(id)))
  const rent = siblingsRent(child, rates)
  if (rent?.kind !== 'payable') return { rate: basic, figures }
  return { rate: add(basic, rent.assistance.amount), figures: [...figures, ...rent.assistance.figures] }
}

/** Rent Assistance of a brother or sister on Youth Allowance: it is in the rate that shares (Blueprint 108-02010080-05). */
function siblingsRent(child: Sibling, rates: Rates): Entitlement | undefined {
  if (child.kind !== 'youth-allowance' || !child.rent || child.maximumRate !== undefined) return undefined
  const { age, living, rent } = child
  const youthAllowance = { independent: false, awayFromHome: living === 'away', hasHadPartnerOrChild: false }
  const family = { household: 'single', children: 0, familyTaxBenefit: 'none' } as const
  return rentAssistance({ payment: 'youth-allowance', age, ...family, youthAllowance, rent }, rates)
}
