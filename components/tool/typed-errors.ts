/** What is wrong with a number that was typed, in the reader’s words. */
import { fill } from '../../i18n/fill.ts'
import type { typedErrors, typedPeriods, typedUnits } from '../../i18n/typed/en.ts'
import { periodOf } from './keys.ts'
import { periodTyped, type Counted } from './typed-numbers.ts'

interface Words {
  errors: Readonly<Record<string, string>> & Record<keyof typeof typedErrors, string>
  typed: { periods: Record<keyof typeof typedPeriods, string>; units: Record<keyof typeof typedUnits, string> }
}

/** What is asked, as far as it is typed: a number within limits, an amount for a period, or something else. */
type Asked =
  | ({ id: string; kind: 'number'; least: number; most: number } & Counted)
  | { id: string; kind: 'money'; periods: readonly [Period, ...Period[]] }
  | { id: string; kind: 'choice' | 'checks' | 'date' | 'day' }

type Period = keyof Words['typed']['periods']

/** What to fix in an answer, with the range of a number. */
export function errorText(
  asked: Asked,
  error: string,
  answers: Readonly<Record<string, string>>,
  words: Words
): string {
  if (asked.kind === 'money' && error === 'other-period') {
    return otherPeriodText(words, answers[asked.id] ?? '', periodOf(asked, answers), asked.periods)
  }
  if (asked.kind !== 'number') return words.errors[error] ?? ''
  if (error === 'other-unit') return otherUnitText(words, asked)
  return fill(words.errors[error] ?? '', { least: asked.least, most: asked.most })
}

/**
 * An amount for another period than the chosen one: which to choose, or what to write.
 * @param offered the periods that the question has
 */
export function otherPeriodText(words: Words, typed: string, chosen: Period, offered: readonly string[]): string {
  const { errors, typed: own } = words
  const period = periodTyped(typed)
  const message = period && offered.includes(period) ? errors['period-on-offer'] : errors['other-period']
  return fill(message, { typed: period ? own.periods[period] : '', chosen: own.periods[chosen] })
}

/** What the messages call what a question counts. */
export function unitKey({ unit, per }: Counted): keyof typeof typedUnits | undefined {
  return unit === 'hours' && per === 'week' ? 'hours-a-week' : unit
}

/** A number of something else than what the question counts. */
function otherUnitText({ errors, typed: { units } }: Words, asked: Counted): string {
  const key = unitKey(asked)
  return fill(errors['other-unit'], { unit: key ? units[key] : '' })
}
