/**
 * Answers in the address after the `#`, which browsers never send to a server, so a result can be shared in private.
 */
import { isDay } from '../../rules/dates.ts'
import { readLink } from './read-link.ts'
import { initialAnswers } from './answers.ts'
import { periodKey } from './keys.ts'
import { isPrivate, withoutPrivate } from './private-answers.ts'
import { readDay } from './typed-days.ts'
import { readAmount, typedError } from './typed-numbers.ts'
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

/** What an address holds, for a form. */
export interface OpenedLink {
  /** The initial answers with those of the address over them; undefined if it has none. */
  answers?: Answers
  /** The keys that it gives. */
  given: readonly string[]
  /** Questions whose answer could not be read, and text that belongs to none. */
  unread: readonly string[]
}

/** Reads an address. What is wrong in a field that is typed stays there, to be marked. */
export function openLink(definition: Asking, hash: string): OpenedLink {
  const { answers: read, unread } = readLink(hash, (key, value) => accepted(definition, key, value))
  const wrong = unread.filter(([key, value]) => isTyped(definition, key) && value.length <= LONGEST)
  const answers = { ...read, ...Object.fromEntries(wrong) }
  const given = Object.keys(answers)
  return {
    ...(given.length > 0 && { answers: { ...initialAnswers(definition), ...answers } }),
    given,
    unread: unread.flatMap(([key, value]) => {
      if (key in answers) return []
      return [definition.questions.some(({ id }) => id === key) ? key : `${key}=${value}`.slice(0, LONGEST)]
    })
  }
}

/** The initial answers with those of an address over them; undefined if it has none. */
export function readFragment(definition: Asking, hash: string): Answers | undefined {
  return openLink(definition, hash).answers
}

/** Whether it has a field, or another place, that shows a wrong answer and what is wrong with it. */
function isTyped({ questions, isOfToday }: Asking, key: string): boolean {
  if (key === DAY_KEY) return !isOfToday
  return questions.some(({ id, kind }) => id === key && (kind === 'money' || kind === 'number'))
}

/** An answer as we write it; undefined where it is none. */
function accepted({ questions, pay, isOfToday }: Asking, key: string, value: string): string | undefined {
  const question = questions.find(({ id }) => id === key)
  // Several ticked options together may be long.
  if (question?.kind === 'checks') return value.split(' ').every(isOneOf(question.options)) ? value : undefined
  if (value.length > LONGEST) return undefined
  if (question?.kind === 'date') return readDay(value, question.least, question.most).day
  return isAnswer() ? value : undefined

  function isAnswer(): boolean {
    if (key === DAY_KEY) return isDay(value) && !isOfToday
    if (key === SHIFT_KEY) return readAmount(value).cents !== undefined && pay !== undefined
    if (key === KEEP_KEY) return value === KEPT && questions.some(isPrivate)
    if (question?.kind === 'choice') return question.options.includes(value)
    // A field that was emptied is in the address, too.
    if (question && value === '') return true
    if (question?.kind === 'money' || question?.kind === 'number') return typedError(question, value) === undefined
    return questions.some(({ id, ...each }) => {
      return each.kind === 'money' && key === periodKey(id) && isOneOf(each.periods)(value)
    })
  }
}

function isOneOf(options: readonly string[]): (value: string) => boolean {
  return value => options.includes(value)
}
