/** Every calculation by name: the command line, the pages and the tests find them here. */
import { ZodError, type ZodType, type ZodTypeDef } from 'zod'
import { assessWorkingCredit } from './credit.ts'
import { STUDENT_BANK } from './income-bank.ts'
import { assessIncomeMaintenance } from './income-maintenance.ts'
import { assessJobseeker } from './jobseeker.ts'
import { assessLiquidAssets } from './liquid-assets.ts'
import type { Rates } from './lookup.ts'
import { assessRedundancy } from './redundancy.ts'
import { assessRentAssistance } from './rent-assistance.ts'
import type { Result } from './result.ts'
import { jobseekerSituation } from './situations/jobseeker.ts'
import { redundancySituation } from './situations/redundancy.ts'
import { rentAssistanceSituation } from './situations/rent-assistance.ts'
import { wageSubsidySituation } from './situations/wage-subsidy.ts'
import { incomeMaintenanceSituation, liquidAssetsSituation } from './situations/waiting-periods.ts'
import { workingCreditSituation } from './situations/working-credit.ts'
import { youthAllowanceSituation } from './situations/youth-allowance.ts'
import { assessWageSubsidy } from './wage-subsidy.ts'
import { assessYouthAllowance } from './youth-allowance.ts'

export interface Calculator {
  schema: ZodType<unknown, ZodTypeDef, unknown>
  /**
   * Beginnings of the ids of every figure it may look up, for the small JSON of a page.
   * A test holds this against what is looked up.
   */
  figures: readonly string[]
  /**
   * @throws ZodError where the situation does not fit the schema
   * @throws FigureNotHeldError where a figure lacks the day
   */
  assess(situation: unknown, rates: Rates): Result
}

/** Ties a schema to the function that takes what it parses. */
function calculator<Situation>(
  schema: ZodType<Situation, ZodTypeDef, unknown>,
  assess: (situation: Situation, rates: Rates) => Result,
  figures: readonly string[],
  check?: (situation: Situation, rates: Rates) => unknown
): Calculator {
  return {
    schema,
    figures,
    assess(given, rates) {
      const situation = schema.parse(given)
      check?.(situation, rates)
      return assess(situation, rates)
    }
  }
}

/**
 * The Income Bank of students is indexed, so that only the day knows its highest balance.
 * @throws ZodError
 */
function checkStudentBank(path: string, balance: number, rates: Rates): void {
  if (!rates.has(STUDENT_BANK) || balance <= rates.value(STUDENT_BANK)) return
  const message = `is more than ${rates.value(STUDENT_BANK)}, the highest balance of a student on ${rates.on}`
  throw new ZodError([{ code: 'custom', path: [path], message }])
}

const RENT = ['rent-assistance.']
const CLAIM = ['waiting-period.', 'liquid-assets.', 'newly-arrived.']
const PARTNER = [
  'partner-income.',
  'jobseeker.rate.partnered',
  'jobseeker.income.',
  'parenting-payment.rate.partnered',
  'austudy.rate.',
  'youth-allowance.rate.',
  'youth-allowance.jobseeker.',
  'youth-allowance.student.',
  'energy-supplement.'
]
const BENEFIT = [
  ...RENT,
  ...CLAIM,
  ...PARTNER,
  'pharmaceutical-allowance.',
  'assets-limit.',
  'working-credit.',
  'jobseeker.nil-rate.',
  'age-pension.age'
]

export const CALCULATORS = {
  jobseeker: calculator(jobseekerSituation, assessJobseeker, [...BENEFIT, 'jobseeker.rate.']),
  'youth-allowance': calculator(
    youthAllowanceSituation,
    assessYouthAllowance,
    [
      ...BENEFIT,
      'jobseeker.rate.principal-carer-exempt',
      'youth-allowance.parental.',
      'youth-allowance.independence.'
    ],
    ({ activity, incomeBank = 0 }, rates) => activity === 'student' && checkStudentBank('incomeBank', incomeBank, rates)
  ),
  'rent-assistance': calculator(rentAssistanceSituation, assessRentAssistance, RENT),
  'wage-subsidy': calculator(wageSubsidySituation, assessWageSubsidy, [
    'wage-subsidy.',
    'apprentice.',
    'hiring.nsw.jobcover.',
    'minimum-wage.',
    'award.entry-level.',
    'super.guarantee.rate'
  ]),
  'liquid-assets': calculator(liquidAssetsSituation, assessLiquidAssets, ['liquid-assets.']),
  'income-maintenance': calculator(incomeMaintenanceSituation, assessIncomeMaintenance, []),
  'working-credit': calculator(
    workingCreditSituation,
    assessWorkingCredit,
    ['working-credit.', 'jobseeker.income.', 'youth-allowance.jobseeker.', 'youth-allowance.student.'],
    ({ payment, balance }, rates) =>
      payment === 'youth-allowance-student' && checkStudentBank('balance', balance, rates)
  ),
  redundancy: calculator(redundancySituation, assessRedundancy, [
    'redundancy.',
    'notice.',
    'etp.',
    'super.preservation-age',
    'age-pension.age'
  ])
} as const satisfies Record<string, Calculator>

export type CalculatorName = keyof typeof CALCULATORS

/** Is this the name of a calculation, such as `rent-assistance`? For names that people type or data gives. */
export function isCalculator(name: string): name is CalculatorName {
  return Object.hasOwn(CALCULATORS, name)
}
