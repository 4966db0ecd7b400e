/** Carer Adjustment Payment, once after a catastrophe: its amount is decided case by case (the same guide). */
import { unlessFailed, condition } from '../../household/condition.ts'
import { conditionOf, opposite } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { count } from '../../result.ts'
import { caredChild, carerAllowancePaid } from './caring-for-children.ts'
import { parentOnIncomeSupport } from './family.ts'

const SECTION = 'A guide to Australian Government payments, Carer Adjustment Payment'
const CHILD_AGE = 'carer-adjustment-payment.child-under'

export const carerAdjustmentPayment: PaymentRule = {
  id: 'carer-adjustment-payment',
  conditions(view) {
    const limit = view.rates.value(CHILD_AGE)
    const grounds = { terms: [count('age', limit)], figures: [CHILD_AGE] }
    return unlessFailed(conditionOf('cares-for-child', caredChild(view, limit), SECTION, grounds), () => [
      conditionOf('with-carer-allowance', carerAllowancePaid(view), SECTION),
      conditionOf('neither-on-income-support', opposite(parentOnIncomeSupport(view)), SECTION),
      condition('after-catastrophe', 'judged', SECTION, ['children.disability'])
    ])
  }
}
