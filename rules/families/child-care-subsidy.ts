/** Child Care Subsidy of a fortnight: a share of the fee or the hourly cap, for the hours that are subsidised. */
import type { Rates } from '../lookup.ts'
import { exact, multiply, nearestCent, smaller, subtract, type Exact } from '../money.ts'
import { cents, count, finding, line, percent, reason, settle, total, unmodelled } from '../result.ts'
import type { Finding, Line, Outline, Reason, Result } from '../result.ts'
import type { CareChild, ChildCareSituation } from '../situations/child-care-subsidy.ts'
import { careHours, travelMinutes, type CareHours } from './child-care-hours.ts'
import { higherRate, higherRateChildren, shareOf, standardRate, type CareRate } from './child-care-rate.ts'
import { LAST_CHILD_CARE_AGE } from './conditions.ts'

const RATE = 'A New Tax System (Family Assistance) Act 1999 Sch 2 cl 2, 3'
const HOURS = 'Services Australia, Recognised participation and activity test for Child Care Subsidy'
const CHILD = 'A guide to Australian Government payments, Child Care Subsidy'
const WITHHELD = 'Services Australia, Your income can affect Child Care Subsidy; Operational Blueprint 007-17103126'
const WITHHOLDING = 'child-care-subsidy.withholding'
const OUTLINE: Outline = {
  id: 'child-care-subsidy',
  unit: 'cents-a-fortnight',
  limits: ['additional-child-care-subsidy', 'preschool-hours', 'absences', 'debts-and-deductions']
}

interface Subsidised {
  child: CareChild
  /** Which of the children it is, from 1. */
  place: number
  rate: CareRate
  hours: CareHours
}

/**
 * Child Care Subsidy of all children, cents a fortnight before the part that is withheld.
 * Source: A New Tax System (Family Assistance) Act 1999 Sch 2 cl 2, 3.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessChildCareSubsidy(situation: ChildCareSituation, rates: Rates): Result {
  const children = subsidised(situation, rates)
  const findings = [...children.flatMap(shareAndHours), ...tooOld(situation, rates), ...travel(situation)]
  const reasons = outside(situation)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons, { findings })
  const lines = children.map(each => subsidyLine(each, rates))
  return settle(rates, OUTLINE, lines, { findings: [...findings, ...withheld(lines, rates)] })
}

function subsidised(situation: ChildCareSituation, rates: Rates): Subsidised[] {
  const income = exact(situation.familyIncome)
  const standard = standardRate(income, rates)
  const higher = higherRateChildren(situation.children, rates)
  const higherShare = higher.size > 0 ? higherRate(income, rates) : undefined
  return situation.children
    .map((child, index) => {
      const rate = (higher.has(child) ? higherShare : undefined) ?? standard
      return { child, place: index + 1, rate, hours: careHours(situation, child, rates) }
    })
    .filter(({ child }) => child.age <= rates.value(LAST_CHILD_CARE_AGE))
}

function outside({ children }: ChildCareSituation): Reason[] {
  const atHome = children.filter(({ care }) => care === 'in-home')
  return [
    ...(children.some(({ feeAnHour }) => feeAnHour === undefined) ? [reason('child-care-fee-not-given', RATE)] : []),
    // The cap of In Home Care is one for the family.
    ...(atHome.length > 1 ? [reason('in-home-care-of-several', RATE)] : [])
  ]
}

/** The share and the hours for a child, even without a fee. */
function shareAndHours({ child, place, rate, hours }: Subsidised): Finding[] {
  const share = [count('child', place), percent('share', rate.share)]
  const most = [count('child', place), count('hours', hours.hours)]
  const days = child.sessionHours ? Math.floor(hours.hours / child.sessionHours) : undefined
  return [
    finding('child-care-share', RATE, rate.figures, share),
    finding('child-care-hours', HOURS, hours.figures, most),
    ...(days === undefined ? [] : [finding('child-care-days', HOURS, [], [count('child', place), count('days', days)])])
  ]
}

function tooOld({ children }: ChildCareSituation, rates: Rates): Finding[] {
  const last = rates.value(LAST_CHILD_CARE_AGE)
  if (children.every(({ age }) => age <= last)) return []
  return [finding('child-care-too-old', CHILD, [LAST_CHILD_CARE_AGE], [count('age', last)])]
}

function travel({ own, partner }: ChildCareSituation): Finding[] {
  return [own, ...(partner ? [partner] : [])]
    .map(travelMinutes)
    .filter(minutes => minutes > 0)
    .map(minutes => finding('child-care-travel', HOURS, [], [count('minutes', minutes)]))
}

/** The lower of fee and cap, for the hours charged, as far as they are subsidised. */
function subsidyLine({ child, place, rate, hours }: Subsidised, rates: Rates): Line {
  const cap = `child-care-subsidy.cap.${capOf(child)}`
  const hourly = smaller(exact(child.feeAnHour ?? 0), rates.money(cap))
  const counted = Math.min(child.hours, hours.hours)
  const amount = multiply(multiply(hourly, exact(counted)), shareOf(rate))
  const terms = [count('child', place), percent('share', rate.share), cents('hourly', hourly), count('hours', counted)]
  return line('child-care-subsidy-child', amount, RATE, [...rate.figures, cap], terms)
}

function capOf({ care, atSchool }: CareChild): string {
  if (care === 'family-day-care' || care === 'in-home') return care
  return atSchool ? 'centre-school-age' : 'centre-below-school'
}

/** A part is kept back until the year is balanced; the service has the rest. */
function withheld(lines: Line[], rates: Rates): Finding[] {
  const amount = exact(nearestCent(total(lines)))
  if (amount.n === 0 || !rates.has(WITHHOLDING)) return []
  const kept: Exact = exact(nearestCent(multiply(amount, rates.share(WITHHOLDING))))
  const terms = [cents('withheld', kept), cents('paid', subtract(amount, kept))]
  return [finding('child-care-withheld', WITHHELD, [WITHHOLDING], terms)]
}
