/** The lone-parent exemption from the waits of Parenting Payment and JobSeeker Payment. */
import type { Child } from '../../situations/household.ts'
import { all, not } from '../condition.ts'
import type { Fact } from '../ids.ts'
import { isPartnered, type View } from '../view.ts'

const CHILD_AGE = 'principal-carer.child-age'
/** Where care is neither more nor less than this, the parents name the main carer (Guide 1.1.P.412). */
const EQUAL_CARE = 50

/**
 * Whether someone single now, and main carer of a child, was not a lone parent on the first day as a resident.
 * Source: Social Security Act 1991 ss 500(1)(d)(i), 500X(3); Operational Blueprint 001-19051536.
 */
export function isExemptLoneParent(view: View): { truth: boolean | undefined; facts: Fact[] } {
  const single = not(isPartnered(view))
  const carer = isMainCarer(view)
  const { loneParentAtStart } = view.you.residence
  const truth = all(single, carer, not(loneParentAtStart))
  if (truth !== undefined) return { truth, facts: ['partner', 'children', 'residence.loneParentAtStart'] }
  const unknown: [unknown, Fact][] = [
    [single, 'partner'],
    [carer, view.children === undefined ? 'children' : 'children.care'],
    [loneParentAtStart, 'residence.loneParentAtStart']
  ]
  return { truth, facts: unknown.filter(([known]) => known === undefined).map(([, fact]) => fact) }
}

function isMainCarer({ children, rates }: View): boolean | undefined {
  const below = rates.value(CHILD_AGE)
  const cared = children?.map(child => isMainCarerOf(child, below))
  if (cared === undefined || cared.includes(true)) return cared?.includes(true)
  return cared.includes(undefined) ? undefined : false
}

function isMainCarerOf({ age, care, mainCarer }: Child, below: number): boolean | undefined {
  const young = age === undefined ? undefined : age < below
  const most = care === undefined || care === EQUAL_CARE ? mainCarer : care > EQUAL_CARE
  return all(young, most)
}
