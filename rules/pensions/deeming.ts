/** Deeming: what financial assets are taken to earn, whatever they do earn. */
import type { Rates } from '../lookup.ts'
import { add, divide, exact, excess, multiply, smaller, type Exact } from '../money.ts'
import { FORTNIGHTS_A_YEAR } from '../time.ts'

export const DEEMING = 'Social Security Act 1991 ss 1076-1078; Social Security Guide 4.4.1.10'

/** Whose threshold: of one person, of a couple with a pension between them, or of each of a couple without one. */
export type DeemingThreshold = 'single' | 'pensioner-couple' | 'non-pensioner-couple-each'

export interface Deemed {
  /** Exact cents a year, and a fortnight. */
  year: Exact
  fortnight: Exact
  figures: string[]
}

/**
 * Deemed income: the lower rate on assets up to the threshold, the upper rate on the rest.
 * Source: Social Security Act 1991 ss 1076-1078, 1081-1082; Social Security Guide 4.4.1.10, 4.4.1.60, 4.4.1.80.
 * @param financial cents; of both together for a couple with a pension between them, else of one person
 * @throws FigureNotHeldError where a rate or the threshold lacks the day
 */
export function deemedIncome(financial: Exact, whose: DeemingThreshold, rates: Rates): Deemed {
  const [lower, upper, id] = ['deeming.rate.lower', 'deeming.rate.upper', `deeming.threshold.${whose}`] as const
  const threshold = rates.money(id)
  const below = multiply(smaller(financial, threshold), rates.share(lower))
  const above = multiply(excess(financial, threshold), rates.share(upper))
  const year = add(below, above)
  return { year, fortnight: divide(year, exact(FORTNIGHTS_A_YEAR)), figures: [id, lower, upper] }
}
