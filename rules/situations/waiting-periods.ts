/** What is asked of someone who claims: savings, money paid out by an employer, residence. */
import { z } from 'zod'
import type { NEWLY_ARRIVED_PAYMENTS } from './choices.ts'
import { LIQUID_ASSETS_EXEMPTIONS, PAYMENT_KINDS, RESIDENCE } from './choices.ts'
import { isoDay, money, oneOf, whole, yesNo } from './common.ts'

export const liquidAssetsSituation = z
  .strictObject({
    partnered: yesNo('Has a partner'),
    dependentChildren: yesNo('Has dependent children'),
    liquidAssets: money('Money in the bank, cash, shares and what an employer still owes; for a couple, of both'),
    exemption: oneOf('Why the wait may not have to be served', LIQUID_ASSETS_EXEMPTIONS).optional()
  })
  .describe('Someone who claims JobSeeker Payment, Youth Allowance or Austudy.')

export const incomeMaintenanceSituation = z
  .strictObject({
    weeklyPay: money('What the employer paid a week, before tax').optional(),
    startsOn: isoDay.optional(),
    payments: z
      .array(
        z.strictObject({
          kind: oneOf('What was paid out', PAYMENT_KINDS),
          amount: money('The amount before tax'),
          days: whole('Days of leave that the amount stands for, where it stands for days', 1, 3660).optional()
        })
      )
      .min(1)
      .max(20)
      .describe('Each amount paid when the job ended, in the order in which it counts.')
  })
  .describe('Someone whose employer paid out leave or a lump sum when a job ended.')

export const newlyArrivedSituation = z
  .strictObject({
    residence: oneOf('Residence', RESIDENCE),
    visaGrantedOn: isoDay.optional(),
    weeksAsResident: whole('Weeks in Australia as a permanent resident', 0, 5200).default(0),
    yearsInAustralia: whole('Unbroken years in Australia, for New Zealand citizens', 0, 100).default(0)
  })
  .describe('Residence, for the newly arrived resident’s waiting period.')

/** A claim that is still to be made; leave out for someone who is paid already. */
export const claim = z
  .strictObject({
    liquidAssets: money('Money in the bank, cash, shares and what an employer still owes').optional(),
    leavePaidOut: incomeMaintenanceSituation.optional(),
    residence: newlyArrivedSituation.optional()
  })
  .describe('What a new claim brings up: waiting periods. Not looked at where left out.')

/** A claim of a payment that no savings delay. */
export const claimWithoutSavings = claim
  .omit({ liquidAssets: true })
  .describe('What a new claim brings up: waiting periods. Not looked at where left out.')

export type LiquidAssetsSituation = z.infer<typeof liquidAssetsSituation>
export type IncomeMaintenanceSituation = z.infer<typeof incomeMaintenanceSituation>
export type NewlyArrivedSituation = z.infer<typeof newlyArrivedSituation>
export type NewlyArrivedPayment = (typeof NEWLY_ARRIVED_PAYMENTS)[number]
export type Claim = z.infer<typeof claim>
