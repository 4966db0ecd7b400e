/** Stillborn Baby Payment. */
import type { Rates } from '../lookup.ts'
import { exact, multiply } from '../money.ts'
import { cents, count, finding, line, settle, type Finding, type Outline, type Result } from '../result.ts'
import type { StillbornSituation } from '../situations/birth-payments.ts'

const SECTION = 'A guide to Australian Government payments, Stillborn Baby Payment'
const AMOUNT = 'stillborn-baby-payment'
const LIMIT = 'stillborn-baby-payment.income-limit'
const OUTLINE: Outline = { id: 'stillborn-baby-payment', unit: 'cents', limits: ['stillbirth-and-residence'] }

/**
 * The lump sum, in cents; not for a baby with Parental Leave Pay, nor above an income limit where that applies.
 * Source: A guide to Australian Government payments, Stillborn Baby Payment.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessStillbornBabyPayment(situation: StillbornSituation, rates: Rates): Result {
  const paid = situation.babies - situation.parentalLeavePayFor
  if (paid === 0) return settle(rates, OUTLINE, [], { findings: [finding('stillborn-parental-leave', SECTION)] })
  const { isOver, findings } = incomeLimit(situation, rates)
  if (isOver) return settle(rates, OUTLINE, [], { findings })
  const amount = multiply(rates.money(AMOUNT), exact(paid))
  const lines = [line('stillborn-amount', amount, SECTION, [AMOUNT], [count('children', paid)])]
  return settle(rates, OUTLINE, lines, { findings })
}

function incomeLimit(situation: StillbornSituation, rates: Rates): { isOver: boolean; findings: Finding[] } {
  const { familyTaxBenefit, incomeInSixMonths: income } = situation
  if (familyTaxBenefit) return { isOver: false, findings: [] }
  if (income === undefined) {
    const limit = rates.has(LIMIT)
      ? [finding('stillborn-limit', SECTION, [LIMIT], [cents('limit', rates.money(LIMIT))])]
      : []
    return { isOver: false, findings: limit }
  }
  const limit = rates.money(LIMIT)
  if (income <= limit.n) return { isOver: false, findings: [] }
  const terms = [cents('income', exact(income)), cents('limit', limit)]
  return { isOver: true, findings: [finding('stillborn-over-limit', SECTION, [LIMIT], terms)] }
}
