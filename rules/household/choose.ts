/** Which income support payment somebody would take: only one is paid (Social Security Act 1991; Guide 3.1.1). */
import { INCOME_SUPPORT, type IncomeSupportId, type PaymentId } from './ids.ts'
import { isNearlySure, type Outcome } from './outcome.ts'

type Outcomes = ReadonlyMap<PaymentId, Outcome>

/**
 * The one that pays most a fortnight, after all were looked at; among equals the first of `INCOME_SUPPORT`:
 * the one that is held, then the one with fewer duties. What is likely goes before what lacks only what rarely refuses
 * it, and that before what may be; what is paid now goes before what begins later. Undefined where all are refused.
 */
export function chosenOf(outcomes: Outcomes, held?: IncomeSupportId): IncomeSupportId | undefined {
  const order = held ? [held, ...INCOME_SUPPORT.filter(id => id !== held)] : INCOME_SUPPORT
  for (const isAsSure of [isLikely, isNearlySure, lacksMeansAlone, isOpen]) {
    const as = (id: IncomeSupportId) => {
      const outcome = outcomes.get(id)
      return outcome !== undefined && isAsSure(outcome)
    }
    const [best] = byAmount(order.filter(as), outcomes)
    if (best) return best
  }
  return undefined
}

function isLikely({ state }: Outcome): boolean {
  return state === 'likely'
}

/** Open only because of facts that rarely rule it out, and because income and assets are unknown. */
function lacksMeansAlone(outcome: Outcome): boolean {
  const others = outcome.decided.filter(({ id, truth }) => id !== 'income-and-assets' || truth !== 'unknown')
  return isNearlySure({ ...outcome, decided: others })
}

function isOpen({ state }: Outcome): boolean {
  return state === 'may'
}

/** Payments of which one is paid at a time, beside the income support payments (A guide to Australian Government payments). */
const EXCLUSIVE: readonly (readonly PaymentId[])[] = [
  ['parental-leave-pay', 'newborn-payment'],
  ['parental-leave-pay', 'stillborn-baby-payment'],
  ['crisis-payment-other', 'disaster-recovery-payment'],
  ['student-start-up-loan', 'pensioner-education-supplement'],
  ['disaster-recovery-allowance', 'parental-leave-pay', ...INCOME_SUPPORT],
  ['abstudy', ...INCOME_SUPPORT.filter(id => id !== 'special-benefit')]
]

/**
 * Groups of payments that are open, of which somebody takes one: those of income support by amount, then by order.
 * Special Benefit is no choice: it is there only where no other is.
 */
export function choicesOf(outcomes: Outcomes): PaymentId[][] {
  // Whoever studies and was not asked may have ABSTUDY: that is no choice yet.
  const isThere = (id: PaymentId) => {
    const state = outcomes.get(id)?.state
    return state === 'likely' || (state === 'may' && id !== 'abstudy')
  }
  const support = byAmount(
    INCOME_SUPPORT.filter(id => id !== 'special-benefit' && isThere(id)),
    outcomes
  )
  const others = EXCLUSIVE.map(group => group.filter(isThere))
    // One that is not open leaves nothing to choose of its group.
    .filter((open, index) => open.length > 1 && open[0] === EXCLUSIVE[index]?.[0])
  return [...(support.length > 1 ? [support] : []), ...others]
}

function byAmount<Id extends PaymentId>(ids: readonly Id[], outcomes: Outcomes): Id[] {
  return [...ids].sort((a, b) => paid(outcomes.get(b)) - paid(outcomes.get(a)))
}

function paid(outcome: Outcome | undefined): number {
  return outcome?.begins === undefined ? (outcome?.result?.amount ?? 0) : -1
}
