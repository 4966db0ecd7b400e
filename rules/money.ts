/** Integer cents, and exact fractions between steps. Only functions named for a rounding rule round, and cite it. */

/** A whole number of cents: $8.80 is 880. */
export type Cents = number

/** An exact number of cents, `n / d` in lowest terms with `d` above zero. */
export interface Exact {
  readonly n: number
  readonly d: number
}

export const ZERO: Exact = { n: 0, d: 1 }

/**
 * `n / d` of a cent, in lowest terms.
 * @throws RangeError where `n` or `d` is no whole number that can be held exactly, or `d` is zero
 */
export function exact(n: number, d = 1): Exact {
  if (!Number.isInteger(n) || !Number.isInteger(d)) throw new RangeError(`${n}/${d} is no fraction of whole numbers`)
  if (!areSafe(n, d)) throw tooLarge(n, d)
  if (d === 0) throw new RangeError(DIVIDED)
  return reduced(n, d)
}

const DIVIDED = 'an amount was divided by zero'

function tooLarge(n: number | bigint, d: number | bigint): RangeError {
  return new RangeError(`${n}/${d} cents is too large to be held exactly`)
}

/** Whether two results are exact: a rounded one is larger than the largest safe number. */
function areSafe(one: number, other: number): boolean {
  return Number.isSafeInteger(one) && Number.isSafeInteger(other)
}

/** In lowest terms: safe whole numbers in, safe whole numbers out. @param d not zero */
function reduced(n: number, d: number): Exact {
  const divisor = d === 1 ? 1 : Math.sign(d) * greatestCommonDivisor(Math.abs(n), Math.abs(d))
  const top = n / divisor
  return { n: top === 0 ? 0 : top, d: d / divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** A fraction too long for numbers until it is reduced: much slower, so only where a number would be rounded. */
interface Long {
  n: bigint
  d: bigint
}

function long({ n, d }: Exact): Long {
  return { n: BigInt(n), d: BigInt(d) }
}

/** In lowest terms. @param d not zero @throws RangeError where even those cannot be held exactly */
function held({ n, d }: Long): Exact {
  const divisor = longDivisor(n, d)
  const [top, bottom] = [n / divisor, d / divisor]
  const result = { n: Number(top), d: Number(bottom) }
  if (!areSafe(result.n, result.d)) throw tooLarge(top, bottom)
  return result
}

/** The greatest common divisor, below zero where `d` is, so that what it divides has `d` above zero. */
function longDivisor(n: bigint, d: bigint): bigint {
  let [larger, smaller] = [n, d]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger < 0n === d < 0n ? larger : -larger
}

/** `a + b`. @throws RangeError where it cannot be held exactly */
export function add(a: Exact, b: Exact): Exact {
  return shortSum(a, b) ?? held(longSum(long(a), long(b)))
}

/** `a + b` where plain numbers suffice; else undefined. */
function shortSum(a: Exact, b: Exact): Exact | undefined {
  if (a.d === b.d) return Number.isSafeInteger(a.n + b.n) ? reduced(a.n + b.n, a.d) : undefined
  const [left, right, d] = [a.n * b.d, b.n * a.d, a.d * b.d]
  // Two rounded products can have a sum that looks exact.
  return areSafe(left, right) && areSafe(left + right, d) ? reduced(left + right, d) : undefined
}

function longSum(a: Long, b: Long): Long {
  return { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

/** `-a`; zero stays 0, never -0. */
export function negative(a: Exact): Exact {
  return a.n === 0 ? ZERO : { n: -a.n, d: a.d }
}

/** `a - b`; negative where `b` is larger. @throws RangeError where it cannot be held exactly */
export function subtract(a: Exact, b: Exact): Exact {
  return add(a, negative(b))
}

/** `a × b`: an amount by a taper, a percentage or a count. @throws RangeError where it cannot be held exactly */
export function multiply(a: Exact, b: Exact): Exact {
  const [n, d] = [a.n * b.n, a.d * b.d]
  if (areSafe(n, d)) return reduced(n, d)
  return held({ n: BigInt(a.n) * BigInt(b.n), d: BigInt(a.d) * BigInt(b.d) })
}

/**
 * `a ÷ b`, exact: nothing is rounded.
 * @throws RangeError where `b` is zero, or it cannot be held exactly
 */
export function divide(a: Exact, b: Exact): Exact {
  if (b.n === 0) throw new RangeError(DIVIDED)
  const [n, d] = [a.n * b.d, a.d * b.n]
  if (areSafe(n, d)) return reduced(n, d)
  return held({ n: BigInt(a.n) * BigInt(b.d), d: BigInt(a.d) * BigInt(b.n) })
}

/** The sum of all amounts, in cents. @throws RangeError where it cannot be held; intermediate sums may be longer */
export function sum(amounts: readonly Exact[]): Exact {
  let running: Exact | undefined = ZERO
  for (const amount of amounts) running = running && shortSum(running, amount)
  return running ?? held(amounts.map(long).reduce(longSum))
}

/** Negative where `a` is smaller, positive where `a` is larger, zero where they are equal. */
export function compare(a: Exact, b: Exact): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  if (areSafe(left, right)) return left - right
  return Number(BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d))
}

/** The smaller of two amounts; `a` where they are equal. */
export function smaller(a: Exact, b: Exact): Exact {
  return compare(a, b) <= 0 ? a : b
}

/** The larger of two amounts; `a` where they are equal. */
export function larger(a: Exact, b: Exact): Exact {
  return compare(a, b) >= 0 ? a : b
}

/** How much larger `a` is than `b`; zero where it is not. @throws RangeError where it cannot be held exactly */
export function excess(a: Exact, b: Exact): Exact {
  return compare(a, b) > 0 ? subtract(a, b) : ZERO
}

/** A percentage or taper held as basis points (60 cents in the dollar is 6000). */
export function basisPoints(value: number): Exact {
  return exact(value, 10_000)
}

/** Whole cents below the amount, and the rest in parts of `d`. Towards zero first, which stays exact. */
function split({ n, d }: Exact): { whole: Cents; rest: number } {
  const rest = n % d
  const whole = (n - rest) / d
  return rest < 0 ? { whole: whole - 1, rest: rest + d } : { whole, rest }
}

/** To the nearest cent, half a cent up (Social Security (Administration) Act 1999 s 54; Guide 8.4.1.50). */
export function nearestCent(amount: Exact): Cents {
  const { whole, rest } = split(amount)
  return 2 * rest >= amount.d ? whole + 1 : whole
}

/** How many whole steps fit into an amount: the assets test of pensions (Guide 4.2.3). @param step above zero */
export function wholeSteps(amount: Exact, step: Exact): number {
  return split(divide(amount, step)).whole
}

/** How many whole steps it takes to reach an amount: where the assets test leaves nothing. @param step above zero */
export function stepsToReach(amount: Exact, step: Exact): number {
  const { whole, rest } = split(divide(amount, step))
  return rest > 0 ? whole + 1 : whole
}

/** Up to the next cent: how Services Australia publishes cut-outs and the rents of tests/rules/rent-ceilings.yaml. */
export function centsUp(amount: Exact): Cents {
  const { whole, rest } = split(amount)
  return rest > 0 ? whole + 1 : whole
}

/** Up to whole dollars, in cents: partner income free areas (Guide 1.1.P.80). @throws RangeError if too large */
export function dollarsUp(amount: Exact): Cents {
  return inCents(centsUp(exact(centsUp(amount), 100)))
}

/** Down to whole dollars, in cents: parental income (Act s 1067G, Module F). @throws RangeError if too large */
export function dollarsDown(amount: Cents): Cents {
  return inCents(split(exact(amount, 100)).whole)
}

function inCents(dollars: number): Cents {
  return exact(dollars * 100).n
}

/** Social Security (Administration) Act 1999 s 54: $1.00. Set by the Act and never indexed, so not a figure. */
export const LEAST_INSTALMENT: Cents = 100

/**
 * What is paid for a rate, in cents: the nearest cent, but at least $1.00, or its Pharmaceutical Allowance.
 * Source: Social Security (Administration) Act 1999 ss 43(4), 54; Social Security Guide 8.4.1.50.
 */
export function instalment(rate: Exact, pharmaceuticalAllowance: Cents = 0): Cents {
  if (rate.n <= 0) return 0
  return Math.max(nearestCent(rate), LEAST_INSTALMENT, pharmaceuticalAllowance)
}
