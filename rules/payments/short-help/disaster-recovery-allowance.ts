/** Disaster Recovery Allowance: pay lost to a declared disaster (Social Security Act 1991 s 1061KA). */
import { INDEPENDENCE_AGE } from '../../conditions.ts'
import { unlessFailed, any, condition, not, type Condition, type Truth } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { holds, type View } from '../../household/view.ts'
import { count } from '../../result.ts'
import { holdsIncomeSupport } from './income-support.ts'
import { declaredDisaster } from './disaster-recovery-payment.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'Social Security Act 1991 s 1061KA'
const AGE = 'disaster.recovery-payment.age'
const WEEKS = 'disaster.recovery-allowance.weeks'

/** Some weeks at the basic rate of JobSeeker Payment or Youth Allowance, not beside other income support. */
export const disasterRecoveryAllowance: PaymentRule = {
  id: 'disaster-recovery-allowance',
  conditions: view =>
    unlessFailed(declaredDisaster(view, SECTION), () => [
      incomeLost(view),
      ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION),
      ...independent(view),
      incomeBelowAverage(view),
      condition('no-other-income-support', not(otherPayment(view)), SECTION, ['has']),
      ...residenceConditions(view, 'disaster-recovery-allowance')
    ])
}

function otherPayment(view: View): boolean | undefined {
  return any(holdsIncomeSupport(view), holds(view, 'parental-leave-pay', 'farm-household-allowance'))
}

/** Pay that stopped is lost pay; of other work somebody must say how much less it is. */
function incomeLost({ you, rates }: View): Condition {
  const grounds = { terms: [count('weeks', rates.value(WEEKS))], figures: [WEEKS] }
  return condition('income-lost-to-disaster', lost(you.work.status), SECTION, ['work.status'], grounds)
}

function lost(status: View['you']['work']['status']): Truth | undefined {
  if (status === 'stopped-by-disaster') return 'met'
  if (status === 'none' || status === 'retired') return 'failed'
  return status && 'judged'
}

/** Below the age of independence only somebody independent of their parents. */
function independent({ you, rates }: View): Condition[] {
  const limit = rates.value(INDEPENDENCE_AGE)
  if (you.age === undefined || you.age >= limit) return []
  const met = you.independence && you.independence.length > 0
  const grounds = { terms: [count('limit', limit)], figures: [INDEPENDENCE_AGE] }
  return [condition('independent-of-parents', met, SECTION, ['independence'], grounds)]
}

/** Below average weekly earnings, which no figure holds: somebody without income is. */
function incomeBelowAverage({ you }: View): Condition {
  const { employment, other } = you.income
  if (employment === undefined) return condition('income-below-average', undefined, SECTION, ['income.employment'])
  const none = employment === 0 && (other ?? 0) === 0
  return condition('income-below-average', none || 'judged', SECTION, ['income.employment', 'income.other'])
}
