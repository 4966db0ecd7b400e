/** What is asked about payments for one birth. */
import { z } from 'zod'
import { FAMILY_TAX_BENEFIT_RATES } from './choices.ts'
import { money, oneOf, whole, yesNo } from './common.ts'

/** What the Newborn Upfront Payment and Newborn Supplement calculator asks. */
export const newbornSituation = z
  .strictObject({
    babies: whole('Babies of this birth, or children of this adoption, in care', 1, 8),
    firstChild: yesNo('The person’s first child'),
    parentalLeavePayFor: whole('For how many of them Parental Leave Pay is paid', 0, 8).default(0),
    familyTaxBenefit: oneOf(
      'Family Tax Benefit Part A for the 13 weeks: none, less than the base rate, or the base rate or more',
      FAMILY_TAX_BENEFIT_RATES
    ).default('base-or-more')
  })
  .superRefine(({ babies, parentalLeavePayFor }, context) => {
    if (parentalLeavePayFor <= babies) return
    context.addIssue({ code: 'custom', path: ['parentalLeavePayFor'], message: 'is more than there are babies' })
  })
  .describe('A family with a new baby, or a child who came into care.')

/** What the Stillborn Baby Payment calculator asks. */
export const stillbornSituation = z
  .strictObject({
    babies: whole('Stillborn babies of this birth', 1, 8),
    parentalLeavePayFor: whole('For how many of them Parental Leave Pay is paid', 0, 8).default(0),
    incomeInSixMonths: money(
      'Family income in the 6 months from the day of the delivery; left out where not known'
    ).optional(),
    familyTaxBenefit: yesNo(
      'Family Tax Benefit would have been paid for the baby within 26 weeks, or Part A is paid for another child ' +
        'within 52 weeks'
    )
  })
  .superRefine(({ babies, parentalLeavePayFor }, context) => {
    if (parentalLeavePayFor <= babies) return
    context.addIssue({ code: 'custom', path: ['parentalLeavePayFor'], message: 'is more than there are babies' })
  })
  .describe('A family whose baby was stillborn.')

export type NewbornSituation = z.infer<typeof newbornSituation>
export type StillbornSituation = z.infer<typeof stillbornSituation>
