/** Reads amounts and other numbers as people type or paste them. */

import { FORTNIGHTS_A_YEAR } from '../../rules/time.ts'
import type * as TypedParser from './typed-parser.ts'
import type { Digits } from './typed-quantity.ts'
import { plainText } from './typed-text.ts'
import type { Typed, TypedPeriod, Unit } from './typed-words.ts'

type SharedError = 'empty' | 'too-many-decimals' | 'range'
export type AmountError =
  SharedError | 'not-a-number' | 'negative' | 'too-large' | 'other-currency' | 'other-period' | 'two-periods'
export type NumberError = SharedError | 'not-whole' | 'not-number' | 'out-of-range' | 'other-unit'

export type Amount = { cents: number; error?: undefined } | { cents?: undefined; error: AmountError }
export type NumberRead = { value: number; error?: undefined } | { value?: undefined; error: NumberError }

/** What a number counts: `hours` a `week`. */
export interface Counted {
  unit?: Unit | undefined
  /** The period in which it is counted. */
  per?: TypedPeriod | undefined
}

/** $9,999,999.99: a larger amount is a typing error. */
export const MOST_TYPED = 999_999_999

let parser: typeof TypedParser | undefined
let isOnItsWay = false
const listeners = new Set<() => void>()

/** Reads with the words around numbers, too, from now on. */
export function addParser(added: typeof TypedParser): void {
  parser = added
  for (const listener of listeners) listener()
}

/** Whether words around numbers can be read. */
export function hasParser(): boolean {
  return parser !== undefined
}

/** Calls back once words can be read. @returns stops it */
export function onParser(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The parser of words; on a page it may still have to come, and until then such a text is no number. */
function parserOfWords(): typeof TypedParser | undefined {
  if (!parser && !isOnItsWay && typeof window !== 'undefined') {
    isOnItsWay = true
    import('./typed-parser.ts').then(addParser, () => (isOnItsWay = false))
  }
  return parser
}

/** Most of what is typed: digits, with commas between thousands and cents. */
const PLAIN = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d\d?))?$/

const NO_WORDS = { periods: new Set<never>(), units: new Set<never>(), isNone: false, isNegative: false }

function plainNumber(text: string): Typed | undefined {
  return PLAIN.test(text) ? { ...NO_WORDS, numbers: [text], isRange: false, isForeign: false } : undefined
}

function typedAmount(typed: string): Typed | undefined {
  return plainNumber(plainText(typed).replace(/^\$/, '')) ?? parserOfWords()?.typedAmount(typed)
}

function typedNumber(text: string): Typed | undefined {
  return plainNumber(text) ?? parserOfWords()?.typedNumber(text)
}

function readDigits(number: string): Digits | undefined {
  const [, whole, decimals = ''] = PLAIN.exec(number) ?? []
  return whole === undefined ? parserOfWords()?.readDigits(number) : { whole: whole.replace(/,/g, ''), decimals }
}

/**
 * An amount in cents, or why it is none. Takes what people write: `1,234.50`, `1.234,50`, `A$480 a week`, 四百八十元.
 * @param period the one that is chosen; an amount that names another is refused
 */
export function readAmount(typed: string, period?: string): Amount {
  if (plainText(typed) === '') return { error: 'empty' }
  const found = typedAmount(typed)
  if (!found) return { error: 'not-a-number' }
  if (found.isForeign) return { error: 'other-currency' }
  const digits = onlyNumber(found)
  if (typeof digits === 'string') return { error: digits }
  if (!digits) return { error: 'not-a-number' }
  if (found.isNegative && /[1-9]/.test(digits.whole + digits.decimals)) return { error: 'negative' }
  if (digits.decimals.length > 2) return { error: 'too-many-decimals' }
  const whole = digits.whole.replace(/^0+/, '')
  if (whole.length > 12) return { error: 'too-large' }
  const cents = Number(whole) * 100 + Number(digits.decimals.padEnd(2, '0'))
  if (cents > MOST_TYPED) return { error: 'too-large' }
  if (found.periods.size > 1) return { error: 'two-periods' }
  const [named] = found.periods
  return named !== undefined && period !== undefined && named !== period ? { error: 'other-period' } : { cents }
}

/** The period that is written beside an amount. */
export function periodTyped(typed: string): TypedPeriod | undefined {
  const [named] = typedAmount(typed)?.periods ?? []
  return named
}

/** The one number, `range` where there are two of them, or undefined. A word for “nothing” is zero. */
function onlyNumber({ numbers, isRange, isNone }: Typed): Digits | 'range' | undefined {
  const [number, ...more] = numbers
  if (more.length > 0) return isRange ? 'range' : undefined
  if (number === undefined) return isNone && !isRange ? { whole: '0', decimals: '' } : undefined
  return isNone || isRange ? undefined : readDigits(number)
}

/**
 * Another number with so many `decimals`, or why it is none. Takes full-width and Chinese digits, a decimal comma, and
 * its unit: `35 岁`, `38 hours a week`, `17.5%`.
 * @param counted what it counts; a number of something else is refused
 */
export function readNumber(
  typed: string,
  least: number,
  most: number,
  decimals = 0,
  counted: Counted = {}
): NumberRead {
  const unreadable = decimals === 0 ? 'not-whole' : 'not-number'
  const text = plainText(typed)
  if (text === '') return { error: 'empty' }
  const timed = hoursAndMinutes(text, decimals)
  const found = typedNumber(timed ?? text)
  if (!found) return { error: unreadable }
  if (isOfOther(found, timed === undefined ? counted : { ...counted, unit: 'hours' })) return { error: 'other-unit' }
  const digits = onlyNumber(found)
  if (digits === 'range') return { error: 'range' }
  if (!digits) return { error: unreadable }
  const places = digits.decimals.replace(/0+$/, '')
  const mayBeThousands = digits.isUnclear && isWithin(Number(digits.whole + digits.decimals), least, most)
  if (mayBeThousands || places.length > decimals) {
    return { error: decimals === 0 ? 'not-whole' : 'too-many-decimals' }
  }
  const value = Number(`${digits.whole || '0'}.${places || '0'}`)
  const signed = found.isNegative && value !== 0 ? -value : value
  return isWithin(signed, least, most) ? { value } : { error: 'out-of-range' }
}

function isWithin(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}

/** Whether a unit or a period was typed that is not that of the question. */
function isOfOther({ units, periods }: Typed, { unit, per }: Counted): boolean {
  if (unit === undefined) return false
  const own: readonly Unit[] = unit === 'calendar-years' ? ['years', unit] : [unit]
  return [...units].some(each => !own.includes(each)) || [...periods].some(each => each !== per)
}

const TIME = /^(\d+)(?: ?(?:h|hrs?|hours?|个?小时|个?钟头) ?|:)([0-5]?\d) ?(?:m|mins?|minutes?|分钟?)?$/
const MINUTES = 60

/** `7h30`, 7 小时 30 分, `7:30` as hours: `7.5`. */
function hoursAndMinutes(text: string, decimals: number): string | undefined {
  const [, hours, minutes] = TIME.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const value = Number(hours) + Number(minutes) / MINUTES
  return decimals === 0 ? String(value) : value.toFixed(decimals)
}

/** An amount of a period as whole cents a fortnight. */
export function aFortnight(cents: number, period: string): number {
  if (period === 'week') return cents * 2
  if (period === 'year') return Math.round(cents / FORTNIGHTS_A_YEAR)
  return cents
}

/** Cents a fortnight as whole cents of another period. */
export function fromFortnight(cents: number, period: 'week' | 'year'): number {
  return period === 'week' ? Math.round(cents / 2) : cents * FORTNIGHTS_A_YEAR
}

/** A question whose answer is typed as a number or an amount. */
export type TypedQuestion =
  { kind: 'money' } | ({ kind: 'number'; least: number; most: number; decimals?: number } & Counted)

/** What is wrong with an answer that was typed. @param period the one chosen for an amount */
export function typedError(
  question: TypedQuestion,
  typed: string,
  period?: string
): AmountError | NumberError | undefined {
  if (question.kind === 'money') return readAmount(typed, period).error
  return readNumber(typed, question.least, question.most, question.decimals, question).error
}
