/** Family Tax Benefit Part A: who may get it (A New Tax System (Family Assistance) Act 1999 ss 21, 22). */
import { TEENAGE } from '../../families/conditions.ts'
import { PART_A_INCOME_TEST } from '../../families/part-a-income-test.ts'
import type { FamilyPart } from '../../families/part-a.ts'
import { rangeOf } from '../../household/amounts.ts'
import { bereavementPeriod, goesOnForChild } from '../../household/bereavement.ts'
import { anyChild, ftbChild } from '../../household/children.ts'
import { unlessFailed, condition, saidAs, type Condition } from '../../household/condition.ts'
import { anyGround, conditionOf, ground } from '../../household/grounds.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { exact, sum } from '../../money.ts'
import type { ResultId, StepLabel } from '../../labels.ts'
import { cents, settle, type Line, type Result, type Term } from '../../result.ts'
import { hasToAsk } from '../referrals/child-support.ts'
import { ftbBegins, ftbChildren, parentOnIncomeSupport, partACases, partALeft, regularCareAlone } from './family.ts'

const CHILD = 'A New Tax System (Family Assistance) Act 1999 ss 21, 22; Family Assistance Guide 3.1.1.31'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 1, 2; Family Assistance Guide 3.1.8.20'
const ACTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 10; Operational Blueprint 277-51010010'
const ID = 'ftb-a'

export const ftbA: PaymentRule = {
  id: ID,
  conditions(view) {
    if (goesOnForChild(view, ID)) return [bereavementPeriod(view)]
    const child = conditionOf(
      'ftb-child',
      anyGround([anyChild(view, each => ftbChild(each, view)), regularCareAlone(view)]),
      CHILD
    )
    return unlessFailed(child, () => [...residenceConditions(view, ID), incomeWithinLimit(view)])
  },
  // Its Rent Assistance is inside the rate that income reduces, and listed as an outcome of its own.
  amount: view =>
    ftbChildren(view).length > 0 ? instalmentOf(view, ID, ({ label }) => label !== 'rent-assistance') : undefined,
  // Of a child who died nothing is asked, and of one in regular care there is nothing but the rent.
  unpriced: view => (goesOnForChild(view, ID) || ftbChildren(view).length === 0 ? [] : [...partACases(view).missing]),
  advice: view => (hasToAsk(view) ? { id: 'child-support-action', section: ACTION } : undefined),
  begins: ftbBegins,
  ends: view => goesOnForChild(view, ID)
}

/** Income support, or income that leaves some of the rate. */
function incomeWithinLimit(view: View): Condition {
  const income = familyIncome(view)
  const { left, nilAt, missing } = partALeft(view)
  const isLow = income !== undefined && income <= view.rates.value('ftb-a.income.lower')
  const own = ground(isLow ? true : left, missing)
  const { truth, facts } = anyGround([own, parentOnIncomeSupport(view)])
  const limit = limitOf(view, nilAt)
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), ...limit.terms]
  const within = condition('income-within-limit', truth, INCOME, facts, { terms, figures: limit.figures })
  return truth === 'met' && isTakenByChildSupport(view) ? takenByChildSupport(within) : within
}

/** Whether child support leaves nothing of Part A, and so of its Rent Assistance. */
function isTakenByChildSupport(view: View): boolean {
  return isGone(view, ({ year }) => year)
}

/** Whether child support leaves nothing of the Rent Assistance of the family. */
export function isRentTakenByChildSupport(view: View): boolean {
  return isGone(view, ({ fortnight }) => fortnight.filter(({ label }) => label === 'rent-assistance'))
}

function isGone(view: View, part: (all: FamilyPart) => readonly Line[]): boolean {
  const { values } = partACases(view)
  const isPaid = values.some(each => each.reasons.length > 0 || sum(part(each).map(line => line.exact)).n > 0)
  return (view.household.maintenanceYear ?? 0) > 0 && values.length > 0 && !isPaid
}

/** A refusal that names child support (Family Assistance Act Sch 1 cl 20). */
export function takenByChildSupport(met: Condition): Condition {
  return saidAs('child-support-leaves-some', { ...met, truth: 'failed', facts: ['maintenanceYear'] })
}

/** The income at which nothing is left: as published, or worked out for families who rent or share the care. */
function limitOf(view: View, nilAt: number | undefined): { terms: Term[]; figures: string[] } {
  const children = ftbChildren(view)
  const older = children.filter(({ age }) => age !== undefined && age >= TEENAGE).length
  const figure = `ftb-a.cut-out.${children.length - older}-young-${older}-older`
  const isPublished = view.rates.has(figure) && nilAt === view.rates.value(figure)
  return {
    terms: nilAt === undefined ? [] : [cents('limit', exact(nilAt))],
    figures: isPublished ? [figure] : nilAt === undefined ? [] : PART_A_INCOME_TEST
  }
}

/**
 * A fortnight of some components of Part A: the least and the most if something is not known.
 * @param isCounted which of them
 */
export function instalmentOf(
  view: View,
  id: ResultId,
  isCounted: (line: { label: StepLabel }) => boolean
): Result | undefined {
  const { values } = partACases(view)
  if (values.some(({ reasons }) => reasons.length > 0)) return undefined
  return rangeOf(
    values.map(({ fortnight }) =>
      settle(view.rates, { id, unit: 'cents-a-fortnight', limits: [] }, fortnight.filter(isCounted))
    )
  )
}
