/** Questions that several tools about days ask. */
import { STATES } from '../../rules/situations/household-choices.ts'
import { choice } from '../tool/questions.ts'
import type { DateQuestion, Question, Values } from '../tool/types.ts'

/** Years outside a lifetime are typing errors. */
const LEAST = '1900-01-01'
const MOST = '2100-12-31'

/** A date question; empty until the reader gives a day. */
export function date(id: string, more: Partial<Omit<DateQuestion, 'kind' | 'id' | 'initial'>> = {}): DateQuestion {
  return { kind: 'date', id, initial: '', least: LEAST, most: MOST, ...more }
}

const NOT_SAID = 'not-said'

/** The state or territory, for its own limits and public holidays; optional. */
export const state: Question = choice('state', [NOT_SAID, ...STATES], { menu: true })

/** The answer to `state`; undefined if it was not given. */
export function stateOf(values: Values): (typeof STATES)[number] | undefined {
  return STATES.find(id => values.is('state', id))
}
