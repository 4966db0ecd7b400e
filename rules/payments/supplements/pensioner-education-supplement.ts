/** Pensioner Education Supplement (A guide to Australian Government payments; Social Security Act 1991 Part 2.24A). */
import { setAmount } from '../../household/amounts.ts'
import { singleMainCarer } from '../../household/main-carer.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { anyGround, conditionOf } from '../../household/grounds.ts'
import { partialCapacity } from '../../household/higher-rates.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { percent } from '../../result.ts'
import { on } from './allowance-grounds.ts'
import { approvedStudy, loadFrom, orOnceStudying } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Pensioner Education Supplement'
const ID = 'pensioner-education-supplement'
const LEAST = `${ID}.least-load`
const HALF = `${ID}.full-rate-load`

export const pensionerEducationSupplement: PaymentRule = {
  id: ID,
  conditions(view) {
    const paid = anyGround([
      receivesPayment(view, ['disability-support-pension', 'carer-payment', 'parenting-payment-single']),
      on(view, ['jobseeker', 'youth-allowance-jobseeker', 'special-benefit'], singleMainCarer(view)),
      on(view, ['jobseeker', 'youth-allowance-jobseeker'], partialCapacity(view))
    ])
    const least = view.rates.value(LEAST)
    const study = [
      conditionOf('approved-study', approvedStudy(view), SECTION),
      conditionOf('study-load', loadFrom(view, least), SECTION, { terms: [percent('limit', least)], figures: [LEAST] })
    ]
    return [
      conditionOf('payment-for-pensioner-study', paid, SECTION),
      ...(paid.truth === 'failed' ? study : orOnceStudying(view, study, SECTION)),
      ...residenceConditions(view, ID)
    ]
  },
  amount(view) {
    const { truth } = loadFrom(view, view.rates.value(HALF))
    if (truth === 'unknown') return undefined
    return setAmount(view, ID, 'cents-a-fortnight', SECTION, { [`${ID}.${truth === 'met' ? 'full' : 'half'}`]: 1 })
  }
}
