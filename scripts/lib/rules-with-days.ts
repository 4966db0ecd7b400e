/** The rules with days by name, for the command line: `--on` is today. */
import type { ZodType } from 'zod'
import type { Data } from '../../rules/data/load.ts'
import { assessFinalPay } from '../../rules/final-pay.ts'
import { assessFirstPayday } from '../../rules/first-payday.ts'
import type { Rates } from '../../rules/lookup.ts'
import { assessNoticeToLeave } from '../../rules/notice-to-leave.ts'
import { explainStopped } from '../../rules/payment-stopped.ts'
import { reportingDaysOf } from '../../rules/reporting-days.ts'
import { finalPaySituation } from '../../rules/situations/final-pay.ts'
import { firstPaydaySituation } from '../../rules/situations/first-payday.ts'
import { noticeToLeaveSituation } from '../../rules/situations/notice-to-leave.ts'
import { paymentStoppedSituation } from '../../rules/situations/payment-stopped.ts'
import { reportingDaysSituation } from '../../rules/situations/reporting-days.ts'
import { timeLimitsSituation } from '../../rules/situations/time-limits.ts'
import { timeLimitsOf } from '../../rules/time-limits.ts'
import { daysBook, type DaysBook } from './days-book.ts'

/** A situation and what is worked out from it, with the data that its rule reads. */
interface WithDays {
  schema: ZodType
  /** @throws ZodError where the situation does not fit @throws FigureNotHeldError where a figure lacks the day */
  assess(situation: unknown, rates: Rates, data: Data): unknown
}

function withDays<Situation>(
  schema: ZodType<Situation>,
  assess: (situation: Situation, rates: Rates, book: DaysBook) => unknown
): WithDays {
  return { schema, assess: (given, rates, data) => assess(schema.parse(given), rates, daysBook(data)) }
}

export const WITH_DAYS: Record<string, WithDays> = {
  'first-payday': withDays(firstPaydaySituation, assessFirstPayday),
  deadlines: withDays(timeLimitsSituation, timeLimitsOf),
  'reporting-days': withDays(reportingDaysSituation, (situation, _rates, book) => reportingDaysOf(situation, book)),
  'final-pay': withDays(finalPaySituation, assessFinalPay),
  'notice-to-leave': withDays(noticeToLeaveSituation, assessNoticeToLeave),
  'payment-stopped': withDays(paymentStoppedSituation, explainStopped)
}
