import { z } from 'zod'
import { isoDay, money, oneOf, rent, whole, yesNo } from './common.ts'
import { MAINTENANCE_PAYEES, MOST_FAMILY_CHILDREN, MOST_PARENTAL_INCOME, MULTIPLE_BIRTHS } from './choices.ts'

const child = z
  .strictObject({
    age: whole('Age in years', 0, 19),
    turnedThisYear: yesNo('Had this birthday in the calendar year of the day; asked of children of 18 and 19'),
    studying: yesNo('In full-time secondary study; asked from 16 on'),
    care: whole('Percent of the care of the child that the person (or their partner) has', 0, 100).default(100),
    incomeSupport: yesNo('The child gets an income support payment of their own'),
    vaccinesMissing: yesNo('Does not meet the vaccination rules'),
    healthCheck: z
      .strictObject({
        turnedFourOn: isoDay,
        months: whole('Full months of that year with both Family Tax Benefit Part A and income support', 0, 12),
        reported: yesNo('The health check was reported in time')
      })
      .optional()
      .describe('The health check of a child who turned 4 while a parent was on income support.'),
    childSupport: yesNo('Child support is paid for this child, or could be'),
    noChildSupportAction: yesNo('No reasonable action for child support was taken, and there is no exemption')
  })
  .describe('A child in the care of the person or their partner.')

const childSupport = z
  .strictObject({
    amount: money('Child support paid to them in the financial year, or in the days given', MOST_PARENTAL_INCOME),
    days: whole('Days of the financial year that it was paid for', 1, 365).default(365),
    arrears: money('Arrears of earlier years that Services Australia collected', MOST_PARENTAL_INCOME).default(0),
    credit: money('Maintenance income credit', MOST_PARENTAL_INCOME).default(0),
    payees: oneOf('Who is paid: one person, or both of a couple', MAINTENANCE_PAYEES).default('one')
  })
  .describe('Child support and other maintenance, all from one payer.')

/** What the Family Tax Benefit calculator asks. */
export const familySituation = z
  .strictObject({
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    livesApart: z
      .boolean()
      .optional()
      .describe(
        'Of a couple that lives apart through illness, prison or work, which each may pay rent. true or false.'
      ),
    children: z.array(child).min(1).max(MOST_FAMILY_CHILDREN).describe('Every child in care. At least one.'),
    income: z
      .strictObject({
        own: money('Own adjusted taxable income, a year', MOST_PARENTAL_INCOME).default(0),
        partner: money('The partner’s adjusted taxable income, a year', MOST_PARENTAL_INCOME).default(0)
      })
      .prefault({})
      .describe('Adjusted taxable income of the financial year. Zero where left out.'),
    incomeSupport: yesNo('The person or their partner gets an income support payment above zero'),
    parentalLeavePay: yesNo('Parental Leave Pay is paid to either of them for the day'),
    grandparentCarer: yesNo('Grandparent or great-grandparent carer of the children'),
    multipleBirth: oneOf('Three or more children of one birth', MULTIPLE_BIRTHS).optional(),
    energySupplement: yesNo('Has had Family Tax Benefit without a break since 19 September 2016'),
    rent: rent.optional(),
    childSupport: childSupport.optional(),
    blindPension: yesNo('The person or their partner gets a pension and is permanently blind'),
    weeksAsResident: whole(
      'Weeks in Australia as a resident, of someone who has to serve the newly arrived resident’s waiting period; ' +
        'left out for everyone else',
      0,
      5200
    ).optional()
  })
  .superRefine(({ relationship, income, children, childSupport: support }, context) => {
    const wrong = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message })
    if (relationship === 'single' && income.partner > 0) wrong(['income', 'partner'], 'is given, but not partnered')
    if (relationship === 'single' && support?.payees === 'both') {
      wrong(['childSupport', 'payees'], 'is given, but not partnered')
    }
    if (support && !children.some(each => each.childSupport)) {
      wrong(['childSupport'], 'needs at least one child with childSupport')
    }
  })
  .describe('A family with children, on a day.')

export type FamilySituation = z.infer<typeof familySituation>
export type FamilyChild = FamilySituation['children'][number]
export type ChildSupport = NonNullable<FamilySituation['childSupport']>
