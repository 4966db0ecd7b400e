import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addBusinessDays,
  countFrom,
  daysUntil,
  fullMonths,
  fullYears,
  isBusinessDay,
  lastBusinessDay,
  lastOfDays,
  nextBusinessDay
} from '../../../rules/counting.ts'
import { addDays } from '../../../rules/dates.ts'
import { easterSunday, holidaysIn, holidayTest, type Place } from '../../../rules/public-holidays.ts'
import { forAll } from '../for-all.ts'
import { BOOK } from './date-support.ts'

const day = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2080-12-31T00:00:00Z'), noInvalidDate: true })
  .map(moment => moment.toISOString().slice(0, 10))
const none = () => false

describe('countFrom', () => {
  it.each([
    ['2026-12-04', 21, 'days', '2026-12-25'],
    ['2026-11-20', 13, 'weeks', '2027-02-19'],
    ['2026-11-20', 12, 'fortnights', '2027-05-07'],
    ['2026-02-27', 12, 'months', '2027-02-27'],
    ['2024-02-29', 12, 'months', '2025-02-28'],
    ['2024-02-29', 4, 'years', '2028-02-29'],
    ['2026-08-31', 6, 'months', '2027-02-28'],
    ['2027-08-31', 6, 'months', '2028-02-29'],
    ['2026-12-31', 1, 'days', '2027-01-01'],
    ['2028-02-28', 1, 'days', '2028-02-29'],
    ['2026-10-02', 5, 'business-days', '2026-10-09'],
    ['2026-08-14', -13, 'weeks', '2026-05-15']
  ] as const)('from %s %i %s is %s', (from, count, unit, expected) => {
    expect(countFrom(from, count, unit, none)).toBe(expected)
  })
})

it('the last day is one of the days: 14 from 1 August end on the 14th', () => {
  expect(lastOfDays('2026-08-01', 14)).toBe('2026-08-14')
})

it('full months and years leave the days beyond them', () => {
  expect(fullMonths('2021-11-30', '2026-11-30')).toEqual({ months: 60, days: 0 })
  expect(fullMonths('2021-11-30', '2026-12-01')).toEqual({ months: 60, days: 1 })
  expect(fullMonths('2021-11-30', '2026-11-29')).toEqual({ months: 59, days: 30 })
  expect(fullMonths('2026-01-31', '2026-02-28')).toEqual({ months: 1, days: 0 })
  expect(fullYears('2004-02-29', '2026-02-28')).toBe(22)
  expect(fullYears('2004-02-29', '2026-02-27')).toBe(21)
  forAll([day, fc.nat(20_000)], 200, (from, ahead) => {
    const to = addDays(from, ahead)
    const { months, days } = fullMonths(from, to)
    expect(Math.floor(months / 12)).toBe(fullYears(from, to))
    expect(days).toBeGreaterThanOrEqual(0)
    expect(days).toBeLessThan(31)
    expect(daysUntil(from, to)).toBe(ahead)
  })
})

it('business days come one after another, whatever the holidays', () => {
  const holidays = holidayTest(BOOK.holidays, 'vic')
  forAll([day, fc.nat(30)], 200, (from, count) => {
    const last = addBusinessDays(from, count, holidays)
    const between = Array.from({ length: daysUntil(from, last) }, (_, at) => addDays(from, at + 1))
    expect(between.filter(each => isBusinessDay(each, holidays))).toHaveLength(count)
    expect(lastBusinessDay(from, holidays) <= from && nextBusinessDay(from, holidays) >= from).toBe(true)
  })
})

describe('public holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22']
  ])('Easter Sunday of %i is %s', (year, expected) => {
    expect(easterSunday(year)).toBe(expected)
  })

  function weekdays(place: Place, year: number): string[] {
    const days = holidaysIn(BOOK.holidays, place, year).map(each => each.day)
    return [...new Set(days)].filter(each => isBusinessDay(each, none)).map(each => each.slice(5))
  }

  it.each([
    // Fair Work Ombudsman, 2026 public holidays.
    ['nsw', 2026, ['01-01', '01-26', '04-03', '04-06', '04-27', '06-08', '10-05', '12-25', '12-28']],
    ['vic', 2026, ['01-01', '01-26', '03-09', '04-03', '04-06', '06-08', '11-03', '12-25', '12-28']],
    ['qld', 2026, ['01-01', '01-26', '04-03', '04-06', '05-04', '10-05', '12-25', '12-28']],
    ['sa', 2026, ['01-01', '01-26', '03-09', '04-03', '04-06', '06-08', '10-05', '12-25', '12-28']],
    ['wa', 2026, ['01-01', '01-26', '03-02', '04-03', '04-06', '04-27', '06-01', '09-28', '12-25', '12-28']],
    ['tas', 2026, ['01-01', '01-26', '03-09', '04-03', '04-06', '06-08', '12-25', '12-28']],
    ['act', 2026, ['01-01', '01-26', '03-09', '04-03', '04-06', '06-01', '06-08', '10-05', '12-25', '12-28']],
    ['nt', 2026, ['01-01', '01-26', '04-03', '04-06', '05-04', '06-08', '08-03', '12-25', '12-28']],
    ['national', 2026, ['01-01', '01-26', '04-03', '04-06', '12-25', '12-28']],
    // Anzac Day is a Sunday, Christmas Day a Saturday: 26 April is a holiday in six places, not in Vic and Tas.
    ['nsw', 2027, ['01-01', '01-26', '03-26', '03-29', '04-26', '06-14', '10-04', '12-27', '12-28']],
    ['vic', 2027, ['01-01', '01-26', '03-08', '03-26', '03-29', '06-14', '11-02', '12-27', '12-28']],
    ['qld', 2027, ['01-01', '01-26', '03-26', '03-29', '04-26', '05-03', '10-04', '12-27', '12-28']],
    ['tas', 2027, ['01-01', '01-26', '03-08', '03-26', '03-29', '06-14', '12-27', '12-28']],
    ['wa', 2027, ['01-01', '01-26', '03-01', '03-26', '03-29', '04-26', '06-07', '09-27', '12-27', '12-28']],
    ['national', 2027, ['01-01', '01-26', '03-26', '03-29']],
    // New Year’s Day 2028 is a Saturday.
    ['qld', 2028, ['01-03', '01-26', '04-14', '04-17', '04-25', '05-01', '10-02', '12-25', '12-26']],
    // Nothing was read of Western Australia in 2028, but what is national.
    ['wa', 2028, ['01-26', '04-14', '04-17', '04-25', '12-25', '12-26']]
  ] as const)('%s in %i', (place, year, expected) => {
    expect(weekdays(place, year)).toEqual(expected)
  })
})
