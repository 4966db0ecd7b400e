/** From when the sum of an answer is paid, and what of it is paid before. */
import { expect, it } from 'vitest'
import { sumStartText } from '../../../../components/what-can-i-get/answer/outcome-texts.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'

const SUM = { firstPaid: 'from {date}', before: 'all from {date}, {amount} before', mayBeLater: 'or later' }
const DATA = { texts: { en: { answer: { sum: SUM } } } } as unknown as AssessmentData

type Parts = HouseholdResult['total']['parts']

type Given = Pick<Parts[number], 'amount' | 'atMost' | 'from' | 'mayStartLater'>

function startText(...parts: Given[]): string | undefined {
  return startOf(parts)
}

/** @param open what is in the most alone, because it may be nothing */
function startOf(parts: Given[], open = 0, before?: HouseholdResult['total']['before']): string | undefined {
  const whole = parts.map(part => ({ id: 'ftb-a' as const, who: 'you' as const, ...part }))
  const amount = parts.reduce((sum, part) => sum + part.amount, 0)
  const most = parts.reduce((sum, part) => sum + (part.atMost ?? part.amount), open)
  const total = { amount, ...(most > amount && { atMost: most }), parts: whole, ...(before && { before }) }
  return sumStartText({ on: '2026-11-26', people: [], total }, DATA, 'en')
}

it('is one day, where all of it waits', () => {
  expect(startText({ amount: 80_000, from: '2026-12-10' })).toBe('from 10 December 2026')
})

it('names what is paid before the last wait is over', () => {
  const family = { amount: 20_000 }
  expect(startText({ amount: 80_000, from: '2026-12-10' }, family)).toBe('all from 10 December 2026, $200.00 before')
  const partner = { amount: 50_000, from: '2026-12-03' }
  expect(startText({ amount: 80_000, from: '2026-12-10' }, partner, family)).toBe(
    'all from 10 December 2026, $700.00 before'
  )
})

it('names no second sum where nothing waits beyond today', () => {
  expect(startText({ amount: 80_000, from: '2026-11-26' }, { amount: 20_000 })).toBe('from 26 November 2026')
})

it('names the most where what is paid before is a range, or may be nothing', () => {
  const parts = [
    { amount: 80_000, from: '2026-12-10' },
    { amount: 10_000, atMost: 20_000 }
  ]
  expect(startOf(parts)).toBe('all from 10 December 2026, $200.00 before')
  expect(startOf(parts, 5000)).toBe('all from 10 December 2026, $250.00 before')
})

it('names no sum before today', () => {
  const parts = [{ amount: 80_000, from: '2026-11-26' }, { amount: 20_000 }]
  expect(startOf(parts, 0, { until: '2026-11-26', amount: 15_000 })).toBe('from 26 November 2026')
})

it('says that it may be later, where a wait is not known', () => {
  const open = { amount: 80_000, from: '2026-12-03', mayStartLater: true } as const
  expect(startText(open)).toBe('from 3 December 2026 or later')
  expect(startText(open, { amount: 50_000, from: '2026-11-26' })).toBe(
    'all from 3 December 2026, $500.00 before or later'
  )
  // Also where the open wait may be the longest of all.
  expect(startText(open, { amount: 50_000, from: '2026-12-10' })).toContain('or later')
})

it('says nothing where no day is known', () => {
  expect(startText({ amount: 20_000 })).toBeUndefined()
})
