/** Australian Government Disaster Recovery Payment (Social Security Act 1991 s 1061K). */
import { rangeOf, setAmount } from '../../household/amounts.ts'
import { unlessFailed, condition, type Condition, type Truth } from '../../household/condition.ts'
import { mainCarerOf } from '../../household/main-carer.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { eventOf, happened, type View } from '../../household/view.ts'
import type { Result } from '../../result.ts'
import type { Child } from '../../situations/household.ts'
import { holdsIncomeSupport, residenceUnlessPaid } from './income-support.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'Social Security Act 1991 s 1061K'
const AGE = 'disaster.recovery-payment.age'
const ADULT = 'disaster.recovery-payment.adult'
const CHILD = 'disaster.recovery-payment.child'
const ID = 'disaster-recovery-payment'

/** Serious harm from a declared disaster; no income or assets test. Each of a couple claims. */
export const disasterRecoveryPayment: PaymentRule = {
  id: ID,
  conditions: view =>
    unlessFailed(declaredDisaster(view, SECTION), () => [
      harmed(view),
      ...oldEnough(view),
      ...residenceUnlessPaid(view, ID)
    ]),
  amount: view => rangeOf(amounts(view))
}

/** One payment of the adult, and one for each child: the least and the most. */
function amounts(view: View): (Result | undefined)[] {
  if (view.children === undefined) return []
  const truths = view.children.map(child => claimsFor(child, view))
  const counts = [truths.filter(truth => truth === 'met').length, truths.filter(truth => truth !== 'failed').length]
  return counts.map(children => setAmount(view, ID, 'cents', SECTION, { [ADULT]: 1, [CHILD]: children }))
}

/** Whether this adult claims for a child, as its main carer. Of a couple who did not say, either may, and only one does. */
function claimsFor(child: Child, view: View): Truth {
  const { truth, assumed } = mainCarerOf(child, view.rates.value(AGE), view)
  return truth === 'met' && assumed ? 'unknown' : truth
}

/** There is no minimum age for somebody on income support. */
function oldEnough(view: View): Condition[] {
  const isPaid = holdsIncomeSupport(view)
  if (isPaid) return []
  const age = ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION)
  return [isPaid === undefined && age.truth === 'failed' ? { ...age, truth: 'unknown', facts: ['has'] } : age]
}

/** A lost home, or anything else that counts as serious harm. Where only the partner’s is told, it may be of both. */
function harmed(view: View): Condition {
  const lost = happened(view, 'home-lost')
  const theirs = view.partner !== 'none' && view.partner?.happened?.some(each => each.harmed)
  const met = lost ? true : (eventOf(view, 'disaster')?.harmed ?? (theirs ? 'judged' : undefined))
  const facts = lost ? (['happened'] as const) : (['happened.harmed'] as const)
  return condition('harmed-by-disaster', met, SECTION, [...facts], { figures: [ADULT, CHILD] })
}

/** A disaster that the government declared (ss 1061K, 1061KA); each event has its own last day, which no figure holds. */
export function declaredDisaster(view: View, section: string): Condition {
  const here = happened(view, 'disaster')
  if (!here) return condition('declared-disaster', here, section, ['happened'])
  return condition('declared-disaster', eventOf(view, 'disaster')?.declared, section, ['happened.declared'])
}
