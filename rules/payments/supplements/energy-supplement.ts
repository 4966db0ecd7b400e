/** Energy Supplement, inside the rate of every income support payment. */
import { partOfPayment } from '../../household/amounts.ts'
import { comesWith } from '../../household/comes-with.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import type { PaymentRule } from '../../household/payment.ts'

const SECTION = 'A guide to Australian Government payments, Energy Supplement'

export const energySupplement: PaymentRule = {
  id: 'energy-supplement',
  conditions: view => [comesWith(view, INCOME_SUPPORT, SECTION)],
  amount: view => partOfPayment(view, 'energy-supplement', 'energy-supplement')
}
