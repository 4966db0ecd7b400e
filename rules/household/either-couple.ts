/**
 * Two partners of whom nobody said whether one depends on parents: a couple, or two who are single (Social Security Act
 * 1991 s 4(6A)). What both readings pay has the bounds of both.
 */
import { isIndependentByAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import type { Household, Person } from '../situations/household.ts'
import { INCOME_SUPPORT, type Fact } from './ids.ts'
import type { Outcome } from './outcome.ts'

/** The same household where who is young, and told nothing of independence, depends on parents. */
export function asIfDependent(household: Household, rates: Rates): Household {
  const { partner } = household
  if (!partner || partner === 'none') return household
  return { ...dependent(household, rates), partner: dependent(partner, rates) }
}

function dependent<Adult extends Person>(adult: Adult, rates: Rates): Adult {
  const { age, independence } = adult
  const isOpen = age !== undefined && independence === undefined && !isIndependentByAge(age, rates)
  return isOpen ? { ...adult, independence: [] } : adult
}

const AMOUNTS: readonly Outcome['id'][] = [...INCOME_SUPPORT, 'rent-assistance']

/** What one of them is paid as one of a couple, with the bounds of what they are paid as somebody single. */
export function besideReading<One extends { who: 'you' | 'partner'; outcomes: Outcome[] }>(
  person: One,
  single: { outcomes: readonly Outcome[] } | undefined
): One {
  const fact: Fact = person.who === 'you' ? 'partner.work' : 'independence'
  const outcomes = person.outcomes.map(outcome => {
    const other = single?.outcomes.find(({ id }) => id === outcome.id)
    return AMOUNTS.includes(outcome.id) && other ? bounded(outcome, other, fact) : outcome
  })
  return { ...person, outcomes }
}

function bounded(outcome: Outcome, other: Outcome, fact: Fact): Outcome {
  const [mine, theirs] = [boundsOf(outcome), boundsOf(other)]
  if (!mine || !theirs || (theirs.least >= mine.least && theirs.most <= mine.most)) return outcome
  const lower = theirs.least < mine.least ? other : outcome
  const atMost = Math.max(mine.most, theirs.most)
  const both: Outcome = { ...outcome, atMost, unpriced: [...new Set([...(outcome.unpriced ?? []), fact])] }
  if (lower.result) both.result = lower.result
  else delete both.result
  return both
}

/** The least and the most of a payment that is open; undefined without an amount. */
function boundsOf({ state, result, atMost }: Outcome): { least: number; most: number } | undefined {
  const least = result?.amount ?? 0
  const most = atMost ?? result?.amount ?? undefined
  return state === 'no' || most === undefined ? undefined : { least, most }
}
