/** Reads days as people type or paste them, for browsers without a date field. */
import { isDay, type IsoDate } from '../../rules/dates.ts'

export type DayError = 'no-day' | 'not-a-day' | 'day-out-of-range' | 'day-before'

export type DayRead = { day: IsoDate; error?: undefined } | { day?: undefined; error: DayError }

/** Stands for a half-typed or impossible day, for which a date field has an empty value. */
export const HALF_TYPED = '?'

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/
const MONTH_NAMED = /^(\d{1,2})([a-z]{3})[a-z]*(\d{4})$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day, or why it is not one. Accepts `2026-03-27`, `27/3/2026` (the day first, as in Australia),
 * `27 March 2026`, `2026 年 3 月 27 日` and full-width digits.
 */
export function readDay(typed: string, least: IsoDate, most: IsoDate): DayRead {
  const text = typed.normalize('NFKC').replace(/\s/g, '').toLowerCase()
  if (text === '') return { error: 'no-day' }
  const day = isoOf(text)
  if (day === undefined || !isDay(day)) return { error: 'not-a-day' }
  return day < least || day > most ? { error: 'day-out-of-range' } : { day }
}

function isoOf(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year && month && day) return iso(year, month, day)
  const [, date, named, ofYear] = DAY_FIRST.exec(text) ?? MONTH_NAMED.exec(text) ?? []
  if (!date || !named || !ofYear) return undefined
  return iso(ofYear, /\d/.test(named) ? named : String(MONTHS.indexOf(named) + 1), date)
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
