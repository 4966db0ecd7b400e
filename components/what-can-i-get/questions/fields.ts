/** Fields that many questions have. */
import { NONE } from '../values.ts'
import type { ChecksField, ChoiceField, DayField, Field, MoneyField, NumberField } from '../types.ts'

type More = Pick<Field, 'when' | 'required'>

/** One of several options. */
export function choice(id: string, options: readonly string[], more: More = {}): ChoiceField {
  return { kind: 'choice', id, options, ...more }
}

/** Yes or no. */
export function yesNo(id: string, more: More = {}): ChoiceField {
  return choice(id, ['yes', 'no'], more)
}

/** Ticks, with one for “none of these”. */
export function checks(id: string, options: readonly string[], more: More = {}): ChecksField {
  return { kind: 'checks', id, options: [...options, NONE], ...more }
}

/** A day of the calendar. */
export function day(id: string, more: More = {}): DayField {
  return { kind: 'day', id, ...more }
}

/** An amount, for a period that is chosen where there are several. */
export function money(id: string, periods: MoneyField['periods'], more: More = {}): MoneyField {
  return { kind: 'money', id, periods, ...more }
}

/** A number within limits. */
export function number(
  id: string,
  least: number,
  most: number,
  more: More & Pick<NumberField, 'decimals' | 'unit' | 'per'> = {}
): NumberField {
  return { kind: 'number', id, least, most, ...more }
}
