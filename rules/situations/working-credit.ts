import { z } from 'zod'
import { MOST_APPRENTICE_BANK, MOST_WORKING_CREDIT, MOST_YOUTH_WORKING_CREDIT } from '../conditions.ts'
import { income, money, oneOf } from './common.ts'

/** Cents. The bank of students is indexed: its highest balance is the figure of the day. */
const MOST_BALANCE: Record<string, number | undefined> = {
  jobseeker: MOST_WORKING_CREDIT,
  'youth-allowance-job-seeker': MOST_YOUTH_WORKING_CREDIT,
  'youth-allowance-apprentice': MOST_APPRENTICE_BANK
}

/** What the Working Credit and Income Bank calculator asks. */
export const workingCreditSituation = z
  .strictObject({
    payment: oneOf('The payment', [
      'jobseeker',
      'youth-allowance-job-seeker',
      'youth-allowance-student',
      'youth-allowance-apprentice'
    ]).describe(
      'The payment; students and apprentices have an Income Bank instead. One of: jobseeker, ' +
        'youth-allowance-job-seeker, youth-allowance-student, youth-allowance-apprentice.'
    ),
    balance: money(
      'Balance before the fortnight, a dollar for each credit, up to the highest: ' +
        `${MOST_WORKING_CREDIT} with JobSeeker Payment, ${MOST_YOUTH_WORKING_CREDIT} with Youth Allowance of a job ` +
        `seeker, ${MOST_APPRENTICE_BANK} of an apprentice, the figure of the day of a student`
    ).default(0),
    income
  })
  .superRefine(({ payment, balance }, context) => {
    const most = MOST_BALANCE[payment]
    if (most === undefined || balance <= most) return
    context.addIssue({ code: 'custom', path: ['balance'], message: `is more than ${most}, the highest balance` })
  })
  .describe('One fortnight of a person with Working Credit or an Income Bank.')

export type WorkingCreditSituation = z.infer<typeof workingCreditSituation>
