/** What more pay does: points of a curve, where the payment ends, what is kept of the next dollar. */
import { readAmount, MOST_TYPED } from './money-field.ts'
import { valuesOf } from './answers.ts'
import { withPay, work } from './work.ts'
import type { Rates } from '../../rules/lookup.ts'
import type { Answers, Definition } from './types.ts'

/** Cents a fortnight. */
export interface EarningsPoint {
  pay: number
  payment: number
  total: number
}

export interface Earnings {
  points: EarningsPoint[]
  /** Where the reader stands. */
  here: EarningsPoint
  /** The least pay at which nothing is paid; undefined where nothing is paid at any. */
  cutOut: number | undefined
  /** Cents kept of one more dollar of pay. */
  kept: number
  /** The right end of the drawing. */
  end: number
}

const POINTS = 96
const LEAST_SPAN = 60_000
/** Steps of the table, in cents: the first that needs no more than `MOST_ROWS` rows. */
const STEPS = [5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000]
const MOST_ROWS = 14

/** @returns undefined where the answers have no payment to draw */
export function earningsOf(definition: Definition, answers: Answers, rates: Rates): Earnings | undefined {
  const { pay } = definition
  if (!pay) return undefined
  const at = (cents: number): EarningsPoint | undefined => {
    const outcome = work(definition, withPay(answers, pay, cents), rates)
    if (outcome.kind !== 'result' || outcome.result.amount === null) return undefined
    return { pay: cents, payment: outcome.result.amount, total: outcome.result.amount + cents }
  }
  const cents = valuesOf(definition, answers).cents(pay)
  const here = cents === undefined ? undefined : at(cents)
  const next = cents === undefined ? undefined : at(Math.min(cents + 100, MOST_TYPED))
  const none = at(0)
  if (!here || !next || !none) return undefined
  const cutOut = none.payment > 0 ? leastWithout(at) : undefined
  const end = Math.max(LEAST_SPAN, Math.ceil(((cutOut ?? 0) * 1.08) / 10_000) * 10_000)
  const pays = Array.from({ length: POINTS + 1 }, (_, index) => Math.round((end * index) / POINTS))
  const marks = [...pays, ...[here.pay, cutOut].filter(mark => mark !== undefined && mark <= end)] as number[]
  const points = [...new Set(marks)].sort((a, b) => a - b).flatMap(mark => at(mark) ?? [])
  return { points, here, cutOut, kept: next.total - here.total, end }
}

/** The least pay at which nothing is paid, found by halving: more pay never raises the payment. */
function leastWithout(at: (cents: number) => EarningsPoint | undefined): number | undefined {
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

/** What one more shift would do; undefined where either side has no payment. */
export function compareShift(
  definition: Definition,
  answers: Answers,
  rates: Rates,
  typed: string
): { now: EarningsPoint; then: EarningsPoint } | undefined {
  const extra = readAmount(typed).cents
  const { pay } = definition
  if (!pay || extra === undefined) return undefined
  const cents = valuesOf(definition, answers).cents(pay)
  if (cents === undefined || cents + extra > MOST_TYPED) return undefined
  const sides = [cents, cents + extra].map(amount => {
    const outcome = work(definition, withPay(answers, pay, amount), rates)
    if (outcome.kind !== 'result' || outcome.result.amount === null) return undefined
    return { pay: amount, payment: outcome.result.amount, total: outcome.result.amount + amount }
  })
  const [now, then] = sides
  return now && then ? { now, then } : undefined
}
