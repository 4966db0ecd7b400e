/** Figures that rise once a year, on a day for which none is confirmed: between the last confirmed one and a tenth more a year. */
import { addMonths } from './dates.ts'
import type { Rates } from './lookup.ts'
import { exact, multiply, type Exact } from './money.ts'
import { MONTHS_A_YEAR } from './time.ts'

/** Percent: indexation of a year is assumed to stay below it (docs/rules.md). */
export const MOST_INDEXATION = 10

/** Which of two bounds is meant: where something is not known, the least or the most that it may be. */
export type Side = 'least' | 'most'

/** The figures of a year ago: indexation never lowers one. */
export function aYearAgo(rates: Rates): Rates {
  return rates.at(addMonths(rates.on, -MONTHS_A_YEAR))
}

/** So many years in a row a figure may lack a confirmed value. */
const MOST_YEARS = 3

/**
 * The figure of the day or, where it is not confirmed, the least or the most that it can be.
 * @throws FigureNotHeldError where none is confirmed for the years before either
 */
export function atBound(id: string, rates: Rates, side: Side): Exact {
  let most = exact(1)
  let earlier = rates
  for (let years = 0; years <= MOST_YEARS; years += 1) {
    if (earlier.has(id)) return side === 'least' ? earlier.money(id) : multiply(earlier.money(id), most)
    earlier = aYearAgo(earlier)
    most = multiply(most, exact(100 + MOST_INDEXATION, 100))
  }
  return rates.money(id)
}

/** Those of some figures that a step may name: what is not confirmed has no value to show. */
export function confirmed(ids: readonly string[], rates: Rates): string[] {
  return ids.filter(id => rates.has(id))
}
