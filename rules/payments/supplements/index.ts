/** What comes on top of a payment, in the order in which one asks what another said. */
import type { PaymentRule } from '../../household/payment.ts'
import { educationEntryPayment } from './education-entry-payment.ts'
import { energySupplement } from './energy-supplement.ts'
import { essentialMedicalEquipment } from './essential-medical-equipment.ts'
import { faresAllowance } from './fares-allowance.ts'
import { mobilityAllowance } from './mobility-allowance.ts'
import { pensionSupplement } from './pension-supplement.ts'
import { pensionerEducationSupplement } from './pensioner-education-supplement.ts'
import { pharmaceuticalAllowance } from './pharmaceutical-allowance.ts'
import { relocationScholarship } from './relocation-scholarship.ts'
import { remoteAreaAllowance } from './remote-area-allowance.ts'
import { rentAssistance } from './rent-assistance.ts'
import { studentStartUpLoan } from './student-start-up-loan.ts'
import { telephoneAllowance } from './telephone-allowance.ts'
import { tertiaryAccessPayment } from './tertiary-access-payment.ts'

export const SUPPLEMENT_RULES: readonly PaymentRule[] = [
  rentAssistance,
  energySupplement,
  pharmaceuticalAllowance,
  telephoneAllowance,
  pensionSupplement,
  remoteAreaAllowance,
  pensionerEducationSupplement,
  educationEntryPayment,
  studentStartUpLoan,
  relocationScholarship,
  tertiaryAccessPayment,
  faresAllowance,
  mobilityAllowance
]

/** What asks for a card, and so comes after the cards. */
export const CARD_SUPPLEMENT_RULES: readonly PaymentRule[] = [essentialMedicalEquipment]
