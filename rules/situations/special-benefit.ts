import { z } from 'zod'
import { FUNDS_TERMS, LIVING } from './choices.ts'
import { familyTaxBenefit, income, money, oneOf, partner, partnerIfPartnered, rent, whole, yesNo } from './common.ts'
import { newlyArrivedSituation } from './waiting-periods.ts'

/** What the Special Benefit calculator asks. */
export const specialBenefitSituation = z
  .strictObject({
    age: whole('Age in years', 0, 120),
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    partner: partner.optional(),
    children: whole('Dependent children', 0, 20).default(0),
    living: oneOf('Lives at the parental home, or away from it', LIVING).default('away'),
    monthsOnPayment: whole('Full months in a row on income support', 0, 1200).default(0),
    income,
    freeBoardAndLodging: yesNo('Lives somewhere or eats for free, or others pay bills'),
    inKindSupport: money(
      'What Services Australia says that free board, lodging or other support is worth a fortnight; ' +
        'left out where not known'
    ).optional(),
    availableFunds: money('Money that can be used now; for a couple, of both together').optional(),
    term: oneOf('Whether the payment is needed for a short or a long time', FUNDS_TERMS).default('long'),
    rent: rent.optional(),
    familyTaxBenefit,
    residence: newlyArrivedSituation.optional()
  })
  .superRefine(partnerIfPartnered)
  .superRefine(({ freeBoardAndLodging, inKindSupport = 0 }, context) => {
    if (inKindSupport === 0 || freeBoardAndLodging) return
    const message = 'needs free board, lodging or other support'
    context.addIssue({ code: 'custom', path: ['inKindSupport'], message })
  })
  .describe('A person in hardship who can get no other income support payment.')

export type SpecialBenefitSituation = z.infer<typeof specialBenefitSituation>
