/** Advance payment: part of a payment early, repaid from the next ones (Social Security Act 1991 Part 2.22). */
import { condition, type Condition } from '../../household/condition.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { holds, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { incomeSupportPayable } from './income-support.ts'

const SECTION = 'Social Security Guide 5.4.1.10'
const FAMILY = 'A guide to Australian Government payments, Family Tax Benefit Part A: advance'
const MONTHS = 'advance.benefit.months-on-payment'
const AMOUNTS = ['advance.benefit.minimum', 'advance.benefit.maximum', 'advance.benefit.times-a-year']

/** After some months on income support, or with Family Tax Benefit Part A. */
export const advancePayment: PaymentRule = {
  id: 'advance-payment',
  conditions: view =>
    holds(view, 'ftb-a')
      ? [condition('on-family-tax-benefit', true, FAMILY, ['has'])]
      : [incomeSupportPayable(view, SECTION), monthsOnPayment(view)]
}

/** Months that are still to come are no refusal: somebody who claims now has them later. */
function monthsOnPayment(view: View): Condition {
  const least = view.rates.value(MONTHS)
  const grounds = { terms: [count('months', least)], figures: [MONTHS, ...AMOUNTS] }
  const on = view.you.has?.filter(({ payment }) => (INCOME_SUPPORT as readonly string[]).includes(payment))
  const isLong = on?.some(({ months }) => months !== undefined && months >= least)
  const isKnown = on?.every(({ months }) => months !== undefined)
  return condition('months-on-payment', isLong || (isKnown ? 'judged' : undefined), SECTION, ['has'], grounds)
}
