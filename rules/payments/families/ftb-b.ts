/** Family Tax Benefit Part B: a single parent, or a couple with one main income (Family Assistance Guide 3.1.9). */
import { SCHOOL_AGE } from '../../families/conditions.ts'
import { partB } from '../../families/part-b.ts'
import { anyChild, isBelow, isFamilyAge, isInCare, knownChildren } from '../../household/children.ts'
import { condition, type Condition, type Truth } from '../../household/condition.ts'
import { allGrounds, anyGround, conditionOf, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { familyIncome, yearIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { isPartnered, type View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, settle, type Result } from '../../result.ts'
import type { Child } from '../../situations/household.ts'
import { familyOf, ftbBegins, parentOnIncomeSupport } from './family.ts'

const CHILD = 'A New Tax System (Family Assistance) Act 1999 s 22; Family Assistance Guide 3.1.9.10'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 1 Part 4; Family Assistance Guide 3.1.9.20'
const LEAVE_PAY = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28C'
const FORTNIGHTS_A_YEAR = 26
const PRIMARY = 'ftb-b.income.primary-limit'

export const ftbB: PaymentRule = {
  id: 'ftb-b',
  conditions(view) {
    const child = conditionOf(
      'ftb-b-child',
      anyChild(view, each => ftbBChild(each, view)),
      CHILD,
      { figures: ['ftb-b.couple.child-under', 'ftb-b.single.child-under'] }
    )
    if (child.truth === 'failed') return [child]
    return [child, ...residenceConditions(view, 'ftb-b'), mainIncome(view), secondIncome(view), leavePay(view)]
  },
  amount: instalment,
  begins: ftbBegins
}

/** A couple's child ends sooner than that of a single parent or a grandparent (Family Assistance Guide 3.1.9.10). */
function ftbBChild(child: Child, view: View): Ground {
  const { rates } = view
  const asCouple = isBelow(child, rates.value('ftb-b.couple.child-under'))
  const asSingle = allGrounds([
    isFamilyAge(child, rates.value('ftb-b.single.child-under'), view),
    anyGround([isSingle(view), ground(relationIs(child, 'grandchild'), 'children.relation')])
  ])
  return allGrounds([isInCare(child, rates.value('ftb.care-share')), anyGround([asCouple, asSingle])])
}

function relationIs({ relation }: Child, wanted: Child['relation']): boolean | undefined {
  return relation === undefined ? undefined : relation === wanted
}

function isSingle(view: View): Ground {
  const partnered = isPartnered(view)
  return ground(partnered === undefined ? undefined : !partnered, 'partner')
}

/** The higher of two incomes, or the only one, is no more than a limit; a single parent on income support is exempt. */
function mainIncome(view: View): Condition {
  const limit = view.rates.value(PRIMARY)
  const income = higherIncome(view)
  const own = ground(income === undefined ? undefined : income <= limit, 'familyIncomeYear')
  const { truth, facts } = anyGround([own, allGrounds([isSingle(view), parentOnIncomeSupport(view)])])
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), cents('limit', exact(limit))]
  return condition('main-income-within-limit', truth, INCOME, facts, { terms, figures: [PRIMARY] })
}

/** Of a couple the lower income leaves something of the rate for the youngest child. */
function secondIncome(view: View): Condition {
  const figure = `ftb-b.cut-out.${youngestIsSmall(view) ? 'under-5' : '5-18'}`
  const limit = view.rates.value(figure)
  const income = lowerIncome(view)
  const own = ground(income === undefined ? undefined : income < limit, 'income.year', 'partner.income')
  const { truth, facts } = anyGround([isSingle(view), own])
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), cents('limit', exact(limit))]
  return condition('one-main-income', truth, INCOME, facts, { terms, figures: [figure] })
}

function youngestIsSmall(view: View): boolean {
  return knownChildren(view).some(({ age }) => age !== undefined && age < SCHOOL_AGE)
}

/** Incomes of the year; what the person would get of income support counts, as it is taxed. */
function incomes(view: View): (number | undefined)[] {
  const { you, partner, partnersPayment, on } = view
  if (!partner || partner === 'none') return []
  return [withPayment(yearIncome(you, on), view), partnersPayment ? undefined : yearIncome(partner, on)]
}

function withPayment(income: number | undefined, { chosen, outcomes }: View): number | undefined {
  const outcome = chosen && outcomes.get(chosen)
  if (income === undefined || outcome?.state !== 'likely') return income
  const amount = outcome.result?.amount
  return amount === undefined || amount === null ? undefined : income + amount * FORTNIGHTS_A_YEAR
}

/**
 * A fortnight of Part B on days without Parental Leave Pay; undefined where too little is known for it, or where it
 * hangs on income support that is not decided yet.
 */
function instalment(view: View): Result | undefined {
  const { truth } = parentOnIncomeSupport(view)
  const cases = truth === 'met' ? [true] : truth === 'failed' ? [false] : [true, false]
  const [first, ...others] = cases.map(incomeSupport => instalmentOf(view, incomeSupport))
  return others.every(other => other?.amount === first?.amount) ? first : undefined
}

/** A single parent on income support has the maximum, whatever the income. */
function instalmentOf(view: View, incomeSupport: boolean): Result | undefined {
  const alone = incomeSupport ? 0 : familyIncome(view)
  const [own, partner] = isPartnered(view) ? incomes(view) : [alone, 0]
  if (own === undefined || partner === undefined) return undefined
  const family = familyOf(view, { own, partner }, incomeSupport)
  if (!family) return undefined
  return settle(view.rates, { id: 'ftb-b', unit: 'cents-a-fortnight', limits: [] }, partB(family, view.rates).fortnight)
}

function higherIncome(view: View): number | undefined {
  const both = incomes(view)
  const family = familyIncome(view)
  if (isPartnered(view) === false) return family
  if (both.length > 0 && both.every(income => income !== undefined)) return Math.max(...(both as number[]))
  // The higher of two is no more than both together.
  return family !== undefined && family <= view.rates.value(PRIMARY) ? family : undefined
}

function lowerIncome(view: View): number | undefined {
  const [own, theirs] = incomes(view)
  const family = familyIncome(view)
  const mine = own ?? (family === undefined || theirs === undefined ? undefined : Math.max(0, family - theirs))
  const yours = theirs ?? (family === undefined || own === undefined ? undefined : Math.max(0, family - own))
  return mine === undefined || yours === undefined ? undefined : Math.min(mine, yours)
}

/** Not on days for which a parent has Parental Leave Pay; it can begin after them, so that never refuses it. */
function leavePay({ outcomes }: View): Condition {
  const { truth, facts } = groundOf(outcomes.get('parental-leave-pay'))
  const days: Record<Truth, Truth> = { met: 'judged', judged: 'judged', unknown: 'unknown', failed: 'met' }
  return condition('not-on-leave-pay-days', days[truth], LEAVE_PAY, facts)
}
