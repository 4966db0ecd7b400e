/** Payment rules as a package (docs/rules.md), for Node and browsers; figures come from the published figures.json. */
export { CALCULATORS, isCalculator, type Calculator, type CalculatorName } from './calculators.ts'
export { assessFinalPay, type FinalPay } from './final-pay.ts'
export { assessFirstPayday, type FirstPayday } from './first-payday.ts'
export { assessNoticeToLeave, type NoticeAnswer, type NoticeBook } from './notice-to-leave.ts'
export { explainStopped, type StoppedAnswer } from './payment-stopped.ts'
export { holidaysIn, holidayTest, type Place } from './public-holidays.ts'
export { reportingDaysOf, type ReportingBook, type ReportingDays } from './reporting-days.ts'
export { finalPaySituation } from './situations/final-pay.ts'
export { firstPaydaySituation } from './situations/first-payday.ts'
export { noticeToLeaveSituation } from './situations/notice-to-leave.ts'
export { paymentStoppedSituation } from './situations/payment-stopped.ts'
export { reportingDaysSituation } from './situations/reporting-days.ts'
export { timeLimitsSituation } from './situations/time-limits.ts'
export { timeLimitsOf, type DateBook, type TimeLimitOn } from './time-limits.ts'
export { dayInBrisbane, nextIndexation, type Calendar, type IsoDate } from './dates.ts'
export { FigureNotHeldError, reviewBy, valueOn } from './figures.ts'
export { assessHousehold, type HouseholdResult, type PersonResult } from './household.ts'
export {
  CONFIRMED,
  FigureNotConfirmedError,
  FigureTooOldError,
  figuresFrom,
  Rates,
  type FigureInForce,
  type Figures,
  type RuleFigure
} from './lookup.ts'
export type { Result } from './result.ts'
export { householdSituation, type Household } from './situations/household.ts'
export { situationIssues } from './situations/issues.ts'
