import { addDays, type IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'
import { exact, divide, multiply, type Exact } from './money.ts'
import { cents, count, finding, line, reason, settle, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Result, Term } from './result.ts'
import type { IncomeMaintenanceSituation } from './situations/waiting-periods.ts'
import { DAYS_A_FORTNIGHT, DAYS_A_WEEK, WEEKS_A_FORTNIGHT } from './time.ts'

const SECTION = 'Social Security Guide 4.3.4.10; Operational Blueprint 106-05020020'
/** A hundred years: no end date is given beyond it, because the pay must be a typing error. */
export const MOST_DAYS = 36_525
const OUTLINE: Outline = {
  id: 'income-maintenance-period',
  unit: 'days',
  limits: ['severe-hardship-waivers', 'order-of-waiting-periods']
}

interface Period {
  line: Line
  days: number
}

/**
 * Days for which money paid out counts as pay: leave in whole days of the weekly pay, the rest in whole weeks.
 * Source: Social Security Guide 4.3.4.10; Operational Blueprint 106-05020020.
 */
export function assessIncomeMaintenance(situation: IncomeMaintenanceSituation, rates: Rates): Result {
  const { payments, weeklyPay, startsOn } = situation
  if (payments.some(({ days }) => days === undefined) && !weeklyPay) {
    return unmodelled(rates, OUTLINE, [reason('leave-without-weekly-pay', SECTION)])
  }
  const periods = payments.map(payment => period(payment, weeklyPay ?? 0))
  const days = periods.reduce((running, each) => running + each.days, 0)
  const lines = periods.map(each => each.line)
  return settle(rates, OUTLINE, lines, { findings: findings(days, startsOn) })
}

/**
 * Income of a fortnight while the first of the periods runs, in cents: the pay that the period is measured by.
 * Source: Social Security Guide 4.3.4.10; Operational Blueprint 106-05020020, examples 1 and 2.
 */
export function countedPay({ payments: [first], weeklyPay }: IncomeMaintenanceSituation): Exact {
  if (first?.days !== undefined)
    return multiply(divide(exact(first.amount), exact(first.days)), exact(DAYS_A_FORTNIGHT))
  return exact((weeklyPay ?? 0) * WEEKS_A_FORTNIGHT)
}

type Payment = IncomeMaintenanceSituation['payments'][number]

/** Leave counts in days; payments for losing the job count in whole weeks. */
const LEAVE: readonly Payment['kind'][] = ['annual-leave', 'long-service-leave', 'sick-leave']

function period({ kind, amount, days }: Payment, weeklyPay: number): Period {
  const paid = exact(amount)
  if (days !== undefined) {
    const dailyPay = cents('daily-pay', divide(paid, exact(days)))
    return lasting('leave-period', days, [cents('amount', paid), count('days', days), dailyPay])
  }
  const known = [cents('amount', paid), cents('weekly-pay', exact(weeklyPay))]
  if (LEAVE.includes(kind)) {
    const length = Math.floor((amount * DAYS_A_WEEK) / weeklyPay)
    return lasting('leave-period', length, [...known, count('days', length)])
  }
  const weeks = Math.floor(amount / weeklyPay)
  return lasting('lump-sum-period', weeks * DAYS_A_WEEK, [...known, count('weeks', weeks)])
}

function lasting(label: 'leave-period' | 'lump-sum-period', days: number, terms: Term[]): Period {
  return { days, line: line(label, exact(days), SECTION, [], terms) }
}

function findings(days: number, startsOn: IsoDate | undefined): Finding[] {
  if (days === 0) return []
  const ends = startsOn === undefined || days > MOST_DAYS ? undefined : addDays(startsOn, days - 1)
  return [
    { ...finding('income-maintenance-period', SECTION, [], [count('days', days)]), ...(ends && { until: ends }) },
    finding('income-maintenance-hardship', 'Social Security Guide 4.3.4.40')
  ]
}
