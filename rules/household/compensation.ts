/**
 * Money for an injury, beside income support (Social Security Act 1991 Part 3.14; Operational Blueprint 117-03010010):
 * it comes off the payment dollar for dollar, and what is above the basic rate is income of the partner.
 */
import { hasReachedPensionAge } from '../conditions.ts'
import { addDays } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import { divide, exact, sum as sumOf, wholeSteps, type Exact, instalment } from '../money.ts'
import { cents, count, type Result, type Step } from '../result.ts'
import { DAYS_A_WEEK, WEEKS_A_FORTNIGHT } from '../time.ts'
import { condition, type Condition } from './condition.ts'
import { injuryPay } from './incomes.ts'
import { partnersKind } from './parts/family.ts'
import { anyOf, known, mapped, type Possible } from './parts/possible.ts'
import { holds, type View } from './view.ts'

const SECTION = 'Social Security Act 1991 s 1173; Operational Blueprint 117-03010010'
const LUMP_SUM = 'Social Security Act 1991 ss 1169, 1170'
const BASIC = { pension: 'pension.basic.couple-each', benefit: 'jobseeker.rate.partnered' } as const

/** Where money for an injury counts, in cents a fortnight. */
export interface CompensationParts {
  /** Comes off the payment of the adult in view. */
  taken: number
  /** Counts as ordinary income of the adult in view. */
  own: number
  /** Counts as ordinary income of the partner. */
  partner: number
}

/** @throws FigureNotHeldError */
export function compensationOf(view: View, payment: Parameters<typeof holds>[1]): Possible<CompensationParts> {
  const { own, partner } = ofPartner(view)
  return mapped(ownParts(view, payment), parts => ({ taken: parts.taken, own: parts.own + own, partner }))
}

/**
 * Off the payment; for somebody injured while they were paid already, and from Age Pension age, it is income instead.
 */
function ownParts(
  view: View,
  payment: Parameters<typeof holds>[1]
): Possible<Pick<CompensationParts, 'taken' | 'own'>> {
  const { you, rates } = view
  const amount = injuryPay(you)
  const [deducted, counted] = [
    { taken: amount, own: 0 },
    { taken: 0, own: amount }
  ]
  if (amount === 0) return known(deducted)
  if (you.age !== undefined && hasReachedPensionAge(you.age, rates)) return known(counted)
  return holds(view, payment) === true ? anyOf([deducted, counted]) : known(deducted)
}

/** All of it if the partner is paid nothing that it could come off; else what is above the basic rate of that. */
function ofPartner(view: View): Pick<CompensationParts, 'own' | 'partner'> {
  const { partner, rates } = view
  const amount = partner && partner !== 'none' ? injuryPay(partner) : 0
  const kind = partnersKind(view)
  if (amount === 0 || kind === 'none') return { own: 0, partner: amount }
  const basic = rates.value(kind === 'pension' ? BASIC.pension : BASIC.benefit)
  return { own: Math.max(0, amount - basic), partner: 0 }
}

/**
 * A lump sum for an injury stops income support for some weeks (Social Security Act 1991 ss 17(3), 1169, 1170): half of a
 * settled one, divided by the income a week at which a single pension ends, on the day it was paid. Of an award only the
 * part for lost pay counts, which nobody is asked.
 */
export function noLumpSum({ you, on, rates }: View): Condition[] {
  if (you.compensation?.lumpSum !== true) return []
  const { sum, settled, paidOn, lossFrom } = you.compensation
  const cutOut = paidOn === undefined || paidOn > on ? undefined : weeklyCutOut(rates.at(paidOn))
  if (!sum || settled !== true || lossFrom === undefined || !cutOut)
    return [condition('compensation-lump-sum', 'judged', LUMP_SUM, ['compensation'])]
  const weeks = wholeSteps(divide(exact(sum), exact(2)), cutOut)
  const from = addDays(lossFrom, weeks * DAYS_A_WEEK)
  const terms = [count('weeks', weeks), cents('limit', cutOut)]
  const grounds = { terms, figures: CUT_OUT, ...(from > on ? { from } : {}) }
  return [condition('compensation-lump-sum', from <= on, LUMP_SUM, ['compensation'], grounds)]
}

const MAXIMUM = ['pension.basic.single', 'pension.supplement.single', 'energy-supplement.pension.single'] as const
const FREE_AREA = 'pension.income.free-area.single'
const TAPER = 'pension.income.taper.single'
const CUT_OUT = [...MAXIMUM, FREE_AREA, TAPER]

/** The income a week, in cents, at which a single pension is zero; undefined where a figure lacks the day. */
function weeklyCutOut(rates: Rates): Exact | undefined {
  if (!CUT_OUT.every(id => rates.has(id))) return undefined
  const maximum = sumOf(MAXIMUM.map(id => rates.money(id)))
  const fortnight = sumOf([rates.money(FREE_AREA), divide(maximum, rates.share(TAPER))])
  return divide(fortnight, exact(WEEKS_A_FORTNIGHT))
}

/** A payment less money for an injury: what is left is paid as any instalment, at least one dollar. */
export function lessCompensation(result: Result, compensation: number): Result {
  const { amount, working } = result
  if (compensation === 0 || amount === null || amount === 0) return result
  const left = instalment(exact(amount - compensation))
  const taken = amount - left
  const terms = [cents('compensation', exact(compensation))]
  const step: Step = { label: 'compensation', amount: -taken, terms, section: SECTION, figures: [] }
  return {
    ...result,
    amount: left,
    ...(result.atMost === undefined ? {} : { atMost: instalment(exact(result.atMost - compensation)) }),
    working: [...working, step],
    limits: result.limits.filter(limit => limit !== 'compensation')
  }
}
