/** Which day it is for the reader, in their own time zone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageDay, readersDay } from '../../../../components/boot/day.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.unstubAllEnvs()
  delete document.documentElement.dataset.asAt
  vi.useRealTimers()
})

it.each([
  ['Australia/Perth', 'a minute before midnight', '2026-11-26T15:59:00Z', '2026-11-26', '2026-11-27'],
  ['Australia/Perth', 'at midnight', '2026-11-26T16:00:00Z', '2026-11-27', '2026-11-27'],
  ['Australia/Sydney', 'in summer a minute before midnight', '2026-11-26T12:59:00Z', '2026-11-26', '2026-11-26'],
  [
    'Australia/Sydney',
    'in summer at midnight, an hour before Brisbane',
    '2026-11-26T13:00:00Z',
    '2026-11-27',
    '2026-11-26'
  ],
  [
    'Australia/Sydney',
    'at the end of the day the clocks go forward',
    '2026-10-04T13:00:00Z',
    '2026-10-05',
    '2026-10-04'
  ],
  ['Australia/Sydney', 'at the end of the day the clocks go back', '2027-04-04T14:00:00Z', '2027-04-05', '2027-04-05'],
  ['Australia/Darwin', 'at midnight, half an hour after Brisbane', '2026-12-31T14:30:00Z', '2027-01-01', '2027-01-01'],
  ['Australia/Perth', 'at the end of 28 February of a leap year', '2028-02-28T16:00:00Z', '2028-02-29', '2028-02-29'],
  [
    'Asia/Shanghai',
    'in the evening, when Brisbane has the next day',
    '2026-11-26T14:30:00Z',
    '2026-11-27',
    '2026-11-27'
  ]
])('in %s %s', (zone, _when, moment, own, page) => {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(new Date(moment))
  expect([readersDay(), pageDay()]).toEqual([own, page])
})

it('a preview shows its own day to everybody', () => {
  vi.stubEnv('TZ', 'Australia/Perth')
  vi.setSystemTime(new Date('2026-11-26T15:59:00Z'))
  document.documentElement.dataset.asAt = '2027-03-20'
  expect(readersDay()).toBe('2027-03-20')
})
