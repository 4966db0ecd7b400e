/** Family Tax Benefit Part A: who may get it (A New Tax System (Family Assistance) Act 1999 ss 21, 22). */
import { TEENAGE } from '../../families/conditions.ts'
import { partA } from '../../families/part-a.ts'
import { wholeCareAbove } from '../../conditions.ts'
import { anyChild, ftbChild } from '../../household/children.ts'
import { after, condition, type Condition } from '../../household/condition.ts'
import { anyGround, conditionOf, ground } from '../../household/grounds.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import type { View } from '../../household/view.ts'
import { exact } from '../../money.ts'
import { cents, settle, total, type Result, type Term } from '../../result.ts'
import { familyOf, ftbBegins, ftbChildren, parentOnIncomeSupport, partAByIncome, withChildSupport } from './family.ts'

const CHILD = 'A New Tax System (Family Assistance) Act 1999 ss 21, 22; Family Assistance Guide 3.1.1.31'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 1, 2; Family Assistance Guide 3.1.8.20'
const ID = 'ftb-a'

export const ftbA: PaymentRule = {
  id: ID,
  conditions(view) {
    const child = conditionOf(
      'ftb-child',
      anyChild(view, each => ftbChild(each, view)),
      CHILD
    )
    return after(child, () => [...residenceConditions(view, ID), incomeWithinLimit(view)])
  },
  amount(view) {
    const { truth } = parentOnIncomeSupport(view)
    const [first, ...others] = (truth === 'met' ? [true] : truth === 'failed' ? [false] : [true, false]).map(
      incomeSupport => instalment(view, incomeSupport)
    )
    return others.every(other => other?.amount === first?.amount) ? first : undefined
  },
  unpriced: ({ household }) => (household.maintenanceYear === undefined ? ['maintenanceYear'] : []),
  begins: ftbBegins
}

/** Income support, or income that leaves some of the rate. */
function incomeWithinLimit(view: View): Condition {
  const income = familyIncome(view)
  const part = partAByIncome(view)
  const left = part ? total(part.year).n > 0 : undefined
  const isLow = income !== undefined && income <= view.rates.value('ftb-a.income.lower')
  const own = ground(isLow ? true : left, income === undefined ? 'familyIncomeYear' : 'children')
  const { truth, facts } = anyGround([own, parentOnIncomeSupport(view)])
  const limit = publishedLimit(view)
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), ...limit.terms]
  return condition('income-within-limit', truth, INCOME, facts, { terms, figures: limit.figures })
}

/** The published income at which nothing is left, for up to three children of each age in full-time care. */
function publishedLimit(view: View): { terms: Term[]; figures: string[] } {
  const children = ftbChildren(view)
  const older = children.filter(({ age }) => age !== undefined && age >= TEENAGE).length
  const figure = `ftb-a.cut-out.${children.length - older}-young-${older}-older`
  const isShared = children.some(({ care }) => care !== undefined && care <= wholeCareAbove(view.rates))
  if (isShared || !view.rates.has(figure)) return { terms: [], figures: [] }
  return { terms: [cents('limit', view.rates.money(figure))], figures: [figure] }
}

/** A fortnight of Part A without Rent Assistance, which is listed separately; undefined if too little is known. */
function instalment(view: View, incomeSupport: boolean): Result | undefined {
  const income = familyIncome(view) ?? (incomeSupport ? 0 : undefined)
  const family = income === undefined ? undefined : familyOf(view, { own: income, partner: 0 }, incomeSupport)
  const whole = family && withChildSupport(family, view)
  if (!whole) return undefined
  const { fortnight, reasons } = partA(whole, view.rates)
  if (reasons.length > 0) return undefined
  return settle(view.rates, { id: ID, unit: 'cents-a-fortnight', limits: [] }, fortnight)
}
