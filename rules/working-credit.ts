/**
 * Working Credit: credits of $1 built up in fortnights of little income, used
 * up against later pay. Social Security Act 1991 ss 1073D-1073J; Social Security Guide 3.1.11.
 */
import type { Rates } from './lookup.ts'
import { excess, exact, larger, minus, NIL, plus, smaller, compare, type Cents, type Exact } from './money.ts'
import { cents, finding, type Finding } from './result.ts'

export interface Earnings {
  /** Cents a fortnight from work as an employee. */
  employment: Exact
  /** Cents a fortnight of other ordinary income. */
  other: Exact
}

export interface CreditUse {
  /** Credits used, each worth a dollar, in cents. */
  used: Exact
  findings: Finding[]
}

const SECTION = 'Social Security Act 1991 s 1073F; Social Security Guide 3.1.11'
export const JOBSEEKER_CREDIT = 'working-credit.maximum'
export const YOUTH_CREDIT = 'working-credit.maximum-youth-allowance-jobseeker'

/**
 * Credits used against this fortnight's pay, or earned by its absence.
 * Credits offset pay only, and only where total income is above the free area;
 * they then offset all of the pay, not just the part above it (Guide 3.1.11.30).
 * @param balance cents of credit before the fortnight
 * @param freeArea cents a fortnight
 * @param maximum figure id of the largest balance
 * @throws FigureNotHeldError
 */
export function workingCredit(
  { employment, other }: Earnings,
  balance: Cents,
  freeArea: Exact,
  maximum: string,
  rates: Rates
): CreditUse {
  const income = plus(employment, other)
  const before = exact(balance)
  if (compare(income, freeArea) > 0) {
    const used = smaller(before, employment)
    if (used.n === 0) return { used: NIL, findings: [] }
    const terms = [cents('used', used), cents('balance-after', minus(before, used))]
    return { used, findings: [finding('working-credit-used', SECTION, [], terms)] }
  }
  const earned = excess(rates.money('working-credit.accrual-threshold'), income)
  // A balance brought over from Youth Allowance may lie above the maximum; it is kept, not added to (s 1073F).
  const after = larger(before, smaller(plus(before, earned), rates.money(maximum)))
  if (compare(after, before) === 0) return { used: NIL, findings: [] }
  const terms = [cents('accrued', minus(after, before)), cents('balance-after', after)]
  const figures = ['working-credit.accrual-threshold', maximum]
  return { used: NIL, findings: [finding('working-credit-earned', SECTION, figures, terms)] }
}
