import { z } from 'zod'
import { APPRENTICESHIPS, MOST_HOURLY, PAY_BASES, SUBSIDY_EXCLUSIONS, SUBSIDY_PROGRAMS } from './choices.ts'
import { anyOf, money, oneOf, whole, yesNo } from './common.ts'

/** What the wage subsidy calculator asks an employer. */
export const wageSubsidySituation = z
  .strictObject({
    program: oneOf('The program the worker takes part in', SUBSIDY_PROGRAMS),
    hoursAWeek: whole('Paid hours a week', 1, 60),
    apprenticeship: oneOf(
      'How the apprenticeship is registered; worked out from the hours where left out',
      APPRENTICESHIPS
    ).optional(),
    age: whole('Age of the worker in years; left out where not known', 14, 120).optional(),
    monthsWithProvider: whole('Full months in a row with an employment services provider', 0, 600).default(0),
    exclusions: anyOf('A reason why the job is shut out', SUBSIDY_EXCLUSIONS),
    pay: z
      .strictObject({
        basis: oneOf('What the pay is worked out from', PAY_BASES).default('minimum-wage'),
        hourly: money(
          'Pay an hour before tax and before casual loading, where the basis is hourly',
          MOST_HOURLY
        ).optional(),
        casual: yesNo('Casual: a loading in place of leave')
      })
      .prefault({})
      .describe('Pay. The national minimum wage where left out.'),
    leaveLoading: whole('Leave loading in basis points (17.5% is 1750)', 0, 10_000).default(0),
    superannuation: z
      .boolean()
      .default(true)
      .describe('Whether to count superannuation. true or false; true where left out.')
  })
  .superRefine(({ pay }, context) => {
    if (pay.basis === 'hourly' && pay.hourly === undefined) {
      context.addIssue({ code: 'custom', path: ['pay', 'hourly'], message: 'is needed where the basis is hourly' })
    }
  })
  .describe('A job that an employer means to offer.')

export type WageSubsidySituation = z.infer<typeof wageSubsidySituation>
export type SubsidyProgram = WageSubsidySituation['program']
export type SubsidyExclusion = WageSubsidySituation['exclusions'][number]
