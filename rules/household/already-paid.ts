/** Somebody who is paid already was found to qualify. */
import { condition, type Condition } from './condition.ts'
import type { HELD } from '../situations/household-choices.ts'
import { holds, type View } from './view.ts'

const PAID = 'Social Security (Administration) Act 1999 Part 3'

/**
 * What is unknown, or was judged at the grant, is not asked again of somebody who holds the payment. The unknown facts
 * are assumed, since they may still end it.
 */
export function asPaid(conditions: Condition[], view: View, id: (typeof HELD)[number]): Condition[] {
  if (holds(view, id) !== true) return conditions
  const decided = conditions.filter(({ truth }) => truth === 'met' || truth === 'failed')
  const unknown = conditions.filter(({ truth }) => truth === 'unknown').flatMap(({ facts }) => facts)
  return [condition('already-paid', true, PAID, ['has'], { assumed: unknown }), ...decided]
}
