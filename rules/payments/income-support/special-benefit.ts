/** Special Benefit, which comes last: for hardship where no other income support is there (Social Security Act 1991 s 729). */
import { condition, type Condition } from '../../household/condition.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId } from '../../household/ids.ts'
import { fortnightIncome } from '../../household/incomes.ts'
import { specialBenefitSituation } from '../../household/parts/benefits.ts'
import { isGranted, type Outcome } from '../../household/outcome.ts'
import type { View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents } from '../../result.ts'
import { assessSpecialBenefit } from '../../special-benefit.ts'
import { abstudyGround } from '../referrals/abstudy.ts'
import { incomeSupport } from './rule.ts'

const ID: IncomeSupportId = 'special-benefit'
const SECTION = 'Social Security Act 1991 s 729'
const FUNDS = 'A guide to Australian Government payments, Special Benefit'
const MEANS = 'Social Security Act 1991 s 746; Social Security Guide 3.7.1.80'
const MOST = 'pension.rate.single'
const LIMIT = 'special-benefit.funds.long-term'

export const specialBenefit = incomeSupport({
  id: ID,
  section: MEANS,
  qualification: view => [noOther(view), ...outOfReach(view), ...earnsMore(view), funds(view), hardship()],
  situation: specialBenefitSituation,
  assess: assessSpecialBenefit
})

function others({ outcomes }: View): Outcome[] {
  return INCOME_SUPPORT.filter(id => id !== ID).flatMap(id => outcomes.get(id) ?? [])
}

/** No other payment is there, nor would be if they looked for work. */
function noOther(view: View): Condition {
  const id = 'no-other-income-support'
  const all = others(view)
  const isOpen = (outcome: Outcome) =>
    isGranted(outcome) || failsOnlyBy(outcome, 'looking-for-work') || waitsForSeparation(outcome)
  if (abstudyGround(view).truth === 'met' || all.some(isOpen)) {
    return condition(id, false, SECTION, [])
  }
  const open = all.filter(({ state }) => state === 'may')
  const missing: Fact[] = [...new Set(open.flatMap(outcome => outcome.missing))]
  if (missing.length > 0) return condition(id, undefined, SECTION, missing)
  return condition(id, open.length > 0 ? 'judged' : true, SECTION, [])
}

/** Income or assets that shut another payment out are no hardship beyond control. */
function outOfReach(view: View): Condition[] {
  const shut = others(view).find(outcome => failsOnlyBy(outcome, 'income-and-assets'))
  return shut ? shut.decided.map(each => ({ ...each, section: SECTION })) : []
}

/** Each dollar of income takes one off, so nobody gets it who has as much as a whole pension: no rate of it is more. */
function earnsMore(view: View): Condition[] {
  const income = fortnightIncome(view.you)
  const most = view.rates.value(MOST)
  if (income === undefined || income < most) return []
  const terms = [cents('income', exact(income)), cents('limit', exact(most))]
  return [
    condition('income-and-assets', false, MEANS, ['income.employment', 'income.other'], { terms, figures: [MOST] })
  ]
}

/** Another payment is there as soon as it is decided whether they are a couple. */
function waitsForSeparation({ state, decided }: Outcome): boolean {
  return state === 'may' && decided.every(({ id }) => id === 'separation-accepted')
}

function failsOnlyBy({ state, decided }: Outcome, id: Condition['id']): boolean {
  return state === 'no' && decided.every(each => each.id === id)
}

/** Money at hand is used first: no more than a limit is left of it for a longer need. */
function funds({ household, rates }: View): Condition {
  const { liquid } = household.assets
  const limit = rates.value(LIMIT)
  const own = liquid === undefined ? [] : [cents('assets', exact(liquid))]
  const truth = liquid === undefined ? undefined : liquid <= limit
  const terms = [...own, cents('limit', exact(limit))]
  return condition('funds-within-limit', truth, FUNDS, ['assets.liquid'], { terms, figures: [LIMIT] })
}

/** The law leaves it to Services Australia. */
function hardship(): Condition {
  return condition('hardship-beyond-control', 'judged', SECTION, ['happened'])
}
