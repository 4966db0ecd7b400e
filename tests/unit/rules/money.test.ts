/** Rounding, and what an instalment comes to. `exactness.test.ts` has the arithmetic. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  basisPoints,
  centsUp,
  divide,
  dollarsDown,
  dollarsUp,
  exact,
  instalment,
  larger,
  nearestCent,
  smaller
} from '../../../rules/money.ts'
import { readCases } from './support.ts'

describe('exact amounts', () => {
  it('throw on division by zero', () => {
    expect(() => exact(1, 0)).toThrow(/divided by zero/)
  })

  it('are whole at 10,000 basis points', () => {
    expect(basisPoints(10_000)).toEqual({ n: 1, d: 1 })
  })

  it('are compared where their product is too large to be held', () => {
    const [a, b] = [exact(9_000_000_000_000_000, 7), exact(9_000_000_000_000_000, 11)]
    expect([smaller(a, b), larger(a, b)]).toEqual([b, a])
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
})

const roundingCase = z.strictObject({
  name: z.string(),
  rate: z.string(),
  pharmaceuticalAllowance: z.number().optional(),
  paid: z.number(),
  source: z.string()
})

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
