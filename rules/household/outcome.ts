/** What a payment says of a household: how sure, why, and how much. */
import type { IsoDate } from '../dates.ts'
import type { Result } from '../result.ts'
import type { Condition } from './condition.ts'
import type { ConditionId } from './condition-ids.ts'
import type { Fact, PaymentId } from './ids.ts'

/** `likely`: every condition is met. `may`: none fails, but one is unknown or judged by somebody. `no`: one fails. */
export type State = 'likely' | 'may' | 'no'

export interface Outcome {
  id: PaymentId
  state: State
  /** Those that decided it: what failed; else what is unknown or judged; else all that are met. */
  decided: Condition[]
  /** Facts without which it stays `may`. */
  missing: Fact[]
  /** Missing facts that were taken one way: another answer may still refuse it. */
  assumed?: Fact[]
  /** Facts without which it is open, but its amount is not known, or only within bounds. */
  unpriced?: Fact[]
  /** The first day on which a `no` may change, where that is known. */
  from?: IsoDate
  /** Refused, and every other condition is met: it opens on that day for what is known. */
  isAllElseMet?: true
  /** Cents a fortnight from that day, where only another payment that ends then stands before it. */
  then?: number
  /** The first day on which it is paid, where it is open already but begins with a birth to come. */
  begins?: IsoDate
  /** The first day on which it is open no longer, where that is known: a child's birthday, or their own. */
  ends?: IsoDate
  /** The least that is paid, if anything is for sure. */
  result?: Result
  /** The most that is paid, in the unit of the payment, if missing facts or figures leave it open. */
  atMost?: number
  /** The amount is at the usual rate, and an assessment of the capacity to work may raise it. */
  isUsualRate?: true
  /** What to ask for with it, or to do so that it stays as it is. */
  advice?: Advice
}

export const ADVICE = ['child-support-action', 'care-before-claim', 'grandparents-child-care'] as const

export interface Advice {
  id: (typeof ADVICE)[number]
  section: string
  /** Of care before the claim: the first day that can be paid, and cents for all of the time. */
  back?: { since: IsoDate; amount: number }
}

/** Whether it would be granted, although a wait may come first. */
export function isGranted({ state, decided }: Outcome): boolean {
  return state === 'likely' || (state === 'may' && decided.every(({ onlyWait }) => onlyWait))
}

/** The same outcome as sure as if nothing had been assumed: another answer cannot refuse it. */
export function withoutAssumptions(outcome: Outcome): Outcome {
  if (!outcome.assumed) return outcome
  const sure = { ...outcome }
  delete sure.assumed
  return sure
}

/** What few people say, of a partner above all, and what rarely rules a payment out. */
const RARELY_FAILED: readonly ConditionId[] = [
  'in-australia',
  'residence',
  'new-zealand-ten-years',
  'newly-arrived-wait',
  'two-years',
  'ten-years',
  'assurance-of-support',
  'not-full-time-student'
]

/** Whether it is open only because of what rarely rules a payment out. */
export function isNearlySure({ state, decided }: Outcome): boolean {
  return state === 'may' && decided.every(each => isRarelyFailed(each))
}

/** Whether it leaves a payment open by what rarely rules one out. */
export function isRarelyFailed({ id, truth, onlyWait }: Condition): boolean {
  return onlyWait === true || (truth === 'unknown' && RARELY_FAILED.includes(id))
}
