import { z } from 'zod'
import { ACTIVITIES, INDEPENDENCE_GROUNDS, LIVING, STATE_CARE } from './choices.ts'
import { MOST_CHILD_RATE, MOST_PARENTAL_INCOME, MOST_SIBLINGS } from './choices.ts'
import {
  anyOf,
  assets,
  familyTaxBenefit,
  income,
  money,
  oneOf,
  partner,
  partnerIfPartnered,
  rent,
  whole,
  yesNo
} from './common.ts'
import { claim } from './waiting-periods.ts'

const sibling = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('youth-allowance').describe('youth-allowance: dependent and on Youth Allowance.'),
      age: whole('Age in years', 16, 24),
      living: oneOf('Living at the parental home, or away at the away-from-home rate', LIVING),
      rent: rent.optional(),
      maximumRate: money(
        'The whole maximum payment rate a fortnight, where it is known; worked out from the other fields where left out',
        MOST_CHILD_RATE
      ).optional()
    }),
    z.strictObject({
      kind: z.literal('family-tax-benefit').describe('family-tax-benefit: a child for whom it is, or could be, paid.'),
      maximumRate: money(
        'The most Family Tax Benefit Part A that could be paid for the child, a fortnight',
        MOST_CHILD_RATE
      ).optional()
    })
  ])
  .describe('A brother or sister with the same parental income.')

export const parents = z
  .strictObject({
    adjustedTaxableIncome: money('The parents’ adjusted taxable income together, a year', MOST_PARENTAL_INCOME),
    getIncomeSupport: yesNo('A parent gets an income support payment above zero'),
    maintenance: money('Child support or other maintenance received, a year').default(0),
    otherChildren: z
      .array(sibling)
      .max(MOST_SIBLINGS)
      .default([])
      .describe('Every other child under the same parental income. None where left out.')
  })
  .describe('The parents. Needed for someone who is not independent.')

/** Who may say that they have the long-term rate; how old that is depends on the day. */
export const LONG_TERM_NEEDS = 'needs a student or apprentice who is old enough'

/** What the Youth Allowance calculator asks. */
export const youthAllowanceSituation = z
  .strictObject({
    activity: oneOf('What the person does; student and apprentice mean full-time', ACTIVITIES),
    age: whole('Age in years', 14, 120),
    living: oneOf('Lives at the parental home, or away at the away-from-home rate', LIVING),
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    partner: partner.optional(),
    children: whole('Dependent children', 0, 20).default(0),
    principalCarer: yesNo('The principal carer of a dependent child'),
    principalCarerExempt: yesNo('A single principal carer, looking for work, exempt from mutual obligations'),
    longTermIncomeSupport: yesNo(
      'A student or apprentice old enough for, and paid at, the long-term income support rate'
    ),
    hasPartialCapacity: yesNo('Assessed as having a partial capacity to work'),
    temporarilyIncapacitated: yesNo('Cannot work or study for now because of illness or injury'),
    independence: z
      .strictObject({
        grounds: anyOf('A ground of independence', INDEPENDENCE_GROUNDS, 'Grounds'),
        stateCare: oneOf('Of State care: whether the State pays somebody for it', STATE_CARE).optional(),
        work: z
          .strictObject({
            averageHours: whole('Average paid hours a week', 0, 168),
            months: whole('Months of that work within two years', 0, 24)
          })
          .optional()
          .describe('Paid work, to find out whether it makes independent.')
      })
      .prefault({})
      .describe('Grounds of independence other than age and having a child.'),
    parents: parents.optional(),
    income,
    incomeBank: money(
      'Income Bank balance, a dollar for each credit, up to the highest of the day for a student or an apprentice'
    ).optional(),
    workingCredit: money('Working Credit balance of a job seeker, a dollar for each credit').optional(),
    rent: rent.optional(),
    familyTaxBenefit,
    assets: assets.optional(),
    claim: claim.optional()
  })
  .superRefine(partnerIfPartnered)
  .superRefine((situation, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const isJobSeeker = situation.activity === 'job-seeker'
    if (situation.principalCarer && situation.children === 0) wrong('principalCarer', 'needs at least one child')
    if (situation.principalCarerExempt && !(situation.principalCarer && isJobSeeker && !situation.partner)) {
      wrong('principalCarerExempt', 'needs a single principal carer who looks for work')
    }
    if (situation.longTermIncomeSupport && isJobSeeker) wrong('longTermIncomeSupport', LONG_TERM_NEEDS)
    if (isJobSeeker && situation.incomeBank !== undefined) wrong('incomeBank', 'is for students and apprentices')
    if (!isJobSeeker && situation.workingCredit !== undefined) wrong('workingCredit', 'is for job seekers')
  })
  .describe('A person who gets or claims Youth Allowance.')

export type YouthAllowanceSituation = z.infer<typeof youthAllowanceSituation>
export type Parents = z.infer<typeof parents>
export type Sibling = Parents['otherChildren'][number]
