import { z } from 'zod'
import { HOUSEHOLDS, RENTERS_PAYMENTS } from './choices.ts'
import { familyTaxBenefit, rent, whole, oneOf } from './common.ts'

/** What the Rent Assistance calculator asks. */
export const rentAssistanceSituation = z
  .strictObject({
    payment: oneOf('The payment that Rent Assistance would come with', RENTERS_PAYMENTS),
    age: whole('Age in years', 15, 120),
    household: oneOf('Household; separated by illness also covers a partner in respite care or prison', HOUSEHOLDS),
    children: whole('Dependent children', 0, 20).default(0),
    familyTaxBenefit,
    youthAllowance: z
      .strictObject({
        independent: z.boolean().describe('Independent for Youth Allowance. true or false.'),
        awayFromHome: z.boolean().describe('Paid at the away-from-home rate. true or false.'),
        hasHadPartnerOrChild: z
          .boolean()
          .default(false)
          .describe('Has or had a partner or child that made them independent. true or false; false where left out.')
      })
      .optional()
      .describe('Needed where the payment is youth-allowance.'),
    rent
  })
  .superRefine(({ payment, youthAllowance, familyTaxBenefit: rate }, context) => {
    if (payment === 'youth-allowance' && !youthAllowance) {
      context.addIssue({ code: 'custom', path: ['youthAllowance'], message: 'is needed with Youth Allowance' })
    }
    if (payment === 'family-tax-benefit' && rate === 'none') {
      const message = 'is base-rate or above-base where the payment is family-tax-benefit'
      context.addIssue({ code: 'custom', path: ['familyTaxBenefit'], message })
    }
  })
  .describe('A person or couple who pays rent.')

export type RentAssistanceSituation = z.infer<typeof rentAssistanceSituation>
