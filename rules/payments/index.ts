/** Every payment, in the order in which they are decided: each may ask what those before it said. */
import type { PaymentRule } from '../household/payment.ts'
import { CARD_RULES } from './cards/index.ts'
import { FAMILY_RULES } from './families/index.ts'
import { POINTER_RULES } from './pointers/index.ts'
import { SHORT_HELP_RULES } from './short-help/index.ts'
import { CARD_SUPPLEMENT_RULES, SUPPLEMENT_RULES } from './supplements/index.ts'

/** Family payments, then what goes with a payment, cards, help for a short time, and what others decide. */
export const OTHER_RULES: readonly PaymentRule[] = [
  ...FAMILY_RULES,
  ...SUPPLEMENT_RULES,
  ...CARD_RULES,
  ...CARD_SUPPLEMENT_RULES,
  ...SHORT_HELP_RULES,
  ...POINTER_RULES
]
