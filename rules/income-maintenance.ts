/**
 * The income maintenance period: money paid out when a job ends counts as if pay continued. Social Security Act 1991 s
 * 1068, Module G (leave and termination payments); Social Security Guide 4.3.4; Operational Blueprint 106-05020020.
 */
import { addDays, type IsoDate } from './dates.ts'
import type { Rates } from './lookup.ts'
import { exact, divide } from './money.ts'
import { cents, count, finding, line, reason, settle, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Result, Term } from './result.ts'
import type { IncomeMaintenanceSituation } from './situations/waiting-periods.ts'

const SECTION = 'Social Security Guide 4.3.4.10; Operational Blueprint 106-05020020'
const DAYS_A_WEEK = 7
/** A hundred years: no end is named beyond it, as the pay must be a typing error. */
const MOST_DAYS = 36_525
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
 * How many days the money counts for, one line for each amount, in the order given. An amount without days is divided
 * by the weekly pay: leave rounded down to whole days, what is paid for losing the job to whole weeks. Source: Social
 * Security Guide 4.3.4.10; Operational Blueprint 106-05020020.
 */
export function assessIncomeMaintenance(situation: IncomeMaintenanceSituation, rates: Rates): Result {
  const { payments, weeklyPay, startsOn } = situation
  if (payments.some(({ days }) => days === undefined) && !weeklyPay) {
    return unmodelled(rates, OUTLINE, [reason('leave-without-weekly-pay', SECTION)])
  }
  const periods = payments.map(payment => period(payment, weeklyPay ?? 0))
  const days = periods.reduce((running, each) => running + each.days, 0)
  return settle(
    rates,
    OUTLINE,
    periods.map(each => each.line),
    { findings: findings(days, startsOn) }
  )
}

type Payment = IncomeMaintenanceSituation['payments'][number]

/** Leave counts in days; what is paid for losing the job counts in whole weeks. */
const LEAVE: readonly Payment['kind'][] = ['annual-leave', 'long-service-leave', 'sick-leave']

function period({ kind, amount, days }: Payment, weeklyPay: number): Period {
  const paid = exact(amount)
  if (days !== undefined) {
    const terms = [cents('amount', paid), count('days', days), cents('daily-pay', divide(paid, exact(days)))]
    return { days, line: periodLine('leave-period', days, terms) }
  }
  const pay = cents('weekly-pay', exact(weeklyPay))
  if (LEAVE.includes(kind)) {
    const length = Math.floor((amount * DAYS_A_WEEK) / weeklyPay)
    return {
      days: length,
      line: periodLine('leave-period', length, [cents('amount', paid), pay, count('days', length)])
    }
  }
  const weeks = Math.floor(amount / weeklyPay)
  const length = weeks * DAYS_A_WEEK
  return {
    days: length,
    line: periodLine('lump-sum-period', length, [cents('amount', paid), pay, count('weeks', weeks)])
  }
}

function periodLine(label: 'leave-period' | 'lump-sum-period', days: number, terms: Term[]): Line {
  return line(label, exact(days), SECTION, [], terms)
}

function findings(days: number, startsOn: IsoDate | undefined): Finding[] {
  if (days === 0) return []
  const ends = startsOn === undefined || days > MOST_DAYS ? undefined : addDays(startsOn, days - 1)
  return [
    { ...finding('income-maintenance-period', SECTION, [], [count('days', days)]), ...(ends && { until: ends }) },
    finding('income-maintenance-hardship', 'Social Security Guide 4.3.4.40')
  ]
}
