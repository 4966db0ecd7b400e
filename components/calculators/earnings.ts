/** The effect of more pay: points of a curve, the cut-out, and how much of the next dollar is kept. */
import type { Rates } from '../../rules/lookup.ts'
import type { Reading } from '../tool/answers.ts'
import { readAmount, MOST_TYPED, type Amount } from '../tool/typed-numbers.ts'
import type { Definition } from '../tool/types.ts'
import { assess } from '../tool/work.ts'

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
  /** The points of the chart, worked out only when it is rendered. */
  curve(): EarningsPoint[]
  /** The reader’s own pay; always within the chart. */
  here: EarningsPoint
  /** The lowest pay at which nothing is paid; undefined if nothing is paid at any. */
  cutOut: number | undefined
  /** Cents kept of one more dollar of pay. */
  kept: number
  end: number
  /** Round amounts of pay, the reader’s own and the cut-out, for the table. */
  rows: EarningsRow[]
}

const DOLLAR = 100
const POINTS = 96
const LEAST_SPAN = 60_000
const BEYOND = 1.08
/** Steps of the table, in cents: the first that needs no more than `MOST_ROWS` rows. */
const STEPS = [5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]
const MOST_ROWS = 14

type At = (cents: number) => EarningsPoint | undefined

/** The payment at any pay, each worked out once; undefined if an answer is wrong or there is no payment. */
function paymentsOf(
  definition: Definition,
  { errors, values }: Reading,
  rates: Rates
): { own: EarningsPoint; at: At } | undefined {
  const { pay } = definition
  if (!pay || errors.size > 0) return undefined
  const situation = definition.situation(values, rates.on)
  const known = new Map<number, EarningsPoint | undefined>()
  const at: At = cents => {
    if (!known.has(cents)) {
      const outcome = assess(definition, pay.replace(situation, cents), rates)
      const payment = outcome.kind === 'result' ? outcome.result.amount : null
      known.set(cents, payment === null ? undefined : { pay: cents, payment, total: payment + cents })
    }
    return known.get(cents)
  }
  const own = at(values.cents(pay.question) ?? 0)
  return own && { own, at }
}

/** The data of the chart and its table. @returns undefined if the answers give no payment to draw */
export function earningsOf(definition: Definition, reading: Reading, rates: Rates): Earnings | undefined {
  const payments = paymentsOf(definition, reading, rates)
  const none = payments?.at(0)
  if (!payments || !none) return undefined
  const { own: here, at } = payments
  const cutOut = none.payment > 0 ? leastWithout(at) : undefined
  const end = Math.max(LEAST_SPAN, Math.ceil((Math.max(cutOut ?? 0, here.pay) * BEYOND) / 10_000) * 10_000)
  // Beyond the cut-out there is only pay, so two points are enough, however high the reader’s pay is.
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

/** Cents kept of the next dollar; of the last one at the highest pay that can be typed. */
function keptAt(at: At, pay: number): number {
  const from = Math.min(pay, MOST_TYPED - DOLLAR)
  return (at(from + DOLLAR)?.total ?? 0) - (at(from)?.total ?? 0)
}

/** The lowest pay at which nothing is paid, by binary search: more pay never raises the payment. */
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

/** The extra pay that was typed, in cents, or what is wrong with it. */
export function readShift(definition: Definition, { values }: Reading, typed: string): Amount {
  const extra = readAmount(typed, 'fortnight')
  const own = definition.pay ? (values.cents(definition.pay.question) ?? 0) : 0
  return own + (extra.cents ?? 0) > MOST_TYPED ? { error: 'too-large' } : extra
}

/** The effect of one more shift of `extra` cents a fortnight; undefined if either side has no payment. */
export function compareShift(
  definition: Definition,
  reading: Reading,
  rates: Rates,
  extra: number
): Comparison | undefined {
  const payments = paymentsOf(definition, reading, rates)
  const then = payments?.at(payments.own.pay + extra)
  return payments && then && { now: payments.own, then }
}
