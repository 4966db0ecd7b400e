/** What is owed at the end of a job, worked out from its days: notice, redundancy pay, leave, tax, and who pays by when. */
import { daysUntil, fullMonths, fullYears } from './counting.ts'
import { addDays, dayAfter, endOfFinancialYear, type IsoDate } from './dates.ts'
import { assessGuarantee, type Guarantee } from './fair-entitlements.ts'
import type { Rates } from './lookup.ts'
import { divide, exact, multiply, nearestCent, type Cents } from './money.ts'
import { assessRedundancy, weeksOf } from './redundancy.ts'
import type { Result } from './result.ts'
import type { FinalPaySituation } from './situations/final-pay.ts'
import type { FirstPaydaySituation } from './situations/first-payday.ts'
import type { RedundancySituation } from './situations/redundancy.ts'
import { timeLimitsOf, type DateBook, type TimeLimitOn } from './time-limits.ts'
import { DAYS_A_WEEK } from './time.ts'

const LEAVE = 'Fair Work Act 2009 s 90(2)'

interface Service {
  /** The end of this day is the end of the service that counts. */
  on: IsoDate
  months: number
  days: number
  age: number
}

export interface FinalPay {
  /** Service and age on the day of the notice, which notice goes by, and on the last day, which the rest goes by. */
  atNotice: Service
  atEnd: Service
  /** Age on the last day of the income year of the payment, which the tax goes by (ITAA 1997 s 82-10). */
  ageAtEndOfIncomeYear: number
  /** Redundancy pay, notice, the tax-free part and the tax on the rest: each with its working. */
  results: Result[]
  /** Annual leave paid out, in cents; undefined where the hours were not given. */
  annualLeave?: { amount: Cents; section: string }
  /** An award or agreement, or a higher one in the contract, may give more than these least amounts. */
  mayBeMore: boolean
  /** What an insolvent employer leaves to the Fair Entitlements Guarantee, at most. */
  guarantee?: Guarantee
  /** Who must pay or act by when: final pay, super, applications, the claim at Centrelink. */
  days: TimeLimitOn[]
  /** What goes into the first payday of a claim. */
  carry: Pick<FirstPaydaySituation, 'lastDay' | 'paidOut'>
}

/**
 * Everything that is due at the end of a job. Redundancy pay, notice and tax are those of `assessRedundancy`.
 * Source: Fair Work Act 2009 ss 90, 117, 119; Income Tax Assessment Act 1997 ss 82-10, 83-170.
 * @throws FigureNotHeldError where a figure of the pay itself lacks the day
 */
export function assessFinalPay(situation: FinalPaySituation, today: Rates, book: DateBook): FinalPay {
  const { startedOn, lastDay, noticeOn = lastDay, paidOn = lastDay, born } = situation
  const rates = today.at(paidOn)
  const atNotice = serviceOn(startedOn, noticeOn, born)
  const atEnd = serviceOn(startedOn, lastDay, born)
  const ageAtEndOfIncomeYear = fullYears(born, endOfFinancialYear(paidOn))
  const results = resultsOf(situation, { atNotice, atEnd, ageAtEndOfIncomeYear }, rates)
  const annualLeave = leaveOf(situation)
  const guarantee = assessGuarantee(situation, atEnd, results, today)
  return {
    atNotice,
    atEnd,
    ageAtEndOfIncomeYear,
    results,
    ...(annualLeave === undefined ? {} : { annualLeave: { amount: annualLeave, section: LEAVE } }),
    mayBeMore: situation.award !== false,
    ...(guarantee ? { guarantee } : {}),
    days: timeLimitsOf({ events: eventsOf(situation), state: situation.state }, today, book),
    carry: { lastDay, paidOut: paidOutOf(situation, results, annualLeave) }
  }
}

/** At the end of a day: somebody who started on 1 March has a full year at the end of 28 February. */
function serviceOn(startedOn: IsoDate, on: IsoDate, born: IsoDate): Service {
  return { on, ...fullMonths(startedOn, dayAfter(on)), age: fullYears(born, on) }
}

type Times = Pick<FinalPay, 'atNotice' | 'atEnd' | 'ageAtEndOfIncomeYear'>

/** Notice by the service up to the notice (s 117(2)); redundancy pay and tax by the service up to the end (s 119). */
function resultsOf(situation: FinalPaySituation, { atNotice, atEnd, ageAtEndOfIncomeYear }: Times, rates: Rates) {
  if (situation.reason === 'resignation') return []
  const common = redundancyOf(situation)
  const asked = (at: Service, extra: object = {}): RedundancySituation => ({
    ...common,
    serviceMonths: at.months,
    serviceDays: at.days,
    age: at.age,
    ...extra
  })
  const end = assessRedundancy(asked(atEnd, { ageAtEndOfIncomeYear }), rates)
  const notice = assessRedundancy(asked(atNotice), rates).others.filter(({ id }) => id === 'notice-pay')
  const rest = end.others.filter(({ id }) => id !== 'notice-pay')
  return [{ ...end, others: [] }, ...notice, ...rest]
}

function redundancyOf(situation: FinalPaySituation): Omit<RedundancySituation, 'serviceMonths' | 'age'> {
  const { reason, genuine, apprentice, trainee, weeklyBasePay, employees, casual, redundancyPaid } = situation
  const excluded = {
    'fixed-term': reason === 'contract-ended',
    'serious-misconduct': reason === 'serious-misconduct',
    apprentice,
    trainee
  }
  const exclusions = (Object.keys(excluded) as (keyof typeof excluded)[]).filter(id => excluded[id])
  return {
    weeklyBasePay,
    ...(employees === undefined ? {} : { employees }),
    ...(redundancyPaid === undefined ? {} : { amountPaid: redundancyPaid }),
    casual,
    notGenuine: reason !== 'redundancy' || !genuine,
    exclusions
  }
}

/** Leave is paid out as it would have been paid if taken (s 90(2)); casual employees have none. */
function leaveOf({ casual, annualLeaveHours, hoursPerWeek, weeklyBasePay }: FinalPaySituation): Cents | undefined {
  if (casual) return 0
  if (annualLeaveHours === undefined || hoursPerWeek === undefined) return undefined
  // Hours are given to hundredths at most.
  const hours = exact(Math.round(annualLeaveHours * 100), 100)
  return nearestCent(multiply(exact(weeklyBasePay), divide(hours, exact(hoursPerWeek))))
}

function eventsOf({ lastDay, paidOn = lastDay, reason, insolventOn }: FinalPaySituation) {
  return [
    { event: 'job-ended' as const, on: lastDay },
    { event: 'payday' as const, on: paidOn },
    ...(reason === 'resignation' ? [] : [{ event: 'dismissed' as const, on: lastDay }]),
    ...(insolventOn === undefined ? [] : [{ event: 'employer-insolvent' as const, on: insolventOn }])
  ]
}

/** Notice that is worked is pay; where the last day comes before its end, the rest is paid out. */
function paidOutOf(situation: FinalPaySituation, results: Result[], annualLeave: Cents | undefined) {
  const { weeklyBasePay, redundancyPaid } = situation
  const resultOf = (id: Result['id']) => results.find(result => result.id === id)
  const amounts = [
    { kind: 'annual-leave' as const, amount: annualLeave ?? 0 },
    { kind: 'pay-in-lieu-of-notice' as const, amount: unworked(situation, resultOf('notice-pay')) },
    { kind: 'redundancy' as const, amount: redundancyPaid ?? resultOf('redundancy-pay')?.amount ?? 0 }
  ]
  return { weeklyPay: weeklyBasePay, payments: amounts.filter(({ amount }) => amount > 0) }
}

/** The part of the notice beyond the last day, in cents; all of it where no day of notice is given. */
function unworked({ noticeOn, lastDay, weeklyBasePay }: FinalPaySituation, notice: Result | undefined): Cents {
  if (!notice?.amount) return 0
  if (noticeOn === undefined) return notice.amount
  const worked = addDays(noticeOn, weeksOf(notice) * DAYS_A_WEEK)
  if (worked <= lastDay) return 0
  const left = daysUntil(lastDay, worked)
  return nearestCent(multiply(exact(weeklyBasePay), exact(left, DAYS_A_WEEK)))
}
