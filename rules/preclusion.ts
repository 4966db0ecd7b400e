import type { Rates } from './lookup.ts'
import { exact, multiply, wholeSteps, type Exact } from './money.ts'

/** How long a settled claim of compensation stops income support. */
export interface Preclusion {
  /** The share of the settlement that counts as lost earnings, in cents. */
  lostEarnings: Exact
  /** Whole weeks: a part of a week does not count. */
  weeks: number
}

/**
 * The weeks of a settlement paid in one sum, with the amounts of the day on which it is paid.
 * Source: Social Security Act 1991 ss 17(3), 1170.
 * @param settlement in cents, with legal costs
 * @throws FigureNotHeldError
 */
export function preclusion(settlement: number, rates: Rates): Preclusion {
  const lostEarnings = multiply(exact(settlement), rates.share('compensation.settlement-share'))
  return { lostEarnings, weeks: wholeSteps(lostEarnings, rates.money('compensation.divisor')) }
}
