/** Turns answers into what the household may get. With the rules and the answer, a chunk of its own: see load.ts. */
import { assessHouseholdInSteps } from '../../rules/household'
import { FigureNotHeldError } from '../../rules/figures'
import type { Steps } from '../../rules/household/steps'
import type { Rates } from '../../rules/lookup'
import { ratesByDay } from '../tool/rates'
import { notHeld, type NotHeld } from '../tool/work'
import type { Assessed, AssessmentData } from './data'
import { householdFrom } from './household'
import type { Answers } from './types'

export { Answer } from './answer/Answer'
export { Refused } from './answer/Refused'

/** Figures by data, each day made once. */
const books = new WeakMap<AssessmentData, (on: string) => Rates>()

/**
 * In steps, for inSlices.
 * @param on an ISO day
 * @returns the result, or the figure that is not held for the day
 * @throws what the rules throw otherwise
 */
export function* assess(answers: Answers, data: AssessmentData, on: string): Steps<Assessed | NotHeld> {
  const book = books.get(data) ?? ratesByDay(data)
  books.set(data, book)
  yield
  const household = householdFrom(answers)
  const rates = book(on)
  yield
  try {
    const result = yield* assessHouseholdInSteps(household, rates)
    return { household, result, isPastReview: rates.isPastReview }
  } catch (error) {
    if (error instanceof FigureNotHeldError) return notHeld(error)
    throw error
  }
}
