/** What every Crisis Payment asks for, whatever the ground (Social Security Guide 3.7.4.10). */
import { CRISIS_DEADLINES } from '../../crisis-deadlines.ts'
import { addDays, type IsoDate } from '../../dates.ts'
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import type { PaymentId } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { eventOf, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import type { Happened } from '../../situations/household.ts'
import type { Ground } from './crisis-situation.ts'
import { crisisAmount, fundsBelowLimit } from './hardship.ts'
import { incomeSupportPayable, residenceUnlessPaid } from './income-support.ts'

interface Parts {
  id: PaymentId
  ground: Ground
  section: string
  event(view: View): Happened['event']
  /** What happened; nothing else is asked where it did not. */
  happened(view: View): Condition
  /** What else this ground asks for. */
  own?(view: View): Condition[]
}

/** Days to lodge a claim after a contact in time, on release too (Operational Blueprint 003-07030030-03). */
const LODGE = 'crisis-payment.other.claim-days'

/** A Crisis Payment: what happened, then what all of them ask for. */
export function crisisPayment({ id, ground, section, event, happened, own }: Parts): PaymentRule {
  return {
    id,
    conditions: view =>
      unlessFailed(happened(view), () => [
        ...(own?.(view) ?? []),
        claimInTime(view, ground, section, event(view)),
        ...residenceUnlessPaid(view, id),
        incomeSupportPayable(view, section),
        fundsBelowLimit(view, ground, event(view))
      ]),
    amount: view => crisisAmount(view, ground, event(view))
  }
}

/** Contacted in time, or still in time to contact. Later the claim counts only from a contact in time, and for some days. */
function claimInTime(view: View, ground: Ground, section: string, event: Happened['event']): Condition {
  const { rates, on } = view
  const { contact, claim = LODGE } = CRISIS_DEADLINES[ground]
  const happened = eventOf(view, event)
  const grounds = { terms: [count('days', rates.value(contact))], figures: [contact, claim] }
  if (!happened?.on) return condition('claim-in-time', undefined, section, ['happened.on'], grounds)
  const contactBy = addDays(happened.on, rates.value(contact))
  const met = isInTime(on, contactBy, addDays(contactBy, rates.value(claim)), happened.contactedInTime)
  const fact = on <= contactBy ? 'happened.on' : 'happened.contactedInTime'
  return condition('claim-in-time', met, section, [fact], grounds)
}

function isInTime(
  on: IsoDate,
  contactBy: IsoDate,
  claimBy: IsoDate,
  contacted: boolean | undefined
): boolean | undefined {
  if (on <= contactBy) return true
  return on <= claimBy ? contacted : false
}
