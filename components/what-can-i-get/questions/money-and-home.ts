/** Income, money, the home, and current payments. */
import { ACCOMMODATION_HERE, HELD, STATES } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { hasNoOtherParent, isPartnered } from './family.ts'
import { checks, choice, money, number, yesNo } from './fields.ts'

/** The age of the card for older people: whether to ask, not whether they get it. */
const OLD_ENOUGH = 67

/** Homes for which rent, fees or board are paid. */
const PAID_FOR = ACCOMMODATION_HERE.filter(home => home !== 'own-home' && home !== 'nowhere')

/** Homes that may be owned or not. */
const OWNED_OR_NOT = ['retirement-village', 'site-or-mooring', 'aged-care']

/** Payments for which it matters how long somebody has had them. */
const COUNTED = HELD.filter(held => !/card|ftb|allowance$|parental/.test(held))

/** The field for the months on a payment. */
export function monthsField(held: (typeof HELD)[number]): string {
  return `months-${held}`
}

const paysForHome = (values: Values) => values.is('home', ...PAID_FOR)

/** Couples, and parents whose children live with them: for them it does not matter whether they share a kitchen. */
export function isFamily(values: Values): boolean {
  return isPartnered(values) || ((values.number('children') ?? 0) > 0 && values.is('all-nights', 'yes'))
}

export const MONEY_AND_HOME: readonly Question[] = [
  {
    id: 'income',
    facts: ['income.employment', 'income.other'],
    fields: [money('pay', ['fortnight', 'week', 'year']), money('other-income', ['fortnight', 'week', 'year'])]
  },
  {
    id: 'income-year',
    facts: ['income.year', 'familyIncomeYear'],
    fields: [money('year-own', ['year']), money('year-both', ['year'], { when: isPartnered })]
  },
  {
    id: 'income-last-year',
    facts: ['income.lastYear', 'familyIncomeLastYear'],
    fields: [money('last-year-own', ['year']), money('last-year-both', ['year'], { when: isPartnered })]
  },
  {
    id: 'maintenance',
    facts: ['maintenanceYear'],
    // It is paid neither for an expected baby nor for a child of both partners.
    when: values => !hasNoOtherParent(values),
    fields: [money('maintenance', ['year'])]
  },
  {
    id: 'assets',
    facts: ['assets.liquid', 'assets.financial', 'assets.superBelowAge', 'assets.other'],
    fields: [
      money('savings', ['once']),
      yesNo('more-savings', { required: true }),
      money('assets-financial', ['once'], { when: values => values.is('more-savings', 'yes') }),
      money('assets-super', ['once'], { when: values => values.is('more-savings', 'yes') }),
      money('assets-other', ['once'])
    ]
  },
  {
    id: 'home',
    facts: [
      'home.type',
      'assets.homeOwner',
      'home.rentPerFortnight',
      'home.meals',
      'home.sharing',
      'home.state',
      'home.remote'
    ],
    fields: [
      choice('home', ACCOMMODATION_HERE, { required: true }),
      yesNo('home-owner', { when: values => values.is('home', ...OWNED_OR_NOT) }),
      money('rent', ['fortnight', 'week'], { when: paysForHome }),
      yesNo('meals', { when: values => values.is('home', 'with-family') && values.aFortnight('rent') !== 0 }),
      yesNo('sharing', { when: values => paysForHome(values) && !isFamily(values) }),
      choice('state', STATES),
      yesNo('remote')
    ]
  },
  {
    id: 'has',
    facts: ['has'],
    fields: [
      checks('has', HELD),
      ...COUNTED.map(held =>
        number(monthsField(held), 0, 1200, { unit: 'months', when: values => values.is('has', held) })
      )
    ]
  },
  {
    id: 'account-based',
    facts: ['assets.accountBased'],
    // For a card of older people without a pension.
    also: values => (values.number('age') ?? 0) >= OLD_ENOUGH && !values.is('has', 'age-pension', 'veteran-payment'),
    fields: [money('account-based', ['once'])]
  },
  // For a card that is useless with a better one; earlier answers mostly decide that.
  { id: 'income-eight-weeks', facts: ['income.weeklyOverEightWeeks'], fields: [money('income-eight-weeks', ['week'])] }
]

/** Whether the home is owned, as far as its type says. */
export function ownsHome(values: Values): boolean | undefined {
  const home = values.one('home', ACCOMMODATION_HERE)
  if (home === undefined) return undefined
  return OWNED_OR_NOT.includes(home) ? values.yes('home-owner') : home === 'own-home'
}
