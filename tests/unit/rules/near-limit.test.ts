/** An amount near a limit is told apart. */
import { expect, it } from 'vitest'
import { isNearLimit } from '../../../rules/household/condition.ts'
import { cents, count } from '../../../rules/result.ts'
import { exact } from '../../../rules/money.ts'

const limit = cents('limit', exact(100_000))

it.each([
  [95_000, true],
  [94_999, false],
  [100_000, true],
  [105_000, true],
  [105_001, false]
])('%i cents against a limit of 100,000: %s', (income, isNear) => {
  expect(isNearLimit([cents('income', exact(income)), limit])).toBe(isNear)
})

it('counts assets alike, and nothing that is no money', () => {
  expect(isNearLimit([cents('assets', exact(99_000)), limit])).toBe(true)
  expect(isNearLimit([count('hours', 99), count('limit', 100)])).toBe(false)
  expect(isNearLimit([limit])).toBe(false)
})
