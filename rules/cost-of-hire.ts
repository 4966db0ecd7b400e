/** What a job costs an employer in wages, leave loading and superannuation: an estimate, not a payroll. */
import type { Rates } from './lookup.ts'
import { basisPoints, exact, add, multiply, type Exact } from './money.ts'
import { beside, cents, count, line, percent, reason, settle, unmodelled } from './result.ts'
import type { Line, Outline, Result } from './result.ts'
import type { WageSubsidySituation } from './situations/wage-subsidy.ts'
import { WEEKS_A_YEAR } from './time.ts'

const WAGES = 'Fair Work Act 2009 s 294; Annual Wage Review'
const SUPERANNUATION = 'Superannuation Guarantee (Administration) Act 1992 s 19'
const LEAVE_LOADING = 'Fair Work Act 2009 Part 2-2, Division 6; award or agreement'
/** Junior rates are a share of the adult rate, by award; they end at this age (Fair Work Act 2009 s 294). */
const ADULT_PAY_AGE = 'junior.under-age'
/** Weeks of paid annual leave a year (Fair Work Act 2009 s 87). */
const ANNUAL_LEAVE = 'leave.annual.weeks'
const CASUAL_LOADING = 'minimum-wage.casual-loading'

/**
 * Cost of 26 and of 52 weeks, in cents; a missing figure is reported here and leaves the subsidy beside it valid.
 * Source: Fair Work Act 2009 s 294, Part 2-2 Division 6; Superannuation Guarantee (Administration) Act 1992 s 19.
 */
export function costOfHire(situation: WageSubsidySituation, rates: Rates): Result[] {
  return ([26, 52] as const).map(weeks => {
    const outline: Outline = {
      id: `cost-of-hire-${weeks}-weeks`,
      unit: 'cents',
      limits: ['payroll-tax-and-workers-compensation', 'penalty-rates-and-allowances', 'superannuation-maximum-base']
    }
    return beside(rates, outline, () => cost(situation, weeks, outline, rates))
  })
}

function cost(situation: WageSubsidySituation, weeks: number, outline: Outline, rates: Rates): Result {
  const { age, pay, hoursAWeek, superannuation } = situation
  if (age !== undefined && pay.basis !== 'hourly' && age < rates.value(ADULT_PAY_AGE)) {
    return unmodelled(rates, outline, [reason('junior-pay', WAGES)])
  }
  const { amount: hourly, figures } = hourlyPay(pay, rates)
  const weekly = multiply(hourly, exact(hoursAWeek))
  const wages = multiply(weekly, exact(weeks))
  const terms = [cents('hourly-pay', hourly), count('hours', hoursAWeek), count('weeks', weeks)]
  const lines = [line('wages', wages, WAGES, figures, terms), ...loading(situation, weekly, weeks, rates)]
  if (superannuation) {
    const id = 'super.guarantee.rate'
    const terms = [cents('amount', wages), percent('rate', rates.value(id))]
    lines.push(line('superannuation', multiply(wages, rates.share(id)), SUPERANNUATION, [id], terms))
  }
  return settle(rates, outline, lines)
}

function hourlyPay(pay: WageSubsidySituation['pay'], rates: Rates): { amount: Exact; figures: string[] } {
  if (pay.basis === 'minimum-wage' && pay.casual) {
    return { amount: rates.money('minimum-wage.casual-hour'), figures: ['minimum-wage.casual-hour'] }
  }
  const ids = { 'minimum-wage': 'minimum-wage.hour', 'award-entry-level': 'award.entry-level.hour', hourly: undefined }
  const id = ids[pay.basis]
  const base = id ? rates.money(id) : exact(pay.hourly ?? 0)
  const figures = id ? [id] : []
  if (!pay.casual) return { amount: base, figures }
  return { amount: add(base, multiply(base, rates.share(CASUAL_LOADING))), figures: [...figures, CASUAL_LOADING] }
}

/** Leave loading on the annual leave of these weeks; casuals have no paid leave. */
function loading({ leaveLoading, pay }: WageSubsidySituation, weekly: Exact, weeks: number, rates: Rates): Line[] {
  if (leaveLoading === 0 || pay.casual) return []
  const leave = multiply(multiply(weekly, exact(rates.value(ANNUAL_LEAVE))), exact(weeks, WEEKS_A_YEAR))
  const terms = [cents('amount', leave), percent('rate', leaveLoading)]
  return [line('leave-loading', multiply(leave, basisPoints(leaveLoading)), LEAVE_LOADING, [ANNUAL_LEAVE], terms)]
}
