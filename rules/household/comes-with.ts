/** Supplements inherit the certainty of their income support payment. */
import type { Condition } from './condition.ts'
import { anyGround, conditionOf, ground, groundOf, type Ground } from './grounds.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId } from './ids.ts'
import type { Outcome } from './outcome.ts'
import { stateOf, type View } from './view.ts'

/**
 * Whether one of these payments would be paid: the chosen one, or one that may be paid and ranks above it.
 * Unknown where facts of the payment are missing, judged where an officer or doctor decides on it.
 */
export function receivesPayment(view: View, ids: readonly IncomeSupportId[]): Ground {
  const { chosen, outcomes } = view
  if (chosen && ids.includes(chosen)) return groundOf(outcomes.get(chosen))
  const open = openInPlace(view, ids)
  if (open.length > 0) return anyGround(open.map(id => groundOf(outcomes.get(id))))
  const undecided = undecidedBetween(
    view,
    ids.filter(id => stateOf(view, id) === 'likely')
  )
  if (undecided.length > 0) return ground(undefined, ...undecided)
  // A payment that is open but not taken does not say on which day this one may start.
  const refused = ids.filter(id => stateOf(view, id) === 'no')
  const assumed = assumedOf(view)
  if (assumed.length > 0 && refused.some(id => isRefusedForBetter(outcomes.get(id))))
    return ground(undefined, ...assumed)
  return anyGround(refused.map(id => groundOf(outcomes.get(id))))
}

/** Those of these payments that may be paid, and would then replace the chosen one. */
export function openInPlace(view: View, ids: readonly IncomeSupportId[] = INCOME_SUPPORT): IncomeSupportId[] {
  const { chosen } = view
  const isSure = chosen !== undefined && stateOf(view, chosen) === 'likely' && assumedOf(view).length === 0
  return ids.filter(id => id !== chosen && stateOf(view, id) === 'may' && !(isSure && ranksBelow(view, id, chosen)))
}

/**
 * Facts that decide which of two likely payments is taken: amounts, which may depend on the partner's payment, or what
 * was assumed of the one that is taken.
 */
function undecidedBetween(view: View, likely: readonly IncomeSupportId[]): Fact[] {
  const { chosen, outcomes, partnersOthers } = view
  if (!chosen || likely.length === 0) return []
  const amounts = [chosen, ...likely].flatMap(id => outcomes.get(id)?.unpriced ?? [])
  const beside: Fact[] = partnersOthers.length > 0 ? ['partner.has'] : []
  return [...new Set([...amounts, ...beside, ...assumedOf(view)])]
}

/** Missing facts that were taken one way for the chosen payment: they may still end it. */
function assumedOf({ chosen, outcomes }: View): Fact[] {
  return (chosen && outcomes.get(chosen)?.assumed) ?? []
}

function isRefusedForBetter(outcome: Outcome | undefined): boolean {
  return outcome?.decided.every(({ id }) => id === 'no-better-payment') ?? false
}

/** As a condition. @param section the rule of what comes with the payment */
export function comesWith(view: View, ids: readonly IncomeSupportId[], section: string): Condition {
  return conditionOf('on-income-support', receivesPayment(view, ids), section)
}

/**
 * A payment that pays more is taken once it is sure, whatever its rank. One without an amount may pay more, and so may
 * each while the partner's payment is open.
 */
function ranksBelow({ outcomes, partnersOthers }: View, id: IncomeSupportId, chosen: IncomeSupportId): boolean {
  const amount = (of: IncomeSupportId) => outcomes.get(of)?.result?.amount ?? undefined
  const [theirs, own] = [amount(id), amount(chosen)]
  if (theirs === undefined || own === undefined || partnersOthers.length > 0) return false
  return INCOME_SUPPORT.indexOf(id) > INCOME_SUPPORT.indexOf(chosen) && theirs <= own
}
