import { z } from 'zod'
import { isoDay, oneOf } from './common.ts'
import { TRIGGERS } from './date-choices.ts'
import { STATES } from './household-choices.ts'

/** What happened to somebody, and when: see data/events.yaml for the words. */
export const timeLimitsSituation = z
  .strictObject({
    events: z
      .array(z.strictObject({ event: oneOf('What happened, or is about to', TRIGGERS), on: isoDay }))
      .min(1)
      .max(100)
      .describe('What happened, and on which day.'),
    state: oneOf('State or territory; without it, limits of single states are left out', STATES).optional()
  })
  .superRefine(({ events }, context) => {
    events.forEach(({ event, on }, at) => {
      if (event !== 'end-of-financial-year' || on.endsWith('-06-30')) return
      const message = 'is no last day of a financial year, which ends on 30 June'
      context.addIssue({ code: 'custom', path: ['events', at, 'on'], message })
    })
  })
  .describe('What happened to somebody, for the days by which to act.')

export type TimeLimitsSituation = z.infer<typeof timeLimitsSituation>
