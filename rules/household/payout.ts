/**
 * Money paid out at the end of a job, while it counts as income of a fortnight: of a partner too, whose payment it may
 * leave nothing of (Social Security Guide 4.3.4.10; Services Australia, Income maintenance period).
 */
import { dayAfter } from '../dates.ts'
import { known } from './parts/possible.ts'
import type { PassingIncome, View } from './view.ts'
import { waitsOf } from './waits.ts'
import { incomeMaintenanceWait, payAFortnight } from './waits/income-maintenance.ts'
import type { Wait } from './waits/wait.ts'

interface Payout extends PassingIncome {
  /** Whether it leaves some of the payment that they would take: else that payment starts when it no longer counts. */
  leavesSomething: boolean
  /** Whether that payment is held already: then nothing waits, and it is nothing for the days of the payout. */
  isHeld: boolean
}

/** Whether an employer paid anything out. */
export function hasPayout({ you: { work } }: View): boolean {
  return work.paidOut?.payments.some(({ amount }) => amount > 0) ?? false
}

/**
 * What counts of it today, after the payment that they would take was chosen; undefined if nothing does, or if its days
 * are not known.
 * @throws FigureNotHeldError
 */
export function payoutOf(view: View): Payout | undefined {
  const { paidOut } = view.you.work
  if (!paidOut || !hasPayout(view)) return undefined
  const { from, until, isPartPaid = false } = waitOf(view)
  if (from === undefined || until === undefined || until < view.on) return undefined
  // The pay of somebody who is still at work is what they earn today.
  if (from > view.on && view.you.income.employment !== 0) return undefined
  const isHeld = view.you.has?.some(({ payment }) => payment === view.chosen) ?? false
  return { fortnight: known(payAFortnight(paidOut)), until: dayAfter(until), leavesSomething: isPartPaid, isHeld }
}

/** Without a payment, or a wait for it, it counts for the partner all the same. */
function waitOf(view: View): Wait {
  const { chosen = 'jobseeker' } = view
  const { waits } = waitsOf(view, chosen)
  return waits.find(({ id }) => id === 'income-maintenance') ?? incomeMaintenanceWait(view, chosen, undefined)
}
