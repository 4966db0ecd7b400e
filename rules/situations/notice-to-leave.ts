import { z } from 'zod'
import { isoDay, oneOf, whole } from './common.ts'
import { AGREEMENTS, LEAVE_REASONS } from './date-choices.ts'
import { STATES } from './household-choices.ts'

/** A notice to leave a rented home. */
export const noticeToLeaveSituation = z
  .strictObject({
    state: oneOf('State or territory', STATES),
    agreement: oneOf('A lease of up to six months, a longer one, or one without an end', AGREEMENTS),
    reason: oneOf('The reason in the notice', LEAVE_REASONS),
    givenOn: isoDay.describe('The day on which the notice was given.'),
    outBy: isoDay.describe('The day by which the notice says to leave.'),
    daysBehind: whole('Days that rent was behind when the notice was given', 0, 3660).optional()
  })
  .superRefine(({ givenOn, outBy }, context) => {
    if (outBy >= givenOn) return
    context.addIssue({ code: 'custom', path: ['outBy'], message: 'comes before the day of the notice' })
  })
  .describe('A renter who was told to leave.')

export type NoticeToLeaveSituation = z.infer<typeof noticeToLeaveSituation>
