/**
 * Answers in the address, behind the `#`: browsers never send that part anywhere,
 * so a result can be kept and shared without anybody learning of it.
 */
import { initialAnswers } from './answers.ts'
import type { Answers, Definition, Question } from './types.ts'

/** The day whose rates are used; empty for today’s. What an address says here need not be a day (day.ts). */
export const DAY_KEY = 'on'

/** Extra pay to compare with; asked beside the drawing, not in the form. */
export const SHIFT_KEY = 'shift'

const LONGEST = 40

/** What differs from a form nobody touched, as `age=30&pay=480`; empty where nothing does. */
export function writeFragment(definition: Pick<Definition, 'questions'>, answers: Answers): string {
  const written = new URLSearchParams()
  for (const [key, first] of Object.entries(initialAnswers(definition))) {
    const answer = answers[key]
    if (answer !== undefined && answer !== first) written.set(key, answer)
  }
  for (const key of [SHIFT_KEY, DAY_KEY]) {
    const answer = answers[key]
    if (answer) written.set(key, answer)
  }
  return written.toString()
}

/**
 * As `writeFragment`, always with the day of the rates where anything is written:
 * the same address gives the same amount after the next indexation too.
 */
export function writeFragmentOn(definition: Pick<Definition, 'questions'>, answers: Answers, on: string): string {
  const { [DAY_KEY]: chosen, ...rest } = answers
  if (!chosen && writeFragment(definition, rest) === '') return ''
  return writeFragment(definition, { ...rest, [DAY_KEY]: on })
}

/**
 * The answers of an address, on top of first ones; undefined where it holds none.
 * Unknown names, and choices that are not offered, are passed over.
 */
export function readFragment(definition: Pick<Definition, 'questions' | 'pay'>, hash: string): Answers | undefined {
  // `#rules` is a heading, not an answer.
  if (!hash.includes('=')) return undefined
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  // Ticks are joined in our addresses; the boot script, when it loads a page anew, names each by itself.
  const given = [...new Set(found.keys())].map((key): [string, string] => [key, found.getAll(key).join(' ')])
  const accepted = given.filter(([key, value]) => isAnswer(definition, key, value))
  if (accepted.length === 0) return undefined
  return { ...initialAnswers(definition), ...Object.fromEntries(accepted) }
}

function isAnswer({ questions, pay }: Pick<Definition, 'questions' | 'pay'>, key: string, value: string): boolean {
  if (value.length > LONGEST && !isTicks(questions, key)) return false
  if (key === DAY_KEY) return value !== ''
  if (key === SHIFT_KEY) return value !== '' && pay !== undefined
  for (const question of questions) {
    if (question.kind === 'money' && key === `${question.id}-per`) return question.periods.some(per => per === value)
    if (question.id !== key) continue
    if (question.kind === 'choice') return question.options.includes(value)
    if (question.kind === 'checks') return value.split(' ').every(option => question.options.includes(option))
    return true
  }
  return false
}

/** Several ticks together may be long. */
function isTicks(questions: readonly Question[], key: string): boolean {
  return questions.some(({ id, kind }) => id === key && kind === 'checks')
}
