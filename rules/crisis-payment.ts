import { austudyRate } from './austudy.ts'
import { crisisDeadlines, isTooLate } from './crisis-deadlines.ts'
import { DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE as ADULT_RATE_AGE, isPartialCapacity } from './conditions.ts'
import { jobseekerRate } from './jobseeker.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, multiply, sum, type Exact } from './money.ts'
import { parentingPaymentRate } from './parenting-payment.ts'
import { pharmaceuticalAllowance } from './pharmaceutical-allowance.ts'
import { cents, count, finding, line, reason, settle, unmodelled } from './result.ts'
import type { Finding, Outline, Result } from './result.ts'
import type { CrisisPaymentSituation } from './situations/crisis-payment.ts'
import { specialBenefitRate } from './special-benefit.ts'
import { WEEKS_A_FORTNIGHT } from './time.ts'
import { youthRate } from './youth-rate.ts'

const AMOUNT = 'Social Security Act 1991 s 1061JU'
const HARDSHIP = 'Social Security Act 1991 s 19D'
const RELEASE = 'Social Security Act 1991 s 1061JG; Social Security Guide 3.1.4.30'
const EXTREME = 'Social Security Act 1991 s 1061JH, s 1061JHA'
const WEEKS = 'crisis-payment.weeks'
const MOST_A_YEAR = 'crisis-payment.times-a-year'
const CONFINED = 'crisis-payment.prison-days'

/** Below it a disability pension without children has rates of its own (Social Security Act 1991 s 1066A). */

const OUTLINE: Outline = { id: 'crisis-payment', unit: 'cents', limits: ['crisis-conditions', 'debts-and-deductions'] }

/**
 * Crisis Payment, in cents: a week of the maximum basic rate of the payment that is held; zero where a rule excludes it.
 * Source: Social Security Act 1991 ss 19D, 1061JG-1061JU.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessCrisisPayment(situation: CrisisPaymentSituation, rates: Rates): Result {
  const { payment, age, children } = situation
  if (payment === 'disability-support-pension' && age < rates.value(ADULT_RATE_AGE) && children === 0) {
    const terms = [count('age', rates.value(ADULT_RATE_AGE))]
    const section = 'Social Security Act 1991 s 1066A'
    return unmodelled(rates, OUTLINE, [reason('young-disability-pension', section, [ADULT_RATE_AGE], terms)])
  }
  const [basic, ...supplements] = rateFigures(situation, rates)
  const hardship = severeHardship(situation, [basic, ...supplements], rates)
  const barred = [
    ...exclusions(situation, rates),
    ...(hardship.id === 'crisis-payment-not-in-hardship' ? [hardship] : [])
  ]
  if (barred.length > 0) return settle(rates, OUTLINE, [], { findings: barred })
  const weeks = rates.value(WEEKS)
  const terms = [cents('basic-rate', rates.money(basic)), count('weeks', weeks)]
  const amount = multiply(rates.money(basic), exact(weeks, WEEKS_A_FORTNIGHT))
  return settle(rates, OUTLINE, [line('crisis-payment-week', amount, AMOUNT, [basic, WEEKS], terms)], {
    findings: [hardship, ...confinement(situation, rates), ...crisisDeadlines(situation, rates)]
  })
}

type RateFigures = [basic: string, ...supplements: string[]]

/** Ids of the maximum rate of the payment that is held, cents a fortnight, the basic rate first. */
function rateFigures(situation: CrisisPaymentSituation, rates: Rates): RateFigures {
  const { payment, age, relationship, children, living, longTermIncomeSupport, principalCarerExempt } = situation
  const hasPartner = relationship === 'partnered'
  switch (payment) {
    case 'jobseeker':
      return jobseekerRate(situation, rates)
    case 'youth-allowance':
      return youthRate(
        {
          age,
          living,
          hasPartner,
          hasChildren: children > 0,
          isLongTerm: longTermIncomeSupport,
          isExemptCarer: principalCarerExempt
        },
        rates
      )
    case 'austudy':
      return austudyRate(situation)
    case 'parenting-payment-single':
      return parentingPaymentRate('single')
    case 'parenting-payment-partnered':
      return parentingPaymentRate('partnered')
    case 'special-benefit':
      return specialBenefitRate(situation, rates)
    case 'age-pension':
    case 'disability-support-pension':
    case 'carer-payment':
      return pensionRate(hasPartner ? 'couple-each' : 'single')
  }
}

/** Ids of the pension of adults (Social Security Act 1991 s 1064; Social Security Guide 5.1.8.10). */
function pensionRate(household: 'single' | 'couple-each'): RateFigures {
  return [`pension.basic.${household}`, `pension.supplement.${household}`, `energy-supplement.pension.${household}`]
}

/** Liquid assets below a fortnight of the maximum payment rate; below two of them in a couple (s 19D). */
function severeHardship(situation: CrisisPaymentSituation, figures: RateFigures, rates: Rates): Finding {
  const { relationship, liquidAssets } = situation
  const id = `crisis-payment.hardship-fortnights.${relationship === 'partnered' ? 'couple' : 'single'}`
  const { rate, ids } = maximumRate(situation, figures, rates)
  const limit = multiply(rate, rates.money(id))
  const used = [id, ...ids]
  if (liquidAssets === undefined) {
    return finding('crisis-payment-hardship-limit', HARDSHIP, used, [cents('limit', limit)])
  }
  const assets = exact(liquidAssets)
  const isPoor = compare(assets, limit) < 0
  const terms = [cents('assets', assets), cents('limit', limit)]
  return finding(isPoor ? 'crisis-payment-in-hardship' : 'crisis-payment-not-in-hardship', HARDSHIP, used, terms)
}

function maximumRate(
  { payment, relationship, workCapacityHours, rentAssistance, ...person }: CrisisPaymentSituation,
  figures: RateFigures,
  rates: Rates
): { rate: Exact; ids: string[] } {
  const recipient = {
    ...person,
    partnered: relationship === 'partnered',
    hasPartialCapacity: isPartialCapacity(workCapacityHours, rates)
  }
  // A pension's supplement has Pharmaceutical Allowance in it.
  const isPension = payment === 'age-pension' || payment === 'disability-support-pension' || payment === 'carer-payment'
  const allowance = isPension ? [] : pharmaceuticalAllowance(payment, recipient, rates)
  const parts = [...figures.map(id => rates.money(id)), ...allowance.map(each => each.exact), exact(rentAssistance)]
  return { rate: sum(parts), ids: [...figures, ...allowance.flatMap(each => each.figures)] }
}

/** Exclusions, other than hardship, under which nothing is paid. */
function exclusions(situation: CrisisPaymentSituation, rates: Rates): Finding[] {
  const { ground, daysConfined, paymentsInYear, exclusions } = situation
  const isExtreme = ground === 'family-violence' || ground === 'other-extreme'
  const late = isTooLate(situation, rates)
  const findings = late ? [late] : []
  if (ground === 'other-extreme' && exclusions.length > 0) {
    findings.push(finding('crisis-payment-excluded', 'Social Security Act 1991 s 1061JH'))
  }
  if (isExtreme && paymentsInYear >= rates.value(MOST_A_YEAR)) {
    findings.push(
      finding('crisis-payment-too-many', EXTREME, [MOST_A_YEAR], [count('times', rates.value(MOST_A_YEAR))])
    )
  }
  if (ground === 'release' && daysConfined !== undefined && daysConfined < rates.value(CONFINED)) {
    findings.push(finding('crisis-payment-confined-too-short', RELEASE, [CONFINED], confinedDays(rates)))
  }
  return findings
}

function confinement({ ground, daysConfined }: CrisisPaymentSituation, rates: Rates): Finding[] {
  if (ground !== 'release' || daysConfined !== undefined) return []
  return [finding('crisis-payment-confined-at-least', RELEASE, [CONFINED], confinedDays(rates))]
}

function confinedDays(rates: Rates) {
  return [count('days', rates.value(CONFINED))]
}
