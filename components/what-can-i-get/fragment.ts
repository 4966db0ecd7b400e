/** Where the reader is, in the address after the `#`, which browsers send nowhere. */
import { errorOf } from './check-answers.ts'
import { FOR_KEY, keysOf, QUESTIONS, relevant, SOMEBODY_ELSE } from './questions.ts'
import { periodKey } from './values.ts'
import type { Answers, Field } from './types.ts'

/** Where the reader is. */
export interface Place {
  answers: Answers
  /** The answer is shown although questions are open. */
  seesAnswer?: true
  /** A question that is asked again, to change it. */
  changes?: string
}

const SEE_KEY = 'see'
const CHANGE_KEY = 'change'

/** A longer answer is none of ours; ticks of one question may be long together. */
const LONGEST = 40

const FIELDS = new Map(QUESTIONS.flatMap(({ fields }) => fields).map(field => [field.id, field]))
const PERIODS = new Map(
  [...FIELDS.values()].filter(({ kind }) => kind === 'money').map(field => [periodKey(field.id), field])
)

/** The fragment without `#`, as `happened=lost-job&age=30`; empty without answers. */
export function writeFragment({ answers, seesAnswer, changes }: Place): string {
  const counted = relevant(answers)
  const written = new URLSearchParams()
  const keys = QUESTIONS.flatMap(({ fields }) => fields.flatMap(keysOf))
  for (const key of [FOR_KEY, ...keys]) {
    const answer = counted[key]
    if (answer !== undefined) written.set(key, answer)
  }
  if (seesAnswer) written.set(SEE_KEY, '1')
  if (changes !== undefined) written.set(CHANGE_KEY, changes)
  return written.toString()
}

/** The place of an address; what is none of ours, or makes no sense, is ignored. Undefined where nothing is left. */
export function readFragment(hash: string): Place | undefined {
  // `#call` is a heading.
  if (!hash.includes('=')) return undefined
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  const answers = relevant(Object.fromEntries([...found].filter(([key, value]) => isAnswer(key, value))))
  const changes = QUESTIONS.find(({ id }) => id === found.get(CHANGE_KEY))?.id
  const place: Place = {
    answers,
    ...(found.get(SEE_KEY) === '1' && { seesAnswer: true }),
    ...(changes !== undefined && { changes })
  }
  return Object.keys(answers).length + Object.keys(place).length > 1 ? place : undefined
}

function isAnswer(key: string, value: string): boolean {
  if (key === FOR_KEY) return value === SOMEBODY_ELSE
  const period = PERIODS.get(key)
  if (period) return period.kind === 'money' && period.periods.some(each => each === value)
  const field = FIELDS.get(key)
  return field !== undefined && isShort(field, value) && errorOf(field, value) === undefined
}

function isShort({ kind }: Field, value: string): boolean {
  return kind === 'checks' || value.length <= LONGEST
}
