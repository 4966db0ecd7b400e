/** The days on which somebody reports and is paid, and what public holidays move. */
import { addBusinessDays, daysUntil, isBusinessDay } from './counting.ts'
import type { ReportingDay } from './data/date-schemas.ts'
import { addDays, type IsoDate } from './dates.ts'
import { CONFIRMED } from './lookup.ts'
import { holidayTest, type HolidayRule } from './public-holidays.ts'
import { STATES } from './situations/household-choices.ts'
import type { ReportingDaysSituation } from './situations/reporting-days.ts'
import { DAYS_A_FORTNIGHT } from './time.ts'

const SECTION = 'Services Australia, Public holiday reporting and payment dates; Operational Blueprint 001-09040080'
/** Published tables move reporting days from three working days before a closure to the day after it. */
const DAYS_BEFORE = 3
const DAYS_AFTER = 1

export interface ReportingBook {
  holidays: readonly HolidayRule[]
  reportingDays: readonly ReportingDay[]
}

export interface FortnightDays {
  /** The usual day to report; undefined if they do not report. */
  normal?: IsoDate
  /** The usual payday: the business day after the report. The next payment counts from it, moved or not. */
  normalPaid: IsoDate
  /** If a published table moves them: the day to report instead, and the days of this payment and the next. */
  moved?: { report?: IsoDate; paid: IsoDate; next: IsoDate; row: ReportingDay['id'] }
  /** A public holiday is near and no table was read: check the account for the day. */
  mustCheck: boolean
}

export interface ReportingDays {
  fortnights: FortnightDays[]
  section: string
}

/** The fortnights from a day on. Only national public holidays move payments, never those of a state. */
export function reportingDaysOf(
  { day, reports, from = day, fortnights }: ReportingDaysSituation,
  { holidays, reportingDays }: ReportingBook
): ReportingDays {
  const mayMove = movingTest(holidays)
  const ahead = Math.max(0, Math.ceil(daysUntil(day, from) / DAYS_A_FORTNIGHT))
  const days = Array.from({ length: fortnights }, (_, at) => addDays(day, (ahead + at) * DAYS_A_FORTNIGHT))
  const known = reportingDays.filter(({ status }) => CONFIRMED.includes(status))
  return { fortnights: days.map(each => fortnightOf(each, reports, known, mayMove)), section: SECTION }
}

function fortnightOf(
  normal: IsoDate,
  reports: boolean,
  rows: readonly ReportingDay[],
  mayMove: (day: IsoDate) => boolean
): FortnightDays {
  const who: ReportingDay['who'] = reports ? 'reporting' : 'not-reporting'
  const row = rows.find(each => each.who === who && each.normal === normal)
  const normalPaid = reports ? addBusinessDays(normal, 1, noHolidays) : normal
  return {
    ...(reports ? { normal } : {}),
    normalPaid,
    ...(row
      ? { moved: { ...(row.report ? { report: row.report } : {}), paid: row.paid, next: row.next, row: row.id } }
      : {}),
    mustCheck: !row && mayMove(normal)
  }
}

/** The usual payday ignores holidays: in the tables the next payment is a fortnight after it. */
function noHolidays(): boolean {
  return false
}

/**
 * Whether a public holiday may move a report or payment due on a day. Offices close on national holidays, and may
 * on a day that stands in for one on a weekend in some state: that is published shortly before, if at all.
 */
export function movingTest(holidays: readonly HolidayRule[]): (day: IsoDate) => boolean {
  const national = holidays.filter(({ states }) => states.includes('national'))
  const tests = STATES.map(place => holidayTest(national, place))
  return day => daysNear(day).some(each => isBusinessDay(each, noHolidays) && tests.some(isHoliday => isHoliday(each)))
}

function daysNear(day: IsoDate): IsoDate[] {
  const last = addBusinessDays(day, DAYS_BEFORE, noHolidays)
  return Array.from({ length: daysUntil(day, last) + DAYS_AFTER + 1 }, (_, at) => addDays(day, at - DAYS_AFTER))
}
