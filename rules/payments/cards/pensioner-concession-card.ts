/** Pensioner Concession Card: with pensions, and with some allowances (Social Security Act 1991 s 1061ZA). */
import { singleMainCarer } from '../../household/main-carer.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { anyGround, conditionOf } from '../../household/grounds.ts'
import { olderAfterMonths, partialCapacity } from '../../household/higher-rates.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { on } from '../supplements/allowance-grounds.ts'

const SECTION = 'A guide to Australian Government payments, Pensioner Concession Card'

export const pensionerConcessionCard: PaymentRule = {
  id: 'pensioner-concession-card',
  conditions(view) {
    const due = anyGround([
      receivesPayment(view, ['age-pension', 'disability-support-pension', 'carer-payment', 'parenting-payment-single']),
      on(view, ['jobseeker', 'youth-allowance-jobseeker'], singleMainCarer(view), partialCapacity(view)),
      on(view, ['jobseeker', 'parenting-payment-partnered', 'special-benefit'], olderAfterMonths(view))
    ])
    return [conditionOf('pensioner-card-ground', due, SECTION)]
  }
}
