/** Parental Leave Pay: days by the day of the birth, each at the rate of the financial year in which it is taken. */
import type { Rates } from '../lookup.ts'
import { exact, multiply } from '../money.ts'
import { beside, cents, count, finding, line, reason, settle, unmodelled } from '../result.ts'
import type { Line, Outline, Result } from '../result.ts'
import type { ParentalLeaveSituation } from '../situations/parental-leave-pay.ts'
import { DAYS_OUTLINE, parentalLeaveDays } from './parental-leave-days.ts'

const SECTION = 'Services Australia, How much Parental Leave Pay you can get'
const [DAY_RATE, WEEK_RATE] = ['parental-leave-pay.rate.day', 'parental-leave-pay.rate.week']
const OUTLINE: Outline = {
  id: 'parental-leave-pay',
  unit: 'cents',
  limits: ['tax-withheld', 'debts-and-deductions', 'parental-leave-super']
}

/**
 * What all days of the claimant bring before tax, in cents; beside it the days.
 * Source: Paid Parental Leave Act 2010; Services Australia, How much Parental Leave Pay you can get.
 * @throws FigureNotHeldError where the rate lacks the day
 */
export function assessParentalLeavePay(situation: ParentalLeaveSituation, rates: Rates): Result {
  const week = finding('parental-leave-week', SECTION, [WEEK_RATE], [cents('amount', rates.money(WEEK_RATE))])
  const then = rates.at(situation.bornOn)
  const days = beside(then, DAYS_OUTLINE, () => parentalLeaveDays(situation, then))
  const others = [days]
  if (days.amount === null) return unmodelled(rates, OUTLINE, days.notModelled, { others })
  const { taken, left } = withinDays(situation, days.amount, rates)
  const unknown = taken.find(({ from }) => !rates.at(from).has(DAY_RATE))
  if (unknown) return unmodelled(rates, OUTLINE, [reason('parental-leave-rate-not-held', SECTION)], { others })
  const lines = taken.map(period => payLine(period, rates))
  const above = left < 0 ? [finding('parental-leave-days-above', SECTION, [], [count('days', -left)])] : []
  return settle(rates, OUTLINE, lines, { findings: [...(lines.length > 0 ? [week] : []), ...above], others })
}

interface Period {
  from: string
  days: number
}

/** The days given, no more than there are; all of them today where none are given. */
function withinDays(
  { taken: given }: ParentalLeaveSituation,
  most: number,
  { on }: Rates
): { taken: Period[]; left: number } {
  if (given.length === 0) return { taken: most > 0 ? [{ from: on, days: most }] : [], left: 0 }
  let left = most
  const taken = given.map(({ from, days }): Period => {
    const counted = Math.max(0, Math.min(days, left))
    left -= days
    return { from, days: counted }
  })
  return { taken: taken.filter(({ days }) => days > 0), left }
}

function payLine({ from, days }: Period, rates: Rates): Line {
  const then = rates.at(from)
  const rate = then.money(DAY_RATE)
  // Another financial year has another rate than the figure of the day: the terms say it.
  const figures = then.get(DAY_RATE).from === rates.get(DAY_RATE).from ? [DAY_RATE] : []
  const terms = [count('days', days), cents('daily-pay', rate)]
  return line('parental-leave-pay-days', multiply(rate, exact(days)), SECTION, figures, terms)
}
