/** Health Care Card that comes with a payment (A guide to Australian Government payments; Guide 3.9.1). */
import { CARED_CHILD_BELOW } from '../../conditions.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import type { Condition } from '../../household/condition.ts'
import { allGrounds, anyGround, conditionOf, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { outcomeOf, type PaymentRule } from '../../household/payment.ts'
import { holds, stateOf, type View } from '../../household/view.ts'
import { caredChild, carerAllowancePaid } from '../families/caring-for-children.ts'
import { regularCareAlone, wholeRate } from '../families/family.ts'
import { abstudyGround } from '../referrals/abstudy.ts'
import { farmHouseholdAllowance } from '../referrals/farm-household-allowance.ts'

const SECTION = 'A guide to Australian Government payments, Health Care Card'
const PAYMENTS = [
  'parenting-payment-partnered',
  'jobseeker',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'special-benefit'
] as const

export const healthCareCard: PaymentRule = {
  id: 'health-care-card',
  conditions(view) {
    const own = ownCard(view)
    const childs = allGrounds([carerAllowancePaid(view), caredChild(view, view.rates.value(CARED_CHILD_BELOW))])
    const due = conditionOf('health-care-card-ground', anyGround([own, childs]), SECTION)
    // The card for a child is in the child's name: a card of the parent does not replace it.
    return own.truth === 'failed' || childs.truth === 'met' ? [due] : [due, noPensionerCard(view)]
  }
}

function ownCard(view: View): Ground {
  const held = holds(view, 'farm-household-allowance') ?? false
  return anyGround([
    ground(held, 'has'),
    abstudyGround(view),
    farmers(view),
    receivesPayment(view, PAYMENTS),
    groundOf(view.outcomes.get('mobility-allowance')),
    allGrounds([groundOf(view.outcomes.get('ftb-a')), ground(regularCareAlone(view).truth !== 'met'), wholeRate(view)])
  ])
}

/** It comes with Farm Household Allowance; of whom nobody said that they farm, none is taken to. */
function farmers(view: View): Ground {
  const outcome = outcomeOf(farmHouseholdAllowance, view)
  return outcome.missing.length > 0 ? ground(false) : groundOf(outcome)
}

/** Who surely has the Pensioner Concession Card, which does more, has no other. */
function noPensionerCard(view: View): Condition {
  const has = stateOf(view, 'pensioner-concession-card') === 'likely'
  return conditionOf('no-better-card', ground(!has, 'has'), SECTION)
}
