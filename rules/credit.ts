import { APPRENTICE_BANK, incomeBank, STUDENT_BANK } from './income-bank.ts'
import type { Rates } from './lookup.ts'
import { exact, negative } from './money.ts'
import { freeAreaOf, JOBSEEKER_TEST, STUDENT_TEST, YOUTH_JOB_SEEKER_TEST } from './ordinary-income-test.ts'
import type { IncomeTest } from './ordinary-income-test.ts'
import { line, settle, type Outline, type Result } from './result.ts'
import type { WorkingCreditSituation } from './situations/working-credit.ts'
import { JOBSEEKER_CREDIT, workingCredit, YOUTH_CREDIT } from './working-credit.ts'

const INCOME = 'Social Security Guide 4.3'
const OUTLINE: Outline = {
  id: 'assessable-income',
  unit: 'cents-a-fortnight',
  limits: ['part-fortnights', 'partner-working-credit']
}

interface Scheme {
  rule: typeof workingCredit
  maximum: string
  test: IncomeTest
  used: 'working-credit-used' | 'income-bank-used'
  section: string
}

const WORKING_CREDIT = {
  rule: workingCredit,
  used: 'working-credit-used',
  section: 'Social Security Guide 3.1.11.30'
} as const
const INCOME_BANK = { rule: incomeBank, used: 'income-bank-used', section: 'Social Security Guide 4.2.8.50' } as const

const SCHEMES: Record<WorkingCreditSituation['payment'], Scheme> = {
  jobseeker: { ...WORKING_CREDIT, maximum: JOBSEEKER_CREDIT, test: JOBSEEKER_TEST },
  'youth-allowance-job-seeker': { ...WORKING_CREDIT, maximum: YOUTH_CREDIT, test: YOUTH_JOB_SEEKER_TEST },
  'youth-allowance-student': { ...INCOME_BANK, maximum: STUDENT_BANK, test: STUDENT_TEST },
  'youth-allowance-apprentice': { ...INCOME_BANK, maximum: APPRENTICE_BANK, test: STUDENT_TEST }
}

/** Assessable income of the fortnight, in cents (Social Security Guide 4.3). @throws FigureNotHeldError */
export function assessWorkingCredit({ payment, balance, income }: WorkingCreditSituation, rates: Rates): Result {
  const { rule, maximum, test, used: label, section } = SCHEMES[payment]
  const earnings = { employment: exact(income.employment), other: exact(income.other) }
  const freeArea = freeAreaOf(test, rates)
  const { used, findings } = rule(earnings, balance, freeArea.amount, maximum, rates)
  const lines = [line('employment-income', earnings.employment, INCOME), line('other-income', earnings.other, INCOME)]
  if (used.n > 0) lines.push(line(label, negative(used), section, freeArea.figures))
  return settle(rates, OUTLINE, lines, { findings })
}
