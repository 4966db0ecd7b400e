import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dayAfter,
  dayInBrisbane,
  endOfFinancialYear,
  endOfLastFinancialYear,
  isDay,
  nextIndexation
} from '../../../rules/dates.ts'
import { forAll } from '../for-all.ts'

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2080-12-31T00:00:00Z'), noInvalidDate: true })
  .map(moment => moment.toISOString().slice(0, 10))

describe('isDay', () => {
  it('takes every day', () => forAll([day], 100, isDay))

  it.each(['2027-02-29', '2027-02-30', '2027-13-01', '2027-3-20', '2027-03-20T00:00', 'tomorrow', ''])(
    'takes no “%s”',
    text => {
      expect(isDay(text)).toBe(false)
    }
  )
})

function dayInSydney(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(moment)
}

it('dayInBrisbane is Sydney’s day, but for the first hour of a summer’s one', () => {
  const [min, max] = [new Date('2010-01-01T00:00:00Z'), new Date('2035-12-31T00:00:00Z')]
  const moment = fc.date({ min, max, noInvalidDate: true })
  forAll([moment], 100, now => {
    const anHourAgo = new Date(now.getTime() - 3_600_000)
    return [dayInSydney(now), dayInSydney(anHourAgo)].includes(dayInBrisbane(now))
  })
  expect(dayInBrisbane(new Date('2027-03-19T13:59:59Z'))).toBe('2027-03-19')
  expect(dayInBrisbane(new Date('2027-03-19T14:00:00Z'))).toBe('2027-03-20')
})

it.each([
  ['2026-06-30', '2026-06-30', '2025-06-30'],
  ['2026-07-01', '2027-06-30', '2026-06-30'],
  ['2026-12-31', '2027-06-30', '2026-06-30'],
  ['2027-01-01', '2027-06-30', '2026-06-30']
])('the financial year of %s ends on %s, the one before on %s', (on, end, before) => {
  expect([endOfFinancialYear(on), endOfLastFinancialYear(on)]).toEqual([end, before])
})

describe('nextIndexation', () => {
  it.each([
    ['mar-sep', '2026-03-19', '2026-03-20'],
    ['mar-sep', '2026-03-20', '2026-09-20'],
    ['mar-sep', '2026-09-20', '2027-03-20'],
    ['mar-sep', '2026-12-31', '2027-03-20'],
    ['jan', '2026-01-01', '2027-01-01'],
    ['jan', '2025-12-31', '2026-01-01'],
    ['jul', '2026-06-30', '2026-07-01'],
    ['jul', '2026-07-01', '2027-07-01'],
    ['none', '2026-09-20', undefined]
  ] as const)('of %s after %s is %s', (calendar, after, expected) => {
    expect(nextIndexation(calendar, after)).toBe(expected)
  })

  it('always lies ahead, and within a year', () => {
    forAll([day, fc.constantFrom('mar-sep', 'jan', 'jul')], 100, (after, calendar) => {
      const next = nextIndexation(calendar, after) ?? ''
      expect(next > after).toBe(true)
      expect(Date.parse(next) - Date.parse(after)).toBeLessThanOrEqual(366 * 86_400_000)
    })
  })
})

it('dayAfter is exactly one day later', () => {
  forAll([day], 100, it => {
    expect(Date.parse(dayAfter(it)) - Date.parse(it)).toBe(86_400_000)
  })
})
