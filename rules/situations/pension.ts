/** What the calculators of Age Pension, Disability Support Pension and Carer Payment ask. Amounts are whole cents. */
import { z } from 'zod'
import { PARTNER_PAYMENTS, RELATIONSHIPS } from './choices.ts'
import { familyTaxBenefit, money, oneOf, rent, whole, yesNo } from './common.ts'

/** Gifts are looked at over this and the four financial years before it (A guide to Australian Government payments). */
const GIFT_YEARS = 5

const income = z
  .strictObject({
    employment: money('Pay from work as an employee before tax, a fortnight').default(0),
    selfEmployment: money('Income a fortnight from their own work in their own business').default(0),
    other: money('All other income before tax, a fortnight, without what financial assets earn').default(0)
  })
  .prefault({})
  .describe('Income of one fortnight, before tax. Zero where left out.')

const balance = money('Work Bonus balance before the fortnight').default(0)
const superannuation = money('Superannuation that pays no income stream yet; it counts from Age Pension age').default(0)

const partner = z
  .strictObject({
    age: whole('Age of the partner in years', 16, 120),
    payment: oneOf('The partner’s own income support payment', PARTNER_PAYMENTS).default('none'),
    income,
    workBonusBalance: balance,
    superannuation
  })
  .describe('The partner. Needed for everyone who is not single.')

const assets = z
  .strictObject({
    homeOwner: yesNo('Owns the home they live in'),
    financial: money(
      'Financial assets: money in banks, shares, managed funds, loans, account-based income streams; of a couple, of both'
    ).default(0),
    other: money('All other assets that count, without the home; of a couple, of both').default(0),
    gifts: z
      .array(money('Given away in one financial year'))
      .max(GIFT_YEARS)
      .default([])
      .describe('Given away, this financial year first, then each of the four before; of a couple, by both.')
  })
  .describe('Assets. Not tested, and no income from them counted, where left out.')

const person = z.strictObject({
  age: whole('Age in years', 14, 120),
  relationship: oneOf('Relationship', RELATIONSHIPS).default('single'),
  partner: partner.optional(),
  children: whole('Dependent children', 0, 20).default(0),
  income,
  workBonusBalance: balance,
  superannuation,
  assets: assets.optional(),
  rent: rent.optional(),
  familyTaxBenefit,
  transitional: yesNo('Paid at the transitional rate ever since 19 September 2009')
})

const blind = yesNo('Permanently blind')
const workingCredit = money('Working Credit balance, a dollar for each credit').optional()

interface Pensioner {
  relationship: (typeof RELATIONSHIPS)[number]
  partner?: object | undefined
}

function checkPartner({ relationship, partner }: Pensioner, context: z.RefinementCtx): void {
  const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['partner'], message })
  if (relationship !== 'single' && !partner) wrong('is needed where not single')
  if (relationship === 'single' && partner) wrong('is given, but not partnered')
}

/** What the Age Pension calculator asks. */
export const agePensionSituation = person
  .extend({
    blind,
    weeksOutsideAustralia: whole('Full weeks outside Australia so far, 0 where in Australia', 0, 5_200).default(0),
    workingLifeYears: whole(
      'Full years of living in Australia as a resident between 16 and Age Pension age; asked after a long time abroad',
      0,
      51
    ).optional()
  })
  .superRefine(checkPartner)
  .describe('A person who gets or claims Age Pension.')

const impairment = z
  .strictObject({
    points: z
      .array(whole('Points under one of the Impairment Tables', 0, 30))
      .min(1)
      .max(15)
      .describe('Points, one entry for each Impairment Table.'),
    programMonths: whole('Months in a Program of Support in the three years before the claim', 0, 36).default(0),
    programNotNeeded: yesNo(
      'Completed a shorter program, or the condition alone kept or keeps a program from helping them to work'
    )
  })
  .describe('Points and Program of Support. No finding about them where left out.')

/** What the Disability Support Pension calculator asks. */
export const disabilitySupportPensionSituation = person
  .extend({
    blind,
    dependent: yesNo('Single, under 21 and dependent on parents; from 18 also living in a parent’s home'),
    workingCredit,
    impairment: impairment.optional()
  })
  .superRefine(checkPartner)
  .superRefine(({ dependent, relationship }, context) => {
    if (!dependent || relationship === 'single') return
    context.addIssue({ code: 'custom', path: ['dependent'], message: 'is only for someone single' })
  })
  .describe('A person who gets or claims Disability Support Pension.')

const paidWork = z
  .strictObject({
    hours: whole('Hours of paid work in four weeks, without travel, study and volunteering', 0, 672),
    ongoing: yesNo('These hours go on, rather than for a short time')
  })
  .describe('Paid work of the carer. No finding about it where left out.')

const careReceiver = z
  .strictObject({
    getsIncomeSupport: yesNo('Gets an income support payment'),
    partnered: yesNo('Has a partner'),
    yearlyIncome: money('Income of the person cared for, a year').default(0),
    assets: money('Assets of the person cared for').default(0),
    liquidAssets: money('Money they can reach quickly; asked where their assets are above the limit').optional()
  })
  .describe('The person cared for. No finding about their limits where left out.')

/** What the Carer Payment calculator asks. */
export const carerPaymentSituation = person
  .extend({ workingCredit, paidWork: paidWork.optional(), careReceiver: careReceiver.optional() })
  .superRefine(checkPartner)
  .describe('A person who gets or claims Carer Payment.')

export type PensionAssets = z.infer<typeof assets>
export type PensionPerson = z.infer<typeof person>
export type AgePensionSituation = z.infer<typeof agePensionSituation>
export type DisabilitySupportPensionSituation = z.infer<typeof disabilitySupportPensionSituation>
export type CarerPaymentSituation = z.infer<typeof carerPaymentSituation>
