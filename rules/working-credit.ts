/** Working Credit: credits of $1 built up in fortnights of little income, used up against later pay. */
import { earnCredits, spendCredits, type CreditUse, type Earnings } from './credit-balance.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, excess, add, type Cents, type Exact } from './money.ts'

const SECTION = 'Social Security Act 1991 s 1073F; Social Security Guide 3.1.11'
const THRESHOLD = 'working-credit.accrual-threshold'
export const JOBSEEKER_CREDIT = 'working-credit.maximum'
export const YOUTH_CREDIT = 'working-credit.maximum-youth-allowance-jobseeker'

/**
 * Credits used against pay, only and wholly where income is above the free area, or earned by little income; cents.
 * Source: Social Security Act 1991 ss 1073D-1073J; Social Security Guide 3.1.11, 3.1.11.30.
 * @param maximum figure id of the largest balance
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function workingCredit(
  { employment, other }: Earnings,
  balance: Cents,
  freeArea: Exact,
  maximum: string,
  rates: Rates
): CreditUse {
  const income = add(employment, other)
  const before = exact(balance)
  if (compare(income, freeArea) > 0) return spendCredits('working-credit-used', SECTION, before, employment)
  const earned = excess(rates.money(THRESHOLD), income)
  return earnCredits('working-credit-earned', SECTION, before, earned, rates.money(maximum), [THRESHOLD, maximum])
}
