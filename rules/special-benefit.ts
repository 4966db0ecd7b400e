import { assessBenefit, BENEFIT_LIMITS } from './benefit.ts'
import { hasReachedPensionAge, JOBSEEKER_AGE, YOUTH_ALLOWANCE_AGES } from './conditions.ts'
import { jobseekerRate } from './jobseeker.ts'
import type { Rates } from './lookup.ts'
import { compare, exact, multiply, type Exact } from './money.ts'
import { otherIncome, SPECIAL_BENEFIT_TEST } from './ordinary-income-test.ts'
import { pharmaceuticalAllowance } from './pharmaceutical-allowance.ts'
import { renterOf } from './rent-assistance.ts'
import { cents, count, finding, line, reason, total, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result } from './result.ts'
import type { Income } from './situations/common.ts'
import type { SpecialBenefitSituation } from './situations/special-benefit.ts'
import { waitingPeriods, type Waiting } from './waiting-periods.ts'
import { youthRate } from './youth-rate.ts'

const SECTION = 'Social Security Act 1991 s 746; Social Security Guide 3.7.1.80'
const DISCRETION = 'Social Security Act 1991 s 729'
const CHANGE = 'Social Security Act 1991 s 739A(7)'
const FUNDS = 'A guide to Australian Government payments, Special Benefit'

const YOUNGEST = YOUTH_ALLOWANCE_AGES['job-seeker'].first

const OUTLINE: Outline = {
  id: 'special-benefit',
  unit: 'cents-a-fortnight',
  limits: [...BENEFIT_LIMITS, 'other-assets']
}

/**
 * Special Benefit for a fortnight, in cents: at most the rate of JobSeeker Payment or Youth Allowance, less all income.
 * Source: Social Security Act 1991 s 746; Social Security Guide 3.7.1.80, 4.2.6.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function assessSpecialBenefit(situation: SpecialBenefitSituation, rates: Rates): Result {
  const reasons = outside(situation, rates)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons)
  const most = assessMost(situation, rates)
  // How a partner's income counts is not known; but where it leaves nothing of JobSeeker Payment, nothing is left here.
  if (most.amount === 0 || !hasPartnersIncome(situation)) return most
  return unmodelled(rates, OUTLINE, [reason('special-benefit-partner-income', 'Social Security Guide 4.2.6')])
}

/** The most there can be: less every dollar of own income, and what a partner's takes of the payment that it follows. */
function assessMost(situation: SpecialBenefitSituation, rates: Rates): Result {
  const { partner, children, residence } = situation
  const family = { partnered: partner !== undefined, dependentChildren: children > 0 }
  const waiting = residence && waitingPeriods({ residence }, family, 'special-benefit', false, rates)
  const components = maximumRate(situation, rates)
  return assessBenefit(
    {
      outline: OUTLINE,
      section: SECTION,
      components,
      renter: renterOf('special-benefit', situation),
      partner,
      hasChildren: children > 0,
      income: withSupport(situation),
      test: SPECIAL_BENEFIT_TEST,
      waiting,
      findings: [
        finding('special-benefit-discretion', DISCRETION),
        ...support(situation),
        ...availableFunds(situation, total(components), rates),
        ...change(waiting)
      ]
    },
    rates
  )
}

function outside({ age, living }: SpecialBenefitSituation, rates: Rates): Reason[] {
  const reasons: Reason[] = []
  const [youngest, adult] = [rates.value(YOUNGEST), rates.value(JOBSEEKER_AGE)]
  if (age < youngest) {
    reasons.push(reason('special-benefit-child', SECTION, [YOUNGEST], [count('age', youngest)]))
  } else if (age < adult && living === 'home') {
    reasons.push(reason('special-benefit-parents', SECTION, [JOBSEEKER_AGE], [count('age', adult)]))
  }
  if (hasReachedPensionAge(age, rates)) {
    reasons.push(reason('supplements-from-pension-age', SECTION, ['age-pension.age']))
  }
  return reasons
}

function hasPartnersIncome({ partner }: SpecialBenefitSituation): boolean {
  return (
    partner !== undefined &&
    (partner.payment === 'pension' || partner.income.employment + otherIncome(partner.income).n > 0)
  )
}

type SpecialBenefitRateSituation = Pick<
  SpecialBenefitSituation,
  'age' | 'relationship' | 'children' | 'living' | 'monthsOnPayment'
>

/** Ids of the basic rate and Energy Supplement of the payment that it follows, by age (Guide 3.7.1.80). */
export function specialBenefitRate(situation: SpecialBenefitRateSituation, rates: Rates): [string, string] {
  const { age, living, relationship, children } = situation
  if (age >= rates.value(JOBSEEKER_AGE)) return jobseekerRate({ ...situation, principalCarerExempt: false }, rates)
  const family = { hasPartner: relationship === 'partnered', hasChildren: children > 0 }
  return youthRate({ age, living, ...family, isLongTerm: false, isExemptCarer: false }, rates)
}

function maximumRate(situation: SpecialBenefitSituation, rates: Rates): Line[] {
  const { age, partner, monthsOnPayment } = situation
  const [rate, energy] = specialBenefitRate(situation, rates)
  return [
    line('maximum-basic-rate', rates.money(rate), SECTION, [rate]),
    line('energy-supplement', rates.money(energy), 'Social Security Guide 1.2.6.10', [energy]),
    ...pharmaceuticalAllowance('special-benefit', { age, partnered: partner !== undefined, monthsOnPayment }, rates)
  ]
}

/** Support in kind is deducted as income is, at the value that Services Australia gives it (Guide 3.7.1.80, step 3). */
function withSupport({ income, inKindSupport = 0 }: SpecialBenefitSituation): Income {
  return { ...income, other: income.other + inKindSupport }
}

function support({ freeBoardAndLodging, inKindSupport }: SpecialBenefitSituation): Finding[] {
  if (!freeBoardAndLodging) return []
  if (inKindSupport === undefined) return [finding('special-benefit-support-not-valued', SECTION)]
  return [finding('special-benefit-support', SECTION, [], [cents('amount', exact(inKindSupport))])]
}

/** Whether money at hand is generally too much: a fortnight's rate for a short time, a fixed amount for a long one. */
function availableFunds({ availableFunds, term }: SpecialBenefitSituation, rate: Exact, rates: Rates): Finding[] {
  if (availableFunds === undefined) return []
  const id = `special-benefit.funds.${term}-term`
  const limit = term === 'short' ? multiply(rate, rates.money(id)) : rates.money(id)
  const funds = exact(availableFunds)
  const isAbove = compare(funds, limit) > 0
  const terms = [cents('assets', funds), cents('limit', limit)]
  return [finding(isAbove ? 'special-benefit-funds-above' : 'special-benefit-funds-within', FUNDS, [id], terms)]
}

/** The wait of a new resident ends with a substantial change in circumstances beyond their control (s 739A(7)). */
function change(waiting: Waiting | undefined): Finding[] {
  const isWaiting = waiting?.findings.some(({ id }) => id === 'newly-arrived-waiting-period') ?? false
  return isWaiting ? [finding('special-benefit-substantial-change', CHANGE)] : []
}
