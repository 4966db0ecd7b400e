import { z } from 'zod'
import { money, oneOf, whole, yesNo } from './common.ts'

export const SUBSIDY_PROGRAMS = [
  'workforce-australia',
  'inclusive-employment-australia',
  'apprentice-priority-hiring-incentive',
  'apprentice-key-program',
  'nsw-jobcover',
  'disability-employment-services',
  'jobactive',
  'restart'
] as const

export const APPRENTICESHIPS = ['full-time', 'part-time'] as const

/** What the programs have in common that shuts a job out. */
export const SUBSIDY_EXCLUSIONS = [
  'displaces-a-worker',
  'family-member',
  'government-agency',
  'commission-only',
  'subcontract-or-self-employed',
  'other-subsidy-for-the-job',
  'worked-here-before'
] as const

/** $10,000 an hour: no job that a subsidy is for pays it, and the cost of a year stays exact whatever the loadings. */
export const MOST_HOURLY = 1_000_000

/** What the wage subsidy calculator asks an employer. */
export const wageSubsidySituation = z
  .object({
    program: oneOf('The program the worker takes part in', SUBSIDY_PROGRAMS),
    hoursAWeek: whole('Paid hours a week', 1, 60),
    apprenticeship: oneOf(
      'How the apprenticeship is registered; worked out from the hours where left out',
      APPRENTICESHIPS
    ).optional(),
    age: whole('Age of the worker in years; left out where not known', 14, 120).optional(),
    monthsWithProvider: whole('Full months in a row with an employment services provider', 0, 600).default(0),
    exclusions: z
      .array(oneOf('A reason why the job is shut out', SUBSIDY_EXCLUSIONS))
      .max(SUBSIDY_EXCLUSIONS.length)
      .default([])
      .describe('Reasons that apply. None where left out.'),
    pay: z
      .object({
        basis: oneOf('What the pay is worked out from', ['minimum-wage', 'award-entry-level', 'hourly']).default(
          'minimum-wage'
        ),
        hourly: money(
          'Pay an hour before tax and before casual loading, where the basis is hourly',
          MOST_HOURLY
        ).optional(),
        casual: yesNo('Casual: a loading in place of leave')
      })
      .strict()
      .default({})
      .describe('Pay. The national minimum wage where left out.'),
    leaveLoading: whole('Leave loading in basis points (17.5% is 1750)', 0, 10_000).default(0),
    superannuation: z
      .boolean()
      .default(true)
      .describe('Whether to count superannuation. true or false; true where left out.')
  })
  .strict()
  .superRefine(({ pay }, context) => {
    if (pay.basis === 'hourly' && pay.hourly === undefined) {
      context.addIssue({ code: 'custom', path: ['pay', 'hourly'], message: 'is needed where the basis is hourly' })
    }
  })
  .describe('A job that an employer means to offer.')

export type WageSubsidySituation = z.infer<typeof wageSubsidySituation>
export type SubsidyProgram = WageSubsidySituation['program']
