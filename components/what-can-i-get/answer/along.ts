/** Payments that are inside another one, or come along with it: lines of its card. */
import type { PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import type { Outcome } from '../../../rules/household/outcome'
import { PAYMENTS } from '../../../rules/payments/register'
import { countedIn, opensLater, shownOutcomes } from './outcome-texts'

export interface Along {
  outcome: Outcome
  /** Whether the amount of the card contains this one. */
  isCounted: boolean
}

/**
 * The lines of each card: what is counted in its amount or sent with it without a claim, and is as likely. What may be comes
 * with the payment to live on, if that may be too.
 */
export function alongWith(person: PersonResult): ReadonlyMap<PaymentId, readonly Along[]> {
  const lines = new Map<PaymentId, Along[]>()
  for (const state of ['likely', 'may'] as const) {
    const open = shownOutcomes(person).filter(outcome => outcome.state === state && !opensLater(outcome))
    const isOpen = (id: PaymentId | undefined) => open.some(outcome => outcome.id === id)
    for (const outcome of open) {
      const holders = countedIn(outcome, open)
      const counts = holders.find(id => id === person.chosen) ?? holders[0]
      const { sentWith = 'claimed' } = PAYMENTS[outcome.id]
      const comes = sentWith === 'claimed' ? [] : [...sentWith, person.chosen]
      const holder = counts ?? comes.find(isOpen)
      if (holder === undefined || holder === outcome.id) continue
      lines.set(holder, [...(lines.get(holder) ?? []), { outcome, isCounted: counts !== undefined }])
    }
  }
  return lines
}

/** The outcomes that have a card of their own. */
export function withoutAlong(outcomes: readonly Outcome[], lines: ReadonlyMap<PaymentId, readonly Along[]>): Outcome[] {
  const along = new Set([...lines.values()].flat().map(({ outcome }) => outcome.id))
  return outcomes.filter(({ id }) => !along.has(id))
}
