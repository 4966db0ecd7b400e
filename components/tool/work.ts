/** Turns answers into a result, or what prevents it. */
import { FigureNotHeldError } from '../../rules/figures.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { FigureTooOldError, type Rates } from '../../rules/lookup.ts'
import type { Result } from '../../rules/result.ts'
import type { Reading } from './answers.ts'
import type { ToolDefinition } from './types.ts'

/** Why the rules had no figure. */
export interface NotHeld {
  kind: 'not-held'
  figure: string
  /** The day lies before the first value held. */
  isTooEarly: boolean
  /** Since when a new value is due, if the one held is too old to trust. */
  due?: IsoDate
}

export type Outcome<Found = Result> =
  { kind: 'result'; result: Found } | { kind: 'errors' } | { kind: 'not-enough' } | NotHeld

/** The rules threw: our fault, not the reader's. */
export const FAILED = { kind: 'failed' } as const

/**
 * The outcome of the answers: a result, `errors` to fix, `not-enough` to find anything, or `not-held` if a figure is
 * not recorded for that day, or too old for it.
 */
export function work<Found>(
  definition: ToolDefinition<unknown, Found>,
  { errors, values }: Reading,
  rates: Rates
): Outcome<Found> {
  if (errors.size > 0) return { kind: 'errors' }
  if (definition.isEnough && !definition.isEnough(values)) return { kind: 'not-enough' }
  return assess(definition, definition.situation(values, rates.on), rates)
}

/**
 * As `work`, for a situation made from correct answers.
 * @throws errors other than a figure that is not held
 */
export function assess<Found>(
  definition: Pick<ToolDefinition<unknown, Found>, 'assess'>,
  situation: unknown,
  rates: Rates
): Extract<Outcome<Found>, { kind: 'result' | 'not-held' }> {
  try {
    return { kind: 'result', result: definition.assess(situation, rates) }
  } catch (error) {
    if (error instanceof FigureNotHeldError) return notHeld(error)
    throw error
  }
}

/** What the answer says about a figure that is not held. */
export function notHeld(error: FigureNotHeldError): NotHeld {
  const { figure, isTooEarly } = error
  return { kind: 'not-held', figure, isTooEarly, ...(error instanceof FigureTooOldError && { due: error.due }) }
}

/** The result of a function; if it throws, undefined and a log entry, because our error must not take the page away. */
export function attempt<Found>(assessing: () => Found): Found | undefined {
  try {
    return assessing()
  } catch (error) {
    console.error(error)
    return undefined
  }
}
