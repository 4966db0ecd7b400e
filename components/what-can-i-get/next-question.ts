/** Which question comes next: those for everybody, then those that an open outcome depends on. */
import type { HouseholdResult } from '../../rules/household.ts'
import type { Fact, PaymentId } from '../../rules/household/ids.ts'
import { isAnswered, isOpen, QUESTIONS } from './questions.ts'
import { valuesOf } from './values.ts'
import type { Answers, Question } from './types.ts'

/**
 * Payments that others decide, and small extras without an amount, that most people may get. No question is asked for
 * these alone: they stay open in the answer, which names the missing fact and links to its question.
 */
const ASKED_IN_THE_ANSWER: readonly PaymentId[] = [
  'fares-allowance',
  'energy-rebates',
  'seniors-card',
  'home-equity-access-scheme',
  'child-support'
]

/** Questions about the partner, by the facts that the rules need about any adult. */
const OF_PARTNER: Partial<Record<Fact, Fact>> = {
  age: 'partner.age',
  has: 'partner.has',
  'work.status': 'partner.work',
  'work.hoursPerWeek': 'partner.work',
  'income.employment': 'partner.income',
  'income.other': 'partner.income'
}

/**
 * The missing facts that an open outcome, its amount or its first day depends on. Leaves out refused outcomes and what
 * the answer itself asks; for a partner, only facts that the questions about partners can settle.
 */
export function missingFacts({ people }: Pick<HouseholdResult, 'people'>): ReadonlySet<Fact> {
  const [you, partner] = people
  const own = open(you).flatMap(({ missing, unpriced = [] }) => [...missing, ...unpriced])
  const waits = you?.waits.flatMap(({ missing }) => missing) ?? []
  const theirs = open(partner).flatMap(({ missing }) => {
    const facts = missing.flatMap(fact => OF_PARTNER[fact] ?? [])
    return facts.length === missing.length ? facts : []
  })
  return new Set([...own, ...waits, ...theirs])
}

function open(person: HouseholdResult['people'][number] | undefined) {
  return person?.outcomes.filter(({ id, state }) => state !== 'no' && !ASKED_IN_THE_ANSWER.includes(id)) ?? []
}

/** The answered questions, in the order in which they are asked. */
export function answered(answers: Answers): Question[] {
  const values = valuesOf(answers)
  return QUESTIONS.filter(question => isOpen(question, values) && isAnswered(question, answers))
}

/**
 * The questions that are still to be asked; the next one first.
 * @param answers those that apply
 * @param missing the facts that the rules need; until it is known, only the questions for everybody count
 */
export function questionsLeft(answers: Answers, missing: ReadonlySet<Fact> = new Set()): Question[] {
  const values = valuesOf(answers)
  return QUESTIONS.filter(question => {
    if (!isOpen(question, values) || isAnswered(question, answers)) return false
    return question.first === true || question.facts.some(fact => missing.has(fact))
  })
}
