/** Joins a tool with the data that its rules read. */
import type { ToolDefinition } from '../tool/types.ts'
import type { DaysDefinition } from './types.ts'

/** The definition as a form takes it. Answers are always for the reader’s own day. */
export function withBook<Situation, Found, Book>(
  definition: DaysDefinition<Situation, Found, Book>,
  book: Book
): ToolDefinition<Situation, Found> {
  return { ...definition, isOfToday: true, assess: (situation, rates) => definition.assess(situation, rates, book) }
}
