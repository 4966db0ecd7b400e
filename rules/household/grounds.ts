/** Combines answers, any of which is enough or all of which are needed: their truth, and the facts behind it. */
import type { IsoDate } from '../dates.ts'
import { condition, type Condition, type Grounds, type Truth } from './condition.ts'
import type { ConditionId } from './condition-ids.ts'
import type { Fact } from './ids.ts'
import type { Outcome } from './outcome.ts'

export interface Ground {
  truth: Truth
  /** The facts that decided it or, if it is unknown, those that are missing. */
  facts: Fact[]
  /** The first day on which a failed ground may be met, if known. */
  from?: IsoDate
  /** Missing facts that were taken one way: another answer may still fail it. */
  assumed?: Fact[]
}

/** One answer. @param truth undefined if it is missing */
export function ground(truth: boolean | Truth | undefined, ...facts: Fact[]): Ground {
  if (truth === undefined) return { truth: 'unknown', facts }
  if (typeof truth === 'boolean') return { truth: truth ? 'met' : 'failed', facts }
  return { truth, facts }
}

/** Any is enough: met, else unknown, else judged. If all failed, the earliest day of any is the day it may be met. */
export function anyGround(grounds: readonly Ground[]): Ground {
  const met =
    grounds.find(({ truth, assumed }) => truth === 'met' && assumed === undefined) ??
    grounds.find(({ truth }) => truth === 'met')
  if (met) return met
  const open = firstOf(['unknown', 'judged'], grounds)
  if (open) return open
  return { truth: 'failed', facts: factsOf(grounds), ...dayOf(days(grounds)[0]) }
}

/** All are needed: failed, else unknown, else judged. The latest day of those that failed is the day it may be met. */
export function allGrounds(grounds: readonly Ground[]): Ground {
  const failed = grounds.filter(({ truth }) => truth === 'failed')
  if (failed.length > 0) {
    const known = days(failed)
    const last = known.length === failed.length ? known.at(-1) : undefined
    return { truth: 'failed', facts: factsOf(failed), ...dayOf(last) }
  }
  const all: Ground = firstOf(['unknown', 'judged'], grounds) ?? { truth: 'met', facts: factsOf(grounds) }
  return grounds.some(({ assumed }) => assumed)
    ? { ...all, assumed: grounds.flatMap(({ assumed = [] }) => assumed) }
    : all
}

/** A ground as certain as another payment. */
export function groundOf(outcome: Outcome | undefined): Ground {
  if (!outcome || outcome.state === 'no') return { truth: 'failed', facts: [], ...dayOf(outcome?.from) }
  if (outcome.state === 'likely') return { truth: 'met', facts: [], ...assumedOf(outcome.assumed) }
  if (outcome.missing.length > 0) return { truth: 'unknown', facts: outcome.missing }
  return { truth: 'judged', facts: [...new Set(outcome.decided.flatMap(({ facts }) => facts))] }
}

/** The opposite of a ground; what is judged or unknown stays so, and what rests on missing facts fails nothing. */
export function opposite({ truth, facts, assumed }: Ground): Ground {
  if (truth === 'met' && assumed) return { truth: 'unknown', facts: assumed }
  if (truth === 'met') return { truth: 'failed', facts }
  return { truth: truth === 'failed' ? 'met' : truth, facts }
}

/** A condition with the truth of a ground. */
export function conditionOf(
  id: ConditionId,
  { truth, facts, from, assumed }: Ground,
  section: string,
  { terms, figures }: Omit<Grounds, 'from'> = {}
): Condition {
  return condition(id, truth, section, facts, { terms, figures, from: truth === 'failed' ? from : undefined, assumed })
}

function firstOf(truths: Truth[], grounds: readonly Ground[]): Ground | undefined {
  for (const truth of truths) {
    const those = grounds.filter(ground => ground.truth === truth)
    if (those.length > 0) return { truth, facts: factsOf(those) }
  }
  return undefined
}

function factsOf(grounds: readonly Ground[]): Fact[] {
  const [first] = grounds
  if (first && grounds.length === 1) return first.facts
  const named: Fact[] = []
  // There are only a handful, so a search is quicker than a set.
  for (const { facts } of grounds) for (const fact of facts) if (!named.includes(fact)) named.push(fact)
  return named
}

function days(grounds: readonly Ground[]): IsoDate[] {
  const days: IsoDate[] = []
  for (const { from } of grounds) if (from !== undefined) days.push(from)
  return days.sort()
}

function assumedOf(assumed: Fact[] = []): { assumed?: Fact[] } {
  return assumed.length > 0 ? { assumed } : {}
}

function dayOf(from: IsoDate | undefined): { from?: IsoDate } {
  return from === undefined ? {} : { from }
}
