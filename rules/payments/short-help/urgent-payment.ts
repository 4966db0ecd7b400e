/** Urgent payment: part of the next instalment before its day (Social Security Guide 8.4.2.10). */
import { unlessFailed, condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { urgentNeed } from './hardship.ts'
import { holdsIncomeSupport } from './income-support.ts'

const SECTION = 'Social Security Guide 8.4.2.10'
const TIMES = 'urgent-payment.times-a-year'

/** Somebody who is paid already, in severe hardship that nobody could foresee; an officer decides. */
export const urgentPayment: PaymentRule = {
  id: 'urgent-payment',
  conditions: view =>
    unlessFailed(condition('on-income-support', holdsIncomeSupport(view), SECTION, ['has']), () => [
      urgentNeed(view, SECTION, view.rates.has(TIMES) ? [TIMES] : [])
    ])
}
