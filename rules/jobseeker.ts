import { assessBenefit, BENEFIT_LIMITS, CLAIM_LIMITS, creditOf } from './benefit.ts'
import { hasLowCapacityRate, hasOlderRate, hasReachedPensionAge } from './conditions.ts'
import { isPartialCapacity, JOBSEEKER_AGE } from './conditions.ts'
import type { Rates } from './lookup.ts'
import { JOBSEEKER_TEST, PRINCIPAL_CARER_TEST } from './ordinary-income-test.ts'
import { partnerNotModelled } from './partner-income.ts'
import { pharmaceuticalAllowance, type AllowanceRecipient } from './pharmaceutical-allowance.ts'
import { renterOf } from './rent-assistance.ts'
import { count, finding, line, reason, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result } from './result.ts'
import type { JobseekerSituation } from './situations/jobseeker.ts'
import { waitingPeriods } from './waiting-periods.ts'
import { JOBSEEKER_CREDIT, workingCredit } from './working-credit.ts'

const BASIC_RATE = 'Social Security Act 1991 s 1068-B1; Social Security Guide 5.1.8.20'
const ENERGY = 'Social Security Act 1991 s 1068; Social Security Guide 5.5.2.50'
const SECTION = 'Social Security Act 1991 s 1068; Social Security Guide 5.5.2'
const PARENTING = 'Social Security Act 1991 s 500D'
const PARENTING_CHILD_AGE = 'parenting-payment.child-age.single'

const OUTLINE: Outline = {
  id: 'jobseeker-payment',
  unit: 'cents-a-fortnight',
  limits: [...BENEFIT_LIMITS, ...CLAIM_LIMITS]
}

interface RateKind {
  basic: string
  supplement: 'single' | 'higher' | 'partnered' | 'principal-carer-exempt'
}

/** JobSeeker Payment for a fortnight, in cents (Social Security Act 1991 s 1068). @throws FigureNotHeldError */
export function assessJobseeker(situation: JobseekerSituation, rates: Rates): Result {
  const result = assessRate(situation, rates)
  if (situation.relationship !== 'separated-by-illness' || !result.amount) return result
  // Their Energy Supplement was not read: it is at least that of a couple, and at most that of the same basic rate.
  return { ...result, atMost: result.amount + rates.value(ENERGY_HIGHER) - rates.value(ENERGY_PARTNERED) }
}

const [ENERGY_PARTNERED, ENERGY_HIGHER] = [
  'energy-supplement.jobseeker.partnered',
  'energy-supplement.jobseeker.higher'
] as const

function assessRate(situation: JobseekerSituation, rates: Rates): Result {
  const reasons = outside(situation, rates)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons)
  const { relationship, partner, income, assets, claim, children } = situation
  const single = relationship === 'single'
  const family = { partnered: !single, dependentChildren: children > 0 }
  return assessBenefit(
    {
      outline: OUTLINE,
      section: SECTION,
      components: [
        ...basicRate(situation, rates),
        ...pharmaceuticalAllowance('jobseeker', allowanceRecipient(situation, rates), rates)
      ],
      renter: renterOf('jobseeker', situation),
      partner,
      hasChildren: children > 0,
      income,
      test: single && situation.principalCarer ? PRINCIPAL_CARER_TEST : JOBSEEKER_TEST,
      credit: creditOf(workingCredit, situation.workingCredit, JOBSEEKER_CREDIT, rates),
      assets,
      waiting: claim && waitingPeriods(claim, family, 'jobseeker', true, rates),
      findings: parentingPayment(situation, rates)
    },
    rates
  )
}

function outside({ age, partner }: JobseekerSituation, rates: Rates): Reason[] {
  const reasons = partner ? partnerNotModelled(partner, rates) : []
  if (age < rates.value(JOBSEEKER_AGE)) {
    reasons.push(reason('jobseeker-under-22', 'Social Security Act 1991 s 593', [JOBSEEKER_AGE]))
  }
  if (hasReachedPensionAge(age, rates)) {
    reasons.push(reason('age-pension-age', 'Social Security Act 1991 s 593', ['age-pension.age']))
  }
  return reasons
}

function basicRate(situation: JobseekerSituation, rates: Rates): Line[] {
  const [rate, energy] = jobseekerRate(situation, rates)
  return [
    line('maximum-basic-rate', rates.money(rate), BASIC_RATE, [rate]),
    line('energy-supplement', rates.money(energy), ENERGY, [energy])
  ]
}

/** What the basic rate depends on. */
type JobseekerRateSituation = Pick<
  JobseekerSituation,
  'relationship' | 'children' | 'principalCarerExempt' | 'age' | 'monthsOnPayment' | 'workCapacityHours'
>

/** Ids of the basic rate and its Energy Supplement, cents a fortnight (Act s 1068-B1; Guide 5.1.8.20). */
export function jobseekerRate(situation: JobseekerRateSituation, rates: Rates): [basic: string, supplement: string] {
  const { basic, supplement } = rateKind(situation, rates)
  return [`jobseeker.rate.${basic}`, `energy-supplement.jobseeker.${supplement}`]
}

function rateKind(situation: JobseekerRateSituation, rates: Rates): RateKind {
  const { relationship, children, principalCarerExempt, age, monthsOnPayment, workCapacityHours } = situation
  if (relationship === 'partnered') return { basic: 'partnered', supplement: 'partnered' }
  // Apart through illness, or with a partner in prison: table B items 9 and 11, with or without children.
  if (relationship === 'separated-by-illness') return { basic: 'single-with-children', supplement: 'partnered' }
  if (principalCarerExempt) return { basic: 'principal-carer-exempt', supplement: 'principal-carer-exempt' }
  if (children > 0) return { basic: 'single-with-children', supplement: 'higher' }
  if (hasOlderRate(age, monthsOnPayment, rates)) return { basic: 'single-55-plus', supplement: 'higher' }
  if (hasLowCapacityRate(workCapacityHours, rates)) return { basic: 'single-partial-capacity', supplement: 'higher' }
  return { basic: 'single-no-children', supplement: 'single' }
}

function allowanceRecipient(
  { relationship, workCapacityHours, ...rest }: JobseekerSituation,
  rates: Rates
): AllowanceRecipient {
  const hasPartialCapacity = isPartialCapacity(workCapacityHours, rates)
  return { ...rest, partnered: relationship !== 'single', hasPartialCapacity }
}

/** Parenting Payment, which is higher, is there for a single principal carer of a younger child (s 500D). */
function parentingPayment(
  { relationship, principalCarer, youngestChildAge }: JobseekerSituation,
  rates: Rates
): Finding[] {
  if (relationship !== 'single' || !principalCarer || !rates.has(PARENTING_CHILD_AGE)) return []
  const limit = rates.value(PARENTING_CHILD_AGE)
  if (youngestChildAge !== undefined && youngestChildAge >= limit) return []
  const id = youngestChildAge === undefined ? 'parenting-payment-by-age' : 'parenting-payment-instead'
  return [finding(id, PARENTING, [PARENTING_CHILD_AGE], [count('age', limit)])]
}
