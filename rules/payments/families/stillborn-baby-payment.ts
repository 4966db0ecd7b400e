/** Stillborn Baby Payment: who may get it (A guide to Australian Government payments; Family Assistance Guide). */
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import { assessStillbornBabyPayment } from '../../families/stillborn.ts'
import { anyGround, ground, groundOf } from '../../household/grounds.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { dayOf, happened, type View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents } from '../../result.ts'
import { claimInWeeks } from './conditions.ts'

const SECTION = 'A guide to Australian Government payments, Stillborn Baby Payment'
const LIMIT = 'stillborn-baby-payment.income-limit'
const CLAIM_WEEKS = 'stillborn-baby-payment.claim-weeks'
/** With the baby, Family Tax Benefit would have been paid below this income at least. */
const ONE_CHILD = 'ftb-a.cut-out.1-young-0-older'
const HALVES_A_YEAR = 2

export const stillbornBabyPayment: PaymentRule = {
  id: 'stillborn-baby-payment',
  conditions(view) {
    const birth = condition('stillbirth', happened(view, 'stillbirth'), SECTION, ['happened'])
    return unlessFailed(birth, () => [
      claimInWeeks(view, dayOf(view, 'stillbirth'), CLAIM_WEEKS, SECTION),
      incomeWithinLimit(view),
      ...residenceConditions(view, 'stillborn-baby-payment')
    ])
  },
  amount: view => assessStillbornBabyPayment({ babies: 1, parentalLeavePayFor: 0, familyTaxBenefit: true }, view.rates)
}

/** Half a year's income is below a limit, or Family Tax Benefit is paid, or would have been with the baby. */
function incomeWithinLimit(view: View): Condition {
  const { rates, outcomes } = view
  const income = familyIncome(view)
  const fact = 'familyIncomeYear'
  const withBaby = ground(income === undefined ? undefined : income < rates.value(ONE_CHILD), fact)
  const half = ground(income === undefined ? undefined : underLimit(income / HALVES_A_YEAR, view), fact)
  const { truth, facts } = anyGround([groundOf(outcomes.get('ftb-a')), withBaby, half])
  const terms = income === undefined ? [] : [cents('income', exact(income))]
  return condition('income-within-limit', truth, SECTION, facts, { terms, figures: [ONE_CHILD] })
}

/** Where no confirmed limit is held for the day, Services Australia has to say. */
function underLimit(income: number, { rates }: View): boolean | 'judged' {
  return rates.has(LIMIT) ? income <= rates.value(LIMIT) : 'judged'
}
