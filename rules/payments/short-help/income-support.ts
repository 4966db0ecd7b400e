/** Whether somebody gets income support, or would: much help in a crisis comes only with it. */
import { receivesPayment } from '../../household/comes-with.ts'
import type { Condition } from '../../household/condition.ts'
import { anyGround, conditionOf, ground } from '../../household/grounds.ts'
import { INCOME_SUPPORT, type PaymentId } from '../../household/ids.ts'
import { residenceConditions } from '../../household/residence.ts'
import { holds, type View } from '../../household/view.ts'
import { abstudyGround } from '../referrals/abstudy.ts'

/** Whether an income support payment of the Social Security Act, or ABSTUDY, is paid already. */
export function holdsIncomeSupport(view: View): boolean | undefined {
  return holds(view, ...INCOME_SUPPORT, 'abstudy')
}

/** What residence asks; not of somebody who is paid income support already, whose visa nobody asks. */
export function residenceUnlessPaid(view: View, payment: PaymentId): Condition[] {
  const isPaid = holdsIncomeSupport(view) === true
  return residenceConditions(view, payment).filter(
    ({ id, truth }) => !(isPaid && id === 'residence' && truth === 'unknown')
  )
}

/** Income support is paid, or would be on a claim made now; a payment that opens later is none in a crisis. */
export function incomeSupportPayable(view: View, section: string): Condition {
  const { truth, facts } = anyGround([
    ground(holdsIncomeSupport(view), 'has'),
    receivesPayment(view, INCOME_SUPPORT),
    abstudyGround(view)
  ])
  return conditionOf('income-support-payable', { truth, facts }, section)
}
