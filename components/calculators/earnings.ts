/** What more pay does: points of a curve, where the payment ends, what is kept of the next dollar. */
import { readAmount, MOST_TYPED, type AmountError } from './money-field.ts'
import { errorsOf, questionsFor, valuesOf } from './answers.ts'
import { withPay } from './definitions/shared.ts'
import { assess, situationOf } from './work.ts'
import type { Rates } from '../../rules/lookup.ts'
import type { Answers, Definition } from './types.ts'

/** Cents a fortnight. */
export interface EarningsPoint {
  pay: number
  payment: number
  total: number
}

export interface EarningsRow extends EarningsPoint {
  /** Cents kept of one more dollar of pay. */
  kept: number
  isHere: boolean
  isCutOut: boolean
}

export interface Earnings {
  /** The points of the drawing, worked out when there is a drawing to show them. */
  curve(): EarningsPoint[]
  /** Where the reader stands; always within the drawing. */
  here: EarningsPoint
  /** The least pay at which nothing is paid; undefined where nothing is paid at any. */
  cutOut: number | undefined
  /** Cents kept of one more dollar of pay. */
  kept: number
  /** The right end of the drawing. */
  end: number
  /** Round amounts of pay, the reader’s own and the cut-out, for the table. */
  rows: EarningsRow[]
}

const DOLLAR = 100
const POINTS = 96
const LEAST_SPAN = 60_000
/** Room to the right of the last mark. */
const BEYOND = 1.08
/** Steps of the table, in cents: the first that needs no more than `MOST_ROWS` rows. */
const STEPS = [5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]
const MOST_ROWS = 14

type At = (cents: number) => EarningsPoint | undefined

/**
 * What is paid at other pay than the reader's. The form is read once for all of them, and each
 * amount is worked out once: halving, rows and drawing ask for many of them twice.
 * @param answers right ones; about others it has nothing to say
 */
function paidAt(definition: Definition, answers: Answers, rates: Rates): At {
  if (errorsOf(questionsFor(definition, answers), answers).length > 0) return () => undefined
  const situation = situationOf(definition, answers)
  const known = new Map<number, EarningsPoint | undefined>()
  return cents => {
    if (!known.has(cents)) {
      const outcome = assess(definition, withPay(situation, cents), rates)
      const payment = outcome.kind === 'result' ? outcome.result.amount : null
      known.set(cents, payment === null ? undefined : { pay: cents, payment, total: payment + cents })
    }
    return known.get(cents)
  }
}

/**
 * What the drawing and its table show.
 * @returns undefined where the answers have no payment to draw
 */
export function earningsOf(definition: Definition, answers: Answers, rates: Rates): Earnings | undefined {
  const { pay } = definition
  if (!pay) return undefined
  const at = paidAt(definition, answers, rates)
  const cents = valuesOf(definition, answers).cents(pay)
  const here = cents === undefined ? undefined : at(cents)
  const none = at(0)
  if (!here || !none) return undefined
  const cutOut = none.payment > 0 ? leastWithout(at) : undefined
  const end = Math.max(LEAST_SPAN, Math.ceil((Math.max(cutOut ?? 0, here.pay) * BEYOND) / 10_000) * 10_000)
  // Beyond the cut-out there is only pay: two points draw it, however far the reader’s pay lies.
  const bend = Math.min(end, (cutOut ?? end) * BEYOND)
  const marks = [here.pay, ...(cutOut === undefined ? [] : [cutOut])]
  const pays = Array.from({ length: POINTS + 1 }, (_, index) => Math.round((bend * index) / POINTS))
  const curve = () => sorted([...pays, ...marks, end]).flatMap(mark => at(mark) ?? [])
  const rows = sorted([...tablePays(end), ...marks]).flatMap((mark): EarningsRow[] => {
    const row = at(mark)
    return row ? [{ ...row, kept: keptAt(at, mark), isHere: mark === here.pay, isCutOut: mark === cutOut }] : []
  })
  return { curve, here, cutOut, kept: keptAt(at, here.pay), end, rows }
}

function sorted(pays: number[]): number[] {
  return [...new Set(pays)].filter(pay => pay <= MOST_TYPED).sort((a, b) => a - b)
}

/** Cents kept of the next dollar; at the most that can be typed, of the last. */
function keptAt(at: At, pay: number): number {
  const from = Math.min(pay, MOST_TYPED - DOLLAR)
  return (at(from + DOLLAR)?.total ?? 0) - (at(from)?.total ?? 0)
}

/** The least pay at which nothing is paid, found by halving: more pay never raises the payment. */
function leastWithout(at: At): number | undefined {
  let [paid, unpaid] = [0, MOST_TYPED]
  if (at(unpaid)?.payment !== 0) return undefined
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2)
    if (at(middle)?.payment === 0) unpaid = middle
    else paid = middle
  }
  return unpaid
}

/** Round amounts of pay for the table. */
export function tablePays(end: number): number[] {
  const step = STEPS.find(size => end / size <= MOST_ROWS) ?? end
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step)
}

/** Now and with one more shift. */
export interface Comparison {
  now: EarningsPoint
  then: EarningsPoint
}

/** What is wrong with the extra pay that was typed; nothing typed is not wrong. */
export function shiftError(definition: Definition, answers: Answers, typed: string): AmountError | undefined {
  const { cents = 0, error } = readAmount(typed)
  if (error) return error === 'empty' ? undefined : error
  const now = definition.pay ? (valuesOf(definition, answers).cents(definition.pay) ?? 0) : 0
  return now + cents > MOST_TYPED ? 'too-large' : undefined
}

/** What one more shift would do; undefined where either side has no payment. */
export function compareShift(
  definition: Definition,
  answers: Answers,
  rates: Rates,
  typed: string
): Comparison | undefined {
  const extra = readAmount(typed).cents
  const { pay } = definition
  if (!pay || extra === undefined || shiftError(definition, answers, typed)) return undefined
  const cents = valuesOf(definition, answers).cents(pay)
  if (cents === undefined) return undefined
  const at = paidAt(definition, answers, rates)
  const [now, then] = [at(cents), at(cents + extra)]
  return now && then ? { now, then } : undefined
}
