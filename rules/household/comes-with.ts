/** What comes with an income support payment is as sure as that payment. */
import { condition, type Condition } from './condition.ts'
import { anyGround, ground, groundOf, type Ground } from './grounds.ts'
import { INCOME_SUPPORT, type IncomeSupportId } from './ids.ts'
import { stateOf, type View } from './view.ts'

/**
 * Whether one of these payments would be paid: the one that is chosen, or one that may be and goes before it.
 * Unknown where facts of the payment are missing, judged where an officer or doctor decides on it.
 */
export function paidGround(view: View, ids: readonly IncomeSupportId[]): Ground {
  const { chosen, outcomes } = view
  if (chosen && ids.includes(chosen)) return groundOf(outcomes.get(chosen))
  const isSure = chosen !== undefined && stateOf(view, chosen) === 'likely'
  const open = ids.filter(id => stateOf(view, id) === 'may' && !(isSure && goesAfter(view, id, chosen)))
  if (open.length > 0) return anyGround(open.map(id => groundOf(outcomes.get(id))))
  // Which of two that are likely is taken is open while the amount of this one is not known.
  const unpriced = ids.flatMap(id => (stateOf(view, id) === 'likely' ? (outcomes.get(id)?.unpriced ?? []) : []))
  if (unpriced.length > 0) return ground(undefined, ...unpriced)
  // A payment that is open but not taken says nothing of the day on which this one may come.
  const refused = ids.filter(id => stateOf(view, id) === 'no')
  return anyGround(refused.map(id => groundOf(outcomes.get(id))))
}

/** As a condition. @param section the rule of what comes with the payment */
export function comesWith(view: View, ids: readonly IncomeSupportId[], section: string): Condition {
  const { truth, facts, from } = paidGround(view, ids)
  return condition('on-income-support', truth, section, facts, from === undefined ? {} : { from })
}

/** What would pay more is taken once it is sure, whatever its place. */
function goesAfter({ outcomes }: View, id: IncomeSupportId, chosen: IncomeSupportId): boolean {
  const amount = (of: IncomeSupportId) => outcomes.get(of)?.result?.amount ?? 0
  return INCOME_SUPPORT.indexOf(id) > INCOME_SUPPORT.indexOf(chosen) && amount(id) <= amount(chosen)
}
