/** Which question comes next: those for everybody, then those that an open outcome depends on. */
import type { HouseholdResult, PersonResult } from '../../rules/household.ts'
import type { Fact } from '../../rules/household/ids.ts'
import { PAYMENTS } from '../../rules/payments/register.ts'
import { isAnswered, isOpen, QUESTIONS, shownFields } from './questions.ts'
import { UNKNOWN, valuesOf } from './values.ts'
import type { Answers, Question } from './types.ts'

/** Facts of the whole household, or of both of a couple. */
const SHARED = /^(?:children|assets|home|familyIncome|maintenance|apart)/

/** The facts as the questions name them, by those of the partner, to whom the reader is the partner. */
const OF_PARTNER: Partial<Record<Fact, Fact>> = {
  age: 'partner.age',
  'residence.status': 'partner.residence',
  'residence.since': 'partner.residence',
  'health.limitsWork': 'partner.work',
  'caring.who': 'partner.work',
  'study.load': 'partner.work',
  compensation: 'partner.compensation',
  'work.leavePayTest': 'partner.work.leavePayTest',
  'happened.gaveBirth': 'happened.gaveBirth',
  has: 'partner.has',
  'work.status': 'partner.work',
  'work.hoursPerWeek': 'partner.work',
  'income.employment': 'partner.income',
  'income.other': 'partner.income',
  'partner.age': 'age',
  'partner.has': 'has',
  'partner.work': 'work.status',
  'partner.income': 'income.employment',
  'partner.residence': 'residence.status',
  'partner.compensation': 'compensation',
  'partner.work.leavePayTest': 'work.leavePayTest'
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
    const facts = factsOf('partner', missing)
    return facts.length === missing.length ? facts : []
  })
  return new Set([...own, ...waits, ...theirs])
}

function open(person: HouseholdResult['people'][number] | undefined) {
  return person?.outcomes.filter(({ id, state }) => state !== 'no' && PAYMENTS[id].isAsked !== false) ?? []
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
export function questionsLeft(answers: Answers, missing?: ReadonlySet<Fact>): Question[] {
  const values = valuesOf(answers)
  return QUESTIONS.filter(question => {
    if (!isOpen(question, values) || isAnswered(question, answers)) return false
    if (question.first || !missing) return question.first === true
    return question.also?.(values) === true || question.facts.some(fact => missing.has(fact))
  })
}

/** The facts as the questions name them, of the missing ones of an outcome; a partner's that no question gives are left out. */
export function factsOf(who: PersonResult['who'], facts: readonly Fact[]): readonly Fact[] {
  return who === 'you' ? facts : facts.flatMap(fact => (SHARED.test(fact) ? fact : (OF_PARTNER[fact] ?? [])))
}

/**
 * The question to ask for one of these facts; undefined if none is open, or each is answered already, and asking it
 * again would settle nothing.
 * @param answers those that apply
 */
export function questionThatGives(wanted: readonly Fact[], answers: Answers): Question | undefined {
  const values = valuesOf(answers)
  return QUESTIONS.find(question => {
    if (!isOpen(question, values) || !question.facts.some(fact => wanted.includes(fact))) return false
    return shownFields(question, answers).some(({ id }) => (answers[id] ?? UNKNOWN) === UNKNOWN)
  })
}
