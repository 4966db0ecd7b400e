/** Children as family payments, cards and carers' rates count them. */
import { NEWBORN_BELOW } from '../conditions.ts'
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

/**
 * Whether a child who came into care counts as new: a baby, or adopted at any age; relatives' and foster children
 * only as babies (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A). If no child is described, the answer is
 * taken as given.
 */
export function cameAsNew(view: View): Ground {
  return cameIntoCare(view, child => anyGround([isBelow(child, NEWBORN_BELOW), isAdopted(child, view)]))
}

/**
 * Whether a child came to be adopted. For another baby, such as one of relatives, Services Australia looks at the
 * circumstances; an older child of others, or one whom child protection placed, brings no leave pay (Paid Parental Leave
 * Act 2010 Part 2-3; Services Australia, Experiencing exceptional circumstances).
 */
export function cameToBeAdopted(view: View): Ground {
  return cameIntoCare(view, child => {
    const small = isBelow(child, NEWBORN_BELOW)
    const isOfOthers = child.relation !== undefined && child.relation !== 'own'
    return isOfOthers && small.truth === 'met' ? { ...small, truth: 'judged' } : isAdopted(child, view)
  })
}

function cameIntoCare(view: View, test: (child: Child) => Ground): Ground {
  const came = happened(view, 'child-came-into-care')
  if (!came) return ground(came, 'happened')
  const { children } = view
  return children === undefined || children.length === 0 ? ground(true, 'happened') : anyGround(children.map(test))
}

/** Of a family with a child of others, that one is who came: an own child was there before. */
function isAdopted({ relation }: Child, { children = [] }: View): Ground {
  const hasOthers = children.some(each => each.relation !== undefined && each.relation !== 'own')
  const isOwn = relation === undefined ? undefined : relation === 'own'
  return ground(hasOthers && isOwn ? false : isOwn, 'children.relation')
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
