import { z } from 'zod'
import { isoDay, oneOf } from './common.ts'
import { STOPPED } from './date-choices.ts'
import { STATES } from './household-choices.ts'

/** A payment that stopped, was cut or did not come. */
export const paymentStoppedSituation = z
  .strictObject({
    seen: oneOf('What the account or the letter shows', STOPPED),
    noticeOn: isoDay
      .optional()
      .describe('The date of the notice; where there is none, the day on which it was noticed.'),
    eventOn: isoDay
      .optional()
      .describe(
        'The day from which its own time counts, such as a birthday or a due date; that of the notice if left out.'
      ),
    state: oneOf('State or territory, for its public holidays', STATES).optional()
  })
  .describe('Somebody whose payment stopped.')

export type PaymentStoppedSituation = z.infer<typeof paymentStoppedSituation>
