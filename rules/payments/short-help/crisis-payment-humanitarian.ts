/** Crisis Payment for humanitarian entrants on first arrival (Social Security Act 1991 s 1061JI). */
import { all, condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { happened, type View } from '../../household/view.ts'
import { crisisPayment } from './crisis-payment.ts'

const SECTION = 'Social Security Act 1991 s 1061JI'

/** Visas granted outside Australia; protection granted onshore (866) is not among them. */
const VISAS = ['200', '201', '202', '203', '204']

/** First arrival on a humanitarian visa: each of a couple who came together has it. */
export const crisisPaymentHumanitarian: PaymentRule = crisisPayment({
  id: 'crisis-payment-humanitarian',
  ground: 'humanitarian',
  section: SECTION,
  event: () => 'arrived',
  happened: arrived
})

function arrived(view: View): Condition {
  const { status, subclass = view.arrival?.subclass } = view.you.residence
  // While nobody told since when somebody lives here, that they came with the partner is not known.
  if (view.arrival?.isOpen) return condition('humanitarian-arrival', undefined, SECTION, ['residence.since'])
  const met = all(happened(view, 'arrived'), status && status === 'refugee', isListed(subclass))
  const missing = [
    ...(view.you.happened ? [] : (['happened'] as const)),
    ...(status ? [] : (['residence.status'] as const)),
    ...(subclass ? [] : (['residence.subclass'] as const))
  ]
  return condition(
    'humanitarian-arrival',
    met,
    SECTION,
    met === undefined ? missing : ['happened', 'residence.subclass']
  )
}

function isListed(subclass: string | undefined): boolean | undefined {
  return subclass === undefined ? undefined : VISAS.includes(subclass)
}
