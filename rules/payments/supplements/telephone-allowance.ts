/** Telephone Allowance, paid each quarter with some payments (A guide to Australian Government payments). */
import { anyGround, conditionOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { commonGrounds } from './allowance-grounds.ts'

const SECTION = 'A guide to Australian Government payments, Telephone Allowance'

export const telephoneAllowance: PaymentRule = {
  id: 'telephone-allowance',
  conditions: view => [conditionOf('telephone-allowance-ground', anyGround(commonGrounds(view)), SECTION)]
}
