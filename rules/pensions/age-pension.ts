import { hasReachedPensionAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { exact, multiply, negative, subtract, type Exact } from '../money.ts'
import { count, line, reason, unmodelled, type Line, type Outline, type Reason, type Result } from '../result.ts'
import type { AgePensionSituation } from '../situations/pension.ts'
import { adultRate, rateAbroad } from './maximum-rate.ts'
import { assessPension, PENSION_LIMITS } from './pension.ts'

const AGE = 'Social Security Act 1991 ss 23(5A)-(5D), 43'
const ABROAD = 'Social Security Guide 5.1.8.10'
const SUPPLEMENT_WEEKS = 'age-pension.overseas.supplement-weeks'
const RATE_WEEKS = 'age-pension.overseas.rate-weeks'
const FULL_YEARS = 'age-pension.overseas.full-years'

const OUTLINE: Outline = { id: 'age-pension', unit: 'cents-a-fortnight', limits: PENSION_LIMITS }

/** Age Pension for a fortnight, in cents (Social Security Act 1991 ss 1064, 1065). @throws FigureNotHeldError */
export function assessAgePension(situation: AgePensionSituation, rates: Rates): Result {
  const reasons = outside(situation, rates)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons)
  const { blind, relationship } = situation
  const away = isAway(situation, SUPPLEMENT_WEEKS, rates)
  return assessPension(
    {
      outline: OUTLINE,
      section: `Social Security Act 1991 s ${blind ? 1065 : 1064}`,
      person: situation,
      payment: 'age-pension',
      maximum: away ? rateAbroad(relationship, rates) : adultRate(relationship, rates),
      blind,
      abroad: isAway(situation, RATE_WEEKS, rates) ? due => residenceShare(situation, due, rates) : undefined,
      findings: []
    },
    rates
  )
}

/** Whether the person has been abroad for longer than a figure says; it is looked up only for those who are abroad. */
function isAway({ weeksOutsideAustralia }: AgePensionSituation, figure: string, rates: Rates): boolean {
  return weeksOutsideAustralia > 0 && weeksOutsideAustralia > rates.value(figure)
}

function outside(situation: AgePensionSituation, rates: Rates): Reason[] {
  const { age, rent, transitional, workingLifeYears } = situation
  if (!hasReachedPensionAge(age, rates)) return [reason('under-age-pension-age', AGE)]
  const reasons: Reason[] = []
  if (isAway(situation, SUPPLEMENT_WEEKS, rates) && (rent || transitional)) {
    reasons.push(reason('abroad-with-rent-or-transitional', ABROAD))
  }
  if (workingLifeYears === undefined && isAway(situation, RATE_WEEKS, rates)) {
    reasons.push(reason('working-life-years-not-given', ABROAD))
  }
  return reasons
}

/** Abroad for long, only the share of the years that make a full pension is paid. */
function residenceShare({ workingLifeYears = 0 }: AgePensionSituation, due: Exact, rates: Rates): Line[] {
  const full = rates.value(FULL_YEARS)
  if (due.n === 0 || workingLifeYears >= full) return []
  const kept = multiply(due, exact(workingLifeYears, full))
  const terms = [count('years', workingLifeYears), count('full-years', full)]
  return [line('overseas-share', negative(subtract(due, kept)), ABROAD, [FULL_YEARS], terms)]
}
