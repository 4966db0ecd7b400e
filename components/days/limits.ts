/** Time limits as the build gives them to a page: the rule and its messages in one language. */
import { formatDay } from '../../i18n/format.ts'
import { fill } from '../../i18n/fill.ts'
import { daysUntil } from '../../rules/counting.ts'
import type { IsoDate } from '../../rules/dates.ts'
import type { DateBook, LimitRule, TimeLimitOn } from '../../rules/time-limits.ts'
import type { CalendarDay } from '../calendar/calendar-file.ts'
import type { ServiceView } from '../content/views.ts'
import { absolute } from '../layout/absolute'
import type { Moment } from '../tool/LineOfDays.tsx'
import type { DaysData, DaysWords, LimitWords, OwnWords } from './types.ts'

export interface LimitView extends LimitRule {
  label: string
  longer?: string
  /** What to know about the count. */
  note?: string
  missed?: string
  late?: string
  /** The page that explains how, with its language. */
  page: string
  /** Key in `services` of the book. */
  service: string
  /** Indexes in `sources` of the book. */
  sources: number[]
}

export interface EventView {
  id: DateBook['events'][number]['id']
  danger?: true
  /** Which day of the event counts. */
  day: string
}

/** A phone number, as a limit shows it. */
export type NumberToCall = Pick<ServiceView, 'name' | 'phone' | 'tel'>

/** The part of a book that a tool with time limits needs. */
export interface LimitBook extends DateBook {
  words: LimitWords
  events: readonly EventView[]
  limits: readonly LimitView[]
  services: Readonly<Record<string, NumberToCall>>
  /** Addresses; a title would be as long as the sentence beside it. */
  sources: readonly string[]
}

/** `today`, `in 14 days`, `3 days ago`. @param on a day @param now the reader’s own */
export function daysLeftText(on: IsoDate, now: IsoDate, { headline }: DaysWords): string {
  const left = daysUntil(now, on)
  if (left === 0) return headline.today
  if (left === 1) return headline.tomorrow
  if (left === -1) return headline.yesterday
  return fill(left > 0 ? headline.left : headline.ago, { count: Math.abs(left) })
}

export type LimitData = DaysData<OwnWords, LimitBook>

/**
 * The messages of a limit.
 * @throws RangeError if the book lacks it
 */
export function viewOf({ id }: Pick<TimeLimitOn, 'id'>, { book }: LimitData): LimitView {
  const view = book.limits.find(limit => limit.id === id)
  if (!view) throw new RangeError(`the page has no words for ${id}`)
  return view
}

/** The day to show, and its name: the day to aim for, never only the last possible one. */
export function shownDay({ kind, isOver, aim, last }: TimeLimitOn, now: IsoDate, { words }: LimitBook) {
  if (kind === 'opens') return { lead: isOver ? words.opened : words.opens, day: last }
  if (kind === 'theirs') return { lead: isOver ? words.theirsOver : words.theirs, day: last }
  if (isOver) return { lead: words.over, day: last }
  return aim > now ? { lead: words.aim, day: aim } : { lead: words.today, day: now }
}

/** Today and the days of running limits, for a line of days. @throws RangeError as `viewOf` */
export function momentsOf(limits: readonly TimeLimitOn[], now: IsoDate, data: LimitData): Moment[] {
  const { language, words, book } = data
  const dated = limits.map((limit): Moment => {
    const { day } = shownDay(limit, now, book)
    return {
      on: day,
      date: formatDay(day, language),
      text: viewOf(limit, data).label,
      isLast: limit.kind === 'due',
      isDangerous: limit.isDangerous
    }
  })
  const today = { on: now, date: words.days.line.today, text: formatDay(now, language) }
  return [today, ...dated.sort((a, b) => a.on.localeCompare(b.on))]
}

/**
 * Days of limits that are not over, for a calendar: the day to aim for, or the last day if that has passed, so that the
 * day does not depend on when the file is made.
 * @throws RangeError as `viewOf`
 */
export function calendarDays(limits: readonly TimeLimitOn[], now: IsoDate, data: LimitData): CalendarDay[] {
  return limits
    .filter(({ isOver }) => !isOver)
    .map(limit => {
      const { label, page } = viewOf(limit, data)
      const { id, kind, aim, last, isDangerous } = limit
      const on = kind === 'due' && aim >= now ? aim : last
      const note = on === last ? undefined : fill(data.book.words.last, { date: formatDay(last, data.language) })
      return { uid: `time-limits.${id}`, on, title: label, ...(note && { note }), url: absolute(page), isDangerous }
    })
}
