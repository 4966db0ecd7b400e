/** Family Tax Benefit Part B: a single parent, or a couple with one main income (Family Assistance Guide 3.1.9). */
import { wholeCareAbove } from '../../conditions.ts'
import { SCHOOL_AGE } from '../../families/conditions.ts'
import { partB, SECONDARY_INCOME_TEST, secondaryCutOut } from '../../families/part-b.ts'
import { anyChild, isBelow, isFamilyAge, isInCare, knownChildren } from '../../household/children.ts'
import { condition, type Condition, type Truth } from '../../household/condition.ts'
import { allGrounds, anyGround, conditionOf, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { familyIncome, yearIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { Fact } from '../../household/ids.ts'
import { isPartnered, type View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, settle, type Result } from '../../result.ts'
import type { Child } from '../../situations/household.ts'
import { familyOf, ftbBegins, ftbChildren, parentOnIncomeSupport } from './family.ts'

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

/**
 * For a couple, payment for a child ends sooner than for a single parent or a grandparent (Family Assistance Guide
 * 3.1.9.10).
 */
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

/** For a couple, the lower income leaves some of the rate for the youngest child. */
function secondIncome(view: View): Condition {
  const { least, most } = lowerIncome(view)
  const { limit, low, high, figures } = limitsOfSecond(view)
  const facts: Fact[] = low === high ? ['income.year', 'partner.income'] : ['children.age']
  const own = ground(most < low ? true : least >= high ? false : undefined, ...facts)
  const { truth, facts: decisive } = anyGround([isSingle(view), own])
  const terms = [...(least === most ? [cents('income', exact(least))] : []), cents('limit', exact(limit))]
  return condition('one-main-income', truth, INCOME, decisive, { terms, figures })
}

interface SecondLimits {
  /** The one to show. */
  limit: number
  /** Two limits if an age is not known. */
  low: number
  high: number
  figures: string[]
}

/**
 * The limit of the lower income: by the age of the youngest child as published, or worked out if care is shared, because
 * then less of the rate is left to reduce.
 */
function limitsOfSecond(view: View): SecondLimits {
  const { rates } = view
  const shared = cutOutOfSharedCare(view)
  if (shared !== undefined) return { limit: shared, low: shared, high: shared, figures: SECONDARY_INCOME_TEST }
  const [small, larger] = ['ftb-b.cut-out.under-5', 'ftb-b.cut-out.5-18']
  const ages = knownChildren(view).map(({ age }) => age)
  const isSmall = ages.some(age => age !== undefined && age < SCHOOL_AGE)
  const figure = isSmall ? small : larger
  const limit = rates.value(figure)
  const isOpen = !isSmall && (view.children === undefined || ages.includes(undefined))
  const other = isOpen ? rates.value(small) : limit
  return { limit, low: Math.min(limit, other), high: Math.max(limit, other), figures: [figure] }
}

/** Undefined where every child is in full-time care, or too little is known. */
function cutOutOfSharedCare(view: View): number | undefined {
  const isShared = ftbChildren(view).some(({ care }) => care !== undefined && care <= wholeCareAbove(view.rates))
  const family = isShared ? familyOf(view, { own: 0, partner: 0 }, false) : undefined
  return family && secondaryCutOut(family, view.rates)
}

/** Incomes of the year; income support that the person would get counts, because it is taxable. */
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
 * A fortnight of Part B on days without Parental Leave Pay; undefined if too little is known, or if it depends on
 * income support that is not decided yet.
 */
function instalment(view: View): Result | undefined {
  const { truth } = parentOnIncomeSupport(view)
  const cases = truth === 'met' ? [true] : truth === 'failed' ? [false] : [true, false]
  const [first, ...others] = cases.map(incomeSupport => instalmentOf(view, incomeSupport))
  return others.every(other => other?.amount === first?.amount) ? first : undefined
}

/** A single parent on income support gets the maximum, whatever the income. */
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

/** The lower of two incomes of the year, as far as is known; what income support will add may be unknown. */
function lowerIncome(view: View): { least: number; most: number } {
  const { you, partner, partnersPayment, on } = view
  if (!partner || partner === 'none') return { least: 0, most: Infinity }
  const [own, theirs] = bothOf(familyIncome(view), yearIncome(you, on), yearIncome(partner, on))
  const support = ownSupport(view)
  return {
    least: Math.min((own ?? 0) + support.least, theirs ?? 0),
    most: Math.min((own ?? Infinity) + support.most, partnersPayment ? Infinity : (theirs ?? Infinity))
  }
}

/** Each income of a couple: as given, else the total less the other one. */
function bothOf(family: number | undefined, own: number | undefined, theirs: number | undefined) {
  const rest = (other: number | undefined) =>
    family === undefined || other === undefined ? undefined : Math.max(0, family - other)
  return [own ?? rest(theirs), theirs ?? rest(own)] as const
}

/**
 * What likely income support adds to the year; it counts because it is taxable. The least is nothing while the
 * partner's payment is open, or missing facts were taken one way.
 */
function ownSupport({ chosen, outcomes, partnersOthers }: View): { least: number; most: number } {
  const outcome = chosen && outcomes.get(chosen)
  if (outcome?.state !== 'likely') return { least: 0, most: 0 }
  const amount = outcome.result?.amount ?? undefined
  const isOpen = partnersOthers.length > 0 || outcome.assumed !== undefined
  const least = isOpen ? 0 : (amount ?? 0)
  return { least: least * FORTNIGHTS_A_YEAR, most: (amount ?? Infinity) * FORTNIGHTS_A_YEAR }
}

/** Not paid for days with Parental Leave Pay. It can start after them, so this never rules it out. */
function leavePay({ outcomes, isAfterLeave }: View): Condition {
  const { truth, facts } = groundOf(isAfterLeave ? undefined : outcomes.get('parental-leave-pay'))
  const days: Record<Truth, Truth> = { met: 'judged', judged: 'judged', unknown: 'unknown', failed: 'met' }
  return condition('not-on-leave-pay-days', days[truth], LEAVE_PAY, facts)
}
