/** Some weeks of a payment, paid at once after a death. */
import type { StepLabel } from '../../labels.ts'
import type { Rates } from '../../lookup.ts'
import { exact, multiply } from '../../money.ts'
import { count, line, type Line } from '../../result.ts'
import { WEEKS_A_FORTNIGHT } from '../../time.ts'

/**
 * A line of a working: as many weeks as `figure` says of a payment of `aFortnight` cents.
 * @throws FigureNotHeldError where the figure lacks the day of `rates`
 */
export function weeksAtOnce(rates: Rates, label: StepLabel, aFortnight: number, figure: string, section: string): Line {
  const weeks = rates.value(figure)
  const cents = multiply(exact(aFortnight), exact(weeks, WEEKS_A_FORTNIGHT))
  return line(label, cents, section, [figure], [count('weeks', weeks)])
}
