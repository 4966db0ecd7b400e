/** Somebody who answers what the interview asks, and nothing else: the questions, what is known then, and how many taps. */
import { householdFrom } from '../../components/what-can-i-get/household.ts'
import { inParts, quickNumbers } from '../../components/what-can-i-get/likely-answers.ts'
import { missingFacts, questionsLeft } from '../../components/what-can-i-get/next-question.ts'
import { keysOf, relevant, shownFields } from '../../components/what-can-i-get/questions.ts'
import type { Answers, Field, Question } from '../../components/what-can-i-get/types.ts'
import { assessHousehold, type HouseholdResult } from '../../rules/household.ts'
import type { Rates } from '../../rules/lookup.ts'

/** More than anybody may be asked: an interview that does not end. */
export const ENDLESS = 60

export interface Walk {
  /** The questions, in their order. */
  asked: Question[]
  /** The answers of each of them, with all before. */
  answers: Answers[]
  /** What is known after the last one. */
  result: HouseholdResult
}

/** The answers after a question: as given, else not known. A field may bring the next one. */
function answering(question: Question, before: Answers, all: Answers): Answers {
  const shown = shownFields(question, before).filter(({ id }) => (before[id] ?? '') === '')
  if (shown.length === 0) return relevant(before)
  const given = shown.flatMap(field =>
    keysOf(field).flatMap(key => {
      const answer = all[key] ?? (key === field.id ? '?' : undefined)
      return answer === undefined ? [] : [[key, answer] as const]
    })
  )
  return answering(question, { ...before, ...Object.fromEntries(given) }, all)
}

/** @param all every answer that somebody would give */
export function walk(all: Answers, rates: Rates): Walk {
  const asked: Question[] = []
  const given: Answers[] = []
  let answers: Answers = {}
  for (;;) {
    const result = assessHousehold(householdFrom(answers), rates)
    const [next] = questionsLeft(answers, missingFacts(result))
    if (!next || asked.length >= ENDLESS) return { asked, answers: given, result }
    asked.push(next)
    answers = answering(next, answers, all)
    given.push(answers)
  }
}

/**
 * How often a finger taps, from the top of each screen to its end: once for each option, each field that is typed, and Next.
 * The first typed field of a screen has the focus already, a tap that gives the last answer goes on by itself, and one button
 * says that nothing is paid or owned.
 */
export function taps({ asked, answers }: Pick<Walk, 'asked' | 'answers'>): number {
  return asked.reduce((sum, question, index) => sum + tapsOn(question, answers[index] ?? {}, index === 0), 0)
}

function tapsOn(question: Question, answers: Answers, isFirst: boolean): number {
  const shown = shownFields(question, answers)
  const given = shown.filter(({ id }) => (answers[id] ?? '?') !== '?')
  const hasZeros = shown.every(({ kind, id }) => kind === 'money' && answers[id] !== '?') && given.some(isZero)
  const each = given
    .filter(field => !(hasZeros && isZero(field)))
    .map(field => {
      const isFocused = !isFirst && field === shown[0] && (field.kind === 'number' || field.kind === 'money')
      if (isFocused) return 0
      if (field.kind !== 'choice' && field.kind !== 'checks') return 1
      const options = (answers[field.id] ?? '').split(' ')
      const { more } = inParts(field.options)
      return options.length + (options.some(option => more.includes(option)) ? 1 : 0)
    })
  const ends = hasZeros || isTap(shown.at(-1), answers)
  return each.reduce((sum, count) => sum + count, 0) + (hasZeros || !ends ? 1 : 0)

  function isZero({ id }: Field): boolean {
    return answers[id] === '0'
  }
}

/** Whether the last field of a screen is answered with one tap, which goes on. */
function isTap(field: Field | undefined, answers: Answers): boolean {
  const answer = answers[field?.id ?? ''] ?? '?'
  if (field?.kind === 'choice') return answer !== '?'
  if (field?.kind === 'checks') return answer === 'none'
  return field !== undefined && quickNumbers(field).includes(answer)
}
