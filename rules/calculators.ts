/** Every calculation by name, for the command line, the pages and the tests. */
import { ZodError, type ZodType } from 'zod'
import { assessAustudy } from './austudy.ts'
import { assessWorkingCredit } from './credit.ts'
import {
  AGES,
  AUSTUDY_RATES,
  BENEFIT,
  CREDITS,
  families,
  HOUSEHOLDS,
  HOUSEHOLDS_APART,
  INCOME_TESTS,
  JOBSEEKER_RATES,
  LIQUID_ASSETS,
  PENSION,
  PENSION_CREDIT,
  RATES,
  rent
} from './calculator-figures.ts'
import { assessCrisisPayment } from './crisis-payment.ts'
import { DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE, LONG_TERM_RATE_AGE } from './conditions.ts'
import { APPRENTICE_BANK, STUDENT_BANK } from './income-bank.ts'
import { assessIncomeMaintenance } from './income-maintenance.ts'
import { assessChildCareSubsidy } from './families/child-care-subsidy.ts'
import { assessFamilyTaxBenefit } from './families/family-tax-benefit.ts'
import { assessNewbornPayment } from './families/newborn.ts'
import { assessParentalLeavePay } from './families/parental-leave-pay.ts'
import { assessStillbornBabyPayment } from './families/stillborn.ts'
import { assessJobseeker } from './jobseeker.ts'
import type { LabelGroup } from './labels.ts'
import { assessLiquidAssets } from './liquid-assets.ts'
import type { Rates } from './lookup.ts'
import { assessParentingPayment } from './parenting-payment.ts'
import { assessRedundancy } from './redundancy.ts'
import { assessRentAssistance } from './rent-assistance.ts'
import type { Result } from './result.ts'
import { austudySituation } from './situations/austudy.ts'
import { newbornSituation, stillbornSituation } from './situations/birth-payments.ts'
import { childCareSituation } from './situations/child-care-subsidy.ts'
import { crisisPaymentSituation } from './situations/crisis-payment.ts'
import { familySituation } from './situations/family-tax-benefit.ts'
import { jobseekerSituation } from './situations/jobseeker.ts'
import { parentalLeaveSituation } from './situations/parental-leave-pay.ts'
import { parentingPaymentSituation } from './situations/parenting-payment.ts'
import { assessAgePension } from './pensions/age-pension.ts'
import { assessCarerAllowance } from './pensions/carer-allowance.ts'
import { assessCarerPayment } from './pensions/carer-payment.ts'
import { assessDisabilitySupportPension } from './pensions/disability-support-pension.ts'
import { carerAllowanceSituation } from './situations/carer-allowance.ts'
import { WORK_BONUS_MAXIMUM } from './pensions/work-bonus.ts'
import { agePensionSituation, carerPaymentSituation, disabilitySupportPensionSituation } from './situations/pension.ts'
import { redundancySituation } from './situations/redundancy.ts'
import { rentAssistanceSituation } from './situations/rent-assistance.ts'
import { specialBenefitSituation } from './situations/special-benefit.ts'
import { wageSubsidySituation } from './situations/wage-subsidy.ts'
import { incomeMaintenanceSituation, liquidAssetsSituation } from './situations/waiting-periods.ts'
import { workingCreditSituation } from './situations/working-credit.ts'
import { LONG_TERM_NEEDS, youthAllowanceSituation } from './situations/youth-allowance.ts'
import { assessSpecialBenefit } from './special-benefit.ts'
import { assessWageSubsidy, subsidyFigures } from './wage-subsidy.ts'
import { JOBSEEKER_CREDIT, YOUTH_CREDIT } from './working-credit.ts'
import { assessYouthAllowance } from './youth-allowance.ts'

interface Described<Schema> {
  schema: Schema
  /** Ids of every figure it may look up, or how they begin, for the JSON of a page; a test compares them. */
  figures: readonly string[]
  /** The groups of labels its results may carry, for the messages of a page; tests compare them. */
  labels: readonly LabelGroup[]
}

export interface Calculator extends Described<ZodType> {
  /** @throws ZodError where the situation does not fit @throws FigureNotHeldError where a figure lacks the day */
  assess(situation: unknown, rates: Rates): Result
}

interface Parts<Situation> extends Described<ZodType<Situation>> {
  assess(situation: Situation, rates: Rates): Result
  /** Limits that only the day knows. @throws ZodError */
  check?(situation: Situation, rates: Rates): unknown
}

function calculator<Situation>({ assess, check, ...parts }: Parts<Situation>): Calculator {
  return {
    ...parts,
    assess(given, rates) {
      const situation = parts.schema.parse(given)
      check?.(situation, rates)
      return assess(situation, rates)
    }
  }
}

function refuse(path: string[], message: string, input: unknown): never {
  throw new ZodError([{ code: 'custom', path, message, input }])
}

/** The highest balance of a credit depends on the day. @param most id of its figure @throws ZodError */
function checkBalance(path: string[], balance: number | undefined, most: string, rates: Rates): void {
  if (balance === undefined || !rates.has(most) || balance <= rates.value(most)) return
  refuse(path, `is more than ${rates.value(most)}, the highest balance on ${rates.on}`, balance)
}

const BANKS = { student: STUDENT_BANK, apprentice: APPRENTICE_BANK } as const

const checkWorkingCredit = ({ workingCredit }: { workingCredit?: number | undefined }, rates: Rates) =>
  checkBalance(['workingCredit'], workingCredit, JOBSEEKER_CREDIT, rates)

interface Balances {
  workBonusBalance: number
  partner?: { workBonusBalance: number } | undefined
  workingCredit?: number | undefined
}

function checkPensioner({ workBonusBalance, partner, ...rest }: Balances, rates: Rates): void {
  checkBalance(['workBonusBalance'], workBonusBalance, WORK_BONUS_MAXIMUM, rates)
  checkBalance(['partner', 'workBonusBalance'], partner?.workBonusBalance, WORK_BONUS_MAXIMUM, rates)
  checkWorkingCredit(rest, rates)
}

/** The most by payment (Social Security Guide 3.1.11.50, 4.2.8.55). */
const MOST_BY_PAYMENT = {
  jobseeker: JOBSEEKER_CREDIT,
  'youth-allowance-job-seeker': YOUTH_CREDIT,
  'youth-allowance-student': STUDENT_BANK,
  'youth-allowance-apprentice': APPRENTICE_BANK
} as const

const PENSION_LABELS = ['any', 'benefit', 'rent', 'pension'] as const

export const CALCULATORS = {
  jobseeker: calculator({
    schema: jobseekerSituation,
    assess: assessJobseeker,
    figures: [
      ...BENEFIT,
      ...rent(['couple-illness-separated']),
      'newly-arrived.jobseeker',
      ...JOBSEEKER_RATES,
      'parenting-payment.child-age.single'
    ],
    labels: ['any', 'benefit', 'rent', 'claim', 'jobseeker'],
    check: checkWorkingCredit
  }),
  'youth-allowance': calculator({
    schema: youthAllowanceSituation,
    assess: assessYouthAllowance,
    figures: [
      ...BENEFIT,
      'newly-arrived.youth-allowance',
      'jobseeker.rate.single-no-children',
      'jobseeker.rate.single-with-children',
      'youth-disability-supplement',
      'youth-allowance.parental.free-area',
      'youth-allowance.parental.divisor',
      'youth-allowance.independence.age',
      'youth-allowance.independence.work-',
      'youth-allowance.independent.age',
      'youth-allowance.jobseeker.age',
      'youth-allowance.student.age',
      'youth-allowance.younger-student.age.from',
      'youth-allowance.apprentice.age',
      'long-term-student.age'
    ],
    labels: ['any', 'benefit', 'rent', 'claim', 'youth-allowance'],
    check({ activity, age, incomeBank, workingCredit, longTermIncomeSupport }, rates) {
      if (longTermIncomeSupport && age < rates.value(LONG_TERM_RATE_AGE)) {
        refuse(['longTermIncomeSupport'], LONG_TERM_NEEDS, longTermIncomeSupport)
      }
      if (activity !== 'job-seeker') checkBalance(['incomeBank'], incomeBank, BANKS[activity], rates)
      checkBalance(['workingCredit'], workingCredit, YOUTH_CREDIT, rates)
    }
  }),
  'parenting-payment': calculator({
    schema: parentingPaymentSituation,
    assess: assessParentingPayment,
    figures: [
      ...BENEFIT,
      'newly-arrived.parenting-payment',
      'jobseeker.higher-rate.',
      'parenting-payment.rate.',
      'parenting-payment.pension-supplement.single',
      'parenting-payment.single.',
      'parenting-payment.child-age.',
      'energy-supplement.parenting-payment.',
      'energy-supplement.jobseeker.higher'
    ],
    labels: ['any', 'benefit', 'rent', 'claim', 'other-benefits', 'parenting-payment'],
    check: checkWorkingCredit
  }),
  austudy: calculator({
    schema: austudySituation,
    assess: assessAustudy,
    figures: [...BENEFIT, ...AUSTUDY_RATES, 'jobseeker.higher-rate.', 'newly-arrived.austudy', 'austudy.age'],
    labels: ['any', 'benefit', 'rent', 'claim', 'other-benefits', 'austudy'],
    check: ({ activity, incomeBank }, rates) => checkBalance(['incomeBank'], incomeBank, BANKS[activity], rates)
  }),
  'special-benefit': calculator({
    schema: specialBenefitSituation,
    assess: assessSpecialBenefit,
    figures: [
      ...BENEFIT,
      'newly-arrived.special-benefit',
      ...JOBSEEKER_RATES,
      'special-benefit.funds.',
      'special-benefit.taper',
      'youth-allowance.jobseeker.age.from'
    ],
    labels: ['any', 'benefit', 'rent', 'claim', 'other-benefits', 'special-benefit']
  }),
  'crisis-payment': calculator({
    schema: crisisPaymentSituation,
    assess: assessCrisisPayment,
    figures: [
      'crisis-payment.',
      ...AGES,
      'disability-support-pension.adult-rate.age',
      ...RATES,
      ...AUSTUDY_RATES,
      ...JOBSEEKER_RATES,
      'parenting-payment.rate.',
      'parenting-payment.pension-supplement.single',
      'energy-supplement.parenting-payment.',
      'energy-supplement.pension.',
      'pension.basic.',
      'pension.supplement.',
      'pharmaceutical-allowance.'
    ],
    labels: ['any', 'crisis-payment']
  }),
  'rent-assistance': calculator({
    schema: rentAssistanceSituation,
    assess: assessRentAssistance,
    figures: rent([...HOUSEHOLDS, ...HOUSEHOLDS_APART]),
    labels: ['any', 'rent', 'rent-assistance']
  }),
  'wage-subsidy': calculator({
    schema: wageSubsidySituation,
    assess: assessWageSubsidy,
    figures: [
      ...subsidyFigures(),
      'minimum-wage.',
      'award.entry-level.hour',
      'super.guarantee.rate',
      'full-time.hours',
      'junior.under-age',
      'leave.annual.weeks'
    ],
    labels: ['any', 'wage-subsidy']
  }),
  'liquid-assets': calculator({
    schema: liquidAssetsSituation,
    assess: assessLiquidAssets,
    figures: LIQUID_ASSETS,
    labels: ['any', 'claim', 'liquid-assets']
  }),
  'income-maintenance': calculator({
    schema: incomeMaintenanceSituation,
    assess: assessIncomeMaintenance,
    figures: [],
    labels: ['any', 'claim']
  }),
  'working-credit': calculator({
    schema: workingCreditSituation,
    assess: assessWorkingCredit,
    figures: [...CREDITS, ...INCOME_TESTS],
    labels: ['any', 'benefit', 'rent', 'working-credit'],
    check: ({ payment, balance }, rates) => checkBalance(['balance'], balance, MOST_BY_PAYMENT[payment], rates)
  }),
  'age-pension': calculator({
    schema: agePensionSituation,
    assess: assessAgePension,
    figures: [...PENSION, 'age-pension.overseas.'],
    labels: [...PENSION_LABELS, 'blind', 'age-pension'],
    check: checkPensioner
  }),
  'disability-support-pension': calculator({
    schema: disabilitySupportPensionSituation,
    assess: assessDisabilitySupportPension,
    figures: [
      ...PENSION,
      ...PENSION_CREDIT,
      'pension.dsp-youth.basic.',
      'youth-disability-supplement',
      'pharmaceutical-allowance.',
      'disability-support-pension.age',
      'disability-support-pension.adult-rate.age',
      'disability-support-pension.older-youth.age',
      'disability-support-pension.impairment-points',
      'disability-support-pension.program-of-support.months'
    ],
    labels: [...PENSION_LABELS, 'blind', 'pension-abroad', 'disability-support-pension'],
    check(situation, rates) {
      checkPensioner(situation, rates)
      const { age, transitional } = situation
      if (!transitional || age >= rates.value(DISABILITY_SUPPORT_PENSION_ADULT_RATE_AGE)) return
      refuse(['transitional'], 'is only for someone who has had a pension since 2009', transitional)
    }
  }),
  'carer-payment': calculator({
    schema: carerPaymentSituation,
    assess: assessCarerPayment,
    figures: [
      ...PENSION,
      ...PENSION_CREDIT,
      'carer-payment.cared-for.',
      'carer-payment.work-hours',
      'carer-payment.respite-day-hours',
      'carer-payment.suspend-months',
      'carer-supplement'
    ],
    labels: [...PENSION_LABELS, 'pension-abroad', 'carer-payment', 'carer-yearly'],
    check: checkPensioner
  }),
  'carer-allowance': calculator({
    schema: carerAllowanceSituation,
    assess: assessCarerAllowance,
    figures: ['carer-allowance.', 'carer-supplement', 'child-disability-assistance'],
    labels: ['any', 'carer-allowance', 'carer-yearly']
  }),
  redundancy: calculator({
    schema: redundancySituation,
    assess: assessRedundancy,
    figures: ['redundancy.', 'notice.', 'etp.', 'super.preservation-age', 'age-pension.age'],
    labels: ['any', 'redundancy']
  }),
  'family-tax-benefit': calculator({
    schema: familySituation,
    assess: assessFamilyTaxBenefit,
    figures: [
      ...rent(['single', ...families('single'), ...families('couple')]),
      'rent-assistance.shared-care.least',
      'ftb-a.rate.',
      'ftb-a.supplement',
      'ftb-a.income.',
      'ftb-a.maintenance.',
      'ftb-a.health-reduction',
      'ftb-a.study-age.',
      'ftb-b.rate.',
      'ftb-b.supplement',
      'ftb-b.income.',
      'ftb-b.couple.child-under',
      'ftb-b.single.child-under',
      'ftb.shared-care.',
      'multiple-birth-allowance.',
      'energy-supplement.ftb-',
      'advance.ftb-a.',
      'newly-arrived.ftb-a'
    ],
    labels: ['any', 'rent', 'family-tax-benefit']
  }),
  'parental-leave-pay': calculator({
    schema: parentalLeaveSituation,
    assess: assessParentalLeavePay,
    figures: ['parental-leave-pay.', 'newly-arrived.parental-leave-pay'],
    labels: ['any', 'parental-leave-pay']
  }),
  'child-care-subsidy': calculator({
    schema: childCareSituation,
    assess: assessChildCareSubsidy,
    figures: ['child-care-subsidy.'],
    labels: ['any', 'child-care-subsidy']
  }),
  'newborn-payment': calculator({
    schema: newbornSituation,
    assess: assessNewbornPayment,
    figures: ['newborn.'],
    labels: ['any', 'newborn-payment']
  }),
  'stillborn-baby-payment': calculator({
    schema: stillbornSituation,
    assess: assessStillbornBabyPayment,
    figures: ['stillborn-baby-payment'],
    labels: ['any', 'stillborn-baby-payment']
  })
} as const satisfies Record<string, Calculator>

export type CalculatorName = keyof typeof CALCULATORS

/** Is this the name of a calculation, such as `rent-assistance`? For names that people type or data gives. */
export function isCalculator(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name)
}
