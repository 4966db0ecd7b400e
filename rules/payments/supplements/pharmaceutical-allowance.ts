/** Pharmaceutical Allowance, inside the rate of some payments; the rule for the rate knows the grounds. */
import { partOfPayment } from '../../household/amounts.ts'
import { singleMainCarer } from '../../household/main-carer.ts'
import { anyGround, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { olderAfterMonths, partialCapacity, unwellForNow } from '../../household/higher-rates.ts'
import type { IncomeSupportId } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'
import type { View } from '../../household/view.ts'
import { isAllowanceDue, type AllowanceRecipient } from '../../pharmaceutical-allowance.ts'
import { on, youthDisabilityPension } from './allowance-grounds.ts'

const SECTION = 'Social Security Guide 3.8.2.10; A guide to Australian Government payments, Pharmaceutical Allowance'
const ID = 'pharmaceutical-allowance'

type Payment = Parameters<typeof isAllowanceDue>[0]

const PAYMENTS = [
  ['parenting-payment-single', 'parenting-payment-single'],
  ['parenting-payment-partnered', 'parenting-payment-partnered'],
  ['jobseeker', 'jobseeker'],
  ['youth-allowance-jobseeker', 'youth-allowance'],
  ['youth-allowance-student', 'youth-allowance'],
  ['austudy', 'austudy'],
  ['special-benefit', 'special-benefit']
] as const satisfies readonly [IncomeSupportId, Payment][]

/** Somebody with no ground other than the payment itself. */
const NOBODY: AllowanceRecipient = { age: 0, partnered: false }

/** Each reason, for a household and as the rule takes it. */
const REASONS: { of(view: View): Ground; recipient: AllowanceRecipient }[] = [
  { of: unwellForNow, recipient: { ...NOBODY, temporarilyIncapacitated: true } },
  { of: partialCapacity, recipient: { ...NOBODY, hasPartialCapacity: true } },
  { of: singleMainCarer, recipient: { ...NOBODY, principalCarer: true } },
  { of: olderAfterMonths, recipient: { ...NOBODY, age: Infinity, monthsOnPayment: Infinity } }
]

export const pharmaceuticalAllowance: PaymentRule = {
  id: ID,
  conditions(view) {
    const grounds = PAYMENTS.map(([id, payment]) => on(view, [id], reasonFor(payment, view)))
    const due = anyGround([...grounds, youthDisabilityPension(view)])
    return [conditionOf('pharmaceutical-allowance-ground', due, SECTION)]
  },
  amount: view => partOfPayment(view, ID, ID)
}

/** A reason counts for a payment if the rule grants the allowance for it. */
function reasonFor(payment: Payment, view: View): Ground {
  if (isAllowanceDue(payment, NOBODY, view.rates)) return ground(true)
  const reasons = REASONS.filter(({ recipient }) => isAllowanceDue(payment, recipient, view.rates))
  return anyGround(reasons.map(reason => reason.of(view)))
}
