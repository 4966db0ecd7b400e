/** Works a calculator out: answers in, a result or what stands in its way out. */
import { FigureNotHeldError } from '../../rules/figures.ts'
import type { Rates } from '../../rules/lookup.ts'
import type { Result } from '../../rules/result.ts'
import { errorsOf, questionsFor, valuesOf, type FieldError } from './answers.ts'
import type { Answers, Definition, Situation } from './types.ts'

export type Outcome =
  | { kind: 'result'; result: Result }
  | { kind: 'errors'; errors: [id: string, error: FieldError][] }
  | { kind: 'not-held' }

/** The rules threw: a fault of ours. */
export const FAILED = { kind: 'failed' } as const

/**
 * Works out what the answers come to on the day of the rates.
 * @returns `errors` for answers to mend, `not-held` where a figure of that day is not recorded
 * @throws ZodError where the definition makes a situation that the rules do not take: a fault of ours
 */
export function work(definition: Definition, answers: Answers, rates: Rates): Outcome {
  const errors = errorsOf(questionsFor(definition, answers), answers)
  return errors.length > 0 ? { kind: 'errors', errors } : assess(definition, situationOf(definition, answers), rates)
}

/** What it gives; undefined, and logged, where it throws: a fault of ours must not take the page from the reader. */
export function attempt<Found>(assessing: () => Found): Found | undefined {
  try {
    return assessing()
  } catch (error) {
    console.error(error)
    return undefined
  }
}

/** What the rules are asked, as the command line takes it. */
export function situationOf(definition: Definition, answers: Answers): Situation {
  return definition.situation(valuesOf(definition, answers))
}

/** As `work`, of a situation that right answers made. */
export function assess(definition: Definition, situation: Situation, rates: Rates): Exclude<Outcome, { kind: 'errors' }> {
  try {
    return { kind: 'result', result: definition.assess(situation, rates) }
  } catch (error) {
    if (error instanceof FigureNotHeldError) return { kind: 'not-held' }
    throw error
  }
}
