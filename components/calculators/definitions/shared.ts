/** Questions that several calculators ask, and the part of a situation that their answers make. */
import { NEWLY_ARRIVED_RULES_FROM } from '../../../rules/conditions.ts'
import { addDays } from '../../../rules/dates.ts'
import { FAMILY_TAX_BENEFIT, PARTNER_PAYMENTS, RESIDENCE } from '../../../rules/situations/choices.ts'
import type { ACCOMMODATION, PAYMENT_KINDS } from '../../../rules/situations/choices.ts'
import type { Assets, Income, Partner, Rent } from '../../../rules/situations/common.ts'
import type { Claim } from '../../../rules/situations/waiting-periods.ts'
import type { MoneyQuestion, Question, Values } from '../types.ts'

export const YES_NO = ['no', 'yes'] as const

/** A question answered with no until the reader says yes. @param more when it is asked, and whether it is rare */
export function yesNo(id: string, more: Partial<Pick<Question, 'rare' | 'when'>> = {}): Question {
  return { kind: 'choice', id, options: YES_NO, initial: 'no', ...more }
}

const hasPartner = (values: Values) => values.is('relationship', 'partnered')
const hasChildren = (values: Values) => !values.is('children', '0')
const paysRent = (values: Values) => values.is('home', 'rent', 'board')
const rents = (values: Values) => values.is('home', 'rent')

export const children: Question = { kind: 'choice', id: 'children', options: ['0', '1', '2', '3'], initial: '0' }

export const income: readonly Question[] = [
  { kind: 'money', id: 'pay', periods: ['fortnight', 'week', 'year'], initial: '0' },
  { kind: 'money', id: 'other', periods: ['fortnight', 'week', 'year'], initial: '0', rare: true }
]

export const partner: readonly Question[] = [
  { kind: 'number', id: 'partner-age', least: 16, most: 120, initial: '30', when: hasPartner },
  { kind: 'choice', id: 'partner-payment', options: PARTNER_PAYMENTS, initial: 'none', menu: true, when: hasPartner },
  { kind: 'money', id: 'partner-pay', periods: ['fortnight', 'week', 'year'], initial: '0', when: hasPartner },
  {
    kind: 'money',
    id: 'partner-other',
    periods: ['fortnight', 'week', 'year'],
    initial: '0',
    when: hasPartner,
    rare: true
  }
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

export const place: Question = {
  kind: 'choice',
  id: 'place',
  options: PLACES,
  initial: 'private-rent',
  menu: true,
  rare: true,
  when: rents
}

const sharesAlone = (values: Values) => paysRent(values) && !hasPartner(values) && !hasChildren(values)

/** @param askParent whether this form asks about living with a parent; some payments ask it themselves */
export function home(askParent: (values: Values) => boolean): readonly Question[] {
  return [
    { kind: 'choice', id: 'home', options: ['none', 'rent', 'board', 'public'], initial: 'none' },
    { kind: 'money', id: 'rent', periods: ['week', 'fortnight'], initial: '', when: paysRent },
    {
      kind: 'money',
      id: 'lodging',
      periods: ['week', 'fortnight'],
      initial: '',
      optional: true,
      partOf: 'rent',
      when: values => values.is('home', 'board')
    },
    yesNo('sharing', { when: sharesAlone }),
    yesNo('with-parent', { when: values => paysRent(values) && askParent(values) }),
    familyTaxBenefit(values => paysRent(values) && hasChildren(values))
  ]
}

/** How much Family Tax Benefit there is: Rent Assistance may come with it. */
export function familyTaxBenefit(when: (values: Values) => boolean): Question {
  return { kind: 'choice', id: 'ftb', options: FAMILY_TAX_BENEFIT, initial: 'none', when }
}

export const assets: readonly Question[] = [
  yesNo('assets', { rare: true }),
  yesNo('home-owner', { rare: true, when: values => values.is('assets', 'yes') }),
  {
    kind: 'money',
    id: 'assets-total',
    periods: ['once'],
    initial: '',
    rare: true,
    when: values => values.is('assets', 'yes')
  }
]

const isNewResident = (values: Values) => claims(values) && values.is('residence', 'permanent-visa')

/** Amounts that offer periods are read a fortnight. */
const WEEKS_A_FORTNIGHT = 2

const claims = (values: Values) => values.is('claim', 'yes')
const wasPaidOut = (values: Values) => claims(values) && values.is('paid-out', 'yes')

/** What an employer pays out when a job ends, in the order in which it counts. */
const payouts: readonly [string, (typeof PAYMENT_KINDS)[number]][] = [
  ['paid-annual', 'annual-leave'],
  ['paid-long-service', 'long-service-leave'],
  ['paid-notice', 'pay-in-lieu-of-notice'],
  ['paid-redundancy', 'redundancy'],
  ['paid-other', 'other-termination']
]

const payoutQuestions = payouts.map(([id]): MoneyQuestion => ({
  kind: 'money',
  id,
  periods: ['once'],
  initial: '',
  optional: true,
  rare: true,
  when: wasPaidOut
}))

export const claim: readonly Question[] = [
  yesNo('claim', { rare: true }),
  { kind: 'money', id: 'savings', periods: ['once'], initial: '0', rare: true, when: claims },
  yesNo('paid-out', { rare: true, when: claims }),
  ...payoutQuestions,
  {
    kind: 'money',
    id: 'last-pay',
    periods: ['week', 'fortnight'],
    initial: '',
    rare: true,
    when: values => payments(values).length > 0
  },
  {
    kind: 'choice',
    id: 'residence',
    options: [
      'citizen',
      'permanent-visa',
      'refugee-or-family',
      'special-category-visa',
      'protected-special-category-visa',
      'temporary-visa'
    ],
    initial: 'citizen',
    menu: true,
    rare: true,
    when: claims
  },
  yesNo('visa-before-2019', { rare: true, when: isNewResident }),
  {
    kind: 'number',
    id: 'resident-weeks',
    least: 0,
    most: 5200,
    initial: '0',
    rare: true,
    when: values => isNewResident(values) && values.is('visa-before-2019', 'no')
  },
  {
    kind: 'number',
    id: 'years-here',
    least: 0,
    most: 100,
    initial: '0',
    rare: true,
    when: values => claims(values) && values.is('residence', 'special-category-visa')
  }
]

/** The part of a situation that several payments share. */
interface Shared {
  partner?: Partner | undefined
  children: number
  income: Income
  rent?: Rent | undefined
  familyTaxBenefit: (typeof FAMILY_TAX_BENEFIT)[number]
  assets?: Assets | undefined
  claim?: Claim | undefined
}

/** What the questions above make of a situation. */
export function sharedPart(values: Values): Shared {
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

/** The question about pay of payments that have one, and where a situation holds its answer. */
export const pay = {
  question: 'pay',
  replace: <Situation extends { income: Income }>(situation: Situation, cents: number): Situation => ({
    ...situation,
    income: { ...situation.income, employment: cents }
  })
}

/**
 * The number of a question that a form does not let pass without one.
 * @throws RangeError where there is none
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

/** Each amount above zero that an employer paid out. */
function payments(values: Values) {
  return payouts.flatMap(([id, kind]) => {
    const amount = values.cents(id) ?? 0
    return amount > 0 ? [{ kind, amount }] : []
  })
}

/** What an employer paid out; undefined where nothing was. */
function payoutOf(values: Values): Claim['leavePaidOut'] {
  const paid = payments(values)
  if (paid.length === 0) return undefined
  return { weeklyPay: Math.floor((values.cents('last-pay') ?? 0) / WEEKS_A_FORTNIGHT), payments: paid }
}

/** Where somebody lives; undefined where nothing is paid for it. */
function accommodationOf(values: Values): Rent['accommodation'] | undefined {
  if (rents(values)) return values.one('place', PLACES)
  if (values.is('home', 'board')) return 'board-and-lodging'
  return values.is('home', 'public') ? 'government-housing' : undefined
}

/** What is paid to live somewhere; undefined where nothing is. */
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
