/** Essential Medical Equipment Payment, once a year for each item (A guide to Australian Government payments). */
import { condition } from '../../household/condition.ts'
import { anyGround, conditionOf, ground, groundOf } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { holds } from '../../household/view.ts'

const SECTION = 'A guide to Australian Government payments, Essential Medical Equipment Payment'
const CARDS = [
  'pensioner-concession-card',
  'health-care-card',
  'low-income-health-care-card',
  'seniors-health-card'
] as const

export const essentialMedicalEquipment: PaymentRule = {
  id: 'essential-medical-equipment',
  conditions(view) {
    const { outcomes, you } = view
    const held = ground(
      holds(view, 'pensioner-concession-card', 'health-care-card', 'seniors-health-card') ?? false,
      'has'
    )
    const card = anyGround([held, ...CARDS.map(id => groundOf(outcomes.get(id)))])
    return [
      conditionOf('concession-card', card, SECTION),
      condition('medical-equipment', you.health.medicalEquipment, SECTION, ['health.medicalEquipment'])
    ]
  }
}
