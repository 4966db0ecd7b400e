/** Children as family payments, cards and carers' rates count them. */
import { NEWBORN_BELOW } from '../conditions.ts'
import { addDays, addMonths, type IsoDate } from '../dates.ts'
import type { Child } from '../situations/household.ts'
import { allGrounds, anyGround, ground, type Ground } from './grounds.ts'
import { oncePerView } from './once.ts'
import { happened, type View } from './view.ts'

/** Every known child. An expected baby counts, because payments for it are claimed before the birth. */
export const knownChildren = oncePerView((view: View): readonly Child[] => {
  const known = view.children ?? []
  return happened(view, 'pregnant') ? [...known, BABY] : known
})

const BABY: Child = { age: 0, care: 100, relation: 'own' }

/** Whether any child meets a test; unknown where nothing was said of children. */
export function anyChild(view: View, test: (child: Child) => Ground): Ground {
  const tested = knownChildren(view).map(test)
  if (view.children === undefined) return anyGround([...tested, ground(undefined, 'children')])
  // Somebody who did not say what happened may be expecting a child.
  if (view.you.happened === undefined && test(BABY).truth !== 'failed') tested.push(ground(undefined, 'happened'))
  return tested.length > 0 ? anyGround(tested) : ground(false, 'children')
}

/** Whether a child is below an age. */
export function isBelow({ age }: Child, limit: number): Ground {
  return ground(age === undefined ? undefined : age < limit, 'children.age')
}

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

/** Whether care is at least a share. @param share in basis points */
export function isInCare({ care }: Child, share: number): Ground {
  return ground(care === undefined ? undefined : care * 100 >= share, 'children.care')
}

/**
 * Whether a child is young enough for Family Tax Benefit: from a certain age only in school, and until the end of the
 * year of turning the last age (Family Assistance Act s 22; A guide to Australian Government payments).
 */
export function isFamilyAge(child: Child, last: number, { rates, on }: View): Ground {
  const { age, inSchool } = child
  if (age === undefined) return ground(undefined, 'children.age')
  if (age < rates.value('ftb-a.study-age.from')) return ground(true, 'children.age')
  if (age > last) return ground(false, 'children.age')
  const school = ground(inSchool, 'children.inSchool')
  return age < last ? school : allGrounds([ground(turnedThisYear(child, on), 'children.age'), school])
}

/** Whether a child counts for Part A of Family Tax Benefit: young enough, and in their care for enough of the time. */
export function ftbChild(child: Child, view: View): Ground {
  const { rates } = view
  return allGrounds([
    isInCare(child, rates.value('ftb.care-share')),
    isFamilyAge(child, rates.value('ftb-a.study-age.to'), view)
  ])
}

/** Whether the last birthday was in this calendar year; undefined if the months since then do not say. */
export function turnedThisYear({ monthsPastBirthday }: Child, on: IsoDate): boolean | undefined {
  const monthsOfYear = Number(on.slice(5, 7)) - 1
  if (monthsPastBirthday === undefined || monthsPastBirthday === monthsOfYear) return undefined
  return monthsPastBirthday < monthsOfYear
}
