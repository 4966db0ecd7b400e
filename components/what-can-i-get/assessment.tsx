/** Turns answers into what the household may get. With the rules and the answer, a chunk of its own: see load.ts. */
import { assessHouseholdInSteps } from '../../rules/household'
import type { Steps } from '../../rules/household/steps'
import type { Rates } from '../../rules/lookup'
import { ratesByDay } from '../calculators/rates'
import type { Assessed, AssessmentData } from './data'
import { householdFrom } from './household'
import type { Answers } from './types'

export { Answer } from './answer/Answer'

/** Figures by data, each day made once. */
const books = new WeakMap<AssessmentData, (on: string) => Rates>()

/**
 * In steps, for inSlices.
 * @param on an ISO day
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function* assess(answers: Answers, data: AssessmentData, on: string): Steps<Assessed> {
  const book = books.get(data) ?? ratesByDay(data)
  books.set(data, book)
  yield
  const household = householdFrom(answers)
  const rates = book(on)
  yield
  return { household, result: yield* assessHouseholdInSteps(household, rates) }
}
