/** The Income Bank of students and Australian Apprentices: the unused free area is credit against later pay. */
import { earnCredits, spendCredits, type CreditUse, type Earnings } from './credit-balance.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, excess, subtract, add, smaller, type Cents, type Exact } from './money.ts'

const SECTION = 'Social Security Act 1991 s 1067G, Module J; Social Security Guide 4.2.8.50'
export const STUDENT_BANK = 'youth-allowance.student.income-bank'
export const APPRENTICE_BANK = 'youth-allowance.student.income-bank-apprentice'

/**
 * Credits used against pay above the free area, or earned by income below it; cents a fortnight.
 * Source: Social Security Act 1991 s 1067G, Module J; Social Security Guide 4.2.8.50, 4.2.8.55.
 * @param maximum figure id of the largest balance
 * @throws FigureNotHeldError where the largest balance lacks the day
 */
export function incomeBank(
  { employment, other }: Earnings,
  balance: Cents,
  freeArea: Exact,
  maximum: string,
  rates: Rates
): CreditUse {
  const income = add(employment, other)
  const before = exact(balance)
  if (compare(income, freeArea) >= 0) {
    const wanted = smaller(employment, subtract(income, freeArea))
    return spendCredits('income-bank-used', SECTION, before, wanted)
  }
  const earned = excess(freeArea, income)
  return earnCredits('income-bank-earned', SECTION, before, earned, rates.money(maximum), [maximum])
}
