/** The calendar for everybody, read by another parser than the library that writes it. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { isBusinessDay } from '../../../rules/counting.ts'
import { loadData } from '../../../rules/data/load.ts'
import { addDays, addMonths } from '../../../rules/dates.ts'
import { holidaysIn } from '../../../rules/public-holidays.ts'
import { readFiles } from '../../../scripts/checks/files.ts'
import { datesFeed } from '../../../scripts/lib/dates-feed.ts'
import { ROOT } from '../../../scripts/lib/paths.ts'
import { fileOfPath, frontMatterOf } from '../../../scripts/mdx/site.ts'
import { site } from '../../../site.config.ts'
import { linesOf, LONGEST_LINE, readCalendar, type ReadEvent } from '../../support/calendar.ts'

const data = loadData()
const pages = readFiles(ROOT, 'pages/en', /\.mdx$/)
const TODAY = '2026-11-26'

function feed(language: Language = 'en', today = TODAY, more: Partial<Parameters<typeof datesFeed>[0]> = {}): string {
  return datesFeed({ data, language, today, pages, ...more })
}

/** The rule and day of each event, without the name of the site. */
function ids(events: ReadEvent[]): string[] {
  return events.map(({ uid }) => uid.split('@')[0] ?? '')
}

describe.each(LANGUAGES)('in %s', language => {
  const text = feed(language)
  const { events, name, refresh } = readCalendar(text)

  it('is a calendar with a name, refreshed each day', () => {
    expect(name).toContain(site.name[language])
    expect(refresh).toBe('P1D')
  })

  it('has short lines that end as they must', () => {
    for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LONGEST_LINE)
  })

  it('has all-day events from a year before to a year after, each once, without reminders', () => {
    for (const { start, end, isAllDay, reminders } of events) {
      expect(isAllDay && start >= addMonths(TODAY, -12) && start <= addMonths(TODAY, 12)).toBe(true)
      expect(end).toBe(addDays(start, 1))
      expect(reminders).toEqual([])
    }
    expect(new Set(ids(events)).size).toBe(events.length)
  })

  it('leads to pages that exist, in its language, and to none with a quick exit', () => {
    for (const { url = '' } of events) {
      const path = new URL(url).pathname
      const file = fileOfPath(path)
      expect(path.startsWith(`/${language}/`) && file !== undefined, url).toBe(true)
      expect(frontMatterOf(file ?? '').safety).toBeUndefined()
    }
  })

  it('leaves no placeholder in its texts', () => {
    for (const { title, note = '' } of events) expect(title + note).not.toMatch(/[{}]/)
  })
})

it('both languages have the same events', () => {
  expect(ids(readCalendar(feed('zh')).events)).toEqual(ids(readCalendar(feed('en')).events))
})

it('an event keeps its id while the days go by', () => {
  const now = new Set(ids(readCalendar(feed()).events))
  const later = ids(readCalendar(feed('en', '2026-12-20')).events).filter(id => !now.has(id))
  // Only what came within reach of a year is new.
  for (const id of later) expect(id.slice(-10) > '2027-11-26').toBe(true)
})

it('has each indexation day within a year', () => {
  const days = readCalendar(feed()).events.filter(({ uid }) => uid.startsWith('indexation.'))
  expect(days.map(({ start }) => start)).toEqual([
    '2026-01-01',
    '2026-03-20',
    '2026-07-01',
    '2026-09-20',
    '2027-01-01',
    '2027-03-20',
    '2027-07-01',
    '2027-09-20'
  ])
})

it('has every row of a timetable that was published, on the day to report or to be paid', () => {
  const rows = readCalendar(feed()).events.filter(({ uid }) => uid.startsWith('reporting-days.'))
  const published = [...data.reportingDays.values()].map(({ report, paid }) => report ?? paid)
  expect(rows.map(({ start }) => start)).toEqual(published.sort())
  expect(rows.length).toBeGreaterThan(0)
})

it('if none was published, says that a national holiday may move the days', () => {
  const events = readCalendar(feed()).events.filter(({ uid }) => uid.startsWith('public-holidays.'))
  const coming = [2026, 2027]
    .flatMap(year => holidaysIn([...data.publicHolidays.values()], 'national', year))
    .map(({ day }) => day)
    .filter(day => day >= TODAY && day <= '2027-11-26' && isBusinessDay(day, () => false))
  expect(events.map(({ start }) => start)).toEqual(coming)
  expect(events.map(({ start }) => start)).toContain('2026-12-25')
})

it('does not say that if a row was published', () => {
  const events = readCalendar(feed('en', '2026-03-01')).events
  expect(ids(events).filter(id => id.endsWith('2026-04-03'))).toEqual([])
  expect(ids(events)).toContain('public-holidays.christmas.2026-12-25')
})

it('lists what closes, once, with a page about it', () => {
  const closing = readCalendar(feed()).events.filter(({ start }) => start === '2027-01-29')
  expect(ids(closing)).toEqual(['date.income-apportionment.close.2027-01-29'])
  expect(closing[0]?.url).toBe(`${site.url}/en/centrelink/guides/debts`)
})

it('leaves out what was not checked well enough, and what no page is about', () => {
  const start = readCalendar(feed()).events.filter(({ uid }) => uid.startsWith('date.junior-pay'))
  expect(data.dates.get('date.junior-pay.start')?.status).toBe('single-source')
  expect(start).toEqual([])
  const without = readCalendar(feed('en', TODAY, { pages: [] })).events
  expect(ids(without).filter(id => id.startsWith('date.') || id.startsWith('ends.'))).toEqual([])
})

it('names no page with a quick exit', () => {
  const told = pages.map(page => ({ ...page, text: page.text.replace('---\n', '---\nsafety: true\n') }))
  const events = readCalendar(feed('en', TODAY, { pages: told })).events
  expect(ids(events).filter(id => id.startsWith('date.'))).toEqual([])
})

it('is the same file for the same day', () => {
  expect(feed('zh')).toBe(feed('zh'))
})
