import { z } from 'zod'
import { AUSTUDY_ACTIVITIES } from './choices.ts'
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

/** What the Austudy calculator asks. */
export const austudySituation = z
  .strictObject({
    activity: oneOf('What the person does, full-time', AUSTUDY_ACTIVITIES),
    age: whole('Age in years', 14, 120),
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    partner: partner.optional(),
    children: whole('Dependent children', 0, 20).default(0),
    longTermIncomeSupport: yesNo('Paid at the long-term income support rate'),
    monthsOnPayment: whole('Full months in a row on income support', 0, 1200).default(0),
    income,
    incomeBank: money(
      'Income Bank balance, a dollar for each credit, up to the highest of the day for a student or an apprentice'
    ).optional(),
    rent: rent.optional(),
    familyTaxBenefit,
    assets: assets.optional(),
    claim: claim.optional()
  })
  .superRefine(partnerIfPartnered)
  .describe('A full-time student or apprentice who gets or claims Austudy.')

export type AustudySituation = z.infer<typeof austudySituation>
