import {
  DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE as ADULT_RATE_AGE,
  DISABILITY_SUPPORT_PENSION_AGE as FIRST_AGE,
  DISABILITY_SUPPORT_PENSION_OLDER_YOUTH_AGE as OLDER_YOUTH_AGE,
  hasReachedPensionAge
} from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { count, finding, reason, unmodelled, type Outline, type Result } from '../result.ts'
import type { DisabilitySupportPensionSituation } from '../situations/pension.ts'
import { impairmentFindings } from './impairment.ts'
import { adultRate, youthRate } from './maximum-rate.ts'
import { assessPension, PENSION_LIMITS } from './pension.ts'

const RENT = 'Social Security Act 1991 s 1070F(2)'
const AGE = 'Social Security Act 1991 s 94(1)(d)'

const OUTLINE: Outline = {
  id: 'disability-support-pension',
  unit: 'cents-a-fortnight',
  limits: [...PENSION_LIMITS, 'time-outside-australia']
}

/**
 * Disability Support Pension for a fortnight, in cents. What its medical rules ask is a finding: it does not change
 * the amount.
 * Source: Social Security Act 1991 ss 1064-1066B, 117; Social Security Guide 5.1.8.10.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessDisabilitySupportPension(situation: DisabilitySupportPensionSituation, rates: Rates): Result {
  const { age, relationship, dependent, blind, children, impairment, workingCredit } = situation
  const youngest = rates.value(FIRST_AGE)
  if (age < youngest) {
    const terms = [count('age', youngest)]
    return unmodelled(rates, OUTLINE, [reason('disability-support-pension-under-16', AGE, [FIRST_AGE], terms)])
  }
  const isYouth = age < rates.value(ADULT_RATE_AGE) && children === 0
  const isDependent = isYouth && dependent && !livesAway(situation, rates)
  return assessPension(
    {
      outline: OUTLINE,
      section: sectionOf(isYouth, blind),
      person: isDependent ? { ...situation, rent: undefined } : situation,
      payment: 'disability-support-pension',
      maximum: isYouth ? youthRate(age, relationship, isDependent, rates) : adultRate(relationship, rates),
      blind,
      workingCredit: hasReachedPensionAge(age, rates) ? undefined : workingCredit,
      findings: [
        ...(isDependent && situation.rent ? [finding('no-rent-assistance-dependent-at-home', RENT)] : []),
        ...(impairment && !blind ? impairmentFindings(impairment, rates) : [])
      ]
    },
    rates
  )
}

/**
 * From 18 everybody who does not live in a parent's home has the independent rate; who pays rent to nobody is taken to
 * live there (Social Security Act 1991 s 1066A-B1, table items 3, 4).
 */
function livesAway({ age, rent }: DisabilitySupportPensionSituation, rates: Rates): boolean {
  return age >= rates.value(OLDER_YOUTH_AGE) && rent !== undefined && !rent.withParent
}

/** The rate calculator (Social Security Act 1991 s 117). */
function sectionOf(isYouth: boolean, blind: boolean): string {
  if (isYouth) return `Social Security Act 1991 s ${blind ? '1066B' : '1066A'}`
  return `Social Security Act 1991 s ${blind ? '1065' : '1064'}`
}
