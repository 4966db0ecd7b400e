/** What another office decides: named with what can be told, never worked out. */
import type { PaymentRule } from '../../household/payment.ts'
import { abstudy } from './abstudy.ts'
import { childSupport } from './child-support.ts'
import { energyRebates } from './energy-rebates.ts'
import { farmHouseholdAllowance } from './farm-household-allowance.ts'
import { homeEquityAccessScheme } from './home-equity-access-scheme.ts'
import { isolatedChildren } from './isolated-children.ts'
import { seniorsCard } from './seniors-card.ts'
import { srss } from './srss.ts'

export const POINTER_RULES: readonly PaymentRule[] = [
  abstudy,
  farmHouseholdAllowance,
  srss,
  isolatedChildren,
  homeEquityAccessScheme,
  energyRebates,
  seniorsCard,
  childSupport
]
