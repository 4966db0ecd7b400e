/** A tool with what its rules read of data/. */
import type { ToolDefinition } from '../calculators/types.ts'
import type { DaysDefinition } from './types.ts'

/** The definition as a form takes it. Its answers are always those of the reader’s own day. */
export function withBook<Situation, Found, Book>(
  definition: DaysDefinition<Situation, Found, Book>,
  book: Book
): ToolDefinition<Situation, Found> {
  return { ...definition, isOfToday: true, assess: (situation, rates) => definition.assess(situation, rates, book) }
}
