/** Crisis Payment for humanitarian entrants on first arrival (Social Security Act 1991 s 1061JI). */
import { all, condition, type Condition } from '../../household/condition.ts'
import { mayHaveComeTogether, withArrival } from '../../household/arrival.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { happened, type View } from '../../household/view.ts'
import { crisisPayment } from './crisis-payment.ts'

const SECTION = 'Social Security Act 1991 s 1061JI'

/** Visas granted outside Australia; protection granted onshore (866) is not among them. */
const VISAS = ['200', '201', '202', '203', '204']

const rule = crisisPayment({
  id: 'crisis-payment-humanitarian',
  ground: 'humanitarian',
  section: SECTION,
  event: () => 'arrived',
  happened: arrived
})

/** First arrival on a humanitarian visa: each of a couple who came together has it. */
export const crisisPaymentHumanitarian: PaymentRule = {
  ...rule,
  conditions: view => {
    const conditions = rule.conditions(withArrival(view))
    return mayHaveComeTogether(view) ? conditions.map(asOpen) : conditions
  },
  amount: view => rule.amount?.(withArrival(view))
}

/** While the day since when somebody lives here is unknown, so is whether they came with the partner. */
function asOpen(each: Condition): Condition {
  return each.id === 'humanitarian-arrival' ? { ...each, truth: 'unknown', facts: ['residence.since'] } : each
}

function arrived(view: View): Condition {
  const { status, subclass } = view.you.residence
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
