/** Days that concern everybody, as a calendar to subscribe to (docs/reuse.md). */
import { calendarFile, type CalendarDay } from '../../components/calendar/calendar-file.ts'
import { absolute } from '../../components/layout/absolute.ts'
import { DATES_FEED } from '../../i18n/dates-feed.ts'
import { fill } from '../../i18n/fill.ts'
import { formatDate } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { isBusinessDay } from '../../rules/counting.ts'
import type { ReportingDay } from '../../rules/data/date-schemas.ts'
import type { Data } from '../../rules/data/load.ts'
import { addDays, addMonths, nextIndexation, type IsoDate } from '../../rules/dates.ts'
import { newestValue } from '../../rules/figures.ts'
import { CONFIRMED } from '../../rules/lookup.ts'
import { holidaysIn } from '../../rules/public-holidays.ts'
import { fillPlaceholders } from '../mdx/views.ts'
import type { SourceFile } from '../checks/files.ts'

const HOLIDAYS_PAGE = '/centrelink/reporting/holidays'
const RATES_PAGE = '/centrelink/payment-rates'
/** Indexation calendars of payments. The one for September only is covered by the first. */
const INDEXED = ['mar-sep', 'jan', 'jul'] as const
/** How far the calendar reaches, before and after the day of the build. */
const MONTHS = 12
/** Seconds after which a calendar program checks again: the site is built each morning. */
const A_DAY = 86_400

/** The URL path of a language’s calendar. */
export function datesFeedPath(language: Language): string {
  return `/${language}/dates.ics`
}

interface Context {
  data: Data
  language: Language
  today: IsoDate
  /** The English pages, whose paths give the addresses. */
  pages: readonly SourceFile[]
}

/**
 * Indexation days, reporting days that a holiday moves and what changed, from a year before today to a year after; and
 * what will begin or end. Each event links to the page about it; an event without a page, or not checked well enough,
 * is left out. Subscribed calendars set no reminders: each program has its own.
 */
export function datesFeed(context: Context): string {
  const { language, today } = context
  const [first, last] = [addMonths(today, -MONTHS), addMonths(today, MONTHS)]
  const kinds = [
    indexationDays(context, first, last),
    reportingDays(context),
    holidays(context),
    changes(context),
    dated(context),
    endings(context)
  ]
  const days = kinds.reduce(withoutRepeats, []).filter(({ on }) => on >= first && on <= last)
  return calendarFile(days, {
    name: DATES_FEED[language].name,
    madeAt: new Date(`${today}T00:00:00Z`),
    reminds: false,
    refreshAfter: A_DAY
  })
}

/** Adds days of another kind, except those already listed: the same page on the same day. */
function withoutRepeats(days: CalendarDay[], more: CalendarDay[]): CalendarDay[] {
  const known = new Set(days.map(({ on, url }) => `${on} ${url}`))
  return [...days, ...more.filter(({ on, url }) => !known.has(`${on} ${url}`))]
}

/** The fields that every day here shares. */
function day({ language }: Context, page: string, own: Omit<CalendarDay, 'url' | 'isDangerous'>): CalendarDay {
  return { ...own, url: absolute(`/${language}${page}`), isDangerous: false }
}

function indexationDays(context: Context, first: IsoDate, last: IsoDate): CalendarDay[] {
  return INDEXED.flatMap(calendar => {
    const days: CalendarDay[] = []
    for (let on = nextIndexation(calendar, addDays(first, -1)); on && on <= last; on = nextIndexation(calendar, on)) {
      const title = DATES_FEED[context.language].indexation[calendar]
      days.push(day(context, RATES_PAGE, { uid: `indexation.${calendar}`, on, title }))
    }
    return days
  })
}

function confirmedRows({ data }: Context): ReportingDay[] {
  return [...data.reportingDays.values()].filter(({ status }) => CONFIRMED.includes(status))
}

/** The rows that Services Australia published. */
function reportingDays(context: Context): CalendarDay[] {
  const { language } = context
  const words = DATES_FEED[language]
  const written = (on: IsoDate) => formatDate(on, language)
  return confirmedRows(context).map(({ id, holiday, normal, report, paid, next }) => {
    const texts = { holiday: holiday[language], normal: written(normal), paid: written(paid), next: written(next) }
    return day(context, HOLIDAYS_PAGE, {
      uid: `reporting-days.${id}`,
      on: report ?? paid,
      title: fill(report ? words.report : words.paid, texts),
      note: fill(report ? words.reportDays : words.paidNext, texts)
    })
  })
}

/** National holidays ahead, this year and next, for which no row has been published yet. */
function holidays(context: Context): CalendarDay[] {
  const { data, language, today } = context
  const words = DATES_FEED[language]
  const year = Number(today.slice(0, 4))
  const rows = confirmedRows(context)
  return [year, year + 1]
    .flatMap(each => holidaysIn([...data.publicHolidays.values()], 'national', each))
    .filter(({ day: on }) => on >= today && isBusinessDay(on, () => false))
    .filter(({ day: on }) => !rows.some(({ normal, next }) => normal <= on && on <= next))
    .map(({ day: on, holiday }) =>
      day(context, HOLIDAYS_PAGE, {
        uid: `public-holidays.${holiday.id}`,
        on,
        title: fill(words.holiday, { holiday: holiday.name[language] }),
        note: words.holidayNote
      })
    )
}

/** The entries of the feed of changes. */
function changes(context: Context): CalendarDay[] {
  const { data, language } = context
  return [...data.changes.values()].map(({ id, date, title, text, pages: [page = ''] }) =>
    day(context, page, {
      uid: `changes.${id}`,
      on: date,
      title: title[language],
      note: fillPlaceholders(context, text[language].trim())
    })
  )
}

/** What begins or ends from today on; many entries of data/dates.yaml are in the past. */
function dated(context: Context): CalendarDay[] {
  const { data, language, today } = context
  return [...data.dates.values()]
    .filter(({ date, status }) => date >= today && CONFIRMED.includes(status))
    .flatMap(({ id, date, label }) => {
      const page = pageNaming(id, context)
      return page === undefined ? [] : [day(context, page, { uid: id, on: date, title: label[language] })]
    })
}

/** The last days of figures, from today on. */
function endings(context: Context): CalendarDay[] {
  const { data, language, today } = context
  return [...data.figures.values()].flatMap(figure => {
    const { id, label, ends } = figure
    // The end is that of the newest value.
    const status = newestValue(figure)?.status
    if (ends === undefined || ends < today || !status || !CONFIRMED.includes(status)) return []
    const page = pageNaming(id, context)
    const title = fill(DATES_FEED[language].ends, { label: label[language] })
    return page === undefined ? [] : [day(context, page, { uid: `ends.${id}`, on: ends, title })]
  })
}

const SAFETY = /^safety: true$/m

/** The path, without its language, of the first page that names an id, except pages that a calendar must not name. */
function pageNaming(id: string, { pages }: Context): string | undefined {
  const named = new RegExp(String.raw`(?<![\w.-])${id.replaceAll('.', String.raw`\.`)}(?![\w.-])`)
  const file = pages.find(({ text }) => named.test(text) && !SAFETY.test(text))?.file
  return file?.replace(/^pages\/en/, '').replace(/(?:\/index)?\.mdx$/, '')
}
