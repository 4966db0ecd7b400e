/** Parts of a situation that several calculators ask for. Amounts are whole cents. */
import { z } from 'zod'
import type { Exact } from '../money.ts'
import { ACCOMMODATION, FAMILY_TAX_BENEFIT, MOST_CENTS, PARTNER_PAYMENTS } from './choices.ts'

/** A field of money. @param what names amount and period @param most cents that still make sense */
export function money(what: string, most = MOST_CENTS) {
  return z.number().int().min(0).max(most).describe(`${what}. Whole cents from 0 to ${most}: $1,234.50 is 123450.`)
}

/** A field of whole numbers. */
export function whole(what: string, least: number, most: number) {
  return z.number().int().min(least).max(most).describe(`${what}. A whole number from ${least} to ${most}.`)
}

/** A field of yes or no, no where it is left out. */
export function yesNo(what: string) {
  return z.boolean().default(false).describe(`${what}. true or false; false where left out.`)
}

/** A field with a fixed set of answers. */
export function oneOf<const Values extends readonly [string, ...string[]]>(what: string, values: Values) {
  return z.enum(values).describe(`${what}. One of: ${values.join(', ')}.`)
}

/** A field with any of a fixed set of answers, none where it is left out. */
export function anyOf<const Values extends readonly [string, ...string[]]>(
  what: string,
  values: Values,
  kind = 'Reasons'
) {
  const list = z.array(oneOf(what, values)).max(values.length).default([])
  return list.describe(`${kind} that apply. None where left out.`)
}

export const isoDay = z.iso
  .date('takes a day that exists')
  .refine(day => /^(?:19|20|21)/.test(day), 'takes a day from 1900 to 2199')
  .meta({ description: 'A day from 1900 to 2199, written YYYY-MM-DD.', pattern: '^(?:19|20|21)' })

export const income = z
  .strictObject({
    employment: money('Pay from work as an employee before tax, a fortnight').default(0),
    other: money('All other income before tax, a fortnight: investments, rent received, leave paid out').default(0)
  })
  .prefault({})
  .describe('Income of one fortnight, before tax. Zero where left out.')

export const partner = z
  .strictObject({
    age: whole('Age of the partner in years', 16, 120),
    payment: oneOf('The partner’s own income support payment', PARTNER_PAYMENTS).default('none'),
    income
  })
  .describe('The partner. Needed where the relationship is partnered.')

/** A partner is given where somebody is partnered, and nowhere else. */
export function partnerIfPartnered(
  situation: { relationship: string; partner?: unknown },
  context: Pick<z.RefinementCtx, 'addIssue'>
): void {
  const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['partner'], message })
  const isPartnered = situation.relationship === 'partnered'
  if (isPartnered && !situation.partner) wrong('is needed where partnered')
  if (!isPartnered && situation.partner) wrong('is given, but not partnered')
}

export const rent = z
  .strictObject({
    accommodation: oneOf(
      'Where the person lives; boarding-house is also a rooming, lodging or guest house, a hostel or a hotel, and ' +
        'lodging is a room in a private home without meals',
      ACCOMMODATION
    ).default('private-rent'),
    perFortnight: money('Rent, fees or board and lodging a fortnight; for a couple, what both pay together'),
    lodgingPart: money('The lodging part of board and lodging a fortnight, where it is known').optional(),
    sharing: yesNo(
      'Uses a bathroom, a kitchen or a bedroom in common with others, and does not also have one of each alone; ' +
        'neither a child with a payment but no Rent Assistance nor other residents of a caravan park or marina count'
    ),
    withParent: yesNo('Lives in the main home of a parent'),
    apartForWork: z
      .boolean()
      .optional()
      .describe('Of a couple: lives apart from the partner for work or study, for a time. true or false.')
  })
  .superRefine(({ perFortnight, lodgingPart = 0 }, context) => {
    if (lodgingPart <= perFortnight) return
    const message = 'is more than what is paid a fortnight, of which it is a part'
    context.addIssue({ code: 'custom', path: ['lodgingPart'], message })
  })
  .describe('What is paid to live somewhere.')

export const familyTaxBenefit = oneOf(
  'Family Tax Benefit Part A: none, at or below the base rate, or above the base rate',
  FAMILY_TAX_BENEFIT
).default('none')

export const assets = z
  .strictObject({
    homeOwner: yesNo('Owns the home they live in'),
    total: money('Assets that count, without the home; for a couple, of both together')
  })
  .describe('Assets. Not tested where left out.')

/** Pay and other income, whole cents. What a household’s financial assets are deemed to earn is exact: no Act rounds it. */
export type Income = z.infer<typeof income> & { deemed?: Exact }
export type Partner = Omit<z.infer<typeof partner>, 'income'> & { income: Income }
export type Assets = z.infer<typeof assets>
export type Rent = z.infer<typeof rent>
