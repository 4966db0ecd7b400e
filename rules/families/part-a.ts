/** Family Tax Benefit Part A of a year, and its fortnightly instalment. */
import type { Side } from '../indexation.ts'
import type { Rates } from '../lookup.ts'
import {
  add,
  compare,
  divide,
  exact,
  excess,
  larger,
  multiply,
  nearestCent,
  negative,
  smaller,
  subtract
} from '../money.ts'
import { sum, ZERO, type Cents, type Exact } from '../money.ts'
import { cents, count, finding, line, total } from '../result.ts'
import type { Finding, Line, Reason } from '../result.ts'
import type { FamilySituation } from '../situations/family-tax-benefit.ts'
import { countedChildren, type CountedChild } from './children.ts'
import { REGULAR_CARE } from './conditions.ts'
import { aFortnight, aYear } from './daily-rate.ts'
import { maintenanceTest } from './maintenance.ts'
import { familyIncome, lowerReduction, nilAt, partAIncomeTest } from './part-a-income-test.ts'
import { baseChildRate, partARates, regularCareChildren, rentDueOf, RENT, type Component } from './part-a-rates.ts'

const SECTION = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 3, 25; Family Assistance Guide 3.1.8.20'
const CHILDREN = 'A New Tax System (Family Assistance) Act 1999 ss 21, 22; Family Assistance Guide 2.1.1.25'
const SUPPLEMENT = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 38A'
const ADVANCE = 'A New Tax System (Family Assistance) (Administration) Act 1999 s 35D; Family Assistance Guide 1.1.M.25'
const METHOD_3 =
  'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28A, 38E; Operational Blueprint 007-26042152; Family Assistance Guide 3.1.4.30'
const WAIT = 'A New Tax System (Family Assistance) Act 1999 s 61AA'
const [SUPPLEMENT_ID, SUPPLEMENT_LIMIT] = ['ftb-a.supplement', 'ftb-a.supplement.income-limit']
const [ADVANCE_MOST, ADVANCE_SHARE] = ['advance.ftb-a.maximum', 'advance.ftb-a.share']
const WAIT_ID = 'newly-arrived.ftb-a'

/** A part of Family Tax Benefit: the lines of a year, in cents, and of a fortnight’s instalment. */
export interface FamilyPart {
  year: Line[]
  fortnight: Line[]
  findings: Finding[]
  reasons: Reason[]
}

/** A part that is not paid, and why. */
export function notPaid(findings: Finding[]): FamilyPart {
  return { year: [], fortnight: [], findings, reasons: [] }
}

/**
 * Part A of a family.
 * @param side of what is not worked out, whether it is taken to lower the rate most or least
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function partA(situation: FamilySituation, rates: Rates, side: Side = 'least'): FamilyPart {
  const counted = countedChildren(situation.children, rates)
  if (counted.length === 0 && regularCareChildren(situation, rates) === 0) {
    return notPaid([finding('ftb-no-child', CHILDREN)])
  }
  const wait = newlyArrived(situation, rates)
  if (wait) return notPaid([wait])
  if (counted.length === 0) return regularCareAlone(situation, rates)
  const { lines, components, findings } = partARates(situation, counted, rates, side)
  const [maximum, base] = [sum(components.map(each => each.maximum)), sum(components.map(each => each.base))]
  const test = partAIncomeTest(situation, base, rates)
  const tested = add(maximum, total(test.reductions))
  // Child support takes nothing from a rate that income has brought to the base rate (cl 3, Guide 3.1.4.40).
  const maintenance =
    compare(tested, test.floor) > 0
      ? maintenanceTest(situation, counted, test.isAboveHigher, rates, side)
      : { lines: [], findings: [], reasons: [] }
  const reduced = add(tested, total(maintenance.lines))
  const rate = larger(reduced, test.floor)
  const supplement = partASupplement(situation, counted, rates)
  const paid = rate.n > 0 ? supplement : { lines: [], findings: [] }
  const fortnight = instalments(components, maximum, base, rate)
  return {
    year: [...lines, ...test.reductions, ...maintenance.lines, ...raised(reduced, test.floor, base), ...paid.lines],
    fortnight,
    findings: [
      range(maximum, base),
      ...findings,
      ...rentPaid(components, fortnight),
      ...maintenance.findings,
      ...paid.findings,
      ...advance(rate, rates)
    ],
    reasons: maintenance.reasons
  }
}

/** The income of the family, in cents a year, at which nothing is left of Part A. @throws FigureNotHeldError */
export function partANilAt(situation: FamilySituation, rates: Rates): Cents {
  const { components } = partARates(situation, countedChildren(situation.children, rates), rates, 'most')
  return nilAt(sum(components.map(each => each.maximum)), sum(components.map(each => each.base)), rates)
}

/** Brought up to the base rate, or to what is left of it above the higher threshold; never below zero. */
function raised(reduced: Exact, floor: Exact, base: Exact): Line[] {
  const up = excess(floor, reduced)
  if (up.n === 0) return []
  if (floor.n === 0) return [line('not-below-zero', up, SECTION)]
  return [line('raised-to-base-rate', up, SECTION, [], [cents('base-rate', base)])]
}

function range(maximum: Exact, base: Exact): Finding {
  return finding('ftb-a-range', SECTION, [], [cents('maximum', maximum), cents('base-rate', base)])
}

/** Rent Assistance is paid once, and not with the base rate (Social Security Act 1991 ss 1070D, 1070E). */
function rentPaid(components: Component[], fortnight: Line[]): Finding[] {
  const isRent = ({ label }: { label: string }) => label === 'rent-assistance'
  if (!components.some(isRent)) return []
  const isPaid = fortnight.some(isRent)
  return [finding(isPaid ? 'rent-assistance-once' : 'no-rent-assistance-base-rate-family-tax-benefit', RENT)]
}

/** After the end of the year, for each child; only up to an income limit, also with income support (cl 38A). */
function partASupplement(
  situation: FamilySituation,
  counted: CountedChild[],
  rates: Rates
): { lines: Line[]; findings: Finding[] } {
  const limit = rates.money(SUPPLEMENT_LIMIT)
  if (compare(familyIncome(situation), limit) > 0) {
    const terms = [cents('limit', limit)]
    return { lines: [], findings: [finding('ftb-a-no-supplement', SUPPLEMENT, [SUPPLEMENT_LIMIT], terms)] }
  }
  const amount = multiply(rates.money(SUPPLEMENT_ID), sum(counted.map(({ part }) => part)))
  const terms = [count('children', counted.length)]
  return { lines: [line('ftb-a-supplement', amount, SUPPLEMENT, [SUPPLEMENT_ID], terms)], findings: [] }
}

/**
 * The instalment of each component, in cents a fortnight. What the tests took is shared among components by what each
 * has above the base rate (Operational Blueprint 007-07060050; Guide 3.1.3).
 */
function instalments(components: Component[], maximum: Exact, base: Exact, rate: Exact): Line[] {
  return components.flatMap(component => {
    const amount = aFortnight(shareOf(component, components.length, maximum, base, rate))
    const { label, section, figures } = component
    return amount > 0 ? [line(label, exact(amount), section, figures)] : []
  })
}

function shareOf(component: Component, of: number, maximum: Exact, base: Exact, rate: Exact): Exact {
  if (of === 1) return rate
  if (compare(rate, maximum) === 0) return component.maximum
  const above = whole(component.maximum) - whole(component.base)
  if (compare(rate, base) <= 0) return proportion(component.base, rate, base)
  const left = subtract(exact(whole(rate)), exact(whole(base)))
  const open = subtract(exact(whole(maximum)), exact(whole(base)))
  return add(component.base, proportion(exact(above), left, open))
}

/** Of a year to the cent: a fraction of it does not reach the daily rate, and three of them could not be multiplied. */
function whole(amount: Exact): Cents {
  return nearestCent(amount)
}

function proportion(amount: Exact, part: Exact, all: Exact): Exact {
  if (all.n <= 0) return amount
  return divide(multiply(exact(whole(amount)), exact(whole(part))), exact(whole(all)))
}

/**
 * Where no child is in more than regular care, Part A is Rent Assistance alone: less 20 cents of each dollar of income
 * above the lower threshold, without a base rate and without the test of child support (Method 3).
 */
function regularCareAlone(situation: FamilySituation, rates: Rates): FamilyPart {
  const { lines, findings: ofRent } = rentDueOf(situation, [], rates)
  const findings = [finding('ftb-regular-care', METHOD_3, [REGULAR_CARE]), ...ofRent]
  if (lines.length === 0) return notPaid(findings)
  const year = [...lines, ...lowerReduction(situation, rates)]
  const over = negative(smaller(total(year), ZERO))
  const rate = add(total(year), over)
  return {
    year: over.n > 0 ? [...year, line('not-below-zero', over, METHOD_3)] : year,
    fortnight: lines.flatMap(({ label, section, figures }) =>
      rate.n > 0 ? [line(label, exact(aFortnight(rate)), section, figures)] : []
    ),
    findings,
    reasons: []
  }
}

/** The most that can be had as an advance: 7.5% of the year, within two limits; at the base rate of a child or more. */
function advance(rate: Exact, rates: Rates): Finding[] {
  const ids = [ADVANCE_SHARE, ADVANCE_MOST]
  if (compare(rate, baseChildRate(rates)) < 0 || !ids.every(id => rates.has(id))) return []
  const share = rates.share(ADVANCE_SHARE)
  const least = multiply(aYear(rates.money('ftb-a.rate.0-12')), share)
  const amount = smaller(larger(multiply(rate, share), least), rates.money(ADVANCE_MOST))
  return [finding('ftb-advance', ADVANCE, ids, [cents('amount', amount)])]
}

function newlyArrived({ weeksAsResident, incomeSupport }: FamilySituation, rates: Rates): Finding | undefined {
  if (weeksAsResident === undefined || incomeSupport) return undefined
  const left = rates.value(WAIT_ID) - weeksAsResident
  return left > 0 ? finding('ftb-newly-arrived', WAIT, [WAIT_ID], [count('weeks', left)]) : undefined
}
