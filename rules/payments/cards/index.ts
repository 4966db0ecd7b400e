/** Concession cards, in the order in which one makes another pointless. */
import type { PaymentRule } from '../../household/payment.ts'
import { fosterChildCard } from './foster-child-card.ts'
import { healthCareCard } from './health-care-card.ts'
import { lowIncomeHealthCareCard } from './low-income-health-care-card.ts'
import { pensionerConcessionCard } from './pensioner-concession-card.ts'
import { seniorsHealthCard } from './seniors-health-card.ts'

export const CARD_RULES: readonly PaymentRule[] = [
  pensionerConcessionCard,
  healthCareCard,
  seniorsHealthCard,
  lowIncomeHealthCareCard,
  fosterChildCard
]
