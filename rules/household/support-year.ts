/** How much of a financial year income support is paid for. */
import { daysUntil } from '../counting.ts'
import { addMonths, dayAfter, endOfFinancialYear, type IsoDate } from '../dates.ts'
import { DAYS_A_FORTNIGHT, FORTNIGHTS_A_YEAR } from '../time.ts'
import type { IncomeSupportId } from './ids.ts'
import { yearStart } from './incomes.ts'
import { anyOf, known, type Possible } from './parts/possible.ts'
import type { View } from './view.ts'
import { firstDayAfter, waitsOf } from './waits.ts'
import { claimDay } from './waits/start.ts'

/**
 * Fortnights of this financial year for which an adult is paid: of a payment that is held those since it began too, and
 * all of the year if nobody said since when. What waits come before is not paid yet; between nothing and the most where
 * one of them is not known.
 * @throws FigureNotHeldError
 */
export function paidFortnights(view: View, payment: IncomeSupportId): Possible<number> {
  const held = view.you.has?.find(each => each.payment === payment)
  if (held)
    return known(held.months === undefined ? FORTNIGHTS_A_YEAR : from(addMonths(view.on, -held.months), view.on))
  const { waits, firstPaid } = waitsOf(view, payment)
  if (firstPaid !== undefined) return known(from(firstPaid, view.on))
  const sure = waits.filter(
    ({ days, runs, until }) => days === 0 || until !== undefined || (days && runs !== 'together')
  )
  const soonest = firstDayAfter(sure, claimDay(view, payment)) ?? view.on
  return anyOf([0, from(soonest, view.on)], ...waits.flatMap(({ missing }) => missing))
}

/** Fortnights from a day to the end of the financial year of another. */
function from(day: IsoDate, on: IsoDate): number {
  if (day <= yearStart(on)) return FORTNIGHTS_A_YEAR
  return Math.max(0, daysUntil(day, dayAfter(endOfFinancialYear(on)))) / DAYS_A_FORTNIGHT
}
