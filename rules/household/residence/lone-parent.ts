/** The lone-parent exemption from the waits of Parenting Payment and JobSeeker Payment. */
import { all, not } from '../condition.ts'
import { ground, type Ground } from '../grounds.ts'
import type { Fact } from '../ids.ts'
import { mainCarerAlready } from '../main-carer.ts'
import { isPartnered, type View } from '../view.ts'

const CHILD_AGE = 'principal-carer.child-age'

/**
 * Whether someone single now, and main carer of a child, was not a lone parent on the first day as a resident.
 * Source: Social Security Act 1991 ss 500(1)(d)(i), 500X(3); Operational Blueprint 001-19051536.
 */
export function isExemptLoneParent(view: View): Ground {
  const single = not(isPartnered(view))
  const { truth: care, facts } = isMainCarer(view)
  const carer = care === 'unknown' ? undefined : care === 'met'
  const { loneParentAtStart } = view.you.residence
  const truth = all(single, carer, not(loneParentAtStart))
  if (truth !== undefined) return ground(truth, 'partner', 'children', 'residence.loneParentAtStart')
  const unknown: [unknown, Fact][] = [
    [single, 'partner'],
    ...facts.map((fact): [unknown, Fact] => [carer, fact]),
    [loneParentAtStart, 'residence.loneParentAtStart']
  ]
  return ground(undefined, ...unknown.filter(([known]) => known === undefined).map(([, fact]) => fact))
}

/** Counts born children only; pregnancy does not make someone a lone parent. */
function isMainCarer(view: View): Ground {
  return view.children ? mainCarerAlready(view, view.rates.value(CHILD_AGE)) : ground(undefined, 'children')
}
