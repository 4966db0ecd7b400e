import { z } from 'zod'
import { isoDay, money, oneOf, whole } from './common.ts'
import { FIRST_PAYDAY_PAYMENTS } from './date-choices.ts'
import { event, held, paidOut, residence } from './household.ts'

/** A claim with what delays it. What is left out is not known, and its wait is open. */
export const firstPaydaySituation = z
  .strictObject({
    payment: oneOf('The payment that is claimed', FIRST_PAYDAY_PAYMENTS).default('jobseeker'),
    claimOn: isoDay.describe('The day of the claim.'),
    lastDay: isoDay.optional().describe('The last day of work.'),
    paidOut: paidOut.optional(),
    liquid: money('Money that can be used this week; of a couple, of both').optional(),
    age: whole('Age in years', 15, 120).optional(),
    partnered: z.boolean().optional().describe('Has a partner. true or false; not known where left out.'),
    children: z.boolean().optional().describe('Has dependent children. true or false; not known where left out.'),
    residence,
    happened: z
      .array(event)
      .max(20)
      .default([])
      .describe('What else happened that may spare a wait: violence, home lost, a death, a release, an arrival.'),
    has: z.array(held).max(20).default([]).describe('Payments held already: a move from one to another has no wait.')
  })
  .describe('Somebody who claims a payment, for the first day that is paid.')

export type FirstPaydaySituation = z.infer<typeof firstPaydaySituation>
