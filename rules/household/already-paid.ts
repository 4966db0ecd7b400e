/** Somebody who is paid already was found to qualify. */
import { condition, type Condition } from './condition.ts'
import type { HELD } from '../situations/household-choices.ts'
import { holds, type View } from './view.ts'

const PAID = 'Social Security (Administration) Act 1999 Part 3'

/**
 * What is unknown, or was judged at the grant, is not asked again of somebody who holds the payment. The unknown facts
 * are assumed, since they may still end it; but not of the right to live here, without which nothing was granted. Hours of
 * work are judged as they are today.
 */
export function asPaid(conditions: Condition[], view: View, id: (typeof HELD)[number]): Condition[] {
  if (holds(view, id) !== true) return conditions
  const isOfToday = ({ id, truth }: Condition) => truth === 'judged' && id === 'work-hours-within-limit'
  const decided = conditions.filter(each => each.truth === 'met' || each.truth === 'failed' || isOfToday(each))
  const unknown = conditions.filter(({ truth }) => truth === 'unknown').flatMap(({ facts }) => facts)
  const assumed = unknown.filter(fact => !fact.startsWith('residence.'))
  return [condition('already-paid', true, PAID, ['has'], { assumed }), ...decided]
}
