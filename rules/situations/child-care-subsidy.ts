import { z } from 'zod'
import { CHILD_CARE_KINDS, MOST_FAMILY_CHILDREN, MOST_HOURLY, MOST_PARENTAL_INCOME } from './choices.ts'
import { money, oneOf, whole, yesNo } from './common.ts'

const activity = z
  .strictObject({
    hours: whole('Hours of work, study and other recognised participation a fortnight', 0, 336).default(0),
    searchOrVolunteeringHours: whole('Hours of job search or volunteering a fortnight', 0, 336).default(0),
    travel: z
      .strictObject({
        minutesEachWay: whole('Minutes between child care and the activity, one way', 0, 600),
        days: whole('Days of travel a fortnight', 0, 14)
      })
      .optional()
      .describe('Travel between child care and the activity.'),
    exempt: yesNo(
      'Exempt from the test: disability, Carer Payment, prison, abroad for up to 6 weeks, a grandparent with at least ' +
        '65% of the care, or exceptional circumstances'
    ),
    obligations: yesNo('On income support with mutual obligations, or in Parent Pathways'),
    carerAllowance: yesNo('Gets Carer Allowance')
  })
  .describe('What one parent does in a fortnight.')

const child = z
  .strictObject({
    age: whole('Age in years', 0, 18),
    atSchool: yesNo('At primary school'),
    care: oneOf('Kind of child care', CHILD_CARE_KINDS).default('centre'),
    feeAnHour: money('The fee an hour; left out where not known', MOST_HOURLY).optional(),
    hours: whole('Hours of care charged a fortnight', 0, 336).default(0),
    sessionHours: whole('Hours of one session, where a day is charged as a whole', 1, 24).optional(),
    firstNations: yesNo('Aboriginal or Torres Strait Islander child')
  })
  .describe('A child in approved child care.')

/** What the Child Care Subsidy calculator asks. */
export const childCareSituation = z
  .strictObject({
    familyIncome: money('Adjusted taxable income of the family, a year', MOST_PARENTAL_INCOME),
    own: activity.prefault({}),
    partner: activity.optional(),
    children: z
      .array(child)
      .min(1)
      .max(MOST_FAMILY_CHILDREN)
      .describe('The children of the family in approved child care. At least one.')
  })
  .describe('A family with children in child care.')

export type ChildCareSituation = z.infer<typeof childCareSituation>
export type CareChild = ChildCareSituation['children'][number]
export type Participation = ChildCareSituation['own']
