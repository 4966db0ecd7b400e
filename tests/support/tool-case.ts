/** What the tests of all tools about days need of each: tests/support/days/ has a file for every tool. */
import type { Language } from '../../i18n/languages.ts'
import type { TimeLimitOn } from '../../rules/time-limits.ts'
import { DAYS_TOOLS } from '../../scripts/lib/days-tools.ts'

/** The reader’s own day in these tests. */
export const TODAY = '2026-11-26'

export interface ToolCase {
  /** The tool’s rule on the command line, a situation, and the same in an address. */
  rule: string
  situation: object
  fragment: string
  /** Days that the answer shows, by what the command line gives. */
  days(output: unknown): string[]
  /**
   * What somebody without a mouse does: a group to open, an option to tick in it, a day to type, which may be left
   * empty where it is optional; from other answers where one day is not enough.
   */
  keys: { start?: string; group?: string; option?: string; date: string; isOptional?: true; address: string }
  /** An answer that has the words of the tool’s headline on paper. */
  names: Record<Language, string>
  /** The situation of the rule, if it differs from the tool's; undefined if the rule does not run yet. */
  given?(situation: unknown): unknown
  /** The part of what the tool finds that the rule gives. */
  part(found: unknown): unknown
  /** The same part of what the rule gives, where that is not all of it. */
  rulePart?(result: unknown): unknown
}

/** The day of each limit that its card shows. */
export function aims(limits: TimeLimitOn[]): string[] {
  return limits.map(({ kind, isOver, aim, last }) => (kind === 'due' && !isOver ? aim : last))
}

/** The case of one tool. @throws if tests/support/days/ lacks it */
export async function toolCase(id: string): Promise<ToolCase & { id: string }> {
  const { example } = (await import(`./days/${id}.ts`)) as { example: ToolCase }
  return { ...example, id }
}

/** The case of every tool. */
export async function toolCases(): Promise<(ToolCase & { id: string })[]> {
  return Promise.all(DAYS_TOOLS.map(toolCase))
}
