/** The ordinary income test of benefits: a free area, if there is one, then one or two tapers. */
import type { Rates } from './lookup.ts'
import { centsUp, compare, exact, excess, negative, divide, add, smaller, multiply, ZERO } from './money.ts'
import type { Cents, Exact } from './money.ts'
import { cents, line, percent, type Line } from './result.ts'
import type { Income } from './situations/common.ts'

export interface IncomeTest {
  section: string
  /** Figure ids. Without a free area all income counts; without an upper threshold, one taper takes all above it. */
  freeArea?: string
  /** What the free area grows by, and for how many children. */
  children?: { figure: string; count: number }
  lowerTaper: string
  upper?: { threshold: string; taper: string }
}

/** 50 cents between $150 and $256, 60 cents above (Social Security Guide 4.2.2). */
export const JOBSEEKER_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 1068, Module G; Social Security Guide 4.2.2',
  freeArea: 'jobseeker.income.free-area',
  lowerTaper: 'jobseeker.income.taper-lower',
  upper: { threshold: 'jobseeker.income.upper', taper: 'jobseeker.income.taper-upper' }
}

/** A single principal carer on JobSeeker Payment: 40 cents above $150 (Social Security Guide 5.5.2.50). */
export const PRINCIPAL_CARER_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 1068, Module G; Social Security Guide 5.5.2.50',
  freeArea: 'jobseeker.income.free-area',
  lowerTaper: 'jobseeker.income.principal-carer-taper'
}

/** Youth Allowance of a job seeker: 50 cents between $150 and $250, 60 cents above (Social Security Guide 4.2.8.60). */
export const YOUTH_JOB_SEEKER_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 1067G, Module H; Social Security Guide 4.2.8.60',
  freeArea: 'youth-allowance.jobseeker.free-area',
  lowerTaper: 'youth-allowance.jobseeker.taper-lower',
  upper: { threshold: 'youth-allowance.jobseeker.upper', taper: 'youth-allowance.jobseeker.taper-upper' }
}

/** Students and Australian Apprentices (Social Security Guide 4.2.8.50, 4.2.8.55). */
export const STUDENT_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 1067G, Module H; Social Security Guide 4.2.8.50',
  freeArea: 'youth-allowance.student.free-area',
  lowerTaper: 'youth-allowance.student.taper-lower',
  upper: { threshold: 'youth-allowance.student.upper', taper: 'youth-allowance.student.taper-upper' }
}

/** Parenting Payment Single: 40 cents above a free area that each further child adds to (Social Security Guide 4.2.4.10). */
export const PARENTING_SINGLE_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 1068A-E1; Social Security Guide 4.2.4.10, 5.5.4.50',
  freeArea: 'parenting-payment.single.free-area',
  lowerTaper: 'parenting-payment.single.taper'
}

/** Special Benefit: every dollar of income, from the first (Social Security Guide 4.2.6). */
export const SPECIAL_BENEFIT_TEST: IncomeTest = {
  section: 'Social Security Act 1991 s 746; Social Security Guide 4.2.6',
  lowerTaper: 'special-benefit.taper'
}

/** Income of a fortnight other than pay, what financial assets are deemed to earn among it; exact cents (ss 1076-1078). */
export function otherIncome({ other, deemed = ZERO }: Income): Exact {
  return add(exact(other), deemed)
}

/** Income that does not count, cents a fortnight, and the figures it comes from. @throws FigureNotHeldError */
export function freeAreaOf({ freeArea, children }: IncomeTest, rates: Rates): { amount: Exact; figures: string[] } {
  if (freeArea === undefined) return { amount: ZERO, figures: [] }
  const amount = rates.money(freeArea)
  if (!children || children.count === 0) return { amount, figures: [freeArea] }
  const added = multiply(rates.money(children.figure), exact(children.count))
  return { amount: add(amount, added), figures: [freeArea, children.figure] }
}

/**
 * The reduction for income, cents a fortnight: one line for each taper it reaches.
 * Source: Social Security Act 1991 s 1068, Module G; s 1067G, Module H.
 * @throws FigureNotHeldError where a figure of the test lacks the day
 */
export function incomeReduction(income: Exact, test: IncomeTest, rates: Rates): Line[] {
  const { amount: freeArea, figures } = freeAreaOf(test, rates)
  if (compare(income, freeArea) <= 0) return []
  if (!test.upper) return [taken('income-reduction-lower', income, freeArea, figures, test.lowerTaper, test, rates)]
  const threshold = rates.money(test.upper.threshold)
  const below = smaller(income, threshold)
  const lower = taken('income-reduction-lower', below, freeArea, figures, test.lowerTaper, test, rates)
  if (compare(income, threshold) <= 0) return [lower]
  const { threshold: id, taper } = test.upper
  return [lower, taken('income-reduction-upper', income, threshold, [id], taper, test, rates)]
}

function taken(
  label: 'income-reduction-lower' | 'income-reduction-upper',
  income: Exact,
  above: Exact,
  aboveIds: string[],
  taperId: string,
  { section }: IncomeTest,
  rates: Rates
): Line {
  const reduction = multiply(excess(income, above), rates.share(taperId))
  const terms = [
    cents('income', income),
    cents(label === 'income-reduction-lower' ? 'free-area' : 'upper', above),
    percent('taper', rates.value(taperId))
  ]
  return line(label, negative(reduction), section, [...aboveIds, taperId], terms)
}

/**
 * The fortnightly income, in exact cents, at which it has reduced a rate to zero: the inverse of the income test.
 * @throws FigureNotHeldError where a figure of the test lacks the day
 */
export function exactCutOut(rate: Exact, test: IncomeTest, rates: Rates): Exact {
  const { amount: freeArea } = freeAreaOf(test, rates)
  const lowerTaper = rates.share(test.lowerTaper)
  const simple = add(freeArea, divide(rate, lowerTaper))
  if (!test.upper) return simple
  const threshold = rates.money(test.upper.threshold)
  if (compare(simple, threshold) <= 0) return simple
  const takenByThen = multiply(excess(threshold, freeArea), lowerTaper)
  return add(threshold, divide(excess(rate, takenByThen), rates.share(test.upper.taper)))
}

/** As `exactCutOut`, up to the next cent, as Services Australia publishes it. @throws FigureNotHeldError */
export function cutOut(rate: Exact, test: IncomeTest, rates: Rates): Cents {
  return centsUp(exactCutOut(rate, test, rates))
}
