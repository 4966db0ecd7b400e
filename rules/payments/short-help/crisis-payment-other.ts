/** Crisis Payment where a fire, a flood or the like takes the home away (Social Security Act 1991 s 1061JH). */
import { condition, type Condition } from '../../household/condition.ts'
import { eventOf, happened, type View } from '../../household/view.ts'
import { crisisPayment } from './crisis-payment.ts'

const SECTION = 'Social Security Act 1991 s 1061JH'
const SAME_EVENT = 'Services Australia, Who can get Crisis Payment for other extreme circumstances'

/** A home that was lost, without a disaster payment for the same event. */
export const crisisPaymentOther = crisisPayment({
  id: 'crisis-payment-other',
  ground: 'other-extreme',
  section: SECTION,
  event: view => (happened(view, 'home-lost') ? 'home-lost' : 'disaster'),
  happened: forcedFromHome,
  own: noDisasterPayment
})

/** A disaster does not always take the home, and somebody decides where it only did damage. */
function forcedFromHome(view: View): Condition {
  const lost = happened(view, 'home-lost')
  if (lost !== false || !happened(view, 'disaster')) {
    return condition('forced-from-home', lost, SECTION, ['happened'])
  }
  const harmed = eventOf(view, 'disaster')?.harmed
  return condition('forced-from-home', harmed ? 'judged' : harmed, SECTION, ['happened.harmed'])
}

/** Only one of the two is paid for an event. */
function noDisasterPayment(view: View): Condition[] {
  const payment = happened(view, 'disaster') && view.outcomes.get('disaster-recovery-payment')
  if (!payment) return []
  const { state, missing } = payment
  const isFree = state === 'may' ? (missing.length > 0 ? undefined : ('judged' as const)) : state === 'no'
  return [condition('no-disaster-payment', isFree, SAME_EVENT, state === 'may' ? missing : ['happened'])]
}
