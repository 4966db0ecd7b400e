/** Carer Supplement, paid each July for each payment to a carer (A guide to Australian Government payments). */
import { addMonths } from '../../dates.ts'
import { rangeOf } from '../../household/amounts.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { anyGround, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import type { PaymentId } from '../../household/ids.ts'
import { yearStart } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import type { View } from '../../household/view.ts'
import { carerSupplement as yearly } from '../../pensions/carer-yearly.ts'
import { MONTHS_A_YEAR } from '../../time.ts'
import { carerAllowancePaid, disabledChildren } from './caring-for-children.ts'

const SECTION = 'A guide to Australian Government payments, Carer Supplement'

export const carerSupplement: PaymentRule = {
  id: 'carer-supplement',
  conditions(view) {
    return [conditionOf('with-carer-payment-or-allowance', anyGround([allowance(view), pension(view)]), SECTION)]
  },
  amount: view => {
    const [sure, most] = payments(view)
    return rangeOf([...new Set([Math.max(1, sure), most])].map(times => yearly(times, view.rates)))
  }
}

function allowance(view: View): Ground {
  return isPaidInJuly(view, 'carer-allowance') ? carerAllowancePaid(view) : ground(false)
}

function pension(view: View): Ground {
  return isPaidInJuly(view, 'carer-payment') ? receivesPayment(view, ['carer-payment']) : ground(false)
}

/** What ends before, such as after a death, brings none. */
function isPaidInJuly({ outcomes, on }: View, id: PaymentId): boolean {
  const ends = outcomes.get(id)?.ends
  return ends === undefined || ends > addMonths(yearStart(on), MONTHS_A_YEAR)
}

/** One for Carer Payment and one for each person of Carer Allowance: those that are sure, and those that are open. */
function payments(view: View): [sure: number, most: number] {
  const people = view.you.caring.who === 'child' ? disabledChildren(view) : 1
  const truths = [...Array.from({ length: people }, () => allowance(view).truth), pension(view).truth]
  return [truths.filter(truth => truth === 'met').length, truths.filter(truth => truth !== 'failed').length]
}
