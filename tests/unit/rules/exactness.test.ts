/** Exact amounts against fractions of long integers, which round nothing and hold everything. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  basisPoints,
  centsUp,
  compare,
  dollarsDown,
  dollarsUp,
  exact,
  excess,
  larger,
  subtract,
  nearestCent,
  negative,
  ZERO,
  divide,
  add,
  smaller,
  sum,
  multiply,
  type Exact
} from '../../../rules/money.ts'
import { ratesOn, run } from './support.ts'
import { forAll } from '../for-all.ts'

const MOST = Number.MAX_SAFE_INTEGER

interface Fraction {
  n: bigint
  d: bigint
}

const ZERO_FRACTION: Fraction = { n: 0n, d: 1n }

/** In lowest terms, the lower part above zero. */
function fraction(n: bigint, d: bigint): Fraction {
  let [a, b] = [n, d]
  while (b !== 0n) [a, b] = [b, a % b]
  const divisor = a < 0n === d < 0n ? a : -a
  return { n: n / divisor, d: d / divisor }
}

function long({ n, d }: Exact): Fraction {
  return { n: BigInt(n), d: BigInt(d) }
}

const added = (a: Fraction, b: Fraction) => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
const without = (a: Fraction, b: Fraction) => added(a, { n: -b.n, d: b.d })
const multiplied = (a: Fraction, b: Fraction) => fraction(a.n * b.n, a.d * b.d)
const divided = (a: Fraction, b: Fraction) => (b.n === 0n ? undefined : fraction(a.n * b.d, a.d * b.n))
const isBelow = (a: Fraction, b: Fraction) => without(a, b).n < 0n

function floor({ n, d }: Fraction): bigint {
  const whole = n / d
  return n % d < 0n ? whole - 1n : whole
}

const isSafe = (value: bigint) => value <= MOST && value >= -MOST

/** As an exact amount; undefined where it cannot be held. */
function held(wanted: Fraction | undefined): Exact | undefined {
  return wanted && isSafe(wanted.n) && isSafe(wanted.d) ? { n: Number(wanted.n), d: Number(wanted.d) } : undefined
}

/** The calculation has this result, or throws where none can be held. */
function expectResult<Value>(work: () => Value, wanted: Value | undefined): void {
  if (wanted === undefined) expect(work).toThrow(RangeError)
  else expect(work()).toStrictEqual(wanted)
}

type Oracle = (a: Fraction, b: Fraction) => Fraction | undefined

const OPERATIONS: Record<string, [(a: Exact, b: Exact) => Exact, Oracle]> = {
  plus: [add, added],
  minus: [subtract, without],
  times: [multiply, multiplied],
  over: [divide, divided],
  smaller: [smaller, (a, b) => (isBelow(b, a) ? b : a)],
  larger: [larger, (a, b) => (isBelow(a, b) ? b : a)],
  excess: [excess, (a, b) => (isBelow(b, a) ? without(a, b) : ZERO_FRACTION)],
  negative: [negative, a => ({ n: -a.n, d: a.d })]
}

/** Whole numbers from everyday ones to the largest, and about powers of two, where numbers begin to be rounded. */
const whole = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer({ min: 0, max: 9_999_999_999 }),
  fc.integer({ min: MOST - 100, max: MOST }),
  fc.maxSafeInteger(),
  fc
    .tuple(fc.integer({ min: 20, max: 52 }), fc.integer({ min: -3, max: 3 }), fc.constantFrom(1, -1))
    .map(([power, beside, sign]) => sign * (2 ** power + beside))
)

const below = fc.oneof(fc.constantFrom(1, 1, 2, 3, 4, 26, 52, 130, 10_000), whole.map(Math.abs)).filter(d => d !== 0)

const amount = fc.tuple(whole, below).map(([n, d]) => exact(n, d))

describe('exact amounts are exact', () => {
  it('through any chain of operations, or throw for a result that cannot be held', () => {
    const step = fc.tuple(fc.constantFrom(...Object.keys(OPERATIONS)), amount)
    forAll([amount, fc.array(step, { minLength: 1, maxLength: 12 })], 2_000, (first, steps) => {
      let running = first
      for (const [name, operand] of steps) {
        const [work, oracle] = OPERATIONS[name] ?? [add, added]
        const wanted = held(oracle(long(running), long(operand)))
        expectResult(() => work(running, operand), wanted)
        running = wanted ?? running
      }
    })
  })

  it('from any two whole numbers', () => {
    forAll([whole, whole], 100, (n, d) => {
      expectResult(() => exact(n, d), d === 0 ? undefined : held(fraction(BigInt(n), BigInt(d))))
    })
  })

  it('in a sum, whatever the sums on the way', () => {
    forAll([fc.array(amount, { maxLength: 8 }), fc.boolean()], 1_000, (amounts, isUndone) => {
      const all = isUndone ? [...amounts, ...amounts.slice(1).map(negative)] : amounts
      expectResult(() => sum(all), held(all.map(long).reduce(added, ZERO_FRACTION)))
    })
  })

  it('in a comparison, which never throws, however close they are', () => {
    const near = fc.integer({ min: -2, max: 2 })
    const close = fc
      .tuple(amount, near, near)
      .filter(([{ n, d }, more, lower]) => Math.abs(n + more) <= MOST && d + lower <= MOST && d + lower > 0)
      .map(([one, more, lower]): [Exact, Exact] => [one, exact(one.n + more, one.d + lower)])
    forAll([fc.oneof(close, fc.tuple(amount, amount))], 2_000, ([a, b]) => {
      const [left, right] = [long(a), long(b)]
      expect(Math.sign(compare(a, b))).toBe(Number(isBelow(right, left)) - Number(isBelow(left, right)))
      expect(compare(a, a)).toBe(0)
    })
  })

  it('where they are rounded', () => {
    const dollars = (value: bigint) => (isSafe(value * 100n) ? Number(value * 100n) : undefined)
    const up = ({ n, d }: Fraction) => -floor({ n: -n, d })
    forAll([amount, whole], 2_000, (value, cents) => {
      const [wanted, hundreds] = [long(value), fraction(BigInt(cents), 100n)]
      expect(nearestCent(value)).toBe(Number(floor(added(wanted, { n: 1n, d: 2n }))))
      expect(centsUp(value)).toBe(Number(up(wanted)))
      expectResult(() => dollarsUp(value), dollars(up(multiplied(wanted, { n: 1n, d: 100n }))))
      expectResult(() => dollarsDown(cents), dollars(floor(hundreds)))
    })
  })
})

describe('what numbers alone would get wrong', () => {
  it('is a product that is rounded: it cannot be held, and throws', () => {
    expect(() => multiply({ n: 134_217_729, d: 4 }, { n: 67_108_865, d: 1 })).toThrow('too large')
    expect(() => divide({ n: 134_217_729, d: 4 }, { n: 1, d: 67_108_865 })).toThrow('too large')
  })

  it('is a large fraction of small value, which can be held once it is reduced', () => {
    const share = exact(9_000_000_011, 9_000_000_001)
    expect(add(share, negative(share))).toStrictEqual(ZERO)
    expect(multiply(share, divide(exact(1), share))).toStrictEqual({ n: 1, d: 1 })
    expect(divide(share, share)).toStrictEqual({ n: 1, d: 1 })
    expect(add(exact(1, 2 * 94_906_267), exact(1, 3 * 94_906_267))).toStrictEqual({ n: 5, d: 6 * 94_906_267 })
  })

  it('is a sum of rounded products that looks as if nothing had been rounded', () => {
    expect(add(exact(MOST, 2), exact(-MOST, 3))).toStrictEqual({ n: MOST, d: 6 })
  })

  it('is what goes beyond the largest number on the way only', () => {
    expect(sum([exact(MOST), exact(MOST), exact(-MOST)])).toStrictEqual({ n: MOST, d: 1 })
    expect(excess(exact(-MOST), exact(MOST))).toStrictEqual(ZERO)
    expect(() => sum([exact(MOST), exact(1)])).toThrow('too large')
    expect(() => subtract(exact(-MOST), exact(MOST))).toThrow('too large')
  })

  it('is rounding near the largest number', () => {
    expect(nearestCent(exact(MOST - 1, MOST))).toBe(1)
    expect(nearestCent(exact(-MOST, 3_002_399_751_580_331))).toBe(-3)
    expect(centsUp(exact(-MOST, 3_002_399_751_580_331))).toBe(-2)
    expect(dollarsUp(exact(1, MOST))).toBe(100)
    expect(dollarsDown(MOST)).toBe(9_007_199_254_740_900)
    expect(() => dollarsUp(exact(MOST))).toThrow('too large')
    expect(() => dollarsDown(-MOST)).toThrow('too large')
  })

  it('is zero below zero', () => {
    const zeros = [nearestCent(exact(-1, 3)), centsUp(exact(-1, 3)), dollarsUp(exact(-50)), dollarsDown(-0)]
    expect(zeros).toStrictEqual([0, 0, 0, 0])
    const exactZeros = [exact(-0), exact(-0, 5), multiply(ZERO, exact(-1)), divide(ZERO, exact(-2))]
    for (const zero of exactZeros) expect(zero).toStrictEqual(ZERO)
  })

  it.each([
    [0.5, 1, 'no fraction of whole numbers'],
    [1, 0.5, 'no fraction of whole numbers'],
    [0.5, 0.5, 'no fraction of whole numbers'],
    [NaN, 1, 'no fraction of whole numbers'],
    [1, NaN, 'no fraction of whole numbers'],
    [Infinity, 1, 'no fraction of whole numbers'],
    [1, -Infinity, 'no fraction of whole numbers'],
    [2 ** 53, 1, 'too large'],
    [2 ** 53, 2, 'too large'],
    [1, 2 ** 53, 'too large']
  ])('is %d/%d, which may not be what was meant', (n, d, says) => {
    expect(() => exact(n, d)).toThrow(RangeError)
    expect(() => exact(n, d)).toThrow(says)
  })
})

const student = { activity: 'student', age: 19, living: 'away' }

it('a family whose shares have long lower parts has an answer, though its payment of nothing is a sum of them', () => {
  const ofFamilyTaxBenefit = [100_000, 100_000, 100_000, 24_056]
  const otherChildren = [
    { kind: 'youth-allowance', age: 22, living: 'away', rent: { perFortnight: 35_518 } },
    ...ofFamilyTaxBenefit.map(maximumRate => ({ kind: 'family-tax-benefit', maximumRate }))
  ]
  const parents = { adjustedTaxableIncome: 418_741_900, otherChildren }
  const situation = { ...student, parents, rent: { perFortnight: 32_765 } }
  const { amount, working } = run('youth-allowance', situation, ratesOn('2026-09-20'))
  expect(amount).toBe(0)
  expect(working.map(step => [step.label, step.amount])).toEqual([
    ['maximum-basic-rate', 67_720],
    ['energy-supplement', 700],
    ['rent-assistance', 12_739],
    ['parental-income-reduction', -526_688],
    ['not-below-zero', 445_529]
  ])
})

it('everyday amounts are worked out without long integers, which are many times slower', () => {
  const long = vi.spyOn(globalThis, 'BigInt')
  const otherChildren = [{ kind: 'youth-allowance', age: 17, living: 'home' }]
  const parents = { adjustedTaxableIncome: 8_000_000, otherChildren }
  const rent = { perFortnight: 32_765, sharing: true }
  const situation = { ...student, income: { employment: 61_234 }, rent, parents }
  expect(run('youth-allowance', situation, ratesOn('2026-09-20')).amount).toBeGreaterThan(0)
  const partner = { age: 30, payment: 'jobseeker', income: { employment: 91_234 } }
  const couple = { age: 30, relationship: 'partnered', partner, income: { employment: 31_111 } }
  expect(run('jobseeker', couple, ratesOn('2026-09-20')).amount).toBeGreaterThan(0)
  expect(basisPoints(6000)).toStrictEqual({ n: 3, d: 5 })
  expect(long).not.toHaveBeenCalled()
  expect(add(exact(MOST, 2), exact(-MOST, 3))).toStrictEqual({ n: MOST, d: 6 })
  expect(long).toHaveBeenCalled()
  long.mockRestore()
})
