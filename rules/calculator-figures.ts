/**
 * Beginnings of the ids of figures that calculators look up. By hand: all that their modules name
 * (scripts/mdx/rule-figures.ts) is up to four times as much for a page to carry. tests/unit/rules/figures-read.test.ts
 * compares them with what the rules read.
 */
import { APPRENTICE_BANK, STUDENT_BANK } from './income-bank.ts'
import {
  JOBSEEKER_TEST,
  PRINCIPAL_CARER_TEST,
  STUDENT_TEST,
  YOUTH_JOB_SEEKER_TEST,
  type IncomeTest
} from './ordinary-income-test.ts'
import { JOBSEEKER_CREDIT } from './working-credit.ts'

/** The ids of a household’s rows for few and for many children. */
export const families = (household: string) => [`${household}-1-2-children`, `${household}-3-plus-children`]
export const HOUSEHOLDS = ['single', 'couple', ...families('single'), ...families('couple')]
export const HOUSEHOLDS_APART = [
  'couple-illness-separated',
  'couple-temporarily-separated',
  ...families('couple-separated')
]

/** The figures of Rent Assistance for these households. */
export function rent(households: string[]): string[] {
  const rows = households.flatMap(household => [`${household}.threshold`, `${household}.maximum`])
  const ids = ['taper', 'sharer-share.', 'board-and-lodging-share.', 'parental-home-age', ...rows]
  return ids.map(id => `rent-assistance.${id}`)
}

function incomeTest({ freeArea, lowerTaper, upper }: IncomeTest): string[] {
  return [...(freeArea ? [freeArea] : []), lowerTaper, ...(upper ? [upper.threshold, upper.taper] : [])]
}

export const INCOME_TESTS = [JOBSEEKER_TEST, PRINCIPAL_CARER_TEST, YOUTH_JOB_SEEKER_TEST, STUDENT_TEST].flatMap(
  incomeTest
)
/** Ages and hours that decide between the payments and rates of benefits. */
export const AGES = [
  'age-pension.age',
  'jobseeker.age',
  'jobseeker.higher-rate.age',
  'partial-capacity.hours',
  'partner-income.age',
  'youth-allowance.home-rate.age'
]
export const LIQUID_ASSETS = ['liquid-assets.reserve.', 'liquid-assets.step.', 'liquid-assets.max-weeks']
export const CREDITS = ['working-credit.accrual-threshold', 'working-credit.maximum', STUDENT_BANK, APPRENTICE_BANK]
export const AUSTUDY_RATES = ['austudy.rate.', 'energy-supplement.austudy.']
const COUPLES_ON_AUSTUDY = ['couple-', 'long-term-couple'].flatMap(kind => AUSTUDY_RATES.map(rate => rate + kind))
export const JOBSEEKER_RATES = ['jobseeker.rate.', 'jobseeker.higher-rate.', 'energy-supplement.jobseeker.']
/** A partner may get any of these payments. */
export const RATES = [
  'jobseeker.rate.partnered',
  'jobseeker.rate.principal-carer-exempt',
  'parenting-payment.rate.partnered',
  ...COUPLES_ON_AUSTUDY,
  'youth-allowance.rate.',
  'energy-supplement.jobseeker.partnered',
  'energy-supplement.jobseeker.principal-carer-exempt',
  'energy-supplement.parenting-payment.partnered',
  'energy-supplement.youth-allowance.'
]
export const BENEFIT = [
  ...rent(HOUSEHOLDS),
  ...LIQUID_ASSETS,
  ...INCOME_TESTS,
  ...CREDITS,
  ...RATES,
  'waiting-period.',
  'newly-arrived.new-zealand.',
  'partner-income.',
  'pharmaceutical-allowance.',
  'assets-limit.',
  'jobseeker.nil-rate.',
  ...AGES
]

export const PENSION = [
  ...rent([...HOUSEHOLDS, 'couple-illness-separated', ...families('couple-separated')]),
  'pension.basic.',
  'pension.supplement.',
  'pension.income.',
  'pension.assets.',
  'pension.full.assets.',
  'pension.transitional.rate.',
  'pension.transitional.taper.',
  'pension.transitional.free-area-child.',
  'energy-supplement.pension.',
  'deeming.',
  'gifting.limit.',
  'advance.pension.',
  'work-bonus.credit',
  'work-bonus.maximum',
  'age-pension.age'
]
export const PENSION_CREDIT = ['working-credit.accrual-threshold', JOBSEEKER_CREDIT]
