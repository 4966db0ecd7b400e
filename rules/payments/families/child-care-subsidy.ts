/** Child Care Subsidy: who may get it (A New Tax System (Family Assistance) Act 1999 s 85BA). */
import { anyChild, isInCare } from '../../household/children.ts'
import { unlessFailed } from '../../household/condition.ts'
import { allGrounds, conditionOf, ground, type Ground } from '../../household/grounds.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import type { Advice } from '../../household/outcome.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { count } from '../../result.ts'
import type { Child } from '../../situations/household.ts'
import { incomeBelow } from './conditions.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 s 85BA'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 2 cl 3'
const AGE = 'child-care-subsidy.child-to'
const CARE = 'child-care-subsidy.care-share'
const GRANDPARENT_CARE = 'child-care-subsidy.grandparent.care'
const GRANDPARENTS: Advice = {
  id: 'grandparents-child-care',
  section: 'A guide to Australian Government payments, Additional Child Care Subsidy'
}
const NIL = 'child-care-subsidy.income.nil'

export const childCareSubsidy: PaymentRule = {
  id: 'child-care-subsidy',
  conditions(view) {
    const child = conditionOf(
      'child-in-approved-care',
      anyChild(view, each => inCare(each, view)),
      SECTION,
      { terms: [count('age', view.rates.value(AGE))], figures: [AGE, CARE] }
    )
    return unlessFailed(child, () => [
      incomeBelow(view, 'income-within-limit', NIL, INCOME),
      ...residenceConditions(view, 'child-care-subsidy')
    ])
  },
  advice: view => (isGrandparentOnSupport(view) ? GRANDPARENTS : undefined)
}

function isGrandparentOnSupport(view: View): boolean {
  const share = view.rates.value(GRANDPARENT_CARE)
  const cares = (view.children ?? []).some(child => {
    return child.relation === 'grandchild' && allGrounds([isInCare(child, share), inCare(child, view)]).truth === 'met'
  })
  return cares && receivesPayment(view, INCOME_SUPPORT).truth !== 'failed'
}

function inCare(child: Child, { rates }: View): Ground {
  const { age, approvedCare } = child
  return allGrounds([
    ground(age === undefined ? undefined : age <= rates.value(AGE), 'children.age'),
    isInCare(child, rates.value(CARE)),
    ground(approvedCare, 'children.approvedCare')
  ])
}
