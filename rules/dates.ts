/** Calendar days as ISO strings (`2026-09-20`). Payments change on days: the rules have no clock and no time zone. */
import { MONTHS_A_YEAR } from './time.ts'

export type IsoDate = string

/** Whether a text is a day of the calendar, written YYYY-MM-DD: false for the 30th of February. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}

const BRISBANE_MS = 10 * 3_600_000

/**
 * The day in Brisbane, which all of the site goes by: that of the eastern states, on which rates change, but for an hour of
 * a summer night. Without a time zone, which takes an old phone 80 ms to load.
 */
export function dayInBrisbane(moment: Date): IsoDate {
  return new Date(moment.getTime() + BRISBANE_MS).toISOString().slice(0, 10)
}

export type Calendar = 'mar-sep' | 'sep' | 'jan' | 'jul' | 'none'

/** Month and day of each indexation (Social Security Act 1991, ss 1190-1194). */
const INDEXATION_DAYS: Record<Calendar, string[]> = {
  'mar-sep': ['03-20', '09-20'],
  sep: ['09-20'],
  jan: ['01-01'],
  jul: ['07-01'],
  none: []
}

/** The first indexation day after a day; undefined where there is none (Social Security Act 1991 ss 1190-1194). */
export function nextIndexation(calendar: Calendar, after: IsoDate): IsoDate | undefined {
  const year = Number(after.slice(0, 4))
  return [year, year + 1]
    .flatMap(candidate => INDEXATION_DAYS[calendar].map(day => `${candidate}-${day}`))
    .find(day => day > after)
}

/** The day after a day. */
export function dayAfter(day: IsoDate): IsoDate {
  return addDays(day, 1)
}

/** A day some days later; earlier where `days` is negative. */
export function addDays(day: IsoDate, days: number): IsoDate {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** A day some months later; the last day of a month that has no such day. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The last day of the financial year that a day is in: 30 June. */
export function endOfFinancialYear(day: IsoDate): IsoDate {
  const end = `${day.slice(0, 4)}-06-30`
  return day <= end ? end : yearAfter(end)
}

/** The last day of the financial year before that. */
export function endOfLastFinancialYear(day: IsoDate): IsoDate {
  return addMonths(endOfFinancialYear(day), -MONTHS_A_YEAR)
}

/** The same day of the next year, for comparing; 29 February stays as written. */
export function yearAfter(day: IsoDate): IsoDate {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}
