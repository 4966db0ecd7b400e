/**
 * Money for an injury, beside income support (Social Security Act 1991 Part 3.14; Operational Blueprint 117-03010010):
 * it comes off the payment dollar for dollar, and what is above the basic rate is income of the partner.
 */
import { hasReachedPensionAge } from '../conditions.ts'
import { exact } from '../money.ts'
import { cents, type Result, type Step } from '../result.ts'
import { condition, type Condition } from './condition.ts'
import { injuryPay } from './incomes.ts'
import { partnersKind } from './parts/family.ts'
import { anyOf, known, mapped, type Part } from './parts/part.ts'
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
export function compensationOf(view: View, payment: Parameters<typeof holds>[1]): Part<CompensationParts> {
  const { own, partner } = ofPartner(view)
  return mapped(ownParts(view, payment), parts => ({ taken: parts.taken, own: parts.own + own, partner }))
}

/**
 * Off the payment; for somebody injured while they were paid already, and from Age Pension age, it is income instead.
 */
function ownParts(view: View, payment: Parameters<typeof holds>[1]): Part<Pick<CompensationParts, 'taken' | 'own'>> {
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
 * A lump sum for an injury stops income support for some weeks (Social Security Act 1991 ss 1169, 1170). How many follows
 * from the sum and from the day the lost pay began, which nobody is asked.
 */
export function noLumpSum({ you }: View): Condition[] {
  if (you.compensation?.lumpSum !== true) return []
  return [condition('compensation-lump-sum', 'judged', LUMP_SUM, ['compensation'])]
}

/** A payment less money for an injury. */
export function lessCompensation(result: Result, compensation: number): Result {
  const { amount, working } = result
  if (compensation === 0 || amount === null || amount === 0) return result
  const taken = Math.min(amount, compensation)
  const terms = [cents('compensation', exact(compensation))]
  const step: Step = { label: 'compensation', amount: -taken, terms, section: SECTION, figures: [] }
  return {
    ...result,
    amount: amount - taken,
    ...(result.atMost === undefined ? {} : { atMost: Math.max(0, result.atMost - compensation) }),
    working: [...working, step],
    limits: result.limits.filter(limit => limit !== 'compensation')
  }
}
