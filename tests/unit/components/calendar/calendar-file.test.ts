/** The calendar file, read by another parser than the library that writes it. */
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { calendarFile, type CalendarDay } from '../../../../components/calendar/calendar-file.ts'
import { DATES_FEED } from '../../../../i18n/dates-feed.ts'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { addDays } from '../../../../rules/dates.ts'
import { linesOf, LONGEST_LINE, readCalendar } from '../../../support/calendar.ts'
import { forAll } from '../../for-all.ts'

const OPTIONS = { madeAt: new Date('2026-11-26T01:02:03Z'), reminds: true }

const REVIEW: CalendarDay = {
  uid: 'time-limits.formal-review',
  on: '2026-12-31',
  title: 'Ask for a review',
  note: 'Call, or write; keep a copy.\nBring the letter, and \\ the envelope.',
  url: 'https://foothold.example/en/jobseeker/rights/appeals',
  isDangerous: false
}

type Options = Parameters<typeof calendarFile>[1]

function file(days: readonly CalendarDay[], more: Partial<Options> = {}): string {
  return calendarFile(days, { ...OPTIONS, ...more })
}

describe('one day', () => {
  const text = file([REVIEW])
  const [event] = readCalendar(text).events

  it('is an all-day event that ends on the next day, across the end of a year too', () => {
    expect(event).toMatchObject({ start: '2026-12-31', end: '2027-01-01', isAllDay: true })
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\n')
    expect(text).toContain('DTEND;VALUE=DATE:20270101\r\n')
  })

  it('has reminders at nine in the morning, a week and a day before', () => {
    expect(event?.reminders).toEqual(['2026-12-24T09:00:00', '2026-12-30T09:00:00'])
  })

  it('has its title, its note with every sign, and its page', () => {
    expect(event).toMatchObject({ title: REVIEW.title, note: REVIEW.note, url: REVIEW.url })
  })

  it('does not make a day busy', () => {
    expect(text).toContain('TRANSP:TRANSPARENT')
  })

  it('has what RFC 5545 requires of a calendar and an event', () => {
    const lines = linesOf(text)
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//foothold.example//Foothold//EN'])
    expect(lines).toContain('DTSTAMP:20261126T010203Z')
    expect(lines.at(-1)).toBe('END:VCALENDAR')
  })
})

it('29 February is a day, and ends on 1 March', () => {
  const [event] = readCalendar(file([{ ...REVIEW, on: '2028-02-29' }])).events
  expect(event).toMatchObject({ start: '2028-02-29', end: '2028-03-01' })
})

it('without reminders there are none', () => {
  expect(readCalendar(file([REVIEW], { reminds: false })).events[0]?.reminders).toEqual([])
})

it('a subscribed calendar says when to refresh, a file does not', () => {
  const subscribed = file([REVIEW], { name: 'Foothold', refreshAfter: 86_400 })
  expect(readCalendar(subscribed).refresh).toBe('P1D')
  expect(readCalendar(file([REVIEW])).refresh).toBeUndefined()
})

describe('a file of single days', () => {
  it('has no name and no method: Outlook would open it as a second calendar', () => {
    const inFile = (text: string) => text.match(/^(?:METHOD|NAME|X-WR-CALNAME):/gm)
    expect(inFile(file([REVIEW]))).toBeNull()
    expect(inFile(file([REVIEW], { name: 'Foothold' }))).toHaveLength(3)
  })

  it('that is made later replaces the events of an earlier one', () => {
    const revisionOf = (text: string) => Number(/^SEQUENCE:(\d+)\r$/m.exec(text)?.[1])
    const later = new Date(OPTIONS.madeAt.getTime() + 1000)
    const [before, after] = [file([REVIEW]), file([{ ...REVIEW, title: 'Another title' }], { madeAt: later })]
    expect(readCalendar(after).events[0]?.uid).toBe(readCalendar(before).events[0]?.uid)
    expect(revisionOf(after)).toBe(revisionOf(before) + 1)
    for (const property of ['DTSTAMP', 'LAST-MODIFIED'])
      expect(linesOf(after)).toContain(`${property}:20261126T010204Z`)
    // Programs hold it in 32 bits.
    expect(revisionOf(file([REVIEW], { madeAt: new Date('2090-01-01T00:00:00Z') }))).toBeLessThan(2 ** 31)
    expect(revisionOf(file([REVIEW], { madeAt: new Date('1999-01-01T00:00:00Z') }))).toBe(0)
  })
})

describe('reminders as days of their own', () => {
  const reminderDays = { from: '2026-12-24', title: ({ title }: CalendarDay) => `Soon: ${title}` }
  const eventsOf = (more: Partial<Options> = {}) => readCalendar(file([REVIEW], { reminderDays, ...more })).events

  it('are a week and a day before, and leave the reminders of the day as they are', () => {
    const days = eventsOf().map(({ start, title, reminders }) => [start, title, reminders.length])
    const [soon, title] = [`Soon: ${REVIEW.title}`, REVIEW.title]
    expect(days).toEqual([
      ['2026-12-24', soon, 0],
      ['2026-12-30', soon, 0],
      ['2026-12-31', title, 2]
    ])
  })

  it('are never in the past', () => {
    const from = (day: string) => eventsOf({ reminderDays: { ...reminderDays, from: day } }).map(({ start }) => start)
    expect(from('2026-12-25')).toEqual(['2026-12-30', '2026-12-31'])
    expect(from('2026-12-31')).toEqual(['2026-12-31'])
  })

  it('are the same events in every file', () => {
    const uids = eventsOf().map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(3)
    const later = { madeAt: new Date('2026-12-01T00:00:00Z'), reminderDays: { ...reminderDays, title: () => '提醒' } }
    expect(eventsOf(later).map(({ uid }) => uid)).toEqual(uids)
  })
})

it('the day to follow up is two weeks later, and has no reminders', () => {
  const followUp = ({ title }: CalendarDay) => `Answered? ${title}`
  const { events } = readCalendar(file([REVIEW], { followUp }))
  expect(events.map(({ start, title, reminders }) => [start, title, reminders.length])).toEqual([
    ['2026-12-31', REVIEW.title, 2],
    ['2027-01-14', `Answered? ${REVIEW.title}`, 0]
  ])
})

it.each(LANGUAGES.map(language => DATES_FEED[language]))(
  'the name of the calendar needs no escape: $name',
  ({ name }) => {
    expect(name).not.toMatch(/[\\,;\n]/)
    expect(readCalendar(file([REVIEW], { name })).name).toBe(name)
  }
)

describe('in every time zone', () => {
  const { TZ } = process.env
  afterEach(() => {
    process.env.TZ = TZ
  })

  it('the day is the same, over a change of clocks too', () => {
    const days = ['2026-10-04', '2027-04-04', '2028-02-29'].map(on => ({ ...REVIEW, on }))
    const texts = ['Australia/Perth', 'Australia/Sydney', 'Pacific/Honolulu'].map(zone => {
      process.env.TZ = zone
      return { offset: new Date('2026-12-04T00:00:00').getTimezoneOffset(), text: file(days) }
    })
    // The zone was in fact changed.
    expect(texts.map(({ offset }) => offset)).toEqual([-480, -660, 600])
    expect(new Set(texts.map(({ text }) => text)).size).toBe(1)
  })
})

const isoDay = fc.integer({ min: 0, max: 40_000 }).map(days => addDays('2000-01-01', days))
const uid = fc.stringMatching(/^[a-z0-9]{1,12}(?:[.-][a-z0-9]{1,12}){0,3}$/)
/** What titles are made of: Chinese, Latin, signs that are escaped, and signs of two code units. */
const words = fc
  .array(fc.constantFrom('福利金', '复核；', '，', 'Centrelink', ' ', ';', ',', '\\', '🎉', '𠮷', 'é', ':', '"'), {
    minLength: 1,
    maxLength: 90
  })
  .map(parts => `x${parts.join('')}x`)
const calendarDay: fc.Arbitrary<CalendarDay> = fc.record({
  uid,
  on: isoDay,
  title: words,
  note: words,
  isDangerous: fc.boolean()
})

describe('whatever the days are', () => {
  it('the file has one event for each rule and day, in their order', () => {
    forAll([fc.array(calendarDay, { maxLength: 8 })], 200, days => {
      const events = readCalendar(file([...days, ...days])).events
      const known = new Set(days.map(each => `${each.uid}.${each.on}`))
      expect(new Set(events.map(event => event.uid.split('@')[0]))).toEqual(known)
      expect(events).toHaveLength(known.size)
      expect(events.map(({ start }) => start)).toEqual(events.map(({ start }) => start).sort())
    })
  })

  it('the same rule and day is the same event, whatever it is called and whenever it is made', () => {
    forAll([calendarDay, words, words], 100, (day, title, note) => {
      const [first] = readCalendar(file([day])).events
      const later = file([{ ...day, title, note }], { madeAt: new Date('2027-01-02T00:00:00Z') })
      expect(readCalendar(later).events[0]?.uid).toBe(first?.uid)
    })
  })

  it('another rule or another day is another event', () => {
    forAll([uid, uid, isoDay, isoDay], 200, (a, b, on, other) => {
      fc.pre(a !== b || on !== other)
      const days = [
        { ...REVIEW, uid: a, on },
        { ...REVIEW, uid: b, on: other }
      ]
      expect(readCalendar(file(days)).events).toHaveLength(2)
    })
  })

  it('titles and notes come back as they were, from lines of at most 75 octets of whole characters', () => {
    forAll([calendarDay], 300, day => {
      const text = file([day])
      for (const line of linesOf(text)) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LONGEST_LINE)
        // A fold between the two halves of a sign would leave one that is none.
        expect(line.isWellFormed()).toBe(true)
      }
      expect(readCalendar(text).events[0]).toMatchObject({ title: day.title, note: day.note })
    })
  })

  it('every event is all-day, with both reminders before it', () => {
    forAll([calendarDay], 100, day => {
      const [event] = readCalendar(file([day])).events
      expect(event).toMatchObject({ start: day.on, end: addDays(day.on, 1), isAllDay: true })
      expect(event?.reminders).toEqual([`${addDays(day.on, -7)}T09:00:00`, `${addDays(day.on, -1)}T09:00:00`])
    })
  })
})
