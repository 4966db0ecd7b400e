/** A child who has just come: born, adopted or taken into care. */
import { NEWBORN_BELOW } from '../conditions.ts'
import { addDays, addMonths, type IsoDate } from '../dates.ts'
import type { Child } from '../situations/household.ts'
import { isBelow } from './children.ts'
import { anyGround, ground, type Ground } from './grounds.ts'
import { happened, type View } from './view.ts'

/**
 * Whether a child who came into care counts as new: a baby, or adopted at any age; relatives' and foster children
 * only as babies (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A). If no child is described, the answer is
 * taken as given.
 */
export function cameAsNew(view: View): Ground {
  if (!happened(view, 'child-came-into-care')) return ground(happened(view, 'child-came-into-care'), 'happened')
  const { children } = view
  if (children === undefined || children.length === 0) return ground(true, 'happened')
  return anyGround(
    children.map(child =>
      anyGround([isBelow(child, NEWBORN_BELOW), ground(cameAsOwn(child, children), 'children.relation')])
    )
  )
}

/** Whether a child is their own and may be the one who came: not where another one is not their own. */
function cameAsOwn({ relation }: Child, children: readonly Child[]): boolean | undefined {
  if (relation === undefined) return undefined
  return relation === 'own' && !children.some(other => other.relation !== undefined && other.relation !== 'own')
}

/**
 * Whether a child who came into care may bring Parental Leave Pay: adopted, and so their own; for a relative's baby it is
 * an exception that Services Australia decides, and nothing else (Services Australia, Parental Leave Pay, Experiencing
 * exceptional circumstances).
 */
export function cameForLeave(view: View): Ground {
  const { children = [] } = view
  if (!happened(view, 'child-came-into-care') || children.length === 0) return cameAsNew(view)
  return anyGround(
    children.map(child => {
      const isAdopted = ground(cameAsOwn(child, children), 'children.relation')
      const isOthers = child.relation !== undefined && child.relation !== 'own'
      return isOthers && child.age === 0 ? ground('judged', 'children.relation') : isAdopted
    })
  )
}

/** The first and the last day that the youngest baby can be born on, by its months; undefined without them. */
export function birthOfYoungest({ children = [], on }: View): [first: IsoDate, last: IsoDate] | undefined {
  const months = children.flatMap(({ age, monthsPastBirthday = [] }) => (age === 0 ? monthsPastBirthday : []))
  if (months.length === 0) return undefined
  const youngest = Math.min(...months)
  return [addDays(addMonths(on, -youngest - 1), 1), addMonths(on, -youngest)]
}
