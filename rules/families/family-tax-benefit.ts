/** Family Tax Benefit: Part A and Part B of a fortnight, and of a year beside them. */
import type { Side } from '../indexation.ts'
import type { Rates } from '../lookup.ts'
import { exact } from '../money.ts'
import { beside, cents, finding, settle, unmodelled, type Outline, type Result } from '../result.ts'
import type { FamilySituation } from '../situations/family-tax-benefit.ts'
import { partA, type FamilyPart } from './part-a.ts'
import { partB } from './part-b.ts'

const LIMITS = ['changes-in-the-year', 'blended-families', 'debts-and-deductions', 'newborn-supplement'] as const
const BOUNDS = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 20-24N, 38E, Sch 4'
const OUTLINE: Outline = { id: 'family-tax-benefit', unit: 'cents-a-fortnight', limits: LIMITS }
const PART_A: Outline = {
  id: 'family-tax-benefit-part-a',
  unit: 'cents-a-year',
  limits: [...LIMITS, 'several-child-support-payers']
}
const PART_B: Outline = {
  id: 'family-tax-benefit-part-b',
  unit: 'cents-a-year',
  limits: [...LIMITS, 'return-to-work-part-b']
}

/**
 * Family Tax Benefit of a fortnight, in cents, paid in instalments without the supplements; beside it Part A and
 * Part B of the year, in cents, with the supplements that are paid after it.
 * Source: A New Tax System (Family Assistance) Act 1999 s 58, Sch 1.
 * A range where a figure of the year is not confirmed, or something is not worked out.
 * @throws FigureNotHeldError where a figure of Part A lacks the day
 */
export function assessFamilyTaxBenefit(situation: FamilySituation, rates: Rates): Result {
  const least = assessAt('least', situation, rates)
  const { amount } = assessAt('most', situation, rates)
  if (least.amount === null || amount === null || amount <= least.amount) return least
  const range = finding('family-tax-benefit-at-least', BOUNDS, [], [cents('maximum', exact(amount))])
  return { ...least, atMost: amount, findings: [...least.findings, range] }
}

function assessAt(side: Side, situation: FamilySituation, rates: Rates): Result {
  const a = partA(situation, rates, side)
  const others = [ofYear(PART_A, a, rates), beside(rates, PART_B, () => ofYear(PART_B, partB(situation, rates), rates))]
  const reasons = others.flatMap(({ notModelled }) => notModelled)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons, { others })
  return settle(rates, OUTLINE, [...a.fortnight, ...partB(situation, rates).fortnight], { others })
}

function ofYear(outline: Outline, { year, findings, reasons }: FamilyPart, rates: Rates): Result {
  if (reasons.length > 0) return unmodelled(rates, outline, reasons, { findings })
  return settle(rates, outline, year, { findings })
}
