import {
  DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE as ADULT_RATE_AGE,
  DISABILITY_SUPPORT_PENSION_AGE as FIRST_AGE,
  hasReachedPensionAge
} from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { count, reason, unmodelled, type Outline, type Result } from '../result.ts'
import type { DisabilitySupportPensionSituation } from '../situations/pension.ts'
import { impairmentFindings } from './impairment.ts'
import { adultRate, youthRate } from './maximum-rate.ts'
import { assessPension, PENSION_LIMITS } from './pension.ts'

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
  return assessPension(
    {
      outline: OUTLINE,
      section: sectionOf(isYouth, blind),
      person: situation,
      payment: 'disability-support-pension',
      maximum: isYouth ? youthRate(age, relationship, dependent, rates) : adultRate(relationship, rates),
      blind,
      workingCredit: hasReachedPensionAge(age, rates) ? undefined : workingCredit,
      findings: impairment && !blind ? impairmentFindings(impairment, rates) : []
    },
    rates
  )
}

/** The rate calculator (Social Security Act 1991 s 117). */
function sectionOf(isYouth: boolean, blind: boolean): string {
  if (isYouth) return `Social Security Act 1991 s ${blind ? '1066B' : '1066A'}`
  return `Social Security Act 1991 s ${blind ? '1065' : '1064'}`
}
