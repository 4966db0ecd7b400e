import { z } from 'zod'
import { isoDay, money, oneOf, whole, yesNo } from './common.ts'
import { END_REASONS } from './date-choices.ts'
import { STATES } from './household-choices.ts'

/** The end of a job, by its days: what the redundancy calculator asks in months is worked out from them. */
export const finalPaySituation = z
  .strictObject({
    startedOn: isoDay.describe('The first day of work.'),
    noticeOn: isoDay.optional().describe('The day on which notice was given; the last day where left out.'),
    lastDay: isoDay.describe('The last day of work.'),
    paidOn: isoDay.optional().describe('The day of the final pay; the last day of work where left out.'),
    born: isoDay.describe('Date of birth.'),
    reason: oneOf('Why the job ends', END_REASONS),
    genuine: z
      .boolean()
      .default(true)
      .describe('Of a redundancy: nobody will do the job any more. true or false; true where left out.'),
    weeklyBasePay: money('Base pay a week for ordinary hours, before tax'),
    hoursPerWeek: whole('Ordinary hours a week', 1, 60).optional(),
    employees: whole('Employees of the business; left out where not known', 0, 10_000_000).optional(),
    award: z
      .boolean()
      .optional()
      .describe('An award or agreement covers the job. true or false; not known where left out.'),
    casual: yesNo('A casual employee'),
    apprentice: yesNo('An apprentice'),
    trainee: yesNo('A trainee whose job is limited to the training'),
    annualLeaveHours: z
      .number()
      .min(0)
      .max(5000)
      .optional()
      .describe('Hours of annual leave that were not taken. From 0 to 5000.'),
    redundancyPaid: money(
      'What the employer pays for the redundancy, before tax; the least amount where left out'
    ).optional(),
    insolventOn: isoDay.optional().describe('The day of the employer’s liquidation or bankruptcy.'),
    unpaidWeeks: whole('Weeks of wages that the insolvent employer owes', 0, 520).default(0),
    state: oneOf('State or territory, for its public holidays', STATES).optional()
  })
  .superRefine(({ startedOn, noticeOn, lastDay, paidOn, born, annualLeaveHours, hoursPerWeek }, context) => {
    const order = [
      ['startedOn', born, startedOn, 'the date of birth'],
      ['lastDay', startedOn, lastDay, 'the first day of work'],
      ['noticeOn', startedOn, noticeOn, 'the first day of work'],
      ['paidOn', startedOn, paidOn, 'the first day of work']
    ] as const
    for (const [field, before, day, what] of order) {
      if (day === undefined || day >= before) continue
      context.addIssue({ code: 'custom', path: [field], message: `comes before ${what}` })
    }
    if (noticeOn !== undefined && noticeOn > lastDay) {
      context.addIssue({ code: 'custom', path: ['noticeOn'], message: 'comes after the last day of work' })
    }
    if (annualLeaveHours !== undefined && hoursPerWeek === undefined) {
      context.addIssue({ code: 'custom', path: ['hoursPerWeek'], message: 'is needed with hours of leave' })
    }
  })
  .describe('An employee whose job ends, or has ended.')

export type FinalPaySituation = z.infer<typeof finalPaySituation>
