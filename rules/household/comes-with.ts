/** What comes with an income support payment is as sure as that payment. */
import { condition, type Condition } from './condition.ts'
import { anyGround, ground, groundOf, type Ground } from './grounds.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId } from './ids.ts'
import { isMainCarerGuessed } from './main-carer.ts'
import type { Outcome } from './outcome.ts'
import { stateOf, type View } from './view.ts'

/**
 * Whether one of these payments would be paid: the chosen one, or one that may be paid and ranks above it.
 * Unknown where facts of the payment are missing, judged where an officer or doctor decides on it.
 */
export function paidGround(view: View, ids: readonly IncomeSupportId[]): Ground {
  const { chosen, outcomes } = view
  if (chosen && ids.includes(chosen)) return groundOf(outcomes.get(chosen))
  const open = openInPlace(view, ids)
  if (open.length > 0) return anyGround(open.map(id => groundOf(outcomes.get(id))))
  const undecided = undecidedBetween(
    view,
    ids.filter(id => stateOf(view, id) === 'likely')
  )
  if (undecided.length > 0) return ground(undefined, ...undecided)
  // A payment that is open but not taken does not say on which day this one may start.
  const refused = ids.filter(id => stateOf(view, id) === 'no')
  const unasked = unaskedFacts(view)
  if (unasked.length > 0 && refused.some(id => isRefusedForBetter(outcomes.get(id))))
    return ground(undefined, ...unasked)
  return anyGround(refused.map(id => groundOf(outcomes.get(id))))
}

/** Those of these payments that may be paid, and would then replace the chosen one. */
export function openInPlace(view: View, ids: readonly IncomeSupportId[] = INCOME_SUPPORT): IncomeSupportId[] {
  const { chosen } = view
  const isSure = chosen !== undefined && stateOf(view, chosen) === 'likely'
  return ids.filter(id => id !== chosen && stateOf(view, id) === 'may' && !(isSure && ranksBelow(view, id, chosen)))
}

const FOR_JOB_SEEKERS: readonly IncomeSupportId[] = ['jobseeker', 'youth-allowance-jobseeker']

/**
 * Facts that decide which of two likely payments is taken: amounts, who of a couple cares more, or the ten years of a
 * pension if only the first day is known.
 */
function undecidedBetween(view: View, likely: readonly IncomeSupportId[]): Fact[] {
  const { chosen, outcomes } = view
  if (!chosen || likely.length === 0) return []
  const amounts = [chosen, ...likely].flatMap(id => outcomes.get(id)?.unpriced ?? [])
  const isGuess = chosen === 'parenting-payment-partnered' && isMainCarerGuessed(view)
  const carers: Fact[] = isGuess ? ['children.care'] : []
  const years: Fact[] = isByDays(outcomes.get(chosen)) ? ['residence.tenYears'] : []
  // Unknown hours of work are taken to be few, which opens the payments of job seekers.
  const isByHours = FOR_JOB_SEEKERS.includes(chosen) && view.you.work.hoursPerWeek === undefined
  const hours: Fact[] = isByHours ? ['work.hoursPerWeek'] : []
  return [...new Set([...amounts, ...carers, ...years, ...hours, ...unaskedFacts(view)])]
}

/** Unknown facts that are not asked because the chosen payment is held already. They may still end it. */
export function unaskedFacts({ chosen, outcomes }: View): Fact[] {
  return chosen ? unaskedOf(outcomes.get(chosen)) : []
}

function unaskedOf(outcome: Outcome | undefined): Fact[] {
  const held = outcome?.decided.find(({ id }) => id === 'already-paid')
  return held?.facts.filter(fact => fact !== 'has') ?? []
}

function isRefusedForBetter(outcome: Outcome | undefined): boolean {
  return outcome?.decided.every(({ id }) => id === 'no-better-payment') ?? false
}

/** Whether the ten years of a pension are only counted from the first day; trips abroad may interrupt them. */
export function isByDays(outcome: Outcome | undefined): boolean {
  return outcome?.decided.some(({ id, facts }) => id === 'ten-years' && facts.includes('residence.since')) ?? false
}

/** As a condition. @param section the rule of what comes with the payment */
export function comesWith(view: View, ids: readonly IncomeSupportId[], section: string): Condition {
  const { truth, facts, from } = paidGround(view, ids)
  return condition('on-income-support', truth, section, facts, from === undefined ? {} : { from })
}

/**
 * A payment that pays more is taken once it is sure, whatever its rank. One without an amount may pay more. The facts
 * that a held payment leaves unasked may end it, so what waits for them does not rank below it.
 */
function ranksBelow({ outcomes }: View, id: IncomeSupportId, chosen: IncomeSupportId): boolean {
  const unasked = unaskedOf(outcomes.get(chosen))
  if (outcomes.get(id)?.missing.some(fact => unasked.includes(fact))) return false
  const amount = (of: IncomeSupportId) => outcomes.get(of)?.result?.amount ?? undefined
  const [theirs, own] = [amount(id), amount(chosen)]
  if (theirs === undefined || own === undefined) return false
  return INCOME_SUPPORT.indexOf(id) > INCOME_SUPPORT.indexOf(chosen) && theirs <= own
}
