/** Reads days as people type or paste them, for browsers without a date field. */
import { isDay, type IsoDate } from '../../rules/dates.ts'
import { plainText } from './typed-text.ts'

export type DayError = 'no-day' | 'not-a-day' | 'day-out-of-range' | 'day-before'

export type DayRead = { day: IsoDate; error?: undefined } | { day?: undefined; error: DayError }

/** Stands for a half-typed or impossible day, for which a date field has an empty value. */
export const HALF_TYPED = '?'

const YEAR_FIRST = /^(\d{4}) ?[-/.年 ] ?(\d{1,2}) ?[-/.月 ] ?(\d{1,2}) ?[日号]?$/
const DAY_FIRST = /^(\d{1,2}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{4}|\d{2})$/
const MONTH_NAMED = /^(\d{1,2})[- ,]*(?:of )?([a-z]{3,9})\.?[- ,]*(\d{4}|\d{2})$/
const MONTH_FIRST = /^([a-z]{3,9})\.?[- ,]*(\d{1,2})[- ,]+(\d{4})$/
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december'
]

/** The day of the week, which a day may be written with. */
const WEEKDAY =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[., ]+|[(]?(?:周|星期|礼拜)[一二三四五六日天][)]?/g
const ORDINAL = /(\d)(?:st|nd|rd|th)(?![a-z])/g
/** With two digits: from then to now, people write their birthdays. */
const FIRST_OF_LAST_CENTURY = 50

/**
 * A day, or why it is not one. Accepts `2026-03-27`, `27/3/2026` and `27.3.26` (the day first, as in Australia),
 * `Fri, 27th March 2026`, `March 27, 2026`, `2026 年 3 月 27 日` and digits of any script.
 */
export function readDay(typed: string, least: IsoDate, most: IsoDate): DayRead {
  const text = plainText(typed)
    .replace(ORDINAL, '$1')
    .replace(WEEKDAY, '')
    .replace(/[.,。]$/, '')
    .trim()
  if (text === '') return { error: plainText(typed) === '' ? 'no-day' : 'not-a-day' }
  const day = isoOf(text)
  if (day === undefined || !isDay(day)) return { error: 'not-a-day' }
  return day < least || day > most ? { error: 'day-out-of-range' } : { day }
}

function isoOf(text: string): string | undefined {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  if (year && month && day) return iso(year, month, day)
  const [, named, ofMonth, ofItsYear] = MONTH_FIRST.exec(text) ?? []
  if (named && ofMonth && ofItsYear) return iso(ofItsYear, monthNumber(named), ofMonth)
  const [, date, second, ofYear] = DAY_FIRST.exec(text) ?? MONTH_NAMED.exec(text) ?? []
  if (!date || !second || !ofYear) return undefined
  return iso(fullYear(ofYear), /\d/.test(second) ? second : monthNumber(second), date)
}

/** 0 for what is no month. */
function monthNumber(name: string): string {
  const known = name === 'sept' ? 'sep' : name
  return String(MONTHS.findIndex(month => month.startsWith(known)) + 1)
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return (Number(year) < FIRST_OF_LAST_CENTURY ? '20' : '19') + year
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
