/** Which income support payment somebody would take: only one is paid (Social Security Act 1991; Guide 3.1.1). */
import { INCOME_SUPPORT, type IncomeSupportId, type PaymentId } from './ids.ts'
import type { Outcome } from './outcome.ts'

type Outcomes = ReadonlyMap<PaymentId, Outcome>

/**
 * The one that pays most a fortnight, after all were looked at; among equals the first of `INCOME_SUPPORT`:
 * the one that is held, then the one with fewer duties. What is likely goes before what may be, what is paid now before
 * what begins later. Undefined where all are refused.
 */
export function chosenOf(outcomes: Outcomes, held?: IncomeSupportId): IncomeSupportId | undefined {
  const order = held ? [held, ...INCOME_SUPPORT.filter(id => id !== held)] : INCOME_SUPPORT
  for (const state of ['likely', 'may'] as const) {
    const [best] = byAmount(
      order.filter(id => outcomes.get(id)?.state === state),
      outcomes
    )
    if (best) return best
  }
  return undefined
}

/** Payments of which one is paid at a time, beside the income support payments (A guide to Australian Government payments). */
const EXCLUSIVE: readonly (readonly PaymentId[])[] = [
  ['parental-leave-pay', 'newborn-payment'],
  ['parental-leave-pay', 'stillborn-baby-payment'],
  ['crisis-payment-other', 'disaster-recovery-payment'],
  ['student-start-up-loan', 'pensioner-education-supplement'],
  ['disaster-recovery-allowance', 'parental-leave-pay', ...INCOME_SUPPORT]
]

/**
 * Groups of payments that are open, of which somebody takes one: those of income support by amount, then by order.
 * Special Benefit is no choice: it is there only where no other is.
 */
export function choicesOf(outcomes: Outcomes): PaymentId[][] {
  const isOpen = (id: PaymentId) => ['likely', 'may'].includes(outcomes.get(id)?.state ?? 'no')
  const support = byAmount(
    INCOME_SUPPORT.filter(id => id !== 'special-benefit' && isOpen(id)),
    outcomes
  )
  const others = EXCLUSIVE.map(group => group.filter(id => isOpen(id)))
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
