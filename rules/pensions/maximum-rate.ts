/** Maximum rates of pensions before any test, and the least that is paid where anything is. */
import { DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE as OLDER_YOUTH_AGE } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { larger, sum, type Exact } from '../money.ts'
import { line, type Line } from '../result.ts'
import type { PensionPerson } from '../situations/pension.ts'

const SECTION = 'Social Security Act 1991 s 1064; Social Security Guide 5.1.8.10'
const TRANSITIONAL = 'Social Security Guide 5.1.8.10'
const YOUTH = 'Social Security Act 1991 s 1066A'

type Relationship = PensionPerson['relationship']

/** The last part of the ids of rates. */
export type Family = 'single' | 'couple-each'

export interface MaximumRate {
  components: Line[]
  floor?: Floor
}

/** The least that is paid where anything is (Social Security (Administration) Act 1999 s 43). */
export interface Floor {
  /** The supplements whose least parts it is made of: no rate above them can be below it. */
  atMost: Exact
  /** @throws FigureNotHeldError where a figure lacks the day */
  work(): { amount: Exact; figures: string[] }
}

/** A couple that illness keeps apart has the single rate each (Social Security Guide 5.1.8.10). */
export function familyOf(relationship: Relationship): Family {
  return relationship === 'partnered' ? 'couple-each' : 'single'
}

/** The rate of adults: basic, Pension Supplement, Energy Supplement (s 1064). @throws FigureNotHeldError */
export function adultRate(relationship: Relationship, rates: Rates): MaximumRate {
  const family = familyOf(relationship)
  const basic = `pension.basic.${family}`
  const { lines, floor } = supplements(relationship, rates)
  return { components: [line('maximum-basic-rate', rates.money(basic), SECTION, [basic]), ...lines], floor }
}

function supplements(relationship: Relationship, rates: Rates): { lines: Line[]; floor: Floor } {
  const family = familyOf(relationship)
  const [supplement, energy] = [`pension.supplement.${family}`, `energy-supplement.pension.${family}`]
  const least = `pension.supplement.minimum.${family}`
  const [full, extra] = [rates.money(supplement), rates.money(energy)]
  return {
    lines: [
      line('pension-supplement', full, SECTION, [supplement]),
      line('energy-supplement', extra, SECTION, [energy])
    ],
    floor: {
      atMost: sum([full, extra]),
      work: () => ({ amount: sum([rates.money(least), extra]), figures: [least, energy] })
    }
  }
}

/**
 * The rate after six weeks outside Australia: the basic amount of the supplement, and nothing for energy.
 * Source: Social Security Guide 5.1.8.10. It has no least amount (Administration Act s 43(5AA)(b)).
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function rateAbroad(relationship: Relationship, rates: Rates): MaximumRate {
  const family = familyOf(relationship)
  const [basic, supplement] = [`pension.basic.${family}`, `pension.supplement.basic.${family}`]
  return {
    components: [
      line('maximum-basic-rate', rates.money(basic), SECTION, [basic]),
      line('pension-supplement-basic', rates.money(supplement), SECTION, [supplement])
    ]
  }
}

/** The transitional rate with its Energy Supplement (Guide 5.1.8.10). @throws FigureNotHeldError */
export function transitionalRate(relationship: Relationship, rates: Rates): MaximumRate {
  const id = `pension.transitional.rate.${familyOf(relationship)}`
  const { floor } = supplements(relationship, rates)
  return { components: [line('transitional-rate', rates.money(id), TRANSITIONAL, [id])], floor }
}

/**
 * The rate of Disability Support Pension under 21 without children. It stays below the adult rate, as it has to
 * (s 1066A(3)); a test compares them.
 * Source: Social Security Act 1991 s 1066A; the least amount: Administration Act s 43(4), (5AA), (5AB).
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function youthRate(age: number, relationship: Relationship, dependent: boolean, rates: Rates): MaximumRate {
  const { basic, energy } = youthKind(age, relationship, dependent, rates)
  const [rate, disability] = [`pension.dsp-youth.basic.${basic}`, 'youth-disability-supplement']
  const energyId = `energy-supplement.pension.dsp-youth-${energy}`
  const allowanceId = `pharmaceutical-allowance.${familyOf(relationship)}`
  const [extra, allowance] = [rates.money(energyId), rates.money(allowanceId)]
  const least = larger(allowance, extra)
  return {
    components: [
      line('maximum-basic-rate', rates.money(rate), YOUTH, [rate]),
      line('youth-disability-supplement', rates.money(disability), YOUTH, [disability]),
      line('energy-supplement', extra, YOUTH, [energyId]),
      line('pharmaceutical-allowance', allowance, YOUTH, [allowanceId])
    ],
    floor: { atMost: least, work: () => ({ amount: least, figures: [allowanceId, energyId] }) }
  }
}

function youthKind(
  age: number,
  relationship: Relationship,
  dependent: boolean,
  rates: Rates
): { basic: string; energy: string } {
  if (relationship === 'partnered') return { basic: 'couple-each-16-20', energy: 'independent' }
  if (!dependent) return { basic: 'independent-16-20', energy: 'independent' }
  const ages = age >= rates.value(OLDER_YOUTH_AGE) ? '18-20' : '16-17'
  return { basic: `dependent-${ages}`, energy: `${ages}-home` }
}
