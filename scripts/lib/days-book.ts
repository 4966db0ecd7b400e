/** What the rules with days read of `data/`, as lists: for the command line, the package and pages. */
import type { Data } from '../../rules/data/load.ts'
import type { PaymentStopped } from '../../rules/data/date-schemas.ts'
import type { NoticeBook } from '../../rules/notice-to-leave.ts'
import type { ReportingBook } from '../../rules/reporting-days.ts'
import type { DateBook } from '../../rules/time-limits.ts'

export interface DaysBook extends DateBook, NoticeBook, ReportingBook {
  stopped: readonly PaymentStopped[]
}

/** The lists, in the order of the files. */
export function daysBook(data: Data): DaysBook {
  return {
    holidays: [...data.publicHolidays.values()],
    events: [...data.events.values()],
    limits: [...data.timeLimits.values()],
    dates: [...data.dates.values()].map(({ id, date }) => ({ id, date })),
    reportingDays: [...data.reportingDays.values()],
    notices: [...data.noticesToLeave.values()],
    renters: [...data.rentersHelp.values()],
    stopped: [...data.paymentStopped.values()]
  }
}
