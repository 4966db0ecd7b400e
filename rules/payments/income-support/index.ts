/** The income support payments, in the order of `INCOME_SUPPORT`: the last one asks what the others said. */
import { agePension } from './age-pension.ts'
import { austudy } from './austudy.ts'
import { carerPayment } from './carer-payment.ts'
import { disabilitySupportPension } from './disability-support-pension.ts'
import { jobseeker } from './jobseeker.ts'
import { parentingPaymentPartnered, parentingPaymentSingle } from './parenting-payment.ts'
import type { IncomeSupportRule } from './rule.ts'
import { specialBenefit } from './special-benefit.ts'
import { youthAllowanceJobseeker, youthAllowanceStudent } from './youth-allowance.ts'

export const INCOME_SUPPORT_RULES: readonly IncomeSupportRule[] = [
  agePension,
  disabilitySupportPension,
  carerPayment,
  parentingPaymentSingle,
  parentingPaymentPartnered,
  jobseeker,
  youthAllowanceJobseeker,
  youthAllowanceStudent,
  austudy,
  specialBenefit
]
