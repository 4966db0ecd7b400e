/** Family payments and those for carers, in the order in which one asks what another said. */
import type { PaymentRule } from '../../household/payment.ts'
import { carerAdjustmentPayment } from './carer-adjustment-payment.ts'
import { carerAllowance } from './carer-allowance.ts'
import { carerSupplement } from './carer-supplement.ts'
import { childCareSubsidy } from './child-care-subsidy.ts'
import { childDisabilityAssistance } from './child-disability-assistance.ts'
import { doubleOrphanPension } from './double-orphan-pension.ts'
import { ftbA } from './ftb-a.ts'
import { ftbB } from './ftb-b.ts'
import { newbornPayment } from './newborn-payment.ts'
import { parentalLeavePay } from './parental-leave-pay.ts'
import { stillbornBabyPayment } from './stillborn-baby-payment.ts'

export const FAMILY_RULES: readonly PaymentRule[] = [
  parentalLeavePay,
  ftbA,
  ftbB,
  childCareSubsidy,
  newbornPayment,
  stillbornBabyPayment,
  doubleOrphanPension,
  carerAllowance,
  carerSupplement,
  childDisabilityAssistance,
  carerAdjustmentPayment
]
