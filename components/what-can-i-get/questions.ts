/** All questions, in their order, and which answers count. */
import { FAMILY } from './questions/family.ts'
import { HAPPENED } from './questions/happened.ts'
import { HEALTH_AND_CARE } from './questions/health-and-care.ts'
import { MONEY_AND_HOME } from './questions/money-and-home.ts'
import { PERSON } from './questions/person.ts'
import { WORK_AND_STUDY } from './questions/work-and-study.ts'
import { periodKey } from '../tool/keys.ts'
import { valuesOf } from './values.ts'
import type { Answers, Field, Question, Values } from './types.ts'

const IN_ORDER = [...HAPPENED, ...PERSON, ...FAMILY, ...WORK_AND_STUDY, ...HEALTH_AND_CARE, ...MONEY_AND_HOME]

/** In the order in which they are asked: those that everybody is asked come first. */
export const QUESTIONS: readonly Question[] = [
  ...IN_ORDER.filter(({ first }) => first),
  ...IN_ORDER.filter(({ first }) => !first)
]

/** Who the answers are about: the reader, or somebody else. Asked beside the first question. */
export const FOR_KEY = 'for'
export const SOMEBODY_ELSE = 'other'

/** The fields of a question that are shown, given all answers. */
export function shownFields({ fields }: Question, answers: Answers): Field[] {
  const values = valuesOf(answers)
  return fields.filter(({ when }) => when?.(values) ?? true)
}

/** The keys under which a field keeps its answer. */
export function keysOf(field: Field): string[] {
  return field.kind === 'money' && field.periods.length > 1 ? [field.id, periodKey(field.id)] : [field.id]
}

/** A question is answered once each of its fields has something, if only that it is not known. */
export function isAnswered(question: Question, answers: Answers): boolean {
  return shownFields(question, answers).every(({ id }) => (answers[id] ?? '') !== '')
}

/** Whether a question makes sense, given the other answers. */
export function isOpen({ when }: Question, values: Values): boolean {
  return when?.(values) ?? true
}

/** The answers that count: not those to questions that later answers made pointless. */
export function relevant(answers: Answers): Answers {
  const counted: Record<string, string> = {}
  const keep = (key: string) => {
    const answer = answers[key]
    if (answer !== undefined && answer !== '') counted[key] = answer
  }
  keep(FOR_KEY)
  // A question asks only what those before it in the file were answered: partners before their pay.
  for (const question of QUESTIONS) {
    if (!isOpen(question, valuesOf(counted))) continue
    for (const field of question.fields) {
      if (field.when?.(valuesOf(counted)) ?? true) keysOf(field).forEach(keep)
    }
  }
  return counted
}
