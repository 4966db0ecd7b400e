/** Help once, or for a short time. A disaster payment is decided before Crisis Payment for the same event. */
import type { PaymentRule } from '../../household/payment.ts'
import { advancePayment } from './advance-payment.ts'
import { bereavement } from './bereavement.ts'
import { crisisPaymentHumanitarian } from './crisis-payment-humanitarian.ts'
import { crisisPaymentOther } from './crisis-payment-other.ts'
import { crisisPaymentRelease } from './crisis-payment-release.ts'
import { crisisPaymentViolence } from './crisis-payment-violence.ts'
import { disasterRecoveryAllowance } from './disaster-recovery-allowance.ts'
import { disasterRecoveryPayment } from './disaster-recovery-payment.ts'
import { feg } from './feg.ts'
import { hardshipAdvance } from './hardship-advance.ts'
import { leavingViolenceProgram } from './leaving-violence-program.ts'
import { urgentPayment } from './urgent-payment.ts'

export const SHORT_HELP_RULES: readonly PaymentRule[] = [
  disasterRecoveryPayment,
  disasterRecoveryAllowance,
  crisisPaymentViolence,
  crisisPaymentOther,
  crisisPaymentRelease,
  crisisPaymentHumanitarian,
  leavingViolenceProgram,
  advancePayment,
  urgentPayment,
  hardshipAdvance,
  bereavement,
  feg
]
