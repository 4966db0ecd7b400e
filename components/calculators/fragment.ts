/**
 * Answers in the address after the `#`, which browsers never send to a server, so a result can be shared in private.
 */
import { isDay } from '../../rules/dates.ts'
import { initialAnswers, periodKey } from './answers.ts'
import { isPrivate, withoutPrivate } from './private-answers.ts'
import { readDay } from './typed-days.ts'
import type { Answers, Definition, ToolDefinition } from './types.ts'

/** The day whose rates are used; empty for today. In an address it may not be a valid day (rates.ts). */
export const DAY_KEY = 'on'

/** Extra pay to compare with; asked beside the chart, not in the form. */
export const SHIFT_KEY = 'shift'

/** Whether answers that may reveal violence are kept with the others; asked with the result if there are any. */
export const KEEP_KEY = 'keep'
export const KEPT = 'yes'

const LONGEST = 40

type Asking = Pick<ToolDefinition, 'questions' | 'isOfToday'> & Partial<Pick<Definition, 'pay'>>

/**
 * The answers that differ from the initial ones, as `age=30&pay=480`; empty if none does. Leaves out answers that
 * may reveal violence, unless the reader wants them kept.
 */
export function writeFragment(definition: Asking, answers: Answers): string {
  const written = new URLSearchParams()
  const kept = answers[KEEP_KEY] === KEPT ? answers : withoutPrivate(definition, answers)
  for (const [key, first] of Object.entries(initialAnswers(definition))) {
    const answer = asWritten(definition, key, kept[key])
    if (answer !== undefined && answer !== first) written.set(key, answer)
  }
  for (const key of [SHIFT_KEY, DAY_KEY, KEEP_KEY]) {
    const answer = answers[key]
    if (answer) written.set(key, answer)
  }
  return written.toString()
}

/** A day as ISO; an unreadable one is left out. */
function asWritten({ questions }: Asking, key: string, answer = ''): string {
  const question = questions.find(({ id }) => id === key)
  return question?.kind === 'date' ? (readDay(answer, question.least, question.most).day ?? '') : answer
}

/**
 * As `writeFragment`, with the day of the rates, so that the address gives the same amount after the next indexation.
 */
export function writeFragmentOn(definition: Asking, answers: Answers, on: string): string {
  const { [DAY_KEY]: chosen, ...rest } = answers
  if (!chosen && writeFragment(definition, rest) === '') return ''
  return writeFragment(definition, { ...rest, [DAY_KEY]: on })
}

/** The initial answers with those of an address over them, ignoring unknown ones; undefined if it has none. */
export function readFragment(definition: Asking, hash: string): Answers | undefined {
  // `#rules` is a heading, not an answer.
  if (!hash.includes('=')) return undefined
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  // Our addresses join the ticked options of a question; the boot script, when it reloads a page, repeats the key.
  const given = [...new Set(found.keys())].map((key): [string, string] => [key, found.getAll(key).join(' ')])
  const accepted = given.filter(([key, value]) => isAnswer(definition, key, value))
  if (accepted.length === 0) return undefined
  return { ...initialAnswers(definition), ...Object.fromEntries(accepted) }
}

function isAnswer({ questions, pay, isOfToday }: Asking, key: string, value: string): boolean {
  const question = questions.find(({ id }) => id === key)
  // Several ticked options together may be long.
  if (question?.kind === 'checks') return value.split(' ').every(option => question.options.includes(option))
  if (value.length > LONGEST) return false
  if (key === DAY_KEY) return value !== '' && !isOfToday
  if (key === SHIFT_KEY) return value !== '' && pay !== undefined
  if (key === KEEP_KEY) return value === KEPT && questions.some(isPrivate)
  if (question?.kind === 'choice') return question.options.includes(value)
  if (question?.kind === 'date') return isDay(value)
  if (question) return true
  return questions.some(each => {
    return each.kind === 'money' && key === periodKey(each.id) && each.periods.some(period => period === value)
  })
}
