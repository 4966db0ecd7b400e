/** Australian Government Disaster Recovery Payment (Social Security Act 1991 s 1061K). */
import { unlessFailed, condition, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { eventOf, happened, type View } from '../../household/view.ts'
import { holdsIncomeSupport } from './income-support.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'Social Security Act 1991 s 1061K'
const AGE = 'disaster.recovery-payment.age'
const AMOUNTS = ['disaster.recovery-payment.adult', 'disaster.recovery-payment.child']

/** Serious harm from a declared disaster; no income or assets test. */
export const disasterRecoveryPayment: PaymentRule = {
  id: 'disaster-recovery-payment',
  conditions: view =>
    unlessFailed(declaredDisaster(view, SECTION), () => [
      harmed(view),
      ...oldEnough(view),
      ...residenceConditions(view, 'disaster-recovery-payment')
    ])
}

/** There is no minimum age for somebody on income support. */
function oldEnough(view: View): Condition[] {
  const isPaid = holdsIncomeSupport(view)
  if (isPaid) return []
  const age = ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION)
  return [isPaid === undefined && age.truth === 'failed' ? { ...age, truth: 'unknown', facts: ['has'] } : age]
}

/** A lost home, or anything else that counts as serious harm. */
function harmed(view: View): Condition {
  const lost = happened(view, 'home-lost')
  const met = lost ? true : eventOf(view, 'disaster')?.harmed
  const facts = lost ? (['happened'] as const) : (['happened.harmed'] as const)
  return condition('harmed-by-disaster', met, SECTION, [...facts], { figures: AMOUNTS })
}

/** A disaster that the government declared (ss 1061K, 1061KA); each event has its own last day, which no figure holds. */
export function declaredDisaster(view: View, section: string): Condition {
  const here = happened(view, 'disaster')
  if (!here) return condition('declared-disaster', here, section, ['happened'])
  return condition('declared-disaster', eventOf(view, 'disaster')?.declared, section, ['happened.declared'])
}
