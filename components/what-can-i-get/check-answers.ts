/** What is wrong with what was typed on one screen, and what is kept of it. */
import { typedError, type AmountError, type NumberError } from '../tool/typed-numbers.ts'
import { periodKey, periodOf } from '../tool/keys.ts'
import { shownFields } from './questions.ts'
import { dayOf, NONE, UNKNOWN } from './values.ts'
import type { Answers, Field, Period, Question } from './types.ts'

export type FieldError = AmountError | NumberError | 'not-a-day' | 'none-and-others'

/** What is wrong with an answer that is not empty. @param period the one chosen for an amount */
export function errorOf(field: Field, answer: string, period?: string): FieldError | undefined {
  if (answer === UNKNOWN) return undefined
  switch (field.kind) {
    case 'choice':
      return field.options.includes(answer) ? undefined : 'empty'
    case 'checks':
      return ticksError(field.options, answer.split(' '))
    case 'day':
      return dayOf(answer) === undefined ? 'not-a-day' : undefined
    case 'money':
    case 'number':
      return typedError(field, answer, period)
  }
}

function ticksError(options: readonly string[], ticks: string[]): FieldError | undefined {
  if (!ticks.every(tick => options.includes(tick))) return 'empty'
  return ticks.includes(NONE) && ticks.length > 1 ? 'none-and-others' : undefined
}

/** Ticks and the only field of a screen need an answer; the other fields may stay empty, and are then not known. */
export function isRequired(field: Field, shown: readonly Field[]): boolean {
  return field.required === true || field.kind === 'checks' || shown.length === 1
}

/** The period chosen for an amount; undefined for what is none. */
export function periodIn(field: Field, answers: Answers): Period | undefined {
  return field.kind === 'money' ? periodOf(field, answers) : undefined
}

/** What is wrong on a screen, by field. @param answers all answers so far, and those of this screen */
export function errorsOf(question: Question, answers: Answers): ReadonlyMap<string, FieldError> {
  const shown = shownFields(question, answers)
  const errors = shown.flatMap((field): [string, FieldError][] => {
    const answer = answers[field.id] ?? ''
    const empty = isRequired(field, shown) ? 'empty' : undefined
    const error = answer === '' ? empty : errorOf(field, answer, periodIn(field, answers))
    return error ? [[field.id, error]] : []
  })
  return new Map(errors)
}

/** The answers with those of a screen; a field left empty is not known. */
export function withScreen(question: Question, answers: Answers, typed: Answers): Answers {
  return { ...answers, ...screenOf(question, { ...answers, ...typed }, id => typed[id] || UNKNOWN) }
}

/** The answers of a screen all of which is not known. */
export function withNothingKnown(question: Question, answers: Answers): Answers {
  return { ...answers, ...screenOf(question, answers, () => UNKNOWN) }
}

function screenOf(question: Question, all: Answers, answerOf: (id: string) => string): Answers {
  const entries = shownFields(question, all).flatMap((field): [string, string][] => {
    const answer: [string, string] = [field.id, answerOf(field.id)]
    if (field.kind !== 'money' || field.periods.length === 1) return [answer]
    return [answer, [periodKey(field.id), all[periodKey(field.id)] ?? field.periods[0]]]
  })
  return Object.fromEntries(entries)
}
