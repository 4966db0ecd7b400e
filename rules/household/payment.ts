/** The outcome of each payment for a household: likely, may or no, why, and how much. */
import type { IsoDate } from '../dates.ts'
import { ifHeld } from '../lookup.ts'
import type { Result } from '../result.ts'
import { condition, type Condition } from './condition.ts'
import type { Fact, PaymentId } from './ids.ts'
import type { Advice, Outcome } from './outcome.ts'
import type { View } from './view.ts'

export interface PaymentRule {
  id: PaymentId
  /** The conditions, in the order in which they are shown. The first that fails decides. */
  conditions(view: View): Condition[]
  /**
   * What is paid, if enough is known; its least, with `atMost`, where that is open. Not called if a condition fails.
   * @throws FigureNotHeldError
   */
  amount?(view: View): Result | undefined
  /** The facts that are missing only for the amount. Called only if that is open. */
  unpriced?(view: View): Fact[]
  /** Whether an assessment of the capacity to work may raise the amount. */
  isUsualRate?(view: View): boolean
  /** What to ask for with it. */
  advice?(view: View): Advice | undefined
  /** The first day of the payment, if that is later than today although it can be claimed now. */
  begins?(view: View): IsoDate | undefined
  /** The first day on which it is no longer open, such as a birthday, if known. */
  ends?(view: View): IsoDate | undefined
}

/**
 * The outcome of a payment for one adult of a household. A figure that is not held for the day leaves this payment open.
 * @throws FigureNotConfirmedError, FigureTooOldError
 */
export function outcomeOf(rule: PaymentRule, view: View): Outcome {
  return ifHeld(() => decidedOf(rule, view)) ?? notHeld(rule.id)
}

/** Nothing is refused, and nothing is priced, for want of a figure. */
function notHeld(id: PaymentId): Outcome {
  return { id, state: 'may', decided: [condition('figure-not-held', 'judged', NO_SOURCE, [])], missing: [] }
}

const NO_SOURCE = 'data/figures'

function decidedOf(rule: PaymentRule, view: View): Outcome {
  const conditions = rule.conditions(view)
  const failed = conditions.filter(({ truth }) => truth === 'failed')
  if (failed.length > 0) {
    const isAllElseMet = conditions.every(({ truth, onlyWait }) => truth === 'met' || truth === 'failed' || onlyWait)
    return { ...refused(rule.id, failed), ...(isAllElseMet ? { isAllElseMet } : {}), ...thenPaid(rule, view, failed) }
  }
  const open = conditions.filter(({ truth }) => truth !== 'met')
  const outcome: Outcome = {
    id: rule.id,
    state: open.length > 0 ? 'may' : 'likely',
    decided: open.length > 0 ? open : conditions,
    missing: missingOf(open)
  }
  if (conditions.some(({ assumed }) => assumed)) {
    outcome.assumed = [...new Set(conditions.flatMap(({ assumed = [] }) => assumed))]
  }
  const { atMost, result } = boundsOf(rule.amount?.(view), outcome.state)
  const begins = rule.begins?.(view)
  const ends = rule.ends?.(view)
  const isPriced = result !== undefined && atMost === undefined
  const unpriced = isPriced ? [] : (rule.unpriced?.(view) ?? [])
  if (unpriced.length > 0) outcome.unpriced = unpriced
  if (begins) outcome.begins = begins
  if (ends) outcome.ends = ends
  if (result) outcome.result = result
  if (atMost !== undefined) outcome.atMost = atMost
  if (result && rule.isUsualRate?.(view)) outcome.isUsualRate = true
  const advice = ifHeld(() => rule.advice?.(view))
  if (advice) outcome.advice = advice
  return outcome
}

/** What is paid once the payment that stands before this one has ended, on what is known today. */
function thenPaid({ amount }: PaymentRule, view: View, failed: readonly Condition[]): Pick<Outcome, 'then'> {
  if (!failed.every(({ id, from }) => id === 'no-better-payment' && from !== undefined)) return {}
  const result = amount?.(view)
  if (!result?.amount || result.atMost !== undefined) return {}
  return { then: result.amount }
}

/** The least and the most; no least where it may be nothing, and no amount where nothing would be what may be paid. */
function boundsOf(amount: Result | undefined, state: Outcome['state']): Pick<Outcome, 'atMost' | 'result'> {
  if (amount?.atMost === undefined) {
    const isNothing = state === 'may' && amount?.amount === 0
    return amount && !isNothing ? { result: amount } : {}
  }
  const { atMost, ...result } = amount
  return result.amount === 0 ? { atMost } : { atMost, result }
}

function missingOf(open: readonly Condition[]): Fact[] {
  const unknown = open.filter(({ truth }) => truth === 'unknown')
  return unknown.length > 0 ? [...new Set(unknown.flatMap(({ facts }) => facts))] : []
}

/** A refusal may change on the last of its conditions' days. If one of them has no day, it has none either. */
export function refused(id: PaymentId, failed: Condition[]): Outcome {
  const days = failed.flatMap(({ from }) => from ?? [])
  const last = days.length === failed.length ? days.sort().at(-1) : undefined
  return { id, state: 'no', decided: failed, missing: [], ...(last === undefined ? {} : { from: last }) }
}
