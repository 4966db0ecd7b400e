import { assessBenefit, BENEFIT_LIMITS, CLAIM_LIMITS, creditOf, type Benefit } from './benefit.ts'
import {
  DEPENDENT_STUDENT_AGE,
  INDEPENDENT_YOUTH_ALLOWANCE_AGE,
  isIndependentByAge,
  YOUTH_ALLOWANCE_AGES
} from './conditions.ts'
import { jobseekerRate } from './jobseeker.ts'
import { incomeBank, APPRENTICE_BANK, STUDENT_BANK } from './income-bank.ts'
import { hasPartialCapacity, independence, isGroundFor, type Independence } from './independence.ts'
import type { Rates } from './lookup.ts'
import { STUDENT_TEST, YOUTH_JOB_SEEKER_TEST } from './ordinary-income-test.ts'
import { parentalReduction, parentsNotModelled } from './parental-income.ts'
import { partnerNotModelled } from './partner-income.ts'
import { pharmaceuticalAllowance, type AllowanceRecipient } from './pharmaceutical-allowance.ts'
import { compare, exact, excess, smaller } from './money.ts'
import { cents, count, finding, line, reason, unmodelled } from './result.ts'
import type { Finding, Line, Outline, Reason, Result } from './result.ts'
import { coupleOf } from './rent-assistance.ts'
import type { RentAssistanceSituation } from './situations/rent-assistance.ts'
import type { YouthAllowanceSituation } from './situations/youth-allowance.ts'
import { waitingPeriods } from './waiting-periods.ts'
import { workingCredit, YOUTH_CREDIT } from './working-credit.ts'
import { youthRate } from './youth-rate.ts'

const BASIC_RATE = 'Social Security Act 1991 s 1067G, Module B; Social Security Guide 5.1.1.20'
const ENERGY = 'Social Security Act 1991 s 1067G, Module BA'
const PARENTS = 'Social Security Act 1991 s 1067G, Module F; Social Security Guide 4.2.8.10'
const DISABILITY = 'Social Security Act 1991 s 1067G-D1, s 1067G(2); Social Security Guide 1.2.7.140'
const DISABILITY_SUPPLEMENT = 'youth-disability-supplement'
const STATE_CARE = 'Social Security Act 1991 s 1067G-B3, table BB'
const STUDENT_UNDER_18 =
  'Social Security Act 1991 s 543A(2), s 543A(2AA); Services Australia, Who can get Youth Allowance for students'

const OUTLINE: Outline = {
  id: 'youth-allowance',
  unit: 'cents-a-fortnight',
  limits: [...BENEFIT_LIMITS, 'maintenance-income', ...CLAIM_LIMITS]
}

/**
 * Youth Allowance for a fortnight, in cents (Social Security Act 1991 s 1067G). In State care, the rate where the State
 * pays somebody for it and, if nothing was said of that, the higher one beside it.
 * @throws FigureNotHeldError
 */
export function assessYouthAllowance(given: YouthAllowanceSituation, rates: Rates): Result {
  const situation = withPartnerInLaw(given, rates)
  const { independence: grounds } = situation
  if (!isInStateCareAlone(situation, rates) || grounds.stateCare === 'unsupported') return assessRate(situation, rates)
  const supported = assessRate({ ...situation, living: 'home' }, rates)
  if (grounds.stateCare === 'supported') return supported
  const { amount } = assessRate(situation, rates)
  if (amount === null || supported.amount === null || amount <= supported.amount) return supported
  const note = finding('state-care-rate', STATE_CARE, [], [cents('maximum', exact(amount))])
  return { ...supported, atMost: amount, findings: [...supported.findings, note] }
}

/** Who is not independent is no member of a couple (Social Security Act 1991 s 4(6A)). */
function withPartnerInLaw(situation: YouthAllowanceSituation, rates: Rates): YouthAllowanceSituation {
  return independence(situation, rates).independent ? situation : { ...situation, partner: undefined }
}

/** Independent through State care and nothing else: then the rate away from home is for unsupported care alone. */
function isInStateCareAlone(
  { activity, age, living, children, independence: { grounds, work } }: YouthAllowanceSituation,
  rates: Rates
): boolean {
  const others = grounds.filter(ground => ground !== 'state-care' && isGroundFor(activity, ground))
  const isAlone = others.length === 0 && work === undefined && children === 0
  return living === 'away' && grounds.includes('state-care') && isAlone && !isIndependentByAge(age, rates)
}

function assessRate(situation: YouthAllowanceSituation, rates: Rates): Result {
  const status = independence(situation, rates)
  const reasons = outside(situation, status, rates)
  if (reasons.length > 0) return unmodelled(rates, OUTLINE, reasons)
  const { activity, partner, children, income, assets, claim } = situation
  const isJobSeeker = activity === 'job-seeker'
  const family = { partnered: partner !== undefined, dependentChildren: children > 0 }
  return assessBenefit(
    {
      outline: OUTLINE,
      section: 'Social Security Act 1991 s 1067G-A1',
      components: [
        ...basicRate(situation, status, rates),
        ...pharmaceuticalAllowance('youth-allowance', allowanceRecipient(situation), rates)
      ],
      renter: renter(situation, status),
      partner,
      hasChildren: children > 0,
      income,
      test: isJobSeeker ? YOUTH_JOB_SEEKER_TEST : STUDENT_TEST,
      credit: credit(situation, rates),
      rival: rival(situation, status, rates),
      // The assets of a dependent person are not tested (Social Security Guide 4.2.8.30).
      assets: status.independent ? assets : undefined,
      waiting: claim && waitingPeriods(claim, family, 'youth-allowance', isJobSeeker, rates),
      findings: [...studentUnder18(situation, status, rates), status.finding]
    },
    rates
  )
}

function outside(situation: YouthAllowanceSituation, { independent }: Independence, rates: Rates): Reason[] {
  const { activity, age, partner, parents } = situation
  const { first, last } = YOUTH_ALLOWANCE_AGES[activity]
  const youngest = independent ? INDEPENDENT_YOUTH_ALLOWANCE_AGE : first
  if (age < rates.value(youngest) || age > rates.value(last)) {
    return [reason('youth-allowance-age', 'Social Security Act 1991 s 543')]
  }
  if (independent) return partner ? partnerNotModelled(partner, rates) : []
  if (!parents) return [reason('parental-income-not-given', PARENTS)]
  return parentsNotModelled(parents, rates)
}

/** Whether Year 12 is finished is not asked: the amount is given, with the condition beside it. */
function studentUnder18(
  { activity, age, living }: YouthAllowanceSituation,
  { independent }: Independence,
  rates: Rates
): Finding[] {
  const limit = rates.value(DEPENDENT_STUDENT_AGE)
  if (activity !== 'student' || age >= limit || independent || living === 'away') return []
  return [finding('student-under-18-at-home', STUDENT_UNDER_18, [DEPENDENT_STUDENT_AGE], [count('age', limit)])]
}

function basicRate(situation: YouthAllowanceSituation, status: Independence, rates: Rates): Line[] {
  const [rate, energy] = rateFigures(situation, status, rates)
  const basic = line('maximum-basic-rate', rates.money(rate), BASIC_RATE, [rate])
  const supplement = disabilitySupplement(situation, basic, rates)
  return [basic, ...supplement, line('energy-supplement', rates.money(energy), ENERGY, [energy])]
}

/** Under 22 with a partial capacity to work; with the basic rate no more than that of JobSeeker Payment. */
function disabilitySupplement(situation: YouthAllowanceSituation, basic: Line, rates: Rates): Line[] {
  const {
    age,
    partner,
    children,
    hasPartialCapacity: isSaid,
    independence: { grounds }
  } = situation
  if (isIndependentByAge(age, rates) || !(isSaid || grounds.includes('partial-capacity-to-work'))) return []
  const relationship = partner ? ('partnered' as const) : ('single' as const)
  const adult = {
    relationship,
    children,
    principalCarerExempt: false,
    age,
    monthsOnPayment: 0,
    workCapacityHours: undefined
  }
  const [most] = jobseekerRate(adult, rates)
  const room = excess(rates.money(most), basic.exact)
  const full = rates.money(DISABILITY_SUPPLEMENT)
  const figures = [DISABILITY_SUPPLEMENT, ...(compare(full, room) > 0 ? [most] : [])]
  return room.n > 0 ? [line('youth-disability-supplement', smaller(full, room), DISABILITY, figures)] : []
}

function rateFigures(situation: YouthAllowanceSituation, { independent, throughFamily }: Independence, rates: Rates) {
  const { age, living, partner, children, longTermIncomeSupport, principalCarerExempt } = situation
  const person = {
    age,
    // Someone independent through a partner or child is not an accommodated independent person (s 1067B).
    living: independent && throughFamily ? ('away' as const) : living,
    hasPartner: partner !== undefined,
    hasChildren: children > 0,
    isLongTerm: longTermIncomeSupport,
    isExemptCarer: principalCarerExempt
  }
  return youthRate(person, rates)
}

function allowanceRecipient(situation: YouthAllowanceSituation): AllowanceRecipient {
  const { activity, age, partner, principalCarer, temporarilyIncapacitated } = situation
  return {
    age,
    partnered: partner !== undefined,
    temporarilyIncapacitated,
    hasPartialCapacity: hasPartialCapacity(situation),
    principalCarer: activity === 'job-seeker' && principalCarer
  }
}

function renter(
  situation: YouthAllowanceSituation,
  { independent, throughFamily }: Independence
): RentAssistanceSituation | undefined {
  const { rent, age, partner, children, familyTaxBenefit, living } = situation
  if (!rent) return undefined
  return {
    payment: 'youth-allowance',
    age,
    household: partner ? coupleOf(rent) : 'single',
    children,
    familyTaxBenefit,
    youthAllowance: {
      independent,
      awayFromHome: living === 'away',
      hasHadPartnerOrChild: throughFamily || partner !== undefined
    },
    rent: { ...rent, withParent: rent.withParent || living === 'home' }
  }
}

function credit(situation: YouthAllowanceSituation, rates: Rates): Benefit['credit'] {
  const maximum = situation.activity === 'apprentice' ? APPRENTICE_BANK : STUDENT_BANK
  return (
    creditOf(workingCredit, situation.workingCredit, YOUTH_CREDIT, rates) ??
    creditOf(incomeBank, situation.incomeBank, maximum, rates)
  )
}

function rival({ parents }: YouthAllowanceSituation, { independent }: Independence, rates: Rates): Benefit['rival'] {
  if (independent || !parents) return undefined
  return maximumRate => parentalReduction(parents, maximumRate, rates)
}
