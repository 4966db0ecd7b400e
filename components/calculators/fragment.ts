/**
 * Answers in the address, behind the `#`: browsers never send that part anywhere,
 * so a result can be kept and shared without anybody learning of it.
 */
import { initialAnswers } from './answers.ts'
import type { Answers, Definition, Question } from './types.ts'

/** The day whose rates are used; empty for today’s. */
export const DAY_KEY = 'on'

const LONGEST = 40
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What differs from a form nobody touched, as `age=30&pay=480`; empty where nothing does. */
export function writeFragment(definition: Pick<Definition, 'questions'>, answers: Answers): string {
  const written = new URLSearchParams()
  for (const [key, first] of Object.entries(initialAnswers(definition))) {
    const answer = answers[key]
    if (answer !== undefined && answer !== first) written.set(key, answer)
  }
  const day = answers[DAY_KEY]
  if (day) written.set(DAY_KEY, day)
  return written.toString()
}

/**
 * The answers of an address, on top of first ones; undefined where it holds none.
 * Unknown names, and choices that are not offered, are passed over.
 */
export function readFragment(definition: Pick<Definition, 'questions'>, hash: string): Answers | undefined {
  // `#rules` is a heading, not an answer.
  if (!hash.includes('=')) return undefined
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const accepted = [...found].filter(([key, value]) => isAnswer(definition.questions, key, value))
  if (accepted.length === 0) return undefined
  return { ...initialAnswers(definition), ...Object.fromEntries(accepted) }
}

function isAnswer(questions: readonly Question[], key: string, value: string): boolean {
  if (key === DAY_KEY) return DAY.test(value)
  for (const question of questions) {
    if (question.kind === 'money' && key === `${question.id}-per`) return question.periods.some(per => per === value)
    if (question.id !== key) continue
    if (question.kind === 'choice') return question.options.includes(value)
    if (question.kind === 'checks') return value.split(' ').every(option => question.options.includes(option))
    return value.length <= LONGEST
  }
  return false
}
