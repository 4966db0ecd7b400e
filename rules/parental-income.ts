/**
 * The parental income test: a fortnightly reduction of 1/130 of what the
 * parents have above a free area, shared among their dependants.
 * Social Security Act 1991 s 1067G, Module F; Social Security Guide 4.2.8.10;
 * Operational Blueprint 108-02010080 (rule R9 of the facts).
 */
import type { Rates } from './lookup.ts'
import { dollarsDown, exact, excess, negative, over, plus, sum, times, type Exact } from './money.ts'
import { cents, count, finding, line, reason, type Finding, type Line, type Reason } from './result.ts'
import type { Parents, Sibling } from './situations/youth-allowance.ts'
import { youthRate } from './youth-rate.ts'

const SECTION =
  'Social Security Act 1991 s 1067G, Module F; Social Security Guide 4.2.8.10; Operational Blueprint 108-02010080'
const FREE_AREA = 'youth-allowance.parental.free-area'
const DIVISOR = 'youth-allowance.parental.divisor'

/** What about these parents the rules do not model. */
export function parentsNotModelled({ maintenance, otherChildren, getIncomeSupport }: Parents): Reason[] {
  if (getIncomeSupport) return []
  const rateMissing = otherChildren.some(
    child => child.kind === 'family-tax-benefit' && child.maximumRate === undefined
  )
  return [
    ...(maintenance > 0 ? [reason('maintenance-income', SECTION)] : []),
    ...(rateMissing ? [reason('family-tax-benefit-child-rate', SECTION)] : [])
  ]
}

/**
 * What parental income takes away from one dependant's rate.
 * @param maximumRate the person's own maximum payment rate, cents a fortnight
 * @throws FigureNotHeldError
 */
export function parentalReduction(
  { adjustedTaxableIncome, getIncomeSupport, otherChildren }: Parents,
  maximumRate: Exact,
  rates: Rates
): { line?: Line; findings: Finding[] } {
  if (getIncomeSupport) return { findings: [finding('parental-income-not-tested', SECTION)] }
  const income = exact(dollarsDown(adjustedTaxableIncome))
  const above = excess(income, rates.money(FREE_AREA))
  if (above.n === 0) return { findings: [] }
  const family = over(above, exact(rates.value(DIVISOR)))
  const others = otherChildren.map(child => siblingsRate(child, rates))
  const all = plus(maximumRate, sum(others.map(({ rate }) => rate)))
  const reduction = times(family, over(maximumRate, all))
  const figures = [FREE_AREA, DIVISOR, ...new Set(others.flatMap(other => other.figures))]
  const terms = [
    cents('parental-income', income),
    cents('free-area', rates.money(FREE_AREA)),
    count('divisor', rates.value(DIVISOR)),
    ...(others.length > 0 ? [cents('share-of', maximumRate), cents('share-in', all)] : [])
  ]
  return { line: line('parental-income-reduction', negative(reduction), SECTION, figures, terms), findings: [] }
}

/** A dependant's maximum payment rate, cents a fortnight, without Rent Assistance. */
function siblingsRate(child: Sibling, rates: Rates): { rate: Exact; figures: string[] } {
  if (child.kind === 'family-tax-benefit') return { rate: exact(child.maximumRate ?? 0), figures: [] }
  const figures = youthRate({ ...child, hasPartner: false, hasChildren: false, isLongTerm: false })
  return { rate: sum(figures.map(id => rates.money(id))), figures }
}
