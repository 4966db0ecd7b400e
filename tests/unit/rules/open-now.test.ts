import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '../../../rules/data/schema.ts'
import { DAYS } from '../../../rules/data/schema.ts'
import { callerZones, openAt, type Openness } from '../../../rules/open-now.ts'
import { forAll } from '../for-all.ts'

/** Every day from 08:00 to 17:00 by a zone's clock. */
function dayTime(zone: string): OpeningHours {
  return { zone, periods: [{ days: [...DAYS], from: '08:00', to: '17:00' }] }
}

function weekdays(zone: string, from = '09:00', to = '17:00'): OpeningHours {
  return { zone, periods: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from, to }] }
}

const SYDNEY = 'Australia/Sydney'
const ADELAIDE = 'Australia/Adelaide'
const PERTH = 'Australia/Perth'
const BRISBANE = 'Australia/Brisbane'

describe('openAt', () => {
  // Daylight saving began on 4 October 2026 at 2:00 and ends on 4 April 2027 at 3:00 (standard time 2:00).
  it.each<[string, string, string, Openness]>([
    ['Sydney opens at 22:00 UTC the day before daylight saving', SYDNEY, '2026-10-02T22:00:00Z', 'open'],
    ['and not a minute earlier', SYDNEY, '2026-10-02T21:59:00Z', 'closed'],
    ['Sydney opens an hour earlier by UTC on the day it begins', SYDNEY, '2026-10-03T21:00:00Z', 'open'],
    ['and not a minute earlier', SYDNEY, '2026-10-03T20:59:00Z', 'closed'],
    ['Sydney closes at 06:00 UTC in summer', SYDNEY, '2026-10-04T06:00:00Z', 'closed'],
    ['its last open minute in summer', SYDNEY, '2026-10-04T05:59:00Z', 'open'],
    ['Sydney the day before daylight saving ends', SYDNEY, '2027-04-02T21:00:00Z', 'open'],
    ['Sydney on the day it ends, at the hour of the day before', SYDNEY, '2027-04-03T21:59:00Z', 'closed'],
    ['Sydney on the day it ends, an hour later by UTC', SYDNEY, '2027-04-03T22:00:00Z', 'open'],
    ['Adelaide, half an hour behind, before daylight saving', ADELAIDE, '2026-10-02T22:30:00Z', 'open'],
    ['and not a minute earlier', ADELAIDE, '2026-10-02T22:29:00Z', 'closed'],
    ['Adelaide on the day it begins', ADELAIDE, '2026-10-03T21:30:00Z', 'open'],
    ['and not a minute earlier', ADELAIDE, '2026-10-03T21:29:00Z', 'closed'],
    ['Adelaide on the day it ends', ADELAIDE, '2027-04-03T22:29:00Z', 'closed'],
    ['Adelaide on the day it ends, half past', ADELAIDE, '2027-04-03T22:30:00Z', 'open'],
    ['Perth knows no daylight saving: before', PERTH, '2026-10-03T00:00:00Z', 'open'],
    ['Perth after', PERTH, '2026-10-04T00:00:00Z', 'open'],
    ['Perth a minute earlier', PERTH, '2026-10-03T23:59:00Z', 'closed'],
    ['Brisbane knows none either: before', BRISBANE, '2026-10-02T22:00:00Z', 'open'],
    ['Brisbane after, while Sydney has been open an hour', BRISBANE, '2026-10-03T21:59:00Z', 'closed'],
    ['Brisbane after, at its own eight o’clock', BRISBANE, '2026-10-03T22:00:00Z', 'open']
  ])('%s', (_what, zone, moment, openness) => {
    expect(openAt(dayTime(zone), new Date(moment), [])).toBe(openness)
  })

  it.each<[string, OpeningHours, string, Openness]>([
    ['Friday afternoon', weekdays(SYDNEY), '2026-11-20T05:59:00Z', 'open'],
    ['Friday after five', weekdays(SYDNEY), '2026-11-20T06:00:00Z', 'closed'],
    ['Saturday', weekdays(SYDNEY), '2026-11-21T01:00:00Z', 'closed'],
    ['Monday in Sydney, Sunday still in Greenwich', weekdays(SYDNEY), '2026-11-22T22:30:00Z', 'open'],
    ['Friday in Perth, Saturday already in Sydney', weekdays(PERTH, '09:00', '24:00'), '2026-11-20T15:30:00Z', 'open'],
    ['until midnight, at midnight', weekdays(PERTH, '09:00', '24:00'), '2026-11-20T16:00:00Z', 'closed'],
    ['always', { always: true }, '2026-12-25T03:00:00Z', 'open']
  ])('knows weekdays by the zone’s own day: %s', (_what, hours, moment, openness) => {
    expect(openAt(hours, new Date(moment), [])).toBe(openness)
  })

  it('is open within any of several periods', () => {
    const hours: OpeningHours = {
      zone: SYDNEY,
      periods: [
        { days: ['fri'], from: '09:00', to: '12:00' },
        { days: ['fri'], from: '13:00', to: '17:00' }
      ]
    }
    // 11:30, 12:30 and 13:30 on a Friday.
    const answers = ['00:30', '01:30', '02:30'].map(time => openAt(hours, new Date(`2026-11-20T${time}:00Z`), []))
    expect(answers).toEqual(['open', 'closed', 'open'])
  })

  it('is open past midnight where a second period begins there', () => {
    const hours: OpeningHours = {
      zone: PERTH,
      periods: [
        { days: ['fri'], from: '18:00', to: '24:00' },
        { days: ['sat'], from: '00:00', to: '02:00' }
      ]
    }
    const at = (moment: string) => openAt(hours, new Date(`${moment}+08:00`), [])
    const friday = ['17:59', '18:00', '23:59'].map(time => at(`2026-11-20T${time}`))
    const saturday = ['00:00', '01:59', '02:00', '18:00'].map(time => at(`2026-11-21T${time}`))
    expect([friday, saturday]).toEqual([
      ['closed', 'open', 'open'],
      ['open', 'open', 'closed', 'closed']
    ])
  })

  it('returns unknown for unpublished hours', () => {
    expect(openAt(undefined, new Date('2026-11-27T01:00:00Z'), [SYDNEY])).toBe('unknown')
  })

  it('takes the caller’s clock for lines that keep local time', () => {
    // 8:30 in Sydney, 5:30 in Perth.
    const morning = new Date('2026-11-19T21:30:00Z')
    expect(openAt(dayTime('local'), morning, [SYDNEY])).toBe('open')
    expect(openAt(dayTime('local'), morning, [PERTH])).toBe('closed')
  })

  it('does not guess where the caller is: the answer must be the same everywhere', () => {
    const everywhere = callerZones(undefined, 'Asia/Shanghai')
    expect(openAt(dayTime('local'), new Date('2026-11-19T21:30:00Z'), everywhere)).toBe('unknown')
    // Noon in Sydney, nine in Perth.
    expect(openAt(dayTime('local'), new Date('2026-11-20T01:00:00Z'), everywhere)).toBe('open')
    expect(openAt(dayTime('local'), new Date('2026-11-20T14:00:00Z'), everywhere)).toBe('closed')
  })

  it('agrees with offsets worked out by hand, at any moment and for any hours', () => {
    const minutes = fc.integer({ min: 0, max: 1439 })
    const [min, max] = [new Date('2024-01-01T00:00:00Z'), new Date('2030-12-31T00:00:00Z')]
    const moments = fc.date({ min, max, noInvalidDate: true })
    const periods = fc.tuple(minutes, minutes).filter(([from, to]) => from < to)
    const someDays = fc.subarray([...DAYS], { minLength: 1 })
    forAll([fc.constantFrom(...PLACES), moments, periods, someDays], 500, (place, moment, [from, to], days) => {
      const zone = `Australia/${place}`
      const local = new Date(moment.getTime() + offset(place, moment) * 60_000)
      const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
      const isOpen = days.includes(DAYS[(local.getUTCDay() + 6) % 7] ?? 'mon') && minute >= from && minute < to
      const answer = openAt({ zone, periods: [{ days, from: clock(from), to: clock(to) }] }, moment, [])
      expect(answer).toBe(isOpen ? 'open' : 'closed')
    })
  })
})

it('callerZones prefers the state chosen to the zone of an Australian device, and takes all where neither is known', () => {
  expect(callerZones('wa', SYDNEY)).toEqual([PERTH])
  expect(callerZones(undefined, 'Australia/Broken_Hill')).toEqual(['Australia/Broken_Hill'])
  expect(callerZones(undefined, 'UTC')).toEqual(expect.arrayContaining([SYDNEY, PERTH, BRISBANE, ADELAIDE]))
})

const PLACES = ['Sydney', 'Adelaide', 'Brisbane', 'Darwin', 'Perth'] as const
type Place = (typeof PLACES)[number]

const STANDARD: Record<Place, number> = { Sydney: 600, Adelaide: 570, Brisbane: 600, Darwin: 570, Perth: 480 }

/** Daylight saving: the first Sunday of October to April’s, 2:00 standard time (Standard Time Act 1987 (NSW)). */
function offset(place: Place, moment: Date): number {
  const standard = STANDARD[place]
  if (place !== 'Sydney' && place !== 'Adelaide') return standard
  const year = moment.getUTCFullYear()
  const change = (month: number) => firstSunday(year, month) + (2 * 60 - standard) * 60_000
  const winter = moment.getTime() >= change(3) && moment.getTime() < change(9)
  return winter ? standard : standard + 60
}

function firstSunday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1))
  return Date.UTC(year, month, 1 + ((7 - first.getUTCDay()) % 7))
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
