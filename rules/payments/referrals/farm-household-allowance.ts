/** Farm Household Allowance (Farm Household Support Act 2014). */
import { unlessFailed, any, condition, decidedElsewhere, type Condition } from '../../household/condition.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import type { Person } from '../../situations/household.ts'
import { ageWithin } from '../income-support/conditions.ts'

const SECTION = 'Farm Household Support Act 2014'
const AGE = 'farm-household-allowance.age'

/** A farmer or a farmer’s partner; an officer looks at the farm, its net assets and its income. */
export const farmHouseholdAllowance: PaymentRule = {
  id: 'farm-household-allowance',
  conditions: view =>
    unlessFailed(farmer(view), () => [
      ageWithin(view, { from: view.rates.value(AGE), figures: [AGE] }, SECTION),
      ...residenceConditions(view, 'farm-household-allowance'),
      decidedElsewhere(SECTION)
    ])
}

function farmer({ you, partner }: View): Condition {
  const partners = partner && (partner === 'none' ? false : worksOnFarm(partner))
  return condition('farmer', any(you.work.farmer, partners), SECTION, ['work.farmer'])
}

/** Somebody whose work is of another kind does not farm, whether they were asked or not. */
function worksOnFarm({ work: { farmer: stated, status } }: Person): boolean | undefined {
  return stated ?? (status === undefined || status === 'self-employed' ? undefined : false)
}
