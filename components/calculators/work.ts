/** Turns answers into a result, or what prevents it. */
import { FigureNotHeldError } from '../../rules/figures.ts'
import type { Rates } from '../../rules/lookup.ts'
import type { Result } from '../../rules/result.ts'
import type { Reading } from './answers.ts'
import type { ToolDefinition } from './types.ts'

export type Outcome<Found = Result> =
  { kind: 'result'; result: Found } | { kind: 'errors' } | { kind: 'not-enough' } | { kind: 'not-held' }

/** The rules threw: our fault, not the reader's. */
export const FAILED = { kind: 'failed' } as const

/**
 * The outcome of the answers: a result, `errors` to fix, `not-enough` to find anything, or `not-held` if a figure is
 * not recorded for that day.
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
    if (error instanceof FigureNotHeldError) return { kind: 'not-held' }
    throw error
  }
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
