/** Maximum and base rate of Part A, component by component (Family Assistance Act Sch 1 cl 3, 25). */
import type { IsoDate } from '../dates.ts'
import { atBound, confirmed, type Side } from '../indexation.ts'
import type { StepLabel } from '../labels.ts'
import type { Rates } from '../lookup.ts'
import { add, compare, multiply, negative, sum, ZERO, type Exact } from '../money.ts'
import { rentAssistance } from '../rent-assistance.ts'
import { count, finding, line, percent, total, type Finding, type Line } from '../result.ts'
import type { FamilyChild, FamilySituation } from '../situations/family-tax-benefit.ts'
import type { RentAssistanceSituation } from '../situations/rent-assistance.ts'
import type { CountedChild } from './children.ts'
import { STUDY_AGE, TEENAGE } from './conditions.ts'
import { aYear } from './daily-rate.ts'
import { careShare, isRegularCare } from './shared-care.ts'
import { healthCheckTimes } from './health-check.ts'

const CHILD_RATE = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 7, 11; Family Assistance Guide 3.1.4.10'
const MULTIPLE = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 36, 38'
const ENERGY = 'Family Assistance Guide 8.2'
const HEALTH = 'A guide to Australian Government payments, Family Tax Benefit: immunisation and health checks'
/** The rules on rent paid with Part A. */
export const RENT = 'A New Tax System (Family Assistance) Act 1999 Sch 1 cl 38B, 38C; Social Security Guide 3.8.1.106'
const BASE = 'ftb-a.rate.base'
const HEALTH_REDUCTION = 'ftb-a.health-reduction'

/** A part of the rate: what it is in the maximum rate and in the base rate, in cents a year. */
export interface Component {
  label: Extract<StepLabel, 'ftb-a-instalment' | 'multiple-birth-allowance' | 'energy-supplement' | 'rent-assistance'>
  section: string
  figures: string[]
  maximum: Exact
  base: Exact
}

export interface PartARates {
  /** The lines of the maximum rate, in cents a year. */
  lines: Line[]
  components: Component[]
  findings: Finding[]
}

/** The maximum and base rate of a family, in cents a year. @throws FigureNotHeldError where a figure lacks the day */
export function partARates(situation: FamilySituation, counted: CountedChild[], rates: Rates, side: Side): PartARates {
  const rent = rentPart(situation, counted, rates)
  const parts = [
    standardRate(counted, rates, side),
    multipleBirth(situation, rates),
    energySupplement(situation, counted, rates),
    rent
  ]
  return {
    lines: parts.flatMap(part => part?.lines ?? []),
    components: parts.flatMap(part => part?.component ?? []),
    findings: [...healthChecks(counted), ...rent.findings]
  }
}

/** Cents a year of the base rate of one child, before sharing. @throws FigureNotHeldError */
export function baseChildRate(rates: Rates): Exact {
  return aYear(rates.money(BASE))
}

/** Cents a year that a child’s own rate is above its base rate. @throws FigureNotHeldError */
export function aboveBase({ child, part }: CountedChild, rates: Rates): Exact {
  const above = add(aYear(rates.money(childRateId(child))), negative(baseChildRate(rates)))
  return multiply(above, part)
}

interface Part {
  lines: Line[]
  component?: Component
}

/** Without reasonable action for child support a child’s rate is the base rate (Family Assistance Guide 3.1.5.10). */
function childRateId({ age, noChildSupportAction }: FamilyChild): string {
  if (noChildSupportAction) return BASE
  return age < TEENAGE ? 'ftb-a.rate.0-12' : 'ftb-a.rate.13-19'
}

function standardRate(counted: CountedChild[], rates: Rates, side: Side): Part {
  const children = counted.map(each => childLine(each, rates))
  const health = healthReduction(counted, rates, side)
  const base = counted.map(({ part }) => multiply(baseChildRate(rates), part))
  return {
    lines: [...children, ...health],
    component: {
      label: 'ftb-a-instalment',
      section: CHILD_RATE,
      figures: figuresOf([...children, ...health]),
      maximum: total([...children, ...health]),
      base: add(sum(base), total(health))
    }
  }
}

function figuresOf(lines: Line[]): string[] {
  return [...new Set(lines.flatMap(({ figures }) => figures))]
}

function childLine({ child, share, part, figures }: CountedChild, rates: Rates): Line {
  const id = childRateId(child)
  const rate = multiply(aYear(rates.money(id)), part)
  const terms = [count('child-age', child.age), percent('care-share', share)]
  return line('ftb-child-rate', rate, CHILD_RATE, [id, ...figures], terms)
}

/** For each child without the vaccines, or without the health check at 4. The least is paid where it takes most. */
function healthReduction(counted: CountedChild[], rates: Rates, side: Side): Line[] {
  const children = counted.filter(({ child }) => child.vaccinesMissing || isCheckMissing(child, rates.on))
  if (children.length === 0) return []
  const shares = sum(children.map(({ part }) => part))
  const reduction = atBound(HEALTH_REDUCTION, rates, side === 'least' ? 'most' : 'least')
  const amount = negative(multiply(aYear(reduction), shares))
  return [
    line('ftb-health-reduction', amount, HEALTH, confirmed([HEALTH_REDUCTION], rates), [
      count('children', children.length)
    ])
  ]
}

function isCheckMissing({ healthCheck }: FamilyChild, on: IsoDate): boolean {
  if (!healthCheck || healthCheck.reported) return false
  const { reducedFrom, reducedUntil } = healthCheckTimes(healthCheck.turnedFourOn, healthCheck.months)
  return on >= reducedFrom && on < reducedUntil
}

function healthChecks(counted: CountedChild[]): Finding[] {
  return counted.flatMap(({ child: { healthCheck } }) => {
    if (!healthCheck || healthCheck.reported || healthCheck.months === 0) return []
    const { reportBy } = healthCheckTimes(healthCheck.turnedFourOn, healthCheck.months)
    return [{ ...finding('ftb-health-check', HEALTH, [], [count('months', healthCheck.months)]), until: reportBy }]
  })
}

function multipleBirth({ multipleBirth: kind }: FamilySituation, rates: Rates): Part | undefined {
  if (!kind) return undefined
  const id = `multiple-birth-allowance.${kind}`
  const amount = aYear(rates.money(id))
  return {
    lines: [line('multiple-birth-allowance', amount, MULTIPLE, [id])],
    component: { label: 'multiple-birth-allowance', section: MULTIPLE, figures: [id], maximum: amount, base: amount }
  }
}

function energySupplement(situation: FamilySituation, counted: CountedChild[], rates: Rates): Part | undefined {
  if (!situation.energySupplement || counted.length === 0) return undefined
  const id = ({ age, noChildSupportAction }: FamilyChild) =>
    `energy-supplement.ftb-a.${noChildSupportAction ? 'base' : age < TEENAGE ? '0-12' : '13-19'}`
  const yearly = (figure: string, part: Exact) => multiply(aYear(rates.money(figure)), part)
  const maximum = sum(counted.map(({ child, part }) => yearly(id(child), part)))
  const base = sum(counted.map(({ part }) => yearly('energy-supplement.ftb-a.base', part)))
  const figures = [...new Set(counted.map(({ child }) => id(child)))]
  return {
    lines: [line('energy-supplement', maximum, ENERGY, figures)],
    component: { label: 'energy-supplement', section: ENERGY, figures, maximum, base }
  }
}

function rentPart(situation: FamilySituation, counted: CountedChild[], rates: Rates): Part & { findings: Finding[] } {
  const none = (findings: Finding[]) => ({ lines: [], findings })
  if (!situation.rent || rentChildren(counted).length === 0) return none([])
  const due = rentDueOf(situation, counted, rates)
  if (due.amount.n === 0) return none(due.findings)
  return {
    lines: due.lines,
    component: {
      label: 'rent-assistance',
      section: RENT,
      figures: figuresOf(due.lines),
      maximum: due.amount,
      base: ZERO
    },
    findings: due.findings
  }
}

/**
 * Who shares the care of every child, or has none in more than regular care, has the higher of a family's rent and that
 * of people without children (cl 38E).
 */
export function rentDueOf(situation: FamilySituation, counted: CountedChild[], rates: Rates): RentDue {
  const family = rentDue(situation, rentChildren(counted).length + regularCareChildren(situation, rates), rates)
  if (!isAllShared(counted)) return family
  const alone = rentOf(situation, { payment: 'jobseeker', familyTaxBenefit: 'none', children: 0 }, rates)
  return compare(alone.amount, family.amount) > 0 ? alone : family
}

/** Children in regular care, who count for the band of rent with those in whole care (Sch 1 cl 38B, 38D). */
export function regularCareChildren({ children }: FamilySituation, rates: Rates): number {
  const isRegular = ({ age, care }: FamilyChild) =>
    isRegularCare(care, rates) && careShare(care, rates).share === 0 && age < rates.value(STUDY_AGE)
  return children.filter(isRegular).length
}

/** Whether no child is in whole care. */
function isAllShared(counted: readonly CountedChild[]): boolean {
  return counted.every(({ part }) => part.n < part.d)
}

/** Children whose rate is above the base rate (Sch 1 cl 38B). */
export function rentChildren(counted: CountedChild[]): CountedChild[] {
  return counted.filter(({ child }) => !child.noChildSupportAction)
}

interface RentDue {
  amount: Exact
  lines: Line[]
  findings: Finding[]
}

/** Rent Assistance of a number of children, in cents a year. @throws FigureNotHeldError */
export function rentDue(situation: FamilySituation, children: number, rates: Rates): RentDue {
  if (children === 0) return { amount: ZERO, lines: [], findings: [] }
  return rentOf(situation, { payment: 'family-tax-benefit', familyTaxBenefit: 'above-base', children }, rates)
}

type Payer = Pick<RentAssistanceSituation, 'payment' | 'familyTaxBenefit' | 'children'>

function rentOf(situation: FamilySituation, payer: Payer, rates: Rates): RentDue {
  const { rent, relationship, livesApart } = situation
  if (!rent) return { amount: ZERO, lines: [], findings: [] }
  const together = livesApart ? 'couple-temporarily-separated' : 'couple'
  const household = relationship === 'partnered' ? together : 'single'
  const own = payer.children > 0 ? rent : { ...rent, sharing: false, withParent: false }
  const entitlement = rentAssistance({ ...payer, age: 0, household, rent: own }, rates)
  if (entitlement.kind === 'not-modelled') {
    return { amount: ZERO, lines: [], findings: [finding('ftb-rent-not-known', RENT)] }
  }
  if (entitlement.kind === 'none') return { amount: ZERO, lines: [], findings: entitlement.findings }
  const { figures, terms } = entitlement.assistance
  const amount = aYear(entitlement.assistance.amount)
  return { amount, lines: [line('rent-assistance', amount, RENT, figures, terms)], findings: [] }
}
