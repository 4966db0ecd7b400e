/** Income for a year or a week, as given, or worked out from a fortnight's pay if it is steady. */
import { addDays, dayAfter, endOfLastFinancialYear, type IsoDate } from '../dates.ts'
import type { Person } from '../situations/household.ts'
import { DAYS_A_WEEK, FORTNIGHTS_A_YEAR } from '../time.ts'
import { oncePerView } from './once.ts'
import { isPartnered, type View } from './view.ts'

/** Weekly payments for an injury, in cents a fortnight; nothing if no amount was given. */
export function injuryPay({ compensation }: Person): number {
  return compensation?.perFortnight ?? 0
}

/** Gross income of a fortnight, money for an injury among it, in cents; undefined where a part of it is not known. */
export function fortnightIncome(person: Person): number | undefined {
  const { employment, other } = person.income
  return employment === undefined || other === undefined ? undefined : employment + other + injuryPay(person)
}

/**
 * Adjusted taxable income of this financial year, in cents: as given, else 26 fortnights of pay that did not change.
 */
export function yearIncome(person: Person, on: IsoDate): number | undefined {
  if (person.income.year !== undefined) return person.income.year
  const fortnight = fortnightIncome(person)
  return fortnight === undefined || hasChanged(person, yearStart(on)) ? undefined : fortnight * FORTNIGHTS_A_YEAR
}

/** Adjusted taxable income of a family this financial year, in cents. */
export const familyIncome = oncePerView((view: View): number | undefined => {
  const { household, you, partner, on } = view
  if (household.familyIncomeYear !== undefined) return household.familyIncomeYear
  const partnered = isPartnered(view)
  if (partnered === undefined) return undefined
  return totalOf(yearIncome(you, on), partnered && partner && partner !== 'none' ? yearIncome(partner, on) : 0)
})

/** Both incomes together; undefined if either is not known. */
export function totalOf(own: number | undefined, theirs: number | undefined): number | undefined {
  return own === undefined || theirs === undefined ? undefined : own + theirs
}

/** By name, as more is asked in time. */
const CHANGES_PAY: readonly string[] = ['lost-job', 'hours-cut', 'started-work', 'business-closed']

/** Whether pay changed on or after a day, as far as is known; an end of work without a day counts. */
export function hasChanged({ happened = [], work: { lastDay } }: Person, since: IsoDate): boolean {
  const days = happened.filter(({ event }) => CHANGES_PAY.includes(event)).map(({ on }) => on)
  return [...days, ...(lastDay === undefined ? [] : [lastDay])].some(day => day === undefined || day >= since)
}

/** Of the weeks that end on a day, the first day of the second: a change of pay in the first week does not matter. */
export function startOfSecondWeek(on: IsoDate, weeks: number): IsoDate {
  return addDays(on, -DAYS_A_WEEK * (weeks - 1) + 1)
}

/** The first day of the financial year. */
export function yearStart(on: IsoDate): IsoDate {
  return dayAfter(endOfLastFinancialYear(on))
}
