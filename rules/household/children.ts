/** Children as family payments, cards and carers' rates count them. */
import type { IsoDate } from '../dates.ts'
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
