/** Newborn Upfront Payment and Newborn Supplement, paid with Family Tax Benefit Part A. */
import type { Rates } from '../lookup.ts'
import { exact, multiply } from '../money.ts'
import { count, finding, line, reason, settle, unmodelled, type Outline, type Result } from '../result.ts'
import type { NewbornSituation } from '../situations/birth-payments.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B'
const OUTLINE: Outline = { id: 'newborn-payment', unit: 'cents', limits: ['part-of-13-weeks'] }

/**
 * What a birth or adoption brings with Part A: the upfront payment at once, and the supplement over 13 weeks; in cents.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 1 cl 35A, 35B.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessNewbornPayment(situation: NewbornSituation, rates: Rates): Result {
  const { babies, firstChild, parentalLeavePayFor, familyTaxBenefit } = situation
  const paid = babies - parentalLeavePayFor
  if (paid === 0) return settle(rates, OUTLINE, [], { findings: [finding('newborn-parental-leave', SECTION)] })
  if (familyTaxBenefit === 'none') return settle(rates, OUTLINE, [], { findings: [finding('newborn-no-ftb', SECTION)] })
  if (familyTaxBenefit === 'below-base') return unmodelled(rates, OUTLINE, [reason('newborn-below-base', SECTION)])
  // Each child of a multiple birth has the amount of a first child.
  const supplement = `newborn.supplement.${firstChild || babies > 1 ? 'first' : 'later'}`
  const times = (id: string) => multiply(rates.money(id), exact(paid))
  const terms = [count('children', paid)]
  return settle(rates, OUTLINE, [
    line('newborn-upfront', times('newborn.upfront'), SECTION, ['newborn.upfront'], terms),
    line('newborn-supplement', times(supplement), SECTION, [supplement], terms)
  ])
}
