/** Family assistance is a yearly rate, paid by the day (Family Assistance Act s 58; Blueprint 007-26042152). */
import { divide, exact, multiply, nearestCent, type Cents, type Exact } from '../money.ts'
import { DAYS_A_FORTNIGHT, DAYS_A_YEAR } from '../time.ts'

/** A year of a fortnightly rate, in cents: 365 daily rates. @throws RangeError where it cannot be held exactly */
export function aYear(fortnight: Exact): Exact {
  return multiply(fortnight, exact(DAYS_A_YEAR, DAYS_A_FORTNIGHT))
}

/**
 * A fortnight of a yearly rate, in cents: 14 daily rates, each to the cent, half a cent up; above zero at least a cent.
 * Source: Operational Blueprint 007-26042152.
 * @throws RangeError where it cannot be held exactly
 */
export function aFortnight(year: Exact): Cents {
  if (year.n <= 0) return 0
  return DAYS_A_FORTNIGHT * Math.max(1, nearestCent(divide(year, exact(DAYS_A_YEAR))))
}
