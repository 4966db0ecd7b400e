/** Every payment, in the order in which they are decided: each may ask what those before it said. */
import type { PaymentRule } from '../household/payment.ts'
import { fosterChildCard } from './cards/foster-child-card.ts'
import { healthCareCard } from './cards/health-care-card.ts'
import { lowIncomeHealthCareCard } from './cards/low-income-health-care-card.ts'
import { pensionerConcessionCard } from './cards/pensioner-concession-card.ts'
import { seniorsHealthCard } from './cards/seniors-health-card.ts'
import { carerAdjustmentPayment } from './families/carer-adjustment-payment.ts'
import { carerAllowance } from './families/carer-allowance.ts'
import { carerSupplement } from './families/carer-supplement.ts'
import { childCareSubsidy } from './families/child-care-subsidy.ts'
import { childDisabilityAssistance } from './families/child-disability-assistance.ts'
import { doubleOrphanPension } from './families/double-orphan-pension.ts'
import { ftbA } from './families/ftb-a.ts'
import { ftbB } from './families/ftb-b.ts'
import { newbornPayment } from './families/newborn-payment.ts'
import { parentalLeavePay } from './families/parental-leave-pay.ts'
import { stillbornBabyPayment } from './families/stillborn-baby-payment.ts'
import { abstudy } from './referrals/abstudy.ts'
import { childSupport } from './referrals/child-support.ts'
import { energyRebates } from './referrals/energy-rebates.ts'
import { farmHouseholdAllowance } from './referrals/farm-household-allowance.ts'
import { homeEquityAccessScheme } from './referrals/home-equity-access-scheme.ts'
import { isolatedChildren } from './referrals/isolated-children.ts'
import { seniorsCard } from './referrals/seniors-card.ts'
import { specialBenefitChild } from './referrals/special-benefit-child.ts'
import { srss } from './referrals/srss.ts'
import { advancePayment } from './short-help/advance-payment.ts'
import { bereavement } from './short-help/bereavement.ts'
import { crisisPaymentHumanitarian } from './short-help/crisis-payment-humanitarian.ts'
import { crisisPaymentOther } from './short-help/crisis-payment-other.ts'
import { crisisPaymentRelease } from './short-help/crisis-payment-release.ts'
import { crisisPaymentViolence } from './short-help/crisis-payment-violence.ts'
import { disasterRecoveryAllowance } from './short-help/disaster-recovery-allowance.ts'
import { disasterRecoveryPayment } from './short-help/disaster-recovery-payment.ts'
import { feg } from './short-help/feg.ts'
import { hardshipAdvance } from './short-help/hardship-advance.ts'
import { leavingViolenceProgram } from './short-help/leaving-violence-program.ts'
import { urgentPayment } from './short-help/urgent-payment.ts'
import { educationEntryPayment } from './supplements/education-entry-payment.ts'
import { energySupplement } from './supplements/energy-supplement.ts'
import { essentialMedicalEquipment } from './supplements/essential-medical-equipment.ts'
import { faresAllowance } from './supplements/fares-allowance.ts'
import { mobilityAllowance } from './supplements/mobility-allowance.ts'
import { pensionSupplement } from './supplements/pension-supplement.ts'
import { pensionerEducationSupplement } from './supplements/pensioner-education-supplement.ts'
import { pharmaceuticalAllowance } from './supplements/pharmaceutical-allowance.ts'
import { relocationScholarship } from './supplements/relocation-scholarship.ts'
import { remoteAreaAllowance } from './supplements/remote-area-allowance.ts'
import { rentAssistance } from './supplements/rent-assistance.ts'
import { studentStartUpLoan } from './supplements/student-start-up-loan.ts'
import { telephoneAllowance } from './supplements/telephone-allowance.ts'
import { tertiaryAccessPayment } from './supplements/tertiary-access-payment.ts'
import type { IncomeSupportId } from './income-support-entries.ts'
import type { PaymentId } from './register.ts'

/** All but income support, which is decided before them. */
const RULES: Record<Exclude<PaymentId, IncomeSupportId>, PaymentRule> = {
  // Family payments and those for carers.
  'parental-leave-pay': parentalLeavePay,
  'ftb-a': ftbA,
  'ftb-b': ftbB,
  'child-care-subsidy': childCareSubsidy,
  'newborn-payment': newbornPayment,
  'stillborn-baby-payment': stillbornBabyPayment,
  'double-orphan-pension': doubleOrphanPension,
  'carer-allowance': carerAllowance,
  'carer-supplement': carerSupplement,
  'child-disability-assistance': childDisabilityAssistance,
  'carer-adjustment-payment': carerAdjustmentPayment,
  // What comes on top of a payment.
  'rent-assistance': rentAssistance,
  'energy-supplement': energySupplement,
  'pharmaceutical-allowance': pharmaceuticalAllowance,
  'telephone-allowance': telephoneAllowance,
  'pension-supplement': pensionSupplement,
  'remote-area-allowance': remoteAreaAllowance,
  'pensioner-education-supplement': pensionerEducationSupplement,
  'education-entry-payment': educationEntryPayment,
  'student-start-up-loan': studentStartUpLoan,
  'relocation-scholarship': relocationScholarship,
  'tertiary-access-payment': tertiaryAccessPayment,
  'fares-allowance': faresAllowance,
  'mobility-allowance': mobilityAllowance,
  // Cards, in the order in which one makes another pointless.
  'pensioner-concession-card': pensionerConcessionCard,
  'health-care-card': healthCareCard,
  'seniors-health-card': seniorsHealthCard,
  'low-income-health-care-card': lowIncomeHealthCareCard,
  'foster-child-card': fosterChildCard,
  // Asks for a card.
  'essential-medical-equipment': essentialMedicalEquipment,
  // A disaster payment is decided before Crisis Payment for the same event.
  'disaster-recovery-payment': disasterRecoveryPayment,
  'disaster-recovery-allowance': disasterRecoveryAllowance,
  'crisis-payment-violence': crisisPaymentViolence,
  'crisis-payment-other': crisisPaymentOther,
  'crisis-payment-release': crisisPaymentRelease,
  'crisis-payment-humanitarian': crisisPaymentHumanitarian,
  'leaving-violence-program': leavingViolenceProgram,
  'advance-payment': advancePayment,
  'urgent-payment': urgentPayment,
  'hardship-advance': hardshipAdvance,
  bereavement,
  feg,
  // What another office decides.
  abstudy,
  'farm-household-allowance': farmHouseholdAllowance,
  srss,
  'special-benefit-child': specialBenefitChild,
  'isolated-children': isolatedChildren,
  'home-equity-access-scheme': homeEquityAccessScheme,
  'energy-rebates': energyRebates,
  'seniors-card': seniorsCard,
  'child-support': childSupport
}

export const OTHER_RULES: readonly PaymentRule[] = Object.values(RULES)
