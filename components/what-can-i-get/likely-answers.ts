/** What most people answer, where a finger finds it at once. */
import { NONE } from './values.ts'
import type { Field } from './types.ts'

/** A list of more than this shows its first few, and the others in a fold. */
const LONG = 9
const FIRST_FEW = 6

/** The options that show at once, those in the fold, and “none of these”, which is always last. */
export function inParts(options: readonly string[]): {
  likely: readonly string[]
  more: readonly string[]
  last: readonly string[]
} {
  if (options.length <= LONG) return { likely: options, more: [], last: [] }
  const named = options.filter(option => option !== NONE)
  return {
    likely: named.slice(0, FIRST_FEW),
    more: named.slice(FIRST_FEW),
    last: options.filter(option => option === NONE)
  }
}

/** Numbers that most people give, to be tapped instead of typed. */
const QUICK: Partial<Record<string, readonly string[]>> = { people: ['0', '1', '2', '3'], nights: ['14', '7'] }

const NONE_QUICK: readonly string[] = []

/** The numbers of a field that are buttons beside it. */
export function quickNumbers(field: Field): readonly string[] {
  return (field.kind === 'number' && QUICK[field.unit ?? '']) || NONE_QUICK
}
