/** Carer Supplement, paid each July for each payment to a carer (A guide to Australian Government payments). */
import { paidGround } from '../../household/comes-with.ts'
import { anyGround, conditionOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import type { View } from '../../household/view.ts'
import { carerSupplement as yearly } from '../../pensions/carer-yearly.ts'
import { carerAllowancePaid, disabledChildren } from './caring-for-children.ts'

const SECTION = 'A guide to Australian Government payments, Carer Supplement'

export const carerSupplement: PaymentRule = {
  id: 'carer-supplement',
  conditions(view) {
    const paid = anyGround([carerAllowancePaid(view), paidGround(view, ['carer-payment'])])
    return [conditionOf('with-carer-payment-or-allowance', paid, SECTION)]
  },
  amount: view => yearly(payments(view), view.rates)
}

/** One for Carer Payment and one for each person of Carer Allowance, as far as they are open. */
function payments(view: View): number {
  const people = view.you.caring.who === 'child' ? disabledChildren(view) : 1
  const allowance = carerAllowancePaid(view).truth === 'failed' ? 0 : people
  return allowance + (paidGround(view, ['carer-payment']).truth === 'failed' ? 0 : 1)
}
