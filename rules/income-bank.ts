/**
 * The Income Bank of students and Australian Apprentices: the unused part of
 * the free area is credit against later pay.
 * Social Security Act 1991 s 1067G, Module J; Social Security Guide 4.2.8.50, 4.2.8.55.
 */
import type { Rates } from './lookup.ts'
import { compare, exact, excess, larger, minus, NIL, plus, smaller, type Cents, type Exact } from './money.ts'
import { cents, finding } from './result.ts'
import type { CreditUse, Earnings } from './working-credit.ts'

const SECTION = 'Social Security Act 1991 s 1067G, Module J; Social Security Guide 4.2.8.50'
export const STUDENT_BANK = 'youth-allowance.student.income-bank'
export const APPRENTICE_BANK = 'youth-allowance.student.income-bank-apprentice'

/**
 * Credits used against pay above the free area, or earned by income below it.
 * @param balance cents of credit before the fortnight
 * @param freeArea cents a fortnight
 * @param maximum figure id of the largest balance
 * @throws FigureNotHeldError
 */
export function incomeBank(
  { employment, other }: Earnings,
  balance: Cents,
  freeArea: Exact,
  maximum: string,
  rates: Rates
): CreditUse {
  const income = plus(employment, other)
  const before = exact(balance)
  if (compare(income, freeArea) >= 0) {
    const used = smaller(before, smaller(employment, minus(income, freeArea)))
    if (used.n === 0) return { used: NIL, findings: [] }
    const terms = [cents('used', used), cents('balance-after', minus(before, used))]
    return { used, findings: [finding('income-bank-used', SECTION, [], terms)] }
  }
  const after = larger(before, smaller(plus(before, excess(freeArea, income)), rates.money(maximum)))
  if (compare(after, before) === 0) return { used: NIL, findings: [] }
  const terms = [cents('accrued', minus(after, before)), cents('balance-after', after)]
  return { used: NIL, findings: [finding('income-bank-earned', SECTION, [maximum], terms)] }
}
