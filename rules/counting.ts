/** How the law counts time: calendar days, business days, weeks, months and years (Acts Interpretation Act s 36). */
import { addDays, addMonths, type IsoDate } from './dates.ts'
import { DAYS_A_FORTNIGHT, DAYS_A_WEEK, MONTHS_A_YEAR, MS_A_DAY } from './time.ts'

/** Units in which the law gives a time. */
export type TimeUnit = 'days' | 'business-days' | 'weeks' | 'fortnights' | 'months' | 'years'

/** Whether a day is a public holiday where it is counted. */
export type HolidayTest = (day: IsoDate) => boolean

const UNITS: readonly string[] = ['days', 'business-days', 'weeks', 'fortnights', 'months', 'years']
const DAYS_IN: Partial<Record<TimeUnit, number>> = { days: 1, weeks: DAYS_A_WEEK, fortnights: DAYS_A_FORTNIGHT }
const SATURDAY = 6
const SUNDAY = 0

/** Whether a unit of a figure is one of time that can be counted in whole days. */
export function isTimeUnit(unit: string): unit is TimeUnit {
  return UNITS.includes(unit)
}

/**
 * The day a given time after another, which is day 0: `days`, `weeks` and the like as they come, months and years on
 * the same date, or the last of a month without it (Acts Interpretation Act 1901 ss 2G, 36(1)). Earlier for a negative
 * number, which business days do not take.
 */
export function countFrom(day: IsoDate, count: number, unit: TimeUnit, isHoliday: HolidayTest): IsoDate {
  if (unit === 'business-days') return addBusinessDays(day, count, isHoliday)
  const days = DAYS_IN[unit]
  if (days !== undefined) return addDays(day, days * count)
  return addMonths(day, unit === 'years' ? count * MONTHS_A_YEAR : count)
}

/** The last of a number of days, counting the first as day 1, not day 0: 14 days from 1 August end on the 14th. */
export function lastOfDays(first: IsoDate, days: number): IsoDate {
  return addDays(first, days - 1)
}

/** Whether offices are open: not on Saturday, Sunday or a public holiday (Acts Interpretation Act 1901 s 36(3)). */
export function isBusinessDay(day: IsoDate, isHoliday: HolidayTest): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(day)
}

/** The nth business day after a day; the day itself is not counted. */
export function addBusinessDays(day: IsoDate, count: number, isHoliday: HolidayTest): IsoDate {
  let last = day
  for (let left = count; left > 0; left--) last = nextBusinessDay(addDays(last, 1), isHoliday)
  return last
}

/** The day itself where it is a business day, else the next one (Acts Interpretation Act 1901 s 36(2)). */
export function nextBusinessDay(day: IsoDate, isHoliday: HolidayTest): IsoDate {
  let next = day
  while (!isBusinessDay(next, isHoliday)) next = addDays(next, 1)
  return next
}

/** The day itself where it is a business day, else the one before: the day to aim at. */
export function lastBusinessDay(day: IsoDate, isHoliday: HolidayTest): IsoDate {
  let last = day
  while (!isBusinessDay(last, isHoliday)) last = addDays(last, -1)
  return last
}

/** Days from one day to another: 1 to the next day, 0 to itself, negative where the other is earlier. */
export function daysUntil(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / MS_A_DAY
}

/** Full years between two days: a year is full on its anniversary; of 29 February in other years on the 28th. */
export function fullYears(from: IsoDate, to: IsoDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return addMonths(from, years * MONTHS_A_YEAR) <= to ? years : years - 1
}

/** Full months between two days, and the days that are left over. */
export function fullMonths(from: IsoDate, to: IsoDate): { months: number; days: number } {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  const span = (toYear - year) * MONTHS_A_YEAR + toMonth - month
  const months = addMonths(from, span) <= to ? span : span - 1
  return { months, days: daysUntil(addMonths(from, months), to) }
}
