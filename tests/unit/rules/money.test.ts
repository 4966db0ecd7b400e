import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  basisPoints,
  centsUp,
  compare,
  dollarsDown,
  dollarsUp,
  exact,
  excess,
  instalment,
  larger,
  subtract,
  nearestCent,
  negative,
  ZERO,
  divide,
  add,
  smaller,
  sum,
  multiply
} from '../../../rules/money.ts'
import { readCases } from './support.ts'

describe('exact amounts', () => {
  it('are held in lowest terms', () => {
    expect(exact(6, 4)).toEqual({ n: 3, d: 2 })
    expect(exact(3, -2)).toEqual({ n: -3, d: 2 })
    expect(exact(-0, 5)).toEqual({ n: 0, d: 1 })
  })

  it('throw on division by zero', () => {
    expect(() => exact(1, 0)).toThrow(/divided by zero/)
    expect(() => divide(exact(1), ZERO)).toThrow(RangeError)
  })

  it('throw for what they cannot hold, instead of losing a cent', () => {
    expect(() => exact(2 ** 53, 1)).toThrow('too large')
    expect(() => multiply(exact(2 ** 40), exact(2 ** 40))).toThrow(RangeError)
    expect(() => exact(0.5)).toThrow(RangeError)
  })

  it('add, subtract, multiply and divide without rounding', () => {
    const [third, half] = [exact(1, 3), exact(1, 2)]
    expect(add(third, half)).toEqual({ n: 5, d: 6 })
    expect(add(third, exact(1))).toEqual({ n: 4, d: 3 })
    expect(add(exact(1), third)).toEqual({ n: 4, d: 3 })
    expect(subtract(third, half)).toEqual({ n: -1, d: 6 })
    expect(multiply(third, half)).toEqual({ n: 1, d: 6 })
    expect(divide(third, half)).toEqual({ n: 2, d: 3 })
    expect(sum([third, third, third])).toEqual({ n: 1, d: 1 })
    expect(negative(ZERO)).toEqual(ZERO)
    expect(basisPoints(6000)).toEqual({ n: 3, d: 5 })
    expect(basisPoints(10_000)).toEqual({ n: 1, d: 1 })
  })

  it('are compared, also where their product is too large to be held', () => {
    const [a, b] = [exact(9_000_000_000_000_000, 7), exact(9_000_000_000_000_000, 11)]
    expect(compare(a, b)).toBeGreaterThan(0)
    expect(compare(b, a)).toBeLessThan(0)
    expect(compare(a, a)).toBe(0)
    const [most, next] = [2 ** 53 - 1, 2 ** 53 - 2]
    expect(compare(exact(most, next), exact(next, next - 1))).toBeLessThan(0)
    expect(smaller(a, b)).toBe(b)
    expect(larger(a, b)).toBe(a)
    expect(excess(exact(5), exact(7))).toEqual(ZERO)
    expect(excess(exact(7), exact(5))).toEqual(exact(2))
  })
})

describe('rounding', () => {
  it('goes to the nearest cent, half a cent up, below zero too', () => {
    expect([exact(1, 2), exact(-1, 2), exact(-3, 2), exact(7, 5)].map(nearestCent)).toEqual([1, 0, -1, 1])
  })

  it('is exact where division would not be', () => {
    expect(nearestCent(exact(9_007_199_254_740_991, 2))).toBe(4_503_599_627_370_496)
    expect(nearestCent(exact(9_007_199_254_740_989, 3))).toBe(3_002_399_751_580_330)
  })

  it('goes up to cents and dollars where that is how it is published', () => {
    expect([exact(10), exact(21, 2), exact(-21, 2)].map(centsUp)).toEqual([10, 11, -10])
    expect([exact(12_300), exact(12_301), exact(36_903, 3)].map(dollarsUp)).toEqual([12_300, 12_400, 12_400])
    expect([100, 199].map(dollarsDown)).toEqual([100, 100])
  })

  it('stays within half a cent', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
        const amount = exact(n, d)
        const off = subtract(exact(nearestCent(amount)), amount)
        expect(compare(off, exact(1, 2))).toBeLessThanOrEqual(0)
        expect(compare(off, exact(-1, 2))).toBeGreaterThan(0)
      })
    )
  })
})

const roundingCase = z
  .object({
    name: z.string(),
    rate: z.string(),
    pharmaceuticalAllowance: z.number().optional(),
    paid: z.number(),
    source: z.string()
  })
  .strict()

describe('instalments', () => {
  it.each(readCases('rounding.yaml', roundingCase))('$name: $rate', ({ rate, pharmaceuticalAllowance, paid }) => {
    expect(instalment(dollars(rate), pharmaceuticalAllowance)).toBe(paid)
  })

  it('are never negative', () => {
    expect(instalment(exact(-1, 3))).toBe(0)
  })
})

/** An amount of dollars as exact cents: 42.271 is 42271/10. */
function dollars(text: string) {
  const [whole = '0', fraction = ''] = text.split('.')
  return divide(exact(Number(whole + fraction)), exact(10 ** fraction.length, 100))
}
