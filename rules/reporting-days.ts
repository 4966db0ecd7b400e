/** The days on which somebody reports and is paid, and what public holidays move. */
import { addBusinessDays, daysUntil, isBusinessDay, type HolidayTest } from './counting.ts'
import type { ReportingDay } from './data/date-schemas.ts'
import { addDays, type IsoDate } from './dates.ts'
import { CONFIRMED } from './lookup.ts'
import { holidayTest, type HolidayRule } from './public-holidays.ts'
import type { ReportingDaysSituation } from './situations/reporting-days.ts'

const SECTION = 'Services Australia, Public holiday reporting and payment dates; Operational Blueprint 001-09040080'
const FORTNIGHT = 14
/** Published tables move reporting days from three days before a closure to the day after it. */
const DAYS_BEFORE = 3
const DAYS_AFTER = 1

export interface ReportingBook {
  holidays: readonly HolidayRule[]
  reportingDays: readonly ReportingDay[]
}

export interface FortnightDays {
  /** The usual day to report; undefined where nothing is reported. */
  normal?: IsoDate
  /** The usual payday: the business day after the report. The next payment counts from it, moved or not. */
  normalPaid: IsoDate
  /** Where a published table moves them: the day to report instead, and the days of this payment and the next. */
  moved?: { report?: IsoDate; paid: IsoDate; next: IsoDate; row: ReportingDay['id'] }
  /** A public holiday is near and no table was read: the account and its messages say the day. */
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
  const isHoliday = holidayTest(holidays, 'national')
  const ahead = Math.max(0, Math.ceil(daysUntil(day, from) / FORTNIGHT))
  const days = Array.from({ length: fortnights }, (_, at) => addDays(day, (ahead + at) * FORTNIGHT))
  const known = reportingDays.filter(({ status }) => CONFIRMED.includes(status))
  return { fortnights: days.map(each => fortnightOf(each, reports, known, isHoliday)), section: SECTION }
}

function fortnightOf(
  normal: IsoDate,
  reports: boolean,
  rows: readonly ReportingDay[],
  isHoliday: HolidayTest
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
    mustCheck: !row && isNearHoliday(normal, isHoliday)
  }
}

/** The usual payday takes no account of holidays: in the tables the next payment is a fortnight after it. */
function noHolidays(): boolean {
  return false
}

function isNearHoliday(day: IsoDate, isHoliday: HolidayTest): boolean {
  const near = Array.from({ length: DAYS_BEFORE + DAYS_AFTER + 1 }, (_, at) => addDays(day, at - DAYS_AFTER))
  return near.some(each => isHoliday(each) && isBusinessDay(each, noHolidays))
}
