/** How much of a pension can be paid ahead, as one advance. */
import type { Rates } from '../lookup.ts'
import { add, exact, multiply, subtract, type Exact } from '../money.ts'
import { cents, finding, type Finding } from '../result.ts'
import { FORTNIGHTS_A_YEAR, WEEKS_A_YEAR } from '../time.ts'
import type { Family } from './maximum-rate.ts'

const SECTION = 'Social Security Guide 5.4.1.35'

/**
 * The amount that limits go by, exact cents a year: the basic rate, and the Pension Supplement above its minimum.
 * Source: Social Security Guide 5.4.1.35.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function advanceQualifyingAmount(family: Family, rates: Rates): Exact {
  const { basic, supplement, minimum } = figuresOf(family)
  const above = subtract(rates.money(supplement), rates.money(minimum))
  return multiply(add(rates.money(basic), above), exact(FORTNIGHTS_A_YEAR))
}

function figuresOf(family: Family): { basic: string; supplement: string; minimum: string } {
  const minimum = `pension.supplement.minimum.${family}`
  return { basic: `pension.basic.${family}`, supplement: `pension.supplement.${family}`, minimum }
}

/** The smallest and the largest advance at the full rate; none where a figure lacks the day (Guide 5.4.1.35). */
export function advanceFinding(family: Family, rates: Rates): Finding[] {
  const weeks = ['advance.pension.minimum-weeks', 'advance.pension.maximum-weeks'] as const
  const figures = [...Object.values(figuresOf(family)), ...weeks]
  if (!figures.every(id => rates.has(id))) return []
  const year = advanceQualifyingAmount(family, rates)
  const [smallest, largest] = weeks.map(id => multiply(year, exact(rates.value(id), WEEKS_A_YEAR)))
  if (!smallest || !largest) return []
  return [finding('pension-advance', SECTION, figures, [cents('smallest', smallest), cents('largest', largest)])]
}
