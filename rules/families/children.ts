/** Which children Family Tax Benefit is paid for, and for which share of their rate. */
import type { Rates } from '../lookup.ts'
import { basisPoints, type Exact } from '../money.ts'
import type { FamilyChild, FamilySituation } from '../situations/family-tax-benefit.ts'
import { COUPLE_PART_B_AGE, LAST_AGE_PART_A, LAST_AGE_PART_B, STUDY_AGE } from './conditions.ts'
import { careShare } from './shared-care.ts'

export interface CountedChild {
  child: FamilyChild
  /** Basis points of the rate. */
  share: number
  /** The same as a fraction. */
  part: Exact
  figures: string[]
}

/**
 * The children whom Part A is paid for: to 15, then in full-time secondary study to the end of the year of turning 19,
 * without a payment of their own, and in enough care.
 * Source: A New Tax System (Family Assistance) Act 1999 ss 21, 22, 22B, 59.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function countedChildren(children: readonly FamilyChild[], rates: Rates): CountedChild[] {
  return children
    .filter(child => !child.incomeSupport && isWithin(child, LAST_AGE_PART_A, rates))
    .map(child => ({ child, ...careShare(child.care, rates) }))
    .filter(({ share }) => share > 0)
    .map(counted => ({ ...counted, part: basisPoints(counted.share) }))
}

/** Whether Part B can be paid for a child: of a couple to 12, of others to the year of turning 18 (Sch 1 cl 28B). */
export function isPartBChild(
  { child }: CountedChild,
  { relationship, grandparentCarer }: FamilySituation,
  rates: Rates
): boolean {
  if (relationship === 'partnered' && !grandparentCarer) return child.age < rates.value(COUPLE_PART_B_AGE)
  return isWithin(child, LAST_AGE_PART_B, rates)
}

/** Whether a child is too young to have to study, or studies and has not passed the year of turning an age. @param lastAge id of its figure */
function isWithin({ age, studying, turnedThisYear }: FamilyChild, lastAge: string, rates: Rates): boolean {
  if (age < rates.value(STUDY_AGE)) return true
  const last = rates.value(lastAge)
  return studying && (age < last || (age === last && turnedThisYear))
}
