import { z } from 'zod'
import { RELATIONSHIPS } from './choices.ts'
import {
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

/** What the JobSeeker Payment calculator asks. */
export const jobseekerSituation = z
  .strictObject({
    age: whole('Age in years', 16, 120),
    relationship: oneOf('Relationship', RELATIONSHIPS).default('single'),
    partner: partner.optional(),
    children: whole('Dependent children', 0, 20).default(0),
    principalCarer: yesNo('The principal carer of a dependent child'),
    youngestChildAge: whole(
      'Age in years of the youngest child in their care as principal carer; left out where not known',
      0,
      15
    ).optional(),
    principalCarerExempt: yesNo(
      'A single principal carer whom Services Australia exempts from mutual obligations as a foster carer, ' +
        'home schooler, parent of a large family or the like'
    ),
    monthsOnPayment: whole('Full months in a row on income support', 0, 1200).default(0),
    workCapacityHours: whole(
      'Hours a week Services Australia assessed the person as able to work; left out where not limited',
      0,
      29
    ).optional(),
    temporarilyIncapacitated: yesNo('Cannot work for now because of illness or injury'),
    income,
    workingCredit: money('Working Credit balance, a dollar for each credit').optional(),
    rent: rent.optional(),
    familyTaxBenefit,
    assets: assets.optional(),
    claim: claim.optional()
  })
  .superRefine(partnerIfPartnered)
  .superRefine((situation, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (situation.principalCarer && situation.children === 0) wrong('principalCarer', 'needs at least one child')
    if (situation.youngestChildAge !== undefined && !situation.principalCarer) {
      wrong('youngestChildAge', 'needs a principal carer')
    }
    if (situation.principalCarerExempt && !(situation.principalCarer && situation.relationship === 'single')) {
      wrong('principalCarerExempt', 'needs a single principal carer')
    }
  })
  .describe('A person who gets or claims JobSeeker Payment.')

export type JobseekerSituation = z.infer<typeof jobseekerSituation>
