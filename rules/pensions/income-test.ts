/** The income test of pensions: one free area and one taper; a couple's income is tested together. */
import type { Rates } from '../lookup.ts'
import { add, centsUp, compare, divide, exact, excess, multiply, negative, type Cents, type Exact } from '../money.ts'
import { cents, line, percent, type Line } from '../result.ts'

const SECTION = 'Social Security Act 1991 s 1064-E; Social Security Guide 5.5.1.10'
const TRANSITIONAL = 'Social Security Guide 5.1.8.10'

export interface PensionIncomeTest {
  /** Exact cents a fortnight; of both together for a couple. */
  freeArea: Exact
  /** Figure id of the reduction for each dollar above it, of one person. */
  taper: string
  /** Figure ids of the free area. */
  figures: string[]
  section: string
}

/** Free areas are for one person or for a couple together; the taper of a couple is for each of them. */
function ids(isCouple: boolean): { freeArea: string; taper: string } {
  const freeArea = `pension.income.free-area.${isCouple ? 'couple' : 'single'}`
  return { freeArea, taper: isCouple ? 'couple-each' : 'single' }
}

/** The test at the standard rate (s 1064-E). @throws FigureNotHeldError where the free area lacks the day */
export function standardTest(isCouple: boolean, rates: Rates): PensionIncomeTest {
  const { freeArea, taper } = ids(isCouple)
  const figures = [freeArea]
  return { freeArea: rates.money(freeArea), taper: `pension.income.taper.${taper}`, figures, section: SECTION }
}

/**
 * The test at the transitional rate: a lower taper, and a free area that is higher for each dependent child.
 * Source: Social Security Guide 5.1.8.10, 5.5.1.30, 5.5.1.50; Services Australia, Income test for Age Pension.
 * @param isShared whether the partner has a pension too: then each has half of what a child adds
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function transitionalTest(
  isCouple: boolean,
  isShared: boolean,
  children: number,
  rates: Rates
): PensionIncomeTest {
  const { freeArea, taper } = ids(isCouple)
  const base = { taper: `pension.transitional.taper.${taper}`, section: TRANSITIONAL }
  const amount = rates.money(freeArea)
  if (children === 0) return { ...base, freeArea: amount, figures: [freeArea] }
  const child = `pension.transitional.free-area-child.${isShared ? 'couple-each' : 'single'}`
  // A person's free area is half of the couple's, and grows by the whole of what the child adds to it.
  const added = multiply(rates.money(child), exact(children * (isCouple ? 2 : 1)))
  return { ...base, freeArea: add(amount, added), figures: [freeArea, child] }
}

/**
 * The reduction for income, cents a fortnight of one person; none where income is within the free area.
 * @param income exact cents a fortnight, of both together for a couple
 * @throws FigureNotHeldError where the taper lacks the day
 */
export function incomeReduction(income: Exact, test: PensionIncomeTest, rates: Rates): Line[] {
  if (compare(income, test.freeArea) <= 0) return []
  const amount = negative(multiply(excess(income, test.freeArea), rates.share(test.taper)))
  const terms = [cents('income', income), cents('free-area', test.freeArea), percent('taper', rates.value(test.taper))]
  return [line('pension-income-reduction', amount, test.section, [...test.figures, test.taper], terms)]
}

/** The fortnightly income, of both for a couple, at which nothing is left of a rate, up to the next cent. @throws FigureNotHeldError */
export function incomeCutOut(maximum: Exact, test: PensionIncomeTest, rates: Rates): Cents {
  return centsUp(add(test.freeArea, divide(maximum, rates.share(test.taper))))
}
