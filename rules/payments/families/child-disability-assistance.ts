/** Child Disability Assistance Payment, paid each July with Carer Allowance for a child (the same guide). */
import { CARED_CHILD_BELOW } from '../../conditions.ts'
import { unlessFailed } from '../../household/condition.ts'
import { conditionOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { childDisabilityAssistance as yearly } from '../../pensions/carer-yearly.ts'
import { caredChild, carerAllowancePaid, disabledChildren } from './caring-for-children.ts'

const SECTION = 'A guide to Australian Government payments, Child Disability Assistance Payment'

export const childDisabilityAssistance: PaymentRule = {
  id: 'child-disability-assistance',
  conditions(view) {
    return unlessFailed(
      conditionOf('cares-for-child', caredChild(view, view.rates.value(CARED_CHILD_BELOW)), SECTION),
      () => [conditionOf('with-carer-allowance', carerAllowancePaid(view), SECTION)]
    )
  },
  amount: view => yearly(disabledChildren(view), view.rates)
}
