/** Public holidays of a place, worked out from the rules in data/public-holidays.yaml. */
import type { HolidayTest } from './counting.ts'
import type { PublicHoliday } from './data/date-schemas.ts'
import { addDays, type IsoDate } from './dates.ts'
import { DAYS_A_WEEK } from './time.ts'

/** Where days are counted: all of Australia, or one state or territory, which has the national holidays too. */
export type Place = PublicHoliday['states'][number]

/** When a holiday is, and where: the part of an entry that the rules read, without its name and sources. */
export type HolidayRule = Pick<PublicHoliday, 'states' | 'rule' | 'years'> & {
  weekend?:
    | readonly Pick<NonNullable<PublicHoliday['weekend']>[number], 'states' | 'saturday' | 'sunday' | 'years'>[]
    | undefined
}

export interface HolidayOn<Holiday extends HolidayRule = PublicHoliday> {
  day: IsoDate
  holiday: Holiday
}

const SATURDAY = 6

/**
 * Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones, Butcher; Spencer Jones,
 * General Astronomy, 1922).
 */
export function easterSunday(year: number): IsoDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const date = ((h + l - 7 * m + 114) % 31) + 1
  return dayOf(year, month, date)
}

/** The holidays of a place in a year, in order of the calendar, with the days that stand in for a weekend. */
export function holidaysIn<Holiday extends HolidayRule>(
  holidays: readonly Holiday[],
  place: Place,
  year: number
): HolidayOn<Holiday>[] {
  return holidays
    .filter(({ states, years }) => holdsIn({ states, years }, place, year))
    .flatMap(holiday => daysOf(holiday, place, year).map(day => ({ day, holiday })))
    .sort((a, b) => a.day.localeCompare(b.day))
}

type Reach = Pick<PublicHoliday, 'states' | 'years'>

function holdsIn({ states, years }: Reach, place: Place, year: number): boolean {
  const isHere = states.includes('national') || states.includes(place)
  return isHere && (!years || (year >= years.from && year <= (years.to ?? year)))
}

/** Whether a day is a public holiday of a place. */
export function holidayTest(holidays: readonly HolidayRule[], place: Place): HolidayTest {
  const years = new Map<number, Set<IsoDate>>()
  return day => {
    const year = Number(day.slice(0, 4))
    const known = years.get(year) ?? new Set(holidaysIn(holidays, place, year).map(each => each.day))
    years.set(year, known)
    return known.has(day)
  }
}

function daysOf({ rule, weekend = [] }: HolidayRule, place: Place, year: number): IsoDate[] {
  const day = dayByRule(rule, year)
  if (day === undefined) return []
  const name = weekendDay(day)
  const shift = name && weekend.find(each => each[name] !== undefined && holdsIn(each, place, year))?.[name]
  return shift === undefined ? [day] : [day, addDays(day, shift)]
}

/** The weekend day itself stays in the list: no office works on it either way. */
function weekendDay(day: IsoDate): 'saturday' | 'sunday' | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return 'sunday'
  return weekday === SATURDAY ? 'saturday' : undefined
}

function dayByRule(rule: HolidayRule['rule'], year: number): IsoDate | undefined {
  if ('easter' in rule) return addDays(easterSunday(year), rule.easter)
  if ('days' in rule) return rule.days.find(day => Number(day.slice(0, 4)) === year)
  if ('date' in rule) return dayOf(year, rule.month, rule.date)
  const first = dayOf(year, rule.month, rule.from ?? 1)
  const ahead = (rule.weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK) % DAYS_A_WEEK
  return addDays(first, ahead + ((rule.nth ?? 1) - 1) * DAYS_A_WEEK)
}

function dayOf(year: number, month: number, date: number): IsoDate {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)
}
