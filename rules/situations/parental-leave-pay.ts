import { z } from 'zod'
import { isoDay, money, oneOf, whole, yesNo } from './common.ts'
import { MOST_LEAVE_PERIODS, MOST_PARENTAL_INCOME } from './choices.ts'

/** What the Parental Leave Pay calculator asks. */
export const parentalLeaveSituation = z
  .strictObject({
    bornOn: isoDay.describe('The day of the birth, or on which the child came into care to be adopted; YYYY-MM-DD.'),
    claimedOn: isoDay
      .optional()
      .describe('The day of the claim, YYYY-MM-DD; matters where it is before the birth. The birth where left out.'),
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    income: z
      .strictObject({
        own: money('Own adjusted taxable income', MOST_PARENTAL_INCOME),
        partner: money('The partner’s adjusted taxable income', MOST_PARENTAL_INCOME).default(0)
      })
      .describe('Income of the financial year before the birth or the claim, whichever is sooner.'),
    work: z
      .strictObject({
        days: whole('Days from the first to the last day of work in the period, paid leave included', 0, 400),
        hours: whole('Hours of work in those days, paid leave included', 0, 10_000),
        longestGapDays: whole('Days without work in the longest gap between two days of work', 0, 400),
        stoppedDangerousWorkOn: isoDay
          .optional()
          .describe('The last day of work that was too dangerous in the pregnancy, YYYY-MM-DD.'),
        hasException: yesNo(
          'Services Australia accepts that the test would have been met but for a pregnancy illness, an early birth, ' +
            'violence, severe illness or a declared disaster'
        )
      })
      .optional()
      .describe('Work before the birth. Left out, the work test is named but not checked.'),
    weeksAsResident: whole(
      'Weeks in Australia as a resident on the day of the birth, of someone who has to serve the newly arrived ' +
        'resident’s waiting period; left out for everyone else',
      0,
      5200
    ).optional(),
    partnersDays: whole(
      'Days that the partner takes, of those for both; those kept for the partner where left out',
      0,
      300
    ).optional(),
    taken: z
      .array(
        z
          .strictObject({
            from: isoDay.describe('A day of the financial year in which they are taken, YYYY-MM-DD.'),
            days: whole('Days of Parental Leave Pay', 1, 300)
          })
          .describe('Days taken in one financial year.')
      )
      .max(MOST_LEAVE_PERIODS)
      .default([])
      .describe('Days by the financial year in which they are taken. All of them now where left out.')
  })
  .superRefine(({ relationship, income, bornOn, partnersDays, taken }, context) => {
    const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (relationship === 'single' && income.partner > 0) wrong(['income', 'partner'], 'is given, but not partnered')
    if (relationship === 'single' && partnersDays !== undefined) wrong(['partnersDays'], 'is given, but not partnered')
    if (taken.some(({ from }) => from < bornOn)) wrong(['taken'], 'has a day before the birth')
  })
  .describe('A parent who claims Parental Leave Pay.')

export type ParentalLeaveSituation = z.infer<typeof parentalLeaveSituation>
export type WorkBefore = NonNullable<ParentalLeaveSituation['work']>
