/** Turns a household into the situations that the Family Tax Benefit rule takes. */
import { STUDY_AGE, TEENAGE } from '../../families/conditions.ts'
import { partA, partANilAt, type FamilyPart } from '../../families/part-a.ts'
import { isRegularCare } from '../../families/shared-care.ts'
import { ftbChild, knownChildren, turnedThisYear } from '../../household/children.ts'
import { receivesPayment } from '../../household/comes-with.ts'
import { anyGround, ground, type Ground } from '../../household/grounds.ts'
import { INCOME_SUPPORT, type Fact } from '../../household/ids.ts'
import { factOfPartner, isUntold } from '../../household/partners-facts.ts'
import { familyIncome } from '../../household/incomes.ts'
import type { IsoDate } from '../../dates.ts'
import { oncePerView } from '../../household/once.ts'
import type { Outcome } from '../../household/outcome.ts'
import { anyOf, each, either, known, lacking, mapped, combine, type Possible } from '../../household/parts/possible.ts'
import { rentOf } from '../../household/parts/rent.ts'
import { dayOf, happened, holds, isPartnered, type View } from '../../household/view.ts'
import type { Rates } from '../../lookup.ts'
import { compare, exact, sum } from '../../money.ts'
import { total } from '../../result.ts'
import { MOST_PARENTAL_INCOME } from '../../situations/choices.ts'
import type { Child } from '../../situations/household.ts'
import type { FamilyChild, FamilySituation } from '../../situations/family-tax-benefit.ts'
import { DAYS_A_YEAR } from '../../time.ts'

/** What is not worked out counts at its least and at its most. */
const SIDES = ['least', 'most'] as const
/** As strings, because payments other than income support can be held too. */
const HELD: readonly string[] = INCOME_SUPPORT
/** Percent of the care of a child. */
const WHOLE_CARE = 100

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
  const open = INCOME_SUPPORT.flatMap(id => view.outcomes.get(id) ?? []).filter(({ state }) => state !== 'no')
  const own = isHeld === false ? [] : [heldSupport(isHeld, open, 'has')]
  return anyGround([partnersIncomeSupport(view), ...own, ownIncomeSupport(view)])
})

function partnersIncomeSupport(view: View): Ground {
  const { partner, partnersPayment, partnersSupport } = view
  if (partner === undefined) return ground(undefined, 'partner')
  if (partner === 'none' || isPartnered(view) === false) return ground(false, 'partner.has')
  const isHeld = partner.has?.some(({ payment }) => HELD.includes(payment))
  if (isHeld !== false) {
    const open = partnersSupport?.open.filter(each => !isUntold(each))
    return heldSupport(isHeld, open, 'partner.has', factOfPartner)
  }
  const taken = partnersSupport?.outcome
  // Little is asked about a partner: what only may be paid to them counts if it is what they qualify for.
  if (taken?.state === 'likely')
    return ground(taken.begins === undefined && !taken.assumed ? true : 'judged', 'partner.has')
  return ground(partnersPayment ? 'judged' : false, 'partner.has')
}

/**
 * Income support that is held, as far as it is paid: where income leaves nothing of it, the test of Part A is not lifted
 * (Operational Blueprint 007-07070020). Where that depends on an answer that is missing, or on a balance that only the
 * account knows, it is open.
 * @param open what of income support is not refused; undefined while that is not decided
 * @param named a missing fact as it is asked for
 */
function heldSupport(
  isHeld: boolean | undefined,
  open: readonly Outcome[] | undefined,
  fact: Fact,
  named: (fact: Fact) => Fact = own => own
): Ground {
  if (!isHeld || !open) return ground(isHeld, fact)
  if (open.length === 0) return ground(false, fact)
  const isPaid = ({ state, missing, result }: Outcome) => state === 'likely' || (missing.length === 0 && result)
  if (open.some(isPaid)) return ground(true, fact)
  // Special Benefit is there only where nothing else is.
  const facts = open.flatMap(({ id, missing }) => (id === 'special-benefit' && open.length > 1 ? [] : missing))
  return facts.length > 0 ? ground(undefined, ...new Set(facts.map(named))) : ground('judged', fact)
}

/** A payment that begins with a birth counts from then on, not for the children there today. */
function ownIncomeSupport(view: View): Ground {
  const chosen = view.chosen && view.outcomes.get(view.chosen)
  const isLater = chosen?.begins !== undefined && bornChildren(view).length > 0
  return isLater ? ground(false) : receivesPayment(view, INCOME_SUPPORT)
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
 * The family without child support and rent, if all children and the couple are known.
 * @param income in cents a year
 * @param incomeSupport whether a parent gets it
 */
export function familyOf(view: View, income: Incomes, incomeSupport: boolean): FamilySituation | undefined {
  const [children, ...others] = childrenOf(view).values
  const [relationship] = relationshipOf(view).values
  if (!children || children.length === 0 || others.length > 0 || !relationship) return undefined
  return situationOf(view, { ...relationship, children, income, incomeSupport })
}

type Known = Pick<FamilySituation, 'relationship' | 'livesApart' | 'children' | 'income' | 'incomeSupport'>

/** The situation with what is known, and without what a household is not asked. */
export function situationOf(view: View, known: Known): FamilySituation {
  return {
    ...known,
    parentalLeavePay: false,
    grandparentCarer: ftbChildren(view).some(({ relation }) => relation === 'grandchild'),
    energySupplement: false,
    blindPension: false
  }
}

/** Part A, with its Rent Assistance, for every value that an unknown answer may have. @throws FigureNotHeldError */
export const partACases = oncePerView((view: View): Possible<FamilyPart> => {
  return each(
    combine({
      relationship: relationshipOf(view),
      children: childrenOf(view),
      income: incomeOf(view),
      incomeSupport: supportOf(view),
      childSupport: childSupportOf(view),
      rent: rentOf(view)
    }),
    ({ relationship, childSupport, rent, children, income, incomeSupport }) => {
      const family = situationOf(view, { ...relationship, children, income, incomeSupport })
      const whole = { ...withChildSupport(family, childSupport), rent }
      return anyOf(SIDES.map(side => partA(whole, view.rates, side)))
    }
  )
})

/** Part A by income alone, for every value that an unknown answer may have; none if income is not known. */
const partAByIncome = oncePerView((view: View): readonly FamilyPart[] => {
  const income = familyIncome(view)
  if (income === undefined) return []
  const parts = { relationship: relationshipOf(view), children: childrenOf(view), rent: rentOf(view) }
  return combine(parts).values.map(({ relationship, children, rent }) => {
    const family = { ...relationship, children, income: { own: income, partner: 0 }, incomeSupport: false }
    return partA({ ...situationOf(view, family), rent }, view.rates, 'most')
  })
})

interface Left {
  /** Whether income leaves some of Part A. */
  left: boolean | undefined
  /** The income, in cents a year, at which nothing is left. */
  nilAt: number | undefined
  /** The fact that would settle it. */
  missing: Fact
}

/** What income leaves of Part A, as far as it is known. */
export const partALeft = oncePerView((view: View): Left => {
  const left = agreed(partAByIncome(view).map(({ year }) => total(year).n > 0))
  const missing = familyIncome(view) === undefined ? 'familyIncomeYear' : openFactOf(view)
  const [relationship, ...couples] = relationshipOf(view).values
  const [children, ...others] = childrenOf(view).values
  const [rent, ...rents] = rentOf(view).values
  if (!relationship || !children || ftbChildren(view).length === 0 || [...couples, ...others, ...rents].length > 0) {
    return { left, nilAt: undefined, missing }
  }
  const family = { ...relationship, children, income: { own: 0, partner: 0 }, incomeSupport: false }
  return { left, nilAt: partANilAt({ ...situationOf(view, family), rent }, view.rates), missing }
})

/** Whether Part A is above its base rate: the maximum rate is, and what income leaves of it may be. */
export const aboveBase = oncePerView((view: View): Ground => {
  const above = agreed(partAByIncome(view).map(isAboveBase))
  return anyGround([wholeRate(view), ground(above, partALeft(view).missing)])
})

function isAboveBase({ year, findings }: FamilyPart): boolean {
  // Of children in regular care alone there is no base rate.
  const base = findings.find(({ id }) => id === 'ftb-a-range')?.terms.find(({ name }) => name === 'base-rate')
  const rate = sum(year.filter(({ label }) => label !== 'ftb-a-supplement').map(line => line.exact))
  return compare(rate, exact(base?.value ?? 0)) > 0
}

/** What holds in every case; undefined if it does not, or if there is none. */
function agreed(truths: readonly boolean[]): boolean | undefined {
  const [first] = truths
  return truths.every(truth => truth === first) ? first : undefined
}

/** The missing fact that Part A by income turns on. */
function openFactOf(view: View): Fact {
  return [...childrenOf(view).missing, ...rentOf(view).missing][0] ?? 'children'
}

/** A couple, apart or not, or a single parent. */
export function relationshipOf(view: View): Possible<Pick<FamilySituation, 'relationship' | 'livesApart'>> {
  const partnered = isPartnered(view)
  if (partnered === undefined) return lacking('partner')
  const { apart } = view.household
  const livesApart = partnered && (apart === 'illness' || apart === 'prison' || apart === 'work')
  return known({ relationship: partnered ? 'partnered' : 'single', ...(livesApart ? { livesApart } : {}) })
}

/** Income of both together; between nothing and the most if it is not known. */
export function incomeOf(view: View): Possible<Incomes> {
  const income = familyIncome(view)
  const together = income === undefined ? anyOf([0, MOST_PARENTAL_INCOME], 'familyIncomeYear') : known(income)
  return mapped(together, own => ({ own, partner: 0 }))
}

/** Whether a parent gets income support, by how sure that is. */
export function supportOf(view: View): Possible<boolean> {
  const { truth, facts } = parentOnIncomeSupport(view)
  // What an officer decides no answer settles.
  if (truth === 'judged') return anyOf([false, true], ...facts.filter(fact => fact === 'partner.has'))
  return either(truth === 'met' || truth === 'failed' ? truth === 'met' : undefined, ...facts)
}

/** Child support of a year; nothing and the most if nobody said. */
function childSupportOf({ household }: View): Possible<number> {
  const { maintenanceYear } = household
  return maintenanceYear === undefined ? anyOf([0, MOST_PARENTAL_INCOME], 'maintenanceYear') : known(maintenanceYear)
}

function withChildSupport(family: FamilySituation, amount: number): FamilySituation {
  if (amount === 0) return family
  return {
    ...family,
    children: family.children.map(child => ({ ...child, childSupport: true })),
    childSupport: { amount, days: DAYS_A_YEAR, arrears: 0, credit: 0, payees: 'one' }
  }
}

/**
 * The children who count. What is not known of a child leaves it out, or makes it one of the age and care that pay
 * most: all of them at once, since each child only adds.
 */
export const childrenOf = oncePerView((view: View): Possible<FamilyChild[]> => {
  if (!view.children) return lacking('children')
  // Without the day of a birth, nothing can be said about when it is paid.
  if (bornChildren(view).length === 0 && happened(view, 'pregnant') && !dayOf(view, 'pregnant')) {
    return lacking('happened.on')
  }
  const counted = ftbChildren(view)
  // Children in regular care count for the rent alone; one of an unknown age may.
  const regular = view.children.filter(child => !counted.includes(child) && isInRegularCare(child, view.rates))
  if (counted.length + regular.length === 0) return lacking('children')
  const sure = [...counted, ...regular].filter(child => missingOf(child, view).length === 0)
  const missing = [...new Set([...counted, ...regular].flatMap(child => missingOf(child, view)))]
  const least = sure.map(child => childOf(child, view))
  if (missing.length === 0) return known(least)
  // Part B pays more for a young child, Part A for an old one.
  const most = [0, TEENAGE].map(age => [...counted, ...regular].map(child => childOf(child, view, age)))
  return anyOf([least, ...most], ...missing)
})

/**
 * Whether children in regular care, and no others, bring Part A: it is Rent Assistance alone, so some of that must be
 * due (Family Assistance Act Sch 1 cl 28A).
 */
export const regularCareAlone = oncePerView((view: View): Ground => {
  if (ftbChildren(view).length > 0 || !hasRegularCare(view)) return ground(false, 'children.care')
  const parts = combine({ relationship: relationshipOf(view), children: childrenOf(view), rent: rentOf(view) })
  const isDue = parts.values.map(({ relationship, children, rent }) => {
    const family = { ...relationship, children, income: { own: 0, partner: 0 }, incomeSupport: true }
    return partA({ ...situationOf(view, family), rent }, view.rates).fortnight.length > 0
  })
  return anyGround([ground(agreed(isDue), ...parts.missing)])
})

function hasRegularCare({ children = [], rates }: View): boolean {
  return children.some(child => isInRegularCare(child, rates))
}

function isInRegularCare({ age, care }: Child, rates: Rates): boolean {
  return (age === undefined || age < rates.value(STUDY_AGE)) && care !== undefined && isRegularCare(care, rates)
}

/** The facts without which it is not known whether a child counts, or how much for. */
function missingOf(child: Child, view: View): Fact[] {
  const { truth, facts } = ftbChild(child, view)
  const { age, care } = child
  return [
    // Of a child in regular care only the age matters.
    ...(truth === 'met' || truth === 'failed' ? [] : facts),
    ...(age === undefined ? (['children.age'] as const) : []),
    ...(care === undefined ? (['children.care'] as const) : [])
  ]
}

/** A child as the rule takes it; what is not known of it, as it pays most. @param ifUnknown the age if it is not known */
function childOf(child: Child, view: View, ifUnknown = 0): FamilyChild {
  const isSure = ftbChild(child, view).truth === 'met'
  const { age = ifUnknown, care = WHOLE_CARE, inSchool = !isSure } = child
  return {
    age,
    care,
    studying: inSchool,
    turnedThisYear: turnedThisYear(child, view.on) ?? !isSure,
    incomeSupport: false,
    vaccinesMissing: false,
    childSupport: false,
    noChildSupportAction: false
  }
}
