/** The maintenance income test of Part A: 50 cents for each dollar of child support above a free area. */
import type { Rates } from '../lookup.ts'
import { atBound, confirmed, type Side } from '../indexation.ts'
import { add, compare, exact, excess, multiply, negative, smaller, subtract, sum, ZERO, type Exact } from '../money.ts'
import { cents, finding, line, percent, reason } from '../result.ts'
import type { Finding, Line, Reason } from '../result.ts'
import type { ChildSupport, FamilySituation } from '../situations/family-tax-benefit.ts'
import { DAYS_A_YEAR } from '../time.ts'
import type { CountedChild } from './children.ts'
import { aboveBase, regularCareChildren, rentChildren, rentDue } from './part-a-rates.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 20-24N; Family Assistance Guide 3.1.7'
const CEILING = 'Family Assistance Guide 3.1.7.03'
const CREDIT = 'Family Assistance Guide 3.1.7.05'
const TAPER = 'ftb-a.maintenance.taper'
const FURTHER = 'ftb-a.maintenance.free-area.further'

export interface Maintenance {
  lines: Line[]
  findings: Finding[]
  reasons: Reason[]
}

const NOTHING: Maintenance = { lines: [], findings: [], reasons: [] }

/**
 * What child support takes from the rate, in cents a year.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 1 cl 20-24N; Family Assistance Guide 3.1.7.
 * @param side of a free area that is not confirmed, whether its least is counted, which takes most, or its most
 * @throws FigureNotHeldError where a figure lacks the day and the year before
 */
export function maintenanceTest(
  situation: FamilySituation,
  counted: CountedChild[],
  isAboveHigher: boolean,
  rates: Rates,
  side: Side
): Maintenance {
  const { childSupport, blindPension } = situation
  const children = rentChildren(counted).filter(({ child }) => child.childSupport)
  if (!childSupport || blindPension || children.length === 0) return NOTHING
  const credit = creditUsed(childSupport)
  const income = add(annualised(childSupport), excess(exact(childSupport.arrears), credit.used))
  const [basic, share] = [`ftb-a.maintenance.free-area.${childSupport.payees}`, rates.share(TAPER)]
  const more = children.length - 1
  const further = more > 0 ? multiply(atBound(FURTHER, rates, side), exact(more)) : ZERO
  const freeArea = add(atBound(basic, rates, side), further)
  const above = multiply(excess(income, freeArea), share)
  if (above.n === 0) return { ...NOTHING, findings: credit.findings }

  const others = counted.length > children.length
  if (others && isAboveHigher) return { ...NOTHING, reasons: [reason('maintenance-ceiling', CEILING)] }
  const amount = others ? smaller(above, ceiling(situation, counted, children, rates)) : above
  const figures = confirmed([basic, ...(more > 0 ? [FURTHER] : []), TAPER], rates)
  const terms = [cents('maintenance', income), cents('free-area', freeArea), percent('taper', rates.value(TAPER))]
  const isLimited = compare(amount, above) < 0
  return {
    lines: [line('maintenance-income-reduction', negative(amount), SECTION, figures, terms)],
    findings: [...credit.findings, ...(isLimited ? [finding('maintenance-ceiling-reached', CEILING)] : [])],
    reasons: []
  }
}

/** A financial year always counts 365 days (cl 20A). */
function annualised({ amount, days }: ChildSupport): Exact {
  return multiply(exact(amount), exact(DAYS_A_YEAR, days))
}

/** Unused free area of earlier years that arrears are set against. */
function creditUsed({ arrears, credit }: ChildSupport): { used: Exact; findings: Finding[] } {
  const used = smaller(exact(arrears), exact(credit))
  if (used.n === 0) return { used, findings: [] }
  const terms = [cents('used', used), cents('balance-after', subtract(exact(credit), used))]
  return { used, findings: [finding('maintenance-credit-used', CREDIT, [], terms)] }
}

/** The most it takes where other children are paid for too: all that the children with child support have above base. */
function ceiling(situation: FamilySituation, counted: CountedChild[], children: CountedChild[], rates: Rates): Exact {
  const withRent = rentChildren(counted).length + regularCareChildren(situation, rates)
  const rent = (count: number) => rentDue(situation, count, rates).amount
  const rentForThem = subtract(rent(withRent), rent(withRent - children.length))
  return add(sum(children.map(child => aboveBase(child, rates))), rentForThem)
}
