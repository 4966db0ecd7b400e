/** Student Start-up Loan, each half-year (Student Assistance and Social Security guides; a loan, never income). */
import { setAmount } from '../../household/amounts.ts'
import { conditionOf, groundOf, opposite } from '../../household/grounds.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { higherEducation, studentPayment } from './studying.ts'

const SECTION = 'A guide to Australian Government payments, Student Start-up Loan'
const ID = 'student-start-up-loan'

export const studentStartUpLoan: PaymentRule = {
  id: ID,
  conditions(view) {
    const supplement = groundOf(view.outcomes.get('pensioner-education-supplement'))
    return [
      conditionOf('on-income-support', studentPayment(view), SECTION),
      conditionOf('higher-education', higherEducation(view), SECTION),
      conditionOf('no-pensioner-education-supplement', opposite(supplement), SECTION)
    ]
  },
  amount: view => setAmount(view, ID, 'cents', SECTION, { [`${ID}.amount`]: 1 })
}
