/** A condition of a payment, and how far the answers meet it. */
import type { IsoDate } from '../dates.ts'
import type { Term } from '../result.ts'
import type { ConditionId } from './condition-ids.ts'
import type { Fact } from './ids.ts'

/** `judged`: an officer, a doctor or a social worker decides, and nothing here can. */
export type Truth = 'met' | 'failed' | 'unknown' | 'judged'

export interface Condition {
  id: ConditionId
  truth: Truth
  /** Section of the Act or topic of the Guide. */
  section: string
  /** Facts that decided it; where it is unknown, the facts that are missing. */
  facts: Fact[]
  /** Numbers for its sentence, such as the age and the limit. */
  terms: Term[]
  /** Ids of the figures that it rests on. */
  figures: string[]
  /** The first day on which a failed condition may be met, where that is known. */
  from?: IsoDate
  /** Missing facts that were taken one way, because that is nearly always right: another answer may still fail it. */
  assumed?: Fact[]
  /** Decides on a wait alone: the payment is granted either way. */
  onlyWait?: true
  /** The condition whose sentence says it more exactly, such as with the income that decided. */
  sentence?: ConditionId
}

/** What a condition rests on beside its facts. */
export interface Grounds {
  terms?: Term[] | undefined
  figures?: string[] | undefined
  from?: IsoDate | undefined
  assumed?: Fact[] | undefined
}

/**
 * A condition from an answer that may be missing.
 * @param truth undefined where a fact is missing
 * @param facts the facts it rests on; where the truth is undefined, those that are missing
 */
export function condition(
  id: ConditionId,
  truth: boolean | Truth | undefined,
  section: string,
  facts: Fact[],
  { terms = [], figures = [], from, assumed }: Grounds = NO_GROUNDS
): Condition {
  const made: Condition = { id, truth: named(truth), section, facts, terms, figures }
  if (from !== undefined) made.from = from
  if (assumed && assumed.length > 0) made.assumed = assumed
  return made
}

const NO_GROUNDS: Grounds = {}

function named(truth: boolean | Truth | undefined): Truth {
  if (truth === undefined) return 'unknown'
  if (typeof truth === 'boolean') return truth ? 'met' : 'failed'
  return truth
}

/** A decision of another office, on facts that the interview does not ask for. @param section the office */
export function decidedElsewhere(section: string): Condition {
  return condition('decided-elsewhere', 'judged', section, [])
}

/** Conditions that are asked only where a first one does not fail: what did not happen has no last day. */
export function unlessFailed(first: Condition, rest: () => Condition[]): Condition[] {
  return first.truth === 'failed' ? [first] : [first, ...rest()]
}

/** All of several truths: what fails decides, then what is unknown. */
export function all(...truths: (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(false)) return false
  return truths.includes(undefined) ? undefined : true
}

/** Any of several truths: what is met decides, then what is unknown. */
export function any(...truths: (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(true)) return true
  return truths.includes(undefined) ? undefined : false
}

/** The opposite; unknown stays unknown. */
export function not(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth
}

/** The same, with a sentence that says more of it. */
export function saidAs(sentence: ConditionId, said: Condition): Condition {
  return { ...said, sentence }
}

/** Percent of a limit within which an amount is near it: a little more or less would decide otherwise. */
const NEAR_PERCENT = 5

const NEAR: readonly Term['name'][] = ['income', 'assets', 'partner-income']

/** Whether money was held against a limit, and came near it on either side. */
export function isNearLimit(terms: readonly Term[]): boolean {
  const limit = terms.find(({ name, unit }) => name === 'limit' && unit === 'cents')
  const own = terms.find(({ name, unit }) => NEAR.includes(name) && unit === 'cents')
  return (
    limit !== undefined && own !== undefined && Math.abs(own.value - limit.value) * 100 <= limit.value * NEAR_PERCENT
  )
}
