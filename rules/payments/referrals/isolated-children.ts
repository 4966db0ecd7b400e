/** Assistance for Isolated Children: a child who cannot go to a suitable state school each day. */
import { unlessFailed, all, condition, not, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'

const SECTION = 'A guide to Australian Government payments, Assistance for Isolated Children'

/** Years: school age, or three and a half with a disability (Services Australia, Assistance for Isolated Children). */
const YOUNGEST = 3

/** Distance, special needs and where the child lives for school are looked at by an officer. */
export const isolatedChildren: PaymentRule = {
  id: 'isolated-children',
  conditions: view =>
    unlessFailed(hasChildren(view), () => [outOfReach(view), ...residenceConditions(view, 'isolated-children')])
}

function hasChildren({ children }: View): Condition {
  return condition('has-children', children && children.length > 0, SECTION, ['children'])
}

/** No child is old enough, or lives in a major city, where only a disability or an illness puts a school out of reach. */
function outOfReach({ children = [], you, household }: View): Condition {
  const isCity = you.study.homeRegion && you.study.homeRegion === 'major-city' && household.home.remote !== true
  const allWell = all(...children.map(({ disability }) => not(disability)))
  const isTooSmall = children.length > 0 && children.every(({ age }) => age !== undefined && age < YOUNGEST)
  const isInReach = isTooSmall || all(isCity, allWell)
  return condition('school-out-of-reach', isInReach ? false : 'judged', SECTION, [
    'children.age',
    'study.homeRegion',
    'children.disability'
  ])
}
