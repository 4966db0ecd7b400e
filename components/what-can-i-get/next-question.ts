/** Which question comes next: those that everybody is asked, then those on which an open outcome waits. */
import type { HouseholdResult } from '../../rules/household.ts'
import type { Fact, PaymentId } from '../../rules/household/ids.ts'
import { isAnswered, isOpen, QUESTIONS } from './questions.ts'
import { saidOf } from './said.ts'
import type { Answers, Question } from './types.ts'

/** How many questions most people answer, as counted over the developers' cases. */
const TYPICAL = 13

/**
 * What others decide, and small extras without an amount, that most people may have. Nobody is asked for these alone:
 * they stay open in the answer, which names the fact that is missing, and asks for it there.
 */
const ASKED_IN_THE_ANSWER: readonly PaymentId[] = [
  'fares-allowance',
  'energy-rebates',
  'seniors-card',
  'home-equity-access-scheme',
  'child-support'
]

/** Questions about the partner, by what the rules ask of a partner as they do of anybody. */
const OF_PARTNER: Partial<Record<Fact, Fact>> = {
  age: 'partner.age',
  has: 'partner.has',
  'work.status': 'partner.work',
  'work.hoursPerWeek': 'partner.work',
  'income.employment': 'partner.income',
  'income.other': 'partner.income'
}

/**
 * The facts on which an outcome that is not refused hangs, its amount, or its first day; nothing is asked for what is refused, nor
 * for what the answer asks itself. Of a partner only where the questions about partners can settle it.
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

/** The questions that were answered, in the order in which they are asked. */
export function answered(answers: Answers): Question[] {
  const said = saidOf(answers)
  return QUESTIONS.filter(question => isOpen(question, said) && isAnswered(question, answers))
}

/**
 * The questions that are still to be asked; the next one first.
 * @param answers those that count
 * @param missing what the rules wait for; only the questions that everybody is asked where it is not known yet
 */
export function questionsLeft(answers: Answers, missing: ReadonlySet<Fact> = new Set()): Question[] {
  const said = saidOf(answers)
  return QUESTIONS.filter(question => {
    if (!isOpen(question, said) || isAnswered(question, answers)) return false
    return question.first === true || question.facts.some(fact => missing.has(fact))
  })
}

/** How many questions there will be in all, about. @param asked those that were answered @param left those to come */
export function aboutHowMany(asked: number, left: number): number {
  return Math.min(asked + left, Math.max(TYPICAL, asked + 2))
}
