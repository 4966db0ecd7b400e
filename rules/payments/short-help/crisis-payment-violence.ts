/** Crisis Payment after violence in the family (Social Security Act 1991 ss 1061JH, 1061JHA). */
import { condition } from '../../household/condition.ts'
import { eventOf, type View } from '../../household/view.ts'
import { crisisPayment } from './crisis-payment.ts'
import { homeChanged, violence } from './violence.ts'

const SECTION = 'Social Security Act 1991 ss 1061JH, 1061JHA'

/** Somebody left home because of a relative's violence, or stayed and the violent relative left or was removed. */
export const crisisPaymentViolence = crisisPayment({
  id: 'crisis-payment-violence',
  ground: 'family-violence',
  section: SECTION,
  event: () => 'violence',
  happened: view => violence(view, SECTION),
  own: view => [
    condition('violence-by-family', byFamily(view), SECTION, ['happened.by']),
    condition('home-changed-by-violence', homeChanged(view), SECTION, ['happened.homeChanged'])
  ]
})

function byFamily(view: View): boolean | undefined {
  const by = eventOf(view, 'violence')?.by
  return by && by !== 'other'
}
