/** Turns a household into the situation that the Family Tax Benefit rule takes. */
import { partA, type FamilyPart } from '../../families/part-a.ts'
import { ftbChild, knownChildren, turnedThisYear } from '../../household/children.ts'
import { paidGround } from '../../household/comes-with.ts'
import { anyGround, ground, type Ground } from '../../household/grounds.ts'
import { INCOME_SUPPORT } from '../../household/ids.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { IsoDate } from '../../dates.ts'
import { oncePerView } from '../../household/once.ts'
import { dayOf, happened, holds, isPartnered, type View } from '../../household/view.ts'
import { compare, exact, sum } from '../../money.ts'
import type { Child } from '../../situations/household.ts'
import type { FamilyChild, FamilySituation } from '../../situations/family-tax-benefit.ts'

const FREE_AREAS = ['ftb-a.maintenance.free-area.one', 'ftb-a.maintenance.free-area.further']
/** As strings, because payments other than income support can be held too. */
const HELD: readonly string[] = INCOME_SUPPORT

/** Children who count, as far as is known: those born or, if there are none, a baby on the way. */
export const ftbChildren = oncePerView((view: View): Child[] => {
  const born = bornChildren(view)
  return born.length > 0 ? born : knownChildren(view).filter(child => ftbChild(child, view).truth !== 'failed')
})

/** The birth from which it is paid, if only a baby on the way counts. */
export function ftbBegins(view: View): IsoDate | undefined {
  return bornChildren(view).length === 0 ? dayOf(view, 'pregnant') : undefined
}

const bornChildren = oncePerView((view: View): Child[] => {
  return (view.children ?? []).filter(child => ftbChild(child, view).truth !== 'failed')
})

/**
 * A parent on income support gets the maximum rate, whatever the income (Sch 1 cl 1). It is unknown for somebody who
 * did not say.
 */
export const parentOnIncomeSupport = oncePerView((view: View): Ground => {
  const isHeld = holds(view, ...INCOME_SUPPORT)
  const own = isHeld === false ? [] : [ground(isHeld, 'has')]
  return anyGround([partnersIncomeSupport(view), ...own, ownIncomeSupport(view)])
})

function partnersIncomeSupport({ partner, partnersPayment }: View): Ground {
  if (partner === undefined) return ground(undefined, 'partner')
  if (partner === 'none') return ground(false, 'partner.has')
  const isHeld = partner.has?.some(({ payment }) => HELD.includes(payment))
  return ground(isHeld === false && partnersPayment ? 'judged' : isHeld, 'partner.has')
}

/** A payment that begins with a birth counts from then on, not for the children there today. */
function ownIncomeSupport(view: View): Ground {
  const chosen = view.chosen && view.outcomes.get(view.chosen)
  const isLater = chosen?.begins !== undefined && bornChildren(view).length > 0
  return isLater ? ground(false) : paidGround(view, INCOME_SUPPORT)
}

/** Whether the maximum rate is paid: income support, or income no higher than the lower limit. */
export const wholeRate = oncePerView((view: View): Ground => {
  const income = familyIncome(view)
  const low = income === undefined ? undefined : income <= view.rates.value('ftb-a.income.lower')
  return anyGround([ground(low, 'familyIncomeYear'), parentOnIncomeSupport(view)])
})

/** Incomes of the year as the rule takes them. */
type Incomes = FamilySituation['income']

/**
 * The family, without child support and rent; undefined if something about a child or the couple is not known.
 * @param income in cents a year
 * @param incomeSupport whether a parent gets it
 */
export function familyOf(view: View, income: Incomes, incomeSupport: boolean): FamilySituation | undefined {
  const children = childrenOf(view)
  const partnered = isPartnered(view)
  if (!children || partnered === undefined) return undefined
  return {
    relationship: partnered ? 'partnered' : 'single',
    children,
    income,
    incomeSupport,
    parentalLeavePay: false,
    grandparentCarer: knownChildren(view).some(({ relation }) => relation === 'grandchild'),
    energySupplement: false,
    blindPension: false
  }
}

/** The same with the child support given; undefined if none was, or if its test is not held for the day. */
export function withChildSupport(family: FamilySituation, { household, rates }: View): FamilySituation | undefined {
  const { maintenanceYear } = household
  if (maintenanceYear === 0) return family
  if (maintenanceYear === undefined || !FREE_AREAS.every(id => rates.has(id))) return undefined
  return {
    ...family,
    children: family.children.map(child => ({ ...child, childSupport: true })),
    childSupport: { amount: maintenanceYear, days: 365, arrears: 0, credit: 0, payees: 'one' }
  }
}

/** Part A by income alone; undefined if that or the family is not known. */
export const partAByIncome = oncePerView((view: View): FamilyPart | undefined => {
  const income = familyIncome(view)
  const family = income === undefined ? undefined : familyOf(view, { own: income, partner: 0 }, false)
  return family && partA(family, view.rates)
})

/** Whether Part A is above its base rate: the maximum rate is, and what income leaves of it may be. */
export const aboveBase = oncePerView((view: View): Ground => {
  const part = partAByIncome(view)
  const base = part?.findings.find(({ id }) => id === 'ftb-a-range')?.terms.find(({ name }) => name === 'base-rate')
  const rate = part && sum(part.year.filter(({ label }) => label !== 'ftb-a-supplement').map(line => line.exact))
  const above = rate && base ? compare(rate, exact(base.value)) > 0 : part ? false : undefined
  return anyGround([wholeRate(view), ground(above, 'familyIncomeYear')])
})

function childrenOf(view: View): FamilyChild[] | undefined {
  const counted = view.children && ftbChildren(view)
  if (!counted || counted.length === 0) return undefined
  // Without the day of a birth, nothing can be said about when it is paid.
  if (bornChildren(view).length === 0 && happened(view, 'pregnant') && !dayOf(view, 'pregnant')) return undefined
  const known = counted.map(child => (ftbChild(child, view).truth === 'met' ? childOf(child, view) : undefined))
  return known.every(child => child !== undefined) ? known : undefined
}

function childOf(child: Child, { on }: View): FamilyChild | undefined {
  const { age, care, inSchool = false } = child
  if (age === undefined || care === undefined) return undefined
  return {
    age,
    care,
    studying: inSchool,
    turnedThisYear: turnedThisYear(child, on) ?? false,
    incomeSupport: false,
    vaccinesMissing: false,
    childSupport: false,
    noChildSupportAction: false
  }
}
