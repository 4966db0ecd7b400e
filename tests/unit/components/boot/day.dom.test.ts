/** Which day it is for the reader, in their own time zone. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onLook, pageDay, readersDay } from '../../../../components/boot/day.ts'

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
  ],
  ['Pacific/Norfolk', 'at midnight in summer', '2026-11-26T12:00:00Z', '2026-11-27', '2026-11-26'],
  ['Indian/Christmas', 'a minute before midnight', '2026-11-26T16:59:00Z', '2026-11-26', '2026-11-27'],
  ['Indian/Cocos', 'a minute before midnight', '2026-11-26T17:29:00Z', '2026-11-26', '2026-11-27'],
  ['Antarctica/Macquarie', 'at midnight in summer', '2026-11-26T13:00:00Z', '2026-11-27', '2026-11-26'],
  ['Australia/West', 'by an older name of Perth’s zone', '2026-11-26T15:59:00Z', '2026-11-26', '2026-11-27'],
  [
    'Pacific/Auckland',
    'after midnight, when Brisbane has the day before',
    '2026-11-26T11:30:00Z',
    '2026-11-26',
    '2026-11-26'
  ]
])('in %s %s', (zone, _when, moment, own, page) => {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(new Date(moment))
  expect([readersDay(), pageDay()]).toEqual([own, page])
})

it.each([
  ['Australia/Perth', '2026-11-26T15:59:00Z', '2026-11-26'],
  ['Europe/London', '2026-11-26T15:59:00Z', '2026-11-27']
])('without a named zone, the day is that of the clock: %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(new Date(moment))
  const { DateTimeFormat } = Intl
  const options = new DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
    const format = new DateTimeFormat()
    format.resolvedOptions = () => ({ ...options, timeZone: undefined as unknown as string })
    return format
  } as unknown as typeof Intl.DateTimeFormat)
  expect(readersDay()).toBe(day)
  vi.restoreAllMocks()
})

it.each(['visibilitychange', 'focus', 'pageshow'])('a page is looked at again at %s, until that is stopped', type => {
  const act = vi.fn()
  const stop = onLook(act)
  const target = type === 'visibilitychange' ? document : window
  const look = () => target.dispatchEvent(new Event(type, { bubbles: true }))
  look()
  expect(act).toHaveBeenCalledTimes(1)
  stop()
  look()
  expect(act).toHaveBeenCalledTimes(1)
})

it('a page that is left is not looked at', () => {
  const act = vi.fn()
  const stop = onLook(act)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(act).not.toHaveBeenCalled()
  stop()
  vi.restoreAllMocks()
})

it('a preview shows its own day to everybody', () => {
  vi.stubEnv('TZ', 'Australia/Perth')
  vi.setSystemTime(new Date('2026-11-26T15:59:00Z'))
  document.documentElement.dataset.asAt = '2027-03-20'
  expect(readersDay()).toBe('2027-03-20')
})
