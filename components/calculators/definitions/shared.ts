/** Questions that several calculators ask, and the part of a situation that their answers make. */
import { NEWLY_ARRIVED_RULES_FROM } from '../../../rules/conditions.ts'
import { addDays } from '../../../rules/dates.ts'
import { FAMILY_TAX_BENEFIT, PARTNER_PAYMENTS, RESIDENCE } from '../../../rules/situations/choices.ts'
import type { ACCOMMODATION, PAYMENT_KINDS } from '../../../rules/situations/choices.ts'
import type { Income, Rent } from '../../../rules/situations/common.ts'
import type { Claim } from '../../../rules/situations/waiting-periods.ts'
import { WEEKS_A_FORTNIGHT } from '../../../rules/time.ts'
import type { MoneyQuestion, Question, Values } from '../../tool/types.ts'
import { choice, money, number, yesNo } from '../../tool/questions.ts'

type When = (values: Values) => boolean

/** The periods of rent, of income, and of a sum. */
export const RENT: MoneyQuestion['periods'] = ['week', 'fortnight']
const INCOME: MoneyQuestion['periods'] = ['fortnight', 'week', 'year']
export const ONCE: MoneyQuestion['periods'] = ['once']

const isYes = (id: string) => (values: Values) => values.is(id, 'yes')
const hasPartner = (values: Values) => values.is('relationship', 'partnered')
const hasChildren = (values: Values) => !values.is('children', '0')
const paysRent = (values: Values) => values.is('home', 'rent', 'board')
const rents = (values: Values) => values.is('home', 'rent')

export const children = choice('children', ['0', '1', '2', '3'])

export const income = [money('pay', INCOME, { initial: '0' }), money('other', INCOME, { initial: '0', rare: true })]

export const partner = [
  number('partner-age', 16, 120, { unit: 'years', initial: '30', when: hasPartner }),
  choice('partner-payment', PARTNER_PAYMENTS, { menu: true, when: hasPartner }),
  money('partner-pay', INCOME, { initial: '0', when: hasPartner }),
  money('partner-other', INCOME, { initial: '0', when: hasPartner, rare: true })
]

/** Kinds of homes that people rent. Most rent privately, so it is a rare question. */
const PLACES = [
  'private-rent',
  'community-housing',
  'lodging',
  'boarding-house',
  'retirement-village',
  'lifestyle-park',
  'site-or-mooring',
  'government-housing-subtenant'
] as const satisfies readonly (typeof ACCOMMODATION)[number][]

export const place = choice('place', PLACES, { menu: true, rare: true, when: rents })

/** Nobody counts as a sharer in a boarding house or similar (Social Security Act 1991 s 5A(5A)). */
const mayBeSharer = (values: Values) =>
  paysRent(values) && !hasPartner(values) && !hasChildren(values) && !values.is('place', 'boarding-house')

/** @param askParent whether this form asks about living with a parent; some payments ask it themselves */
export function home(askParent: When): readonly Question[] {
  return [
    choice('home', ['none', 'rent', 'board', 'public']),
    money('rent', RENT, { when: paysRent }),
    lodging(values => values.is('home', 'board')),
    yesNo('sharing', { when: mayBeSharer }),
    yesNo('with-parent', { when: values => paysRent(values) && askParent(values) }),
    familyTaxBenefit(values => paysRent(values) && hasChildren(values))
  ]
}

/** The lodging part of board and lodging. */
export function lodging(when: When): Question {
  return money('lodging', RENT, { optional: true, partOf: 'rent', when })
}

/** How much Family Tax Benefit they get, because Rent Assistance may come with it. */
export function familyTaxBenefit(when: When): Question {
  return choice('ftb', FAMILY_TAX_BENEFIT, { when })
}

export const assets = [
  yesNo('assets', { rare: true }),
  yesNo('home-owner', { rare: true, when: isYes('assets') }),
  money('assets-total', ONCE, { rare: true, when: isYes('assets') })
]

/** Amounts with a choice of period are read per fortnight. */

const claims = isYes('claim')
const isNewResident = (values: Values) => claims(values) && values.is('residence', 'permanent-visa')
const isNewZealander = (values: Values) => claims(values) && values.is('residence', 'special-category-visa')
const wasPaidOut = (values: Values) => values.is('paid-out', 'yes')

/** What an employer pays out when a job ends, by question, in the order in which it counts. */
export const payouts: readonly [string, (typeof PAYMENT_KINDS)[number]][] = [
  ['paid-annual', 'annual-leave'],
  ['paid-long-service', 'long-service-leave'],
  ['paid-notice', 'pay-in-lieu-of-notice'],
  ['paid-redundancy', 'redundancy'],
  ['paid-other', 'other-termination']
]

/** @param when whether a job has ended or is about to */
export function payoutQuestions(when: When): Question[] {
  return [
    yesNo('paid-out', { when }),
    ...payouts.map(([id]) => money(id, ONCE, { optional: true, when: wasPaidOut })),
    money('last-pay', RENT, { when: values => payments(values).length > 0 })
  ]
}

/** In the order of the form: the most common first. */
const RESIDENCES = [
  'citizen',
  'permanent-visa',
  'refugee-or-family',
  'special-category-visa',
  'protected-special-category-visa',
  'temporary-visa'
]

const claimQuestions = [
  yesNo('claim'),
  money('savings', ONCE, { initial: '0', when: claims }),
  ...payoutQuestions(claims),
  choice('residence', RESIDENCES, { menu: true, when: claims }),
  yesNo('visa-before-2019', { when: isNewResident }),
  number('resident-weeks', 0, 5200, {
    unit: 'weeks',
    initial: '0',
    when: values => isNewResident(values) && values.is('visa-before-2019', 'no')
  }),
  number('years-here', 0, 100, { unit: 'calendar-years', initial: '0', when: isNewZealander })
]
export const claim = claimQuestions.map((question): Question => ({ ...question, rare: true }))

/** The part of a situation that the questions above make. */
export function sharedPart(values: Values) {
  return {
    partner: hasPartner(values)
      ? {
          age: required(values.number('partner-age')),
          payment: values.one('partner-payment', PARTNER_PAYMENTS),
          income: incomeOf(values, 'partner-pay', 'partner-other')
        }
      : undefined,
    children: required(values.number('children')),
    income: incomeOf(values, 'pay', 'other'),
    rent: rentOf(values),
    familyTaxBenefit: values.one('ftb', FAMILY_TAX_BENEFIT),
    assets: values.is('assets', 'yes')
      ? { homeOwner: values.is('home-owner', 'yes'), total: required(values.cents('assets-total')) }
      : undefined,
    claim: claims(values) ? claimOf(values) : undefined
  }
}

/** The question about pay, and where a situation holds its answer. */
export const pay = {
  question: 'pay',
  replace: <Situation extends { income: Income }>(situation: Situation, cents: number): Situation => ({
    ...situation,
    income: { ...situation.income, employment: cents }
  })
}

/**
 * The number of a question that the form requires.
 * @throws RangeError if there is none
 */
export function required(value: number | undefined): number {
  if (value === undefined) throw new RangeError('a question that needs a number has none')
  return value
}

function incomeOf(values: Values, employment: string, other: string): Income {
  return { employment: required(values.cents(employment)), other: required(values.cents(other)) }
}

function claimOf(values: Values): Claim {
  return {
    liquidAssets: values.cents('savings'),
    leavePaidOut: payoutOf(values),
    residence: {
      residence: values.one('residence', RESIDENCE),
      visaGrantedOn: values.is('visa-before-2019', 'yes') ? addDays(NEWLY_ARRIVED_RULES_FROM, -1) : undefined,
      weeksAsResident: required(values.number('resident-weeks')),
      yearsInAustralia: required(values.number('years-here'))
    }
  }
}

function payments(values: Values) {
  return payouts.flatMap(([id, kind]) => {
    const amount = values.cents(id) ?? 0
    return amount > 0 ? [{ kind, amount }] : []
  })
}

/** What was paid out; undefined if nothing was, or if no amount is known. */
export function payoutOf(values: Values): Claim['leavePaidOut'] {
  const paid = payments(values)
  if (paid.length === 0) return undefined
  return { weeklyPay: Math.floor((values.cents('last-pay') ?? 0) / WEEKS_A_FORTNIGHT), payments: paid }
}

function accommodationOf(values: Values): Rent['accommodation'] | undefined {
  if (rents(values)) return values.one('place', PLACES)
  if (values.is('home', 'board')) return 'board-and-lodging'
  return values.is('home', 'public') ? 'government-housing' : undefined
}

function rentOf(values: Values): Rent | undefined {
  const accommodation = accommodationOf(values)
  if (!accommodation) return undefined
  return {
    accommodation,
    perFortnight: values.cents('rent') ?? 0,
    lodgingPart: values.cents('lodging'),
    sharing: values.is('sharing', 'yes'),
    withParent: values.is('with-parent', 'yes')
  }
}
