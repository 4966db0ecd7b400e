/** Double Orphan Pension (Social Security Act 1991 Part 2.20; A guide to Australian Government payments). */
import { setAmount } from '../../household/amounts.ts'
import { anyChild, ftbChild } from '../../household/children.ts'
import { unlessFailed, condition } from '../../household/condition.ts'
import { allGrounds, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import type { Child } from '../../situations/household.ts'

const SECTION = 'A guide to Australian Government payments, Double Orphan Pension'
const RATE = 'double-orphan-pension'

export const doubleOrphanPension: PaymentRule = {
  id: 'double-orphan-pension',
  conditions(view) {
    const child = anyChild(view, each => allGrounds([notOwn(each), ftbChild(each, view)]))
    return unlessFailed(conditionOf('child-of-others', child, SECTION), () => [
      condition('parents-lost', 'judged', SECTION, ['children.relation']),
      ...residenceConditions(view, 'double-orphan-pension')
    ])
  },
  amount: view => setAmount(view, 'double-orphan-pension', 'cents-a-fortnight', SECTION, { [RATE]: orphans(view) })
}

/** Any child but their own (Social Security Act 1991 s 999). */
export function notOwn({ relation }: Child): Ground {
  return ground(relation === undefined ? undefined : relation !== 'own', 'children.relation')
}

function orphans(view: View): number {
  const children = view.children ?? []
  return Math.max(1, children.filter(child => notOwn(child).truth === 'met').length)
}
