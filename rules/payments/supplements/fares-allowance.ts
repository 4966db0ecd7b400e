/** Fares Allowance, for a journey to study away from home (A guide to Australian Government payments). */
import { condition } from '../../household/condition.ts'
import { anyGround, conditionOf, groundOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { movedToStudy, studentPayment, tertiary } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Fares Allowance'

export const faresAllowance: PaymentRule = {
  id: 'fares-allowance',
  conditions(view) {
    const supplement = groundOf(view.outcomes.get('pensioner-education-supplement'))
    const paid = anyGround([studentPayment(view), supplement])
    return [
      conditionOf('payment-for-students', paid, SECTION),
      conditionOf('tertiary-study', tertiary(view), SECTION),
      conditionOf('moved-to-study', movedToStudy(view), SECTION),
      condition('journey-accepted', 'judged', SECTION, ['study.movedAway'])
    ]
  }
}
