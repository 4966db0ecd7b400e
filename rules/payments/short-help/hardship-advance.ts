/** Hardship advance: some days of the first instalment of a new or restored payment (Blueprint 003-10020000). */
import { condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { happened, type View } from '../../household/view.ts'
import { urgentNeed } from './hardship.ts'
import { holdsIncomeSupport, incomeSupportPayable } from './income-support.ts'

const SECTION = 'Operational Blueprint 003-10020000'

/** A first instalment is due, and somebody cannot wait for it; not while a waiting period runs. */
export const hardshipAdvance: PaymentRule = {
  id: 'hardship-advance',
  conditions: view => [incomeSupportPayable(view, SECTION), firstInstalment(view), urgentNeed(view, SECTION)]
}

/** The first of a new payment, or of one that prison suspended. */
function firstInstalment(view: View): Condition {
  const isPaid = holdsIncomeSupport(view)
  const isRestored = happened(view, 'released')
  if (isPaid !== true) return condition('first-instalment-due', isPaid === false || undefined, SECTION, ['has'])
  return condition('first-instalment-due', isRestored, SECTION, ['happened'])
}
