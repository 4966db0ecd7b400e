/** Child support from a parent who lives elsewhere (Services Australia, Child Support). */
import { unlessFailed, condition, type Condition, type Truth } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { happened, isPartnered, type View } from '../../household/view.ts'

const SECTION = 'Services Australia, Child Support'

/** Children whose other parent is not in the household. Asking for it can be excused, where there was violence. */
export const childSupport: PaymentRule = {
  id: 'child-support',
  conditions: view => unlessFailed(hasChildren(view), () => [otherParent(view)])
}

function hasChildren({ children }: View): Condition {
  return condition('has-children', children && children.length > 0, SECTION, ['children'])
}

function otherParent(view: View): Condition {
  const { maintenanceYear } = view.household
  const missing = isPartnered(view) === undefined ? (['partner'] as const) : (['maintenanceYear'] as const)
  const truth = maintenanceYear ? 'met' : elsewhere(view)
  // Nobody has to ask for it of somebody who was violent: a social worker looks at it first.
  const isSafe = maintenanceYear !== undefined && maintenanceYear > 0 ? true : happened(view, 'violence') !== true
  return condition('other-parent-elsewhere', truth === 'met' && !isSafe ? 'judged' : truth, SECTION, [...missing])
}

/** Whether a single parent has to ask the other parent for it, who pays nothing; a social worker may excuse them. */
export function hasToAsk(view: View): boolean {
  return !view.household.maintenanceYear && isPartnered(view) === false && elsewhere(view) === 'met'
}

/** A couple may look after children of an earlier relationship; somebody widowed of another one. */
function elsewhere(view: View): Truth | undefined {
  const partnered = isPartnered(view)
  if (partnered === undefined) return undefined
  if (partnered) return view.household.maintenanceYear === undefined ? undefined : 'failed'
  return happened(view, 'partner-died') || isOfOthers(view) ? 'judged' : 'met'
}

/** Whether they are the parent of none of the children: a child in care may have nobody who has to pay. */
function isOfOthers({ children = [] }: View): boolean {
  return children.every(({ relation = 'own' }) => relation !== 'own')
}
