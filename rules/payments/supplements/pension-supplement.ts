/** Pension Supplement, inside the rate of pensions; Parenting Payment Single has its basic amount (s 1068A-BA). */
import { partOfPayment } from '../../household/amounts.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { allGrounds, anyGround, conditionOf, opposite } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { youthRate } from './allowance-grounds.ts'

const SECTION = 'A guide to Australian Government payments, Pension Supplement'
const ID = 'pension-supplement'

export const pensionSupplement: PaymentRule = {
  id: ID,
  conditions(view) {
    const adult = allGrounds([receivesPayment(view, ['disability-support-pension']), opposite(youthRate(view))])
    const others = receivesPayment(view, ['age-pension', 'carer-payment', 'parenting-payment-single'])
    return [conditionOf('on-pension', anyGround([others, adult]), SECTION)]
  },
  amount: view => partOfPayment(view, ID, ID)
}
