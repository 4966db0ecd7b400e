import { z } from 'zod'
import { income, money, oneOf } from './common.ts'

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
      'Balance before the fortnight, a dollar for each credit, up to the highest of the day for the payment'
    ).default(0),
    income
  })
  .describe('One fortnight of a person with Working Credit or an Income Bank.')

export type WorkingCreditSituation = z.infer<typeof workingCreditSituation>
