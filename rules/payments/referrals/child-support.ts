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

/**
 * Whether a parent has to ask the other parent for it, who pays nothing; a social worker may excuse them. A partner makes
 * no difference (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 10).
 */
export function hasToAsk(view: View): boolean {
  if (view.household.maintenanceYear) return false
  return isPartnered(view) === false ? elsewhere(view) === 'met' : isOfOneOfThem(view)
}

/** A couple may look after children of an earlier relationship; somebody widowed of another one. */
function elsewhere(view: View): Truth | undefined {
  const partnered = isPartnered(view)
  if (partnered === undefined) return undefined
  if (partnered && isOfOneOfThem(view)) return 'judged'
  if (partnered) return view.household.maintenanceYear === undefined ? undefined : 'failed'
  return happened(view, 'partner-died') || isOfOthers(view) ? 'judged' : 'met'
}

/** Whether a couple has a child of only one of them. */
function isOfOneOfThem(view: View): boolean {
  const { otherParentElsewhere } = view.household
  return isPartnered(view) === true && otherParentElsewhere === true && !isOfOthers(view)
}

/** Whether they are the parent of none of the children: a child in care may have nobody who has to pay. */
function isOfOthers({ children = [] }: View): boolean {
  return children.every(({ relation = 'own' }) => relation !== 'own')
}
