/** Family Tax Benefit Part B: a single parent, or a couple with one main income (Family Assistance Guide 3.1.9). */
import { wholeCareAbove } from '../../conditions.ts'
import type { IsoDate } from '../../dates.ts'
import { SCHOOL_AGE } from '../../families/conditions.ts'
import type { FamilyPart } from '../../families/part-a.ts'
import { partB, SECONDARY_INCOME_TEST, secondaryCutOut } from '../../families/part-b.ts'
import { rangeOf } from '../../household/amounts.ts'
import { bereavementPeriod, goesOnForChild } from '../../household/bereavement.ts'
import { openInPlace } from '../../household/comes-with.ts'
import { anyChild, isBelow, isFamilyAge, isInCare, knownChildren } from '../../household/children.ts'
import { condition, type Condition, type Truth } from '../../household/condition.ts'
import { allGrounds, anyGround, conditionOf, ground, groundOf, type Ground } from '../../household/grounds.ts'
import { familyIncome, yearIncome } from '../../household/incomes.ts'
import { oncePerView } from '../../household/once.ts'
import { isNearlySure, isRarelyFailed, withoutAssumptions, type Outcome } from '../../household/outcome.ts'
import { surely } from '../../household/stand-in.ts'
import { anyOf, known, lacking, mapped, combine, type Possible } from '../../household/parts/possible.ts'
import { factOfPartner, isUntold } from '../../household/partners-facts.ts'
import type { PaymentRule } from '../../household/payment.ts'
import { residenceConditions } from '../../household/residence.ts'
import { INCOME_SUPPORT, type Fact } from '../../household/ids.ts'
import { paidFortnights } from '../../household/support-year.ts'
import { taxableOf } from '../../household/taxable.ts'
import { dayOf, isPartnered, type View } from '../../household/view.ts'
import type { Rates } from '../../lookup.ts'
import { exact } from '../../money.ts'
import { cents, settle, type Result } from '../../result.ts'
import { MOST_PARENTAL_INCOME } from '../../situations/choices.ts'
import type { Child, Happened, Person } from '../../situations/household.ts'
import { FORTNIGHTS_A_YEAR } from '../../time.ts'
import { childrenOf, familyOf, ftbChildren, incomeOf, parentOnIncomeSupport } from './family.ts'
import { relationshipOf, situationOf, supportOf } from './family.ts'

const CHILD = 'A New Tax System (Family Assistance) Act 1999 s 22; Family Assistance Guide 3.1.9.10'
const INCOME = 'A New Tax System (Family Assistance) Act 1999 Sch 1 Part 4; Family Assistance Guide 3.1.9.20'
const LEAVE_PAY = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28C'
/** No payment of one of a couple is more than a pension. */
const MOST_EACH = 'pension.rate.couple-each'
const PRIMARY = 'ftb-b.income.primary-limit'

export const ftbB: PaymentRule = {
  id: 'ftb-b',
  conditions(view) {
    if (goesOnForChild(view, 'ftb-b')) return [bereavementPeriod(view)]
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
  unpriced: view => (goesOnForChild(view, 'ftb-b') ? [] : [...partBCases(view).missing]),
  begins,
  ends: view => goesOnForChild(view, 'ftb-b')
}

/** The birth from which it is paid, if no child who is there counts for it. */
function begins(view: View): IsoDate | undefined {
  const isThere = view.children?.some(child => ftbBChild(child, view).truth !== 'failed') ?? false
  return isThere ? undefined : dayOf(view, 'pregnant')
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
  const { least, most } = higherIncome(view)
  // Where it is open, its least is what is known to be too much.
  const income = least === most || least > limit ? least : undefined
  const own = ground(most <= limit ? true : least > limit ? false : undefined, 'familyIncomeYear')
  const { truth, facts } = anyGround([own, allGrounds([isSingle(view), parentOnIncomeSupport(view)])])
  const terms = [...(income === undefined ? [] : [cents('income', exact(income))]), cents('limit', exact(limit))]
  return condition('main-income-within-limit', truth, INCOME, facts, { terms, figures: [PRIMARY] })
}

/** For a couple, the lower income leaves some of the rate for the youngest child. */
function secondIncome(view: View): Condition {
  const { least, most } = lowerIncome(view)
  const { limit, low, high, figures } = limitsOfSecond(view)
  const open = isPartnered(view) ? incomesOfCouple(view).missing : []
  const ofIncome: readonly Fact[] = open.length > 0 ? open : ['income.year', 'partner.income']
  const facts = low === high ? ofIncome : (['children.age'] as const)
  const own = ground(most < low ? true : least >= high ? false : undefined, ...facts)
  const { truth, facts: decisive } = anyGround([isSingle(view), own])
  const isTold = least === most || least >= high
  const terms = [...(isTold ? [cents('income', exact(least))] : []), cents('limit', exact(limit))]
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

/** A fortnight of Part B on days without Parental Leave Pay: the least and the most if something is not known. */
function instalment(view: View): Result | undefined {
  const outline = { id: 'ftb-b', unit: 'cents-a-fortnight', limits: [] } as const
  return rangeOf(partBCases(view).values.map(({ fortnight }) => settle(view.rates, outline, fortnight)))
}

/** Part B for every value that an unknown answer may have. @throws FigureNotHeldError */
const partBCases = oncePerView((view: View): Possible<FamilyPart> => {
  const parts = {
    relationship: relationshipOf(view),
    children: childrenOf(view),
    income: isPartnered(view) ? incomesOfCouple(view, true) : incomeOf(view),
    incomeSupport: supportOf(view)
  }
  return mapped(combine(parts), ({ relationship, ...family }) =>
    partB(situationOf(view, { ...relationship, ...family }), view.rates)
  )
})

/**
 * Both incomes of the year, with the taxable part of the income support that they would get.
 * @param isForAmount whether what may be nothing counts at its most too: it refuses nothing, but the amount may be less
 */
function incomesOfCouple(view: View, isForAmount = false): Possible<{ own: number; partner: number }> {
  const { you, partner } = view
  if (!partner || partner === 'none') return lacking('partner')
  const [own, theirs] = [yearOfOne(you, partner, view), yearOfOne(partner, you, view)]
  return combine({
    own: mapped(
      combine({ year: ofYear(own.income, 'income.year'), support: ownYear(view, isForAmount, own.isTold) }),
      addUp
    ),
    partner: mapped(
      combine({ year: ofYear(theirs.income, 'partner.income'), support: partnersYear(view, theirs.isTold) }),
      addUp
    )
  })
}

function ofYear(income: number | undefined, fact: Fact): Possible<number> {
  return income === undefined ? anyOf([0, MOST_PARENTAL_INCOME], fact) : known(income)
}

/** No income of a year is more than the most that the rule takes. */
function addUp({ year, support }: { year: number; support: number }): number {
  return Math.min(MOST_PARENTAL_INCOME, year + support)
}

/** What income support adds to the year of the partner, as far as it is known. @param isTold as of `ownYear` */
function partnersYear(view: View, isTold: boolean): Possible<number> {
  const { partnersSupport, partnersPayment, rates } = view
  const theirs = partnersSupport?.outcome
  // What is held but leaves nothing is refused like any other.
  const isRefused = partnersSupport?.open.length === 0
  const isPayable =
    !isRefused && (partnersPayment !== undefined || (theirs !== undefined && (isNearlySure(theirs) || isOpen(theirs))))
  if (theirs?.state === 'likely' || !isPayable) {
    // What they would take, or what may take its place.
    const others = theirs ? (partnersSupport?.open ?? []).filter(other => other !== theirs && isOpen(other)) : []
    const isLikely = theirs?.state === 'likely'
    const years = [theirs, ...others].map(outcome =>
      yearly(outcome && asGranted(outcome), {
        rates,
        fortnights: fortnightsOfPartner(view, outcome, isTold),
        isInPlace: isLikely
      })
    )
    return bounded(years, factOfPartner)
  }
  return openYear(partnersSupport, rates)
}

/** What the partner holds, without what was looked at when it was granted: nobody is asked that of a partner. */
function asGranted(outcome: Outcome): Outcome {
  return outcome.decided.some(({ id }) => id === 'already-paid') ? withoutAssumptions(outcome) : outcome
}

/**
 * Fortnights for which the partner is paid this year. Little is asked of a partner, so what may delay the payment is left
 * out: the more it is, the less of Part B.
 */
function fortnightsOfPartner(
  { partnersSupport }: View,
  outcome: Outcome | undefined,
  isTold: boolean
): Possible<number> {
  const id = INCOME_SUPPORT.find(each => each === outcome?.id)
  if (!isTold || !partnersSupport || !id) return WHOLE_YEAR
  return known(Math.max(...paidFortnights(partnersSupport.view, id).values))
}

/**
 * Their own: of what they would take, and of each payment that a missing fact may put in its place.
 * @param isTold whether the income of the year was told: then the payment is added from its first day. A year worked out
 *   from a fortnight is one in which nothing changes, so the payment is in all of it.
 */
function ownYear(view: View, isForAmount: boolean, isTold: boolean): Possible<number> {
  const { chosen, outcomes, partnersOthers, rates } = view
  const others = openInPlace(view).filter(id => outcomes.get(id)?.missing.length)
  const isLikely = chosen !== undefined && outcomes.get(chosen)?.state === 'likely'
  const { you, partner } = view
  const isHeldUntold = you.has === undefined || (partner !== 'none' && partner?.has === undefined)
  const years = [...(chosen ? [chosen] : []), ...others].map(id =>
    yearly(surely(outcomes, outcomes.get(id)), {
      rates,
      fortnights: isTold ? paidFortnights(view, id) : WHOLE_YEAR,
      isForAmount,
      isInPlace: isLikely,
      isUnsure: isHeldUntold && partnersOthers.length > 0
    })
  )
  return bounded(years, fact => fact)
}

/** The least and the most of several. @param named a missing fact as it is asked for */
function bounded(years: readonly Possible<number>[], named: (fact: Fact) => Fact): Possible<number> {
  const values = years.flatMap(year => year.values)
  const missing = years.flatMap(year => year.missing.map(named))
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0]
  return least === most ? known(least) : anyOf([least, most], ...new Set(missing))
}

/** Nothing, or the most of what a partner may be paid: which of them depends on what nobody said of the partner. */
function openYear(support: View['partnersSupport'], rates: Rates): Possible<number> {
  const facts = partnersFacts(support?.outcome)
  // Special Benefit is no more than what it stands in for.
  const most = (support?.open ?? [])
    .filter(({ id }) => id !== 'special-benefit')
    .map(({ result, atMost }) => {
      const amount = atMost ?? result?.amount ?? undefined
      if (amount === undefined) return rates.value(MOST_EACH) * FORTNIGHTS_A_YEAR
      return (result ? taxableOf(result, amount, rates) : amount) * FORTNIGHTS_A_YEAR
    })
  return anyOf([0, most.length > 0 ? Math.max(...most) : MOST_PARENTAL_INCOME], ...facts)
}

/** Whether answers leave it open that people do tell. */
function isOpen(outcome: Outcome): boolean {
  return tellableFacts(outcome).length > 0
}

/** The facts that leave it open, where people do tell all of them; what rarely rules it out aside. */
function tellableFacts({ state, decided }: Outcome): Fact[] {
  const open = decided.filter(each => each.truth === 'unknown' && !isRarelyFailed(each))
  const missing = state === 'may' ? open.flatMap(({ facts }) => facts) : []
  return isUntold({ missing }) ? [] : missing
}

/** The fact of the partner that leaves their payment open, as it is asked of somebody who answers for both. */
function partnersFacts(outcome: Outcome | undefined): readonly Fact[] {
  const told = outcome ? tellableFacts(outcome) : []
  if (told.length > 0) return told.map(factOfPartner)
  return outcome && isNearlySure(outcome) ? ['partner.residence'] : ['partner.has']
}

interface YearOfSupport {
  rates: Rates
  /** For which it is paid. */
  fortnights: Possible<number>
  isInPlace: boolean
  isForAmount?: boolean
  isUnsure?: boolean
}

const WHOLE_YEAR = known(FORTNIGHTS_A_YEAR)

/**
 * The taxable part of a payment in a year: nothing at least while it is not sure, or while something about it was
 * assumed, or nobody said what the two hold. What may only take the place of a likely payment is not nothing: else that one is paid.
 */
function yearly(
  outcome: Outcome | undefined,
  { rates, fortnights, isInPlace, isForAmount = false, isUnsure = false }: YearOfSupport
): Possible<number> {
  if (!outcome || outcome.state === 'no' || outcome.begins !== undefined) return known(0)
  const { result, atMost, missing, unpriced = [], assumed = [] } = outcome
  const facts = [...missing, ...(unpriced.length > 0 ? unpriced : assumed)]
  const amount = result?.amount ?? undefined
  // What an officer decides, or nobody can price, counts once it is granted.
  const isDiscretion = missing.length === 0 || outcome.id === 'special-benefit'
  const isPriced = amount !== undefined || (isForAmount && (atMost !== undefined || isOpen(outcome)))
  if (outcome.state === 'may' && (isDiscretion || !isPriced)) return known(0)
  // Where it may be nothing there is no working: all of the most is taken to be taxable.
  const [shortest, longest] = [Math.min(...fortnights.values), Math.max(...fortnights.values)]
  if (!result && atMost !== undefined) return anyOf([0, Math.round(atMost * longest)], ...facts)
  if (!result || amount === undefined) return anyOf([0, MOST_PARENTAL_INCOME], ...facts)
  const of = (cents: number, paid: number) => Math.round(taxableOf(result, cents, rates) * paid)
  const isOnlyOpen = outcome.state === 'may' && !isInPlace
  const least = isUnsure || assumed.length > 0 || isOnlyOpen ? 0 : of(amount, shortest)
  const most = of(atMost ?? amount, longest)
  return least === most ? known(least) : anyOf([least, most], ...facts, ...fortnights.missing)
}

/** The higher of two incomes of the year, or the only one, as far as is known: it is no more than both together. */
function higherIncome(view: View): { least: number; most: number } {
  const family = familyIncome(view)
  if (isPartnered(view) === false) return { least: family ?? 0, most: family ?? Infinity }
  const higher = isPartnered(view) ? incomesOfCouple(view).values.map(({ own, partner }) => Math.max(own, partner)) : []
  const within = family !== undefined && family <= view.rates.value(PRIMARY) ? family : Infinity
  if (higher.length === 0) return { least: 0, most: within }
  return { least: Math.min(...higher), most: Math.min(Math.max(...higher), within) }
}

/** The lower of two incomes of the year, as far as is known; what income support will add may be unknown. */
function lowerIncome(view: View): { least: number; most: number } {
  if (!isPartnered(view)) return { least: 0, most: Infinity }
  const lower = incomesOfCouple(view).values.map(({ own, partner }) => Math.min(own, partner))
  return lower.length > 0 ? { least: Math.min(...lower), most: Math.max(...lower) } : { least: 0, most: Infinity }
}

/** The income of one of a couple: as given, else both incomes less the other one that was given, else by their pay. */
function yearOfOne(
  one: Person,
  other: Person,
  { household: { familyIncomeYear: both }, on }: View
): { income: number | undefined; isTold: boolean } {
  const rest = (year: number | undefined) =>
    both === undefined || year === undefined ? undefined : Math.max(0, both - year)
  // Pay that makes more in a year than both had was not the same all year.
  const byPay = (person: Person) => {
    const year = yearIncome(person, on)
    return both !== undefined && year !== undefined && year > both ? undefined : year
  }
  const told = one.income.year ?? rest(other.income.year)
  return { income: told ?? byPay(one) ?? rest(byPay(other)), isTold: told !== undefined }
}

/** Not paid for days with Parental Leave Pay. It can start after them, so this never rules it out. */
function leavePay(view: View): Condition {
  const { outcomes, isAfterLeave } = view
  const { truth, facts } = groundOf(
    isAfterLeave || isWithoutLeave(view) ? undefined : outcomes.get('parental-leave-pay')
  )
  const days: Record<Truth, Truth> = { met: 'judged', judged: 'judged', unknown: 'unknown', failed: 'met' }
  return condition('not-on-leave-pay-days', days[truth], LEAVE_PAY, facts)
}

/** Neither of them said that they are paid Parental Leave Pay, nor that a baby has just come. */
function isWithoutLeave({ you, partner }: View): boolean {
  const adults = partner && partner !== 'none' ? [you, partner] : [you]
  const isToldBy = ({ has }: Person) => has?.every(({ payment }) => payment !== 'parental-leave-pay') ?? false
  const isNew = adults.some(({ happened = [] }) => happened.some(({ event }) => NEW_CHILD.includes(event)))
  return partner !== undefined && adults.every(isToldBy) && !isNew
}

const NEW_CHILD: readonly Happened['event'][] = ['birth', 'pregnant', 'stillbirth', 'child-came-into-care']
