import { z } from 'zod'
import { RELATIONSHIPS } from './choices.ts'
import { assets, familyTaxBenefit, income, money, oneOf, partner, partnerIfPartnered, rent, whole } from './common.ts'
import { claimWithoutSavings } from './waiting-periods.ts'

/** What the Parenting Payment calculator asks. */
export const parentingPaymentSituation = z
  .strictObject({
    age: whole('Age in years', 14, 120),
    relationship: oneOf('Relationship', RELATIONSHIPS).default('single'),
    partner: partner.optional(),
    children: whole('Dependent children, of whom the person is the principal carer', 1, 20),
    youngestChildAge: whole('Age in years of the youngest child; left out where not known', 0, 17).optional(),
    monthsOnPayment: whole('Full months in a row on income support', 0, 1200).default(0),
    workCapacityHours: whole(
      'Hours a week Services Australia assessed the person as able to work; left out where not limited',
      0,
      29
    ).optional(),
    income,
    workingCredit: money('Working Credit balance, a dollar for each credit').optional(),
    rent: rent.optional(),
    familyTaxBenefit,
    assets: assets.optional(),
    claim: claimWithoutSavings.optional()
  })
  .superRefine(partnerIfPartnered)
  .describe('The principal carer of a young child, who gets or claims Parenting Payment.')

export type ParentingPaymentSituation = z.infer<typeof parentingPaymentSituation>
