/** What is wrong with a number that was typed, in the reader’s words. */
import { fill } from '../../i18n/fill.ts'
import type { typedErrors, typedPeriods, typedUnits } from '../../i18n/typed/en.ts'
import { periodTyped, type Counted } from './typed-numbers.ts'

interface Words {
  errors: Record<keyof typeof typedErrors, string>
  typed: { periods: Record<keyof typeof typedPeriods, string>; units: Record<keyof typeof typedUnits, string> }
}

/**
 * An amount for another period than the chosen one: which to choose, or what to write.
 * @param offered the periods that the question has
 */
export function otherPeriodText(
  words: Words,
  typed: string,
  chosen: keyof Words['typed']['periods'],
  offered: readonly string[]
): string {
  const { errors, typed: own } = words
  const period = periodTyped(typed)
  const message = period && offered.includes(period) ? errors['period-on-offer'] : errors['other-period']
  return fill(message, { typed: period ? own.periods[period] : '', chosen: own.periods[chosen] })
}

/** A number of something else than what the question counts. */
export function otherUnitText({ errors, typed: { units } }: Words, { unit, per }: Counted): string {
  const key = unit === 'hours' && per === 'week' ? 'hours-a-week' : unit === 'fiscal-year' ? 'years' : unit
  return fill(errors['other-unit'], { unit: key ? units[key] : '' })
}
