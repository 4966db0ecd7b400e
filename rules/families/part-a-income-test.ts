/** The income test of Part A: 20 cents above the lower threshold, 30 above the higher, or the base rate and 30 cents. */
import type { Rates } from '../lookup.ts'
import { add, compare, divide, dollarsUp, exact, excess, larger, multiply, negative } from '../money.ts'
import { smaller, subtract, ZERO, type Exact } from '../money.ts'
import { cents, line, percent, type Line } from '../result.ts'
import type { FamilySituation } from '../situations/family-tax-benefit.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 1, 3, 25, 28; Family Assistance Guide 3.1.8.20'
const [LOWER, HIGHER] = ['ftb-a.income.lower', 'ftb-a.income.higher']
const [LOWER_TAPER, UPPER_TAPER] = ['ftb-a.income.taper-lower', 'ftb-a.income.taper-upper']

/** The figures by which income reduces Part A. */
export const PART_A_INCOME_TEST = [LOWER, HIGHER, LOWER_TAPER, UPPER_TAPER]

export interface PartAIncomeTest {
  /** What income takes from the maximum rate, in cents a year. */
  reductions: Line[]
  /** The rate does not fall below this: the base rate, itself reduced above the higher threshold. */
  floor: Exact
  isAboveHigher: boolean
}

/** Adjusted taxable income of the family, in cents a year. */
export function familyIncome({ income }: FamilySituation): Exact {
  return exact(income.own + income.partner)
}

/**
 * What family income takes from the maximum rate, and what is paid at least; nothing with income support.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 1 cl 1-3, 25-28; Family Assistance Guide 3.1.8.20.
 * @param base the base rate, in cents a year
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function partAIncomeTest(situation: FamilySituation, base: Exact, rates: Rates): PartAIncomeTest {
  const income = familyIncome(situation)
  if (situation.incomeSupport) return { reductions: [], floor: base, isAboveHigher: false }
  const higher = rates.money(HIGHER)
  const above = excess(income, higher)
  return {
    reductions: [
      ...reduction('ftb-a-income-lower', smaller(income, higher), LOWER, LOWER_TAPER, rates),
      ...reduction('ftb-a-income-upper', income, HIGHER, UPPER_TAPER, rates)
    ],
    floor: above.n > 0 ? excess(base, multiply(above, rates.share(UPPER_TAPER))) : base,
    isAboveHigher: compare(above, ZERO) > 0
  }
}

/** What income above the lower threshold takes where there is no base rate (Method 3). @throws FigureNotHeldError */
export function lowerReduction(situation: FamilySituation, rates: Rates): Line[] {
  if (situation.incomeSupport) return []
  return reduction('ftb-a-income-lower', familyIncome(situation), LOWER, LOWER_TAPER, rates)
}

/**
 * The income, in cents a year, at which nothing is left of either rate, up to the next dollar as it is published.
 * @param maximum the maximum rate and @param base the base rate, in cents a year
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function nilAt(maximum: Exact, base: Exact, rates: Rates): number {
  const [lower, higher] = [rates.money(LOWER), rates.money(HIGHER)]
  const [lowerTaper, upperTaper] = [rates.share(LOWER_TAPER), rates.share(UPPER_TAPER)]
  const atHigher = subtract(maximum, multiply(subtract(higher, lower), lowerTaper))
  const left = larger(atHigher, base)
  // Below the higher threshold the base rate stays: nothing is left only above it.
  return dollarsUp(add(higher, divide(left, upperTaper)))
}

function reduction(
  label: 'ftb-a-income-lower' | 'ftb-a-income-upper',
  income: Exact,
  threshold: string,
  taper: string,
  rates: Rates
): Line[] {
  const above = excess(income, rates.money(threshold))
  if (above.n === 0) return []
  const terms = [
    cents('family-income', income),
    cents('threshold', rates.money(threshold)),
    percent('taper', rates.value(taper))
  ]
  return [line(label, negative(multiply(above, rates.share(taper))), SECTION, [threshold, taper], terms)]
}
