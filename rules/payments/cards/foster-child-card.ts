/** Foster Child Health Care Card: for a child of others, without a means test (Social Security Act 1991 s 1061ZZ). */
import { anyChild } from '../../household/children.ts'
import { conditionOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { notOwn } from '../families/double-orphan-pension.ts'

const SECTION = 'A guide to Australian Government payments, Foster Child Health Care Card'

export const fosterChildCard: PaymentRule = {
  id: 'foster-child-card',
  conditions: view => [
    conditionOf('child-of-others', anyChild(view, notOwn), SECTION),
    ...residenceConditions(view, 'foster-child-card')
  ]
}
