import { z } from 'zod'
import { CARED_FOR_KINDS } from './choices.ts'
import { money, oneOf, whole } from './common.ts'

const caredFor = z
  .strictObject({
    kind: oneOf('An adult, or a child under 16', CARED_FOR_KINDS),
    share: whole('Share of the allowance where two carers who are no couple care together, percent', 1, 100).default(
      100
    )
  })
  .describe('A person cared for.')

/** What the Carer Allowance calculator asks. */
export const carerAllowanceSituation = z
  .strictObject({
    familyIncome: money(
      'Adjusted taxable income of the carer and the partner, a year, with deemed income of account-based income streams'
    ),
    people: z.array(caredFor).min(1).max(20).describe('Everyone for whom the allowance is claimed.')
  })
  .describe('A carer who gets or claims Carer Allowance.')

export type CarerAllowanceSituation = z.infer<typeof carerAllowanceSituation>
