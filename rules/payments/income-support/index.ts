/** The income support payments, in the order in which they are decided: the last one asks what the others said. */
import type { IncomeSupportId } from '../income-support-entries.ts'
import { agePension } from './age-pension.ts'
import { austudy } from './austudy.ts'
import { carerPayment } from './carer-payment.ts'
import { disabilitySupportPension } from './disability-support-pension.ts'
import { jobseeker } from './jobseeker.ts'
import { parentingPaymentPartnered, parentingPaymentSingle } from './parenting-payment.ts'
import type { IncomeSupportRule } from './rule.ts'
import { specialBenefit } from './special-benefit.ts'
import { youthAllowanceJobseeker, youthAllowanceStudent } from './youth-allowance.ts'

const RULES: Record<IncomeSupportId, IncomeSupportRule> = {
  'age-pension': agePension,
  'disability-support-pension': disabilitySupportPension,
  'carer-payment': carerPayment,
  'parenting-payment-single': parentingPaymentSingle,
  'parenting-payment-partnered': parentingPaymentPartnered,
  jobseeker,
  'youth-allowance-jobseeker': youthAllowanceJobseeker,
  'youth-allowance-student': youthAllowanceStudent,
  austudy,
  'special-benefit': specialBenefit
}

export const INCOME_SUPPORT_RULES: readonly IncomeSupportRule[] = Object.values(RULES)
