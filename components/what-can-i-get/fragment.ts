/** Where the reader is, in the address after the `#`, which browsers send nowhere. */
import { readLink } from '../tool/read-link.ts'
import { periodKey } from '../tool/keys.ts'
import { errorOf, periodIn } from './check-answers.ts'
import { upgraded } from './old-answers.ts'
import { FOR_KEY, keysOf, QUESTIONS, relevant, SOMEBODY_ELSE } from './questions.ts'
import { dayOf, UNKNOWN } from './values.ts'
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

/** The last question that everybody is asked. */
const LAST = 'has'

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

/** What an address holds. */
export interface OpenedLink {
  /** Undefined where nothing is left of it. */
  place?: Place
  /** Fields whose answer could not be read, and text that belongs to none. */
  unread: readonly string[]
}

/** Reads an address: what is wrong is not taken, and named. */
export function openLink(hash: string): OpenedLink {
  const { answers: read, unread } = readLink(hash, accepted)
  const { [SEE_KEY]: sees, [CHANGE_KEY]: changes, ...answers } = read
  const wrong = Object.entries(answers).flatMap(([key, value]) => {
    const field = FIELDS.get(key)
    return field && errorOf(field, value, periodIn(field, answers)) ? [[key, value] as const] : []
  })
  const right = Object.fromEntries(Object.entries(answers).filter(([key]) => !wrong.some(([id]) => id === key)))
  const kept = relevant(upgraded(right))
  const place: Place = {
    answers: kept,
    // Whose link has the last question had the answer before them: new questions wait below it.
    ...((sees !== undefined || kept[LAST] !== undefined) && { seesAnswer: true }),
    ...(changes !== undefined && { changes })
  }
  return {
    ...(Object.keys(kept).length + Object.keys(place).length > 1 && { place }),
    unread: [...unread, ...wrong].map(([key, value]) => (FIELDS.has(key) ? key : `${key}=${value}`.slice(0, LONGEST)))
  }
}

/** The place of an address; undefined where nothing is left of it. */
export function readFragment(hash: string): Place | undefined {
  return openLink(hash).place
}

/** An answer as we write it; undefined where it is none. */
function accepted(key: string, value: string): string | undefined {
  const field = FIELDS.get(key)
  if (field?.kind === 'day' && value !== UNKNOWN) return dayOf(value)
  return isAnswer(key, value) ? value : undefined
}

function isAnswer(key: string, value: string): boolean {
  if (key === FOR_KEY) return value === SOMEBODY_ELSE
  if (key === SEE_KEY) return value === '1'
  if (key === CHANGE_KEY) return QUESTIONS.some(({ id }) => id === value)
  const period = PERIODS.get(key)
  if (period) return period.kind === 'money' && period.periods.some(each => each === value)
  const field = FIELDS.get(key)
  return field !== undefined && isShort(field, value) && errorOf(field, value) === undefined
}

function isShort({ kind }: Field, value: string): boolean {
  return kind === 'checks' || value.length <= LONGEST
}
