/**
 * Money as integer cents, and exact fractions of a cent between the steps of a
 * calculation. Nothing here rounds except the functions named for a rounding
 * rule, and each of those cites the rule.
 */

/** A whole number of cents: $8.80 is 880. */
export type Cents = number

/** An exact number of cents, `n / d` in lowest terms with `d` above nil. */
export interface Exact {
  readonly n: number
  readonly d: number
}

export const NIL: Exact = { n: 0, d: 1 }

/**
 * `n / d` of a cent, in lowest terms.
 * @throws RangeError where the fraction cannot be held exactly, or `d` is nil
 */
export function exact(n: number, d = 1): Exact {
  if (d === 0) throw new RangeError('an amount was divided by nil')
  const divisor = d === 1 ? 1 : greatestCommonDivisor(Math.abs(n), Math.abs(d))
  const sign = d < 0 ? -1 : 1
  const top = (sign * n) / divisor
  if (!Number.isSafeInteger(top) || !Number.isSafeInteger(d)) {
    throw new RangeError(`${n}/${d} cents is too large to be held exactly`)
  }
  return { n: top === 0 ? 0 : top, d: (sign * d) / divisor }
}

function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b]
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller]
  return larger
}

/** `a + b`, in cents and exact, like every sum here. @throws RangeError where it cannot be held exactly */
export function plus(a: Exact, b: Exact): Exact {
  if (a.d === 1 && b.d === 1) return exact(a.n + b.n)
  return exact(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** `-a`; nil stays nil, never minus nil. */
export function negative(a: Exact): Exact {
  return a.n === 0 ? NIL : { n: -a.n, d: a.d }
}

/** `a - b`; below nil where `b` is larger. @throws RangeError where it cannot be held exactly */
export function minus(a: Exact, b: Exact): Exact {
  return plus(a, negative(b))
}

/** `a × b`: an amount by a taper, a percentage or a count. @throws RangeError where it cannot be held exactly */
export function times(a: Exact, b: Exact): Exact {
  return exact(a.n * b.n, a.d * b.d)
}

/** `a ÷ b`, exact: nothing is rounded. @throws RangeError where `b` is nil, or it cannot be held exactly */
export function over(a: Exact, b: Exact): Exact {
  return exact(a.n * b.d, a.d * b.n)
}

/** All amounts together; nil where there are none. @throws RangeError where it cannot be held exactly */
export function sum(amounts: readonly Exact[]): Exact {
  return amounts.reduce(plus, NIL)
}

/** Below nil where `a` is smaller, above nil where `a` is larger, nil where they are equal. */
export function compare(a: Exact, b: Exact): number {
  const [left, right] = [a.n * b.d, b.n * a.d]
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right
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

/** What `a` has above `b`; nil where it has nothing above it. */
export function excess(a: Exact, b: Exact): Exact {
  return larger(minus(a, b), NIL)
}

/** A percentage or taper held as basis points (60 cents in the dollar is 6000). */
export function basisPoints(value: number): Exact {
  return exact(value, 10_000)
}

/** Whole cents below the amount and what is left over, as parts of `d`; division would lose the last digits. */
function split({ n, d }: Exact): { whole: Cents; rest: number } {
  const rest = ((n % d) + d) % d
  return { whole: (n - rest) / d, rest }
}

/**
 * To the nearest cent, half a cent up.
 * Source: Social Security (Administration) Act 1999 s 54; Social Security Guide 8.4.1.50.
 */
export function nearestCent(amount: Exact): Cents {
  const { whole, rest } = split(amount)
  return 2 * rest >= amount.d ? whole + 1 : whole
}

/**
 * Up to the next whole cent: how Services Australia publishes cut-outs and the
 * rent that earns the most Rent Assistance (rule R4 of the facts; reproduces all of them).
 */
export function centsUp(amount: Exact): Cents {
  const { whole, rest } = split(amount)
  return rest > 0 ? whole + 1 : whole
}

/** Up to the next whole dollar, in cents: partner income free areas (Social Security Guide 1.1.P.80). */
export function dollarsUp(amount: Exact): Cents {
  return centsUp(over(amount, exact(100))) * 100
}

/** Down to whole dollars, in cents: parental income (Social Security Act 1991 s 1067G, Module F). */
export function dollarsDown(amount: Cents): Cents {
  return Math.floor(amount / 100) * 100
}

/** Social Security (Administration) Act 1999 s 54: $1.00. Set by the Act and never indexed, so not a figure. */
export const LEAST_INSTALMENT: Cents = 100

/**
 * What is paid for a calculated fortnightly rate: the nearest cent, and where
 * anything above nil is due, at least $1.00, or the Pharmaceutical Allowance
 * that is part of the rate.
 * Source: Social Security (Administration) Act 1999 ss 43(4), 54; Social Security Guide 8.4.1.50.
 * @param rate cents a fortnight before rounding
 * @param pharmaceuticalAllowance cents a fortnight in the rate; nil where none
 */
export function instalment(rate: Exact, pharmaceuticalAllowance: Cents = 0): Cents {
  if (rate.n <= 0) return 0
  return Math.max(nearestCent(rate), LEAST_INSTALMENT, pharmaceuticalAllowance)
}
