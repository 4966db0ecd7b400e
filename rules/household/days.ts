/** What must be done by which day, so that no payment is lost or starts later than it could. */
import { isNearLimit } from './condition.ts'
import { claimDays } from './days/claims.ts'
import { crisisDays } from './days/crisis.ts'
import type { Day } from './days/day.ts'
import { familyDays } from './days/families.ts'
import { ifHeld } from '../lookup.ts'
import type { PaymentId } from './ids.ts'
import type { Outcome } from './outcome.ts'
import type { View } from './view.ts'

/**
 * The days of one adult, soonest first; those whose event has no day yet come before, as their time may be running.
 * A payment that is refused has no day, unless it opens by then, or only money near a limit refused it.
 * @param view after every payment was decided
 * @throws FigureNotHeldError
 */
export function daysOf(view: View): Day[] {
  return [crisisDays, claimDays, familyDays]
    .flatMap(days => ifHeld(() => days(view)) ?? [])
    .filter(day => isOpen(view, day.payment, day))
    .sort((a, b) => (a.by ?? '').localeCompare(b.by ?? ''))
}

function isRefusedNarrowly({ decided }: Outcome): boolean {
  return decided.length > 0 && decided.every(({ terms }) => isNearLimit(terms))
}

function isOpen({ outcomes }: View, payment: PaymentId, { by }: Day): boolean {
  const outcome = outcomes.get(payment)
  if (!outcome) return false
  if (outcome.state !== 'no' || isRefusedNarrowly(outcome)) return true
  return outcome.from !== undefined && by !== undefined && outcome.from <= by
}
