import { z } from 'zod'
import { CRISIS_EXCLUSIONS, CRISIS_GROUNDS, CRISIS_PAYMENTS, LIVING } from './choices.ts'
import { anyOf, isoDay, money, oneOf, whole, yesNo } from './common.ts'

/** What the Crisis Payment calculator asks. */
export const crisisPaymentSituation = z
  .strictObject({
    ground: oneOf(
      'What happened: family-violence (left the home, or the violent family member left or was removed), other-extreme ' +
        '(a fire, a flood or violence nearby made the home unsafe), release (from prison or psychiatric confinement ' +
        'on a charge), humanitarian (first arrival on a visa of subclass 200 to 204)',
      CRISIS_GROUNDS
    ),
    payment: oneOf('The income support payment that the person gets, or has claimed and can get', CRISIS_PAYMENTS),
    age: whole('Age in years', 14, 120),
    relationship: oneOf('Relationship', ['single', 'partnered']).default('single'),
    children: whole('Dependent children', 0, 20).default(0),
    principalCarer: yesNo('The principal carer of a dependent child'),
    principalCarerExempt: yesNo('A single principal carer exempt from mutual obligations'),
    living: oneOf('Lived at the parental home, or away, for Youth Allowance', LIVING).default('away'),
    longTermIncomeSupport: yesNo('A student or apprentice paid at the long-term income support rate'),
    monthsOnPayment: whole('Full months in a row on income support', 0, 1200).default(0),
    workCapacityHours: whole(
      'Hours a week Services Australia assessed the person as able to work; left out where not limited',
      0,
      29
    ).optional(),
    temporarilyIncapacitated: yesNo('Cannot work or study for now because of illness or injury'),
    rentAssistance: money('Rent Assistance in the payment a fortnight').default(0),
    liquidAssets: money('Money in the bank, cash and shares; for a couple, of both').optional(),
    happenedOn: isoDay.optional(),
    contactedOn: isoDay.optional(),
    daysConfined: whole('Days in prison or confinement, for a release', 0, 36_600).optional(),
    paymentsInYear: whole('Crisis Payments for violence or other extreme events in the last 12 months', 0, 100).default(
      0
    ),
    exclusions: anyOf('Something that shuts the payment out', CRISIS_EXCLUSIONS)
  })
  .superRefine(({ happenedOn, contactedOn, principalCarer, principalCarerExempt, ...rest }, context) => {
    const wrong = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (principalCarer && rest.children === 0) wrong('principalCarer', 'needs at least one child')
    if (principalCarerExempt && !(principalCarer && rest.relationship === 'single')) {
      wrong('principalCarerExempt', 'needs a single principal carer')
    }
    if (contactedOn !== undefined && happenedOn === undefined) wrong('contactedOn', 'needs the day it happened')
    if (
      contactedOn !== undefined &&
      happenedOn !== undefined &&
      contactedOn < happenedOn &&
      rest.ground !== 'release'
    ) {
      wrong('contactedOn', 'needs to be the day it happened, or later')
    }
  })
  .describe('A person on income support after something that Crisis Payment is for.')

export type CrisisPaymentSituation = z.infer<typeof crisisPaymentSituation>
