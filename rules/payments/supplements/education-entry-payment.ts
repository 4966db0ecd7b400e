/** Education Entry Payment, once a year (A guide to Australian Government payments; Social Security Act Part 2.13A). */
import { setAmount } from '../../household/amounts.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { allGrounds, anyGround, conditionOf, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { monthsOnIncomeSupport } from '../../household/higher-rates.ts'
import type { PaymentRule } from '../../household/payment.ts'
import type { View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { approvedStudy, orOnceStudying } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Education Entry Payment'
const ID = 'education-entry-payment'
const MONTHS = 'education-entry-payment.months'
const PAYMENTS = ['jobseeker', 'parenting-payment-partnered'] as const

export const educationEntryPayment: PaymentRule = {
  id: ID,
  conditions(view) {
    const supplement = groundOf(view.outcomes.get('pensioner-education-supplement'))
    const grounds = { terms: [count('months', view.rates.value(MONTHS))], figures: [MONTHS] }
    const paid = anyGround([supplement, longOnPayment(view)])
    const study = [conditionOf('approved-study', approvedStudy(view), SECTION)]
    return [
      ...(paid.truth === 'failed' ? study : orOnceStudying(view, study, SECTION)),
      conditionOf('education-entry-ground', paid, SECTION, grounds)
    ]
  },
  amount: view => setAmount(view, ID, 'cents', SECTION, { [`${ID}.amount`]: 1 })
}

/** A year in a row on the payment from which they start to study. */
function longOnPayment(view: View): Ground {
  const months = monthsOnIncomeSupport(view.you, PAYMENTS)
  const enough = ground(months === undefined ? undefined : months >= view.rates.value(MONTHS), 'has')
  return allGrounds([receivesPayment(view, PAYMENTS), enough])
}
