/** The partner and the children. */
import { INCOME_SUPPORT } from '../../../rules/household/ids.ts'
import { RELATIONS, STANDINGS, WORK } from '../../../rules/situations/household-choices.ts'
import type { Field, Question, Values } from '../types.ts'
import { checks, choice, day, money, number, yesNo } from './fields.ts'

/** A partner whose age, pay and payments count. Partners who separated under one roof are single. */
export function isPartnered(values: Values): boolean {
  return values.is('partner', 'together', 'apart')
}

function isSingle(values: Values): boolean {
  return values.is('partner', 'none', 'under-one-roof')
}

function isUnderOneRoof(values: Values): boolean {
  return values.is('partner', 'under-one-roof')
}

/** Payments of a partner that change what the other person gets. */
export const PARTNERS_PAYMENTS = [
  'jobseeker',
  'parenting-payment-partnered',
  'youth-allowance-jobseeker',
  'youth-allowance-student',
  'austudy',
  'abstudy',
  'disability-support-pension',
  'carer-payment',
  'age-pension',
  'special-benefit',
  'veteran-payment',
  'ftb-a',
  'ftb-b',
  'parental-leave-pay'
] as const

/** What else may give the partner a payment of their own. */
export const PARTNER_IS = ['limits-work', 'cares', 'studies'] as const

/** Kinds of work, one’s own or the partner’s; a farm of the family is self-employment. */
export const KINDS_OF_WORK = [...WORK, 'farm'] as const

export const MOST_CHILDREN = 15

/** Nights a fortnight: people count them, and the law uses the share. */
export const NIGHTS = 14

/** Checkboxes about a child. */
export const CHILD_IS = ['disability', 'approved-care', 'in-school'] as const

/** The id of a field about one child. @param number from 1 */
export function childField(number: number, name: string): string {
  return `child-${number}-${name}`
}

/** Ages whose next birthday opens, ends or changes a payment: only then do the months matter. */
const MONTHS_COUNT = [0, 4, 5, 12, 13, 15, 17, 18, 19]

type ForChild = (id: (name: string) => string, isThere: (values: Values) => boolean) => Field[]

/** The same fields for each child, of those there are. */
function eachChild(fields: ForChild): Field[] {
  return Array.from({ length: MOST_CHILDREN }, (_none, index) => {
    return fields(
      name => childField(index + 1, name),
      values => (values.number('children') ?? 0) > index
    )
  }).flat()
}

function hasChildren(values: Values): boolean {
  return (values.number('children') ?? 0) > 0
}

/** Whether no parent lives elsewhere who could pay child support for a child that they look after. */
export function hasNoOtherParent(values: Values): boolean {
  return values.number('children') === 0 || values.yes('all-ours') === true
}

/** Whether a refugee has just arrived, whose partner may have come with them and then has Crisis Payment too. */
function arrivedOnRefugeeVisa(values: Values): boolean {
  return values.is('partner-visa', 'refugee') && values.ticked('happened', 'arrived') === true
}

/** Whether a child is in foster care or with relatives. */
export function caresForKin(values: Values): boolean {
  const places = Array.from({ length: values.number('children') ?? 0 }, (_none, index) => index + 1)
  return places.some(place => values.is(childField(place, 'relation'), 'foster-or-kin'))
}

const [firstAge, ...otherAges] = eachChild((id, isThere) => [
  number(id('age'), 0, 24, { unit: 'years', required: true, when: isThere }),
  number(id('months'), 0, 11, {
    unit: 'months',
    when: values => isThere(values) && MONTHS_COUNT.includes(values.number(id('age')) ?? -1)
  })
])

export const FAMILY: readonly Question[] = [
  {
    id: 'partner',
    facts: ['partner', 'apart', 'children'],
    first: true,
    fields: [
      choice('partner', ['none', 'together', 'apart', 'under-one-roof'], { required: true }),
      choice('apart-why', ['illness', 'prison', 'work'], { when: values => values.is('partner', 'apart') }),
      number('children', 0, MOST_CHILDREN, { unit: 'people', required: true })
    ]
  },
  {
    id: 'separation',
    facts: ['separationAccepted'],
    when: isUnderOneRoof,
    also: isUnderOneRoof,
    fields: [yesNo('separation-accepted')]
  },
  { id: 'children-ages', facts: ['children.age'], first: true, when: hasChildren, fields: [firstAge!, ...otherAges] },
  {
    id: 'partner-about',
    facts: ['partner.age', 'partner.work', 'partner.has', 'partner.residence'],
    when: isPartnered,
    fields: [
      number('partner-age', 15, 120, { unit: 'years' }),
      choice('partner-work', KINDS_OF_WORK),
      checks('partner-has', PARTNERS_PAYMENTS),
      // A full-time worker gets no payment of their own, whatever else is true.
      checks('partner-is', PARTNER_IS, { when: values => !values.is('partner-work', 'full-time', 'retired') }),
      // Whoever gets income support has the right to it.
      choice('partner-visa', STANDINGS, { when: values => !values.is('partner-has', ...INCOME_SUPPORT) }),
      day('partner-since', {
        when: values => values.is('partner-visa', 'permanent', 'visa-309-820') || arrivedOnRefugeeVisa(values)
      })
    ]
  },
  {
    id: 'partner-income',
    facts: ['partner.income'],
    when: isPartnered,
    fields: [money('partner-pay', ['fortnight', 'week', 'year']), money('partner-other', ['fortnight', 'week', 'year'])]
  },
  {
    id: 'children-care',
    facts: [
      'children.care',
      'children.mainCarer',
      'children.relation',
      'children.disability',
      'children.approvedCare',
      'children.inSchool'
    ],
    when: hasChildren,
    fields: [
      yesNo('all-nights', { required: true }),
      ...eachChild((id, isThere) => [
        number(id('nights'), 0, NIGHTS, {
          unit: 'nights',
          per: 'fortnight',
          decimals: 1,
          when: values => isThere(values) && values.is('all-nights', 'no')
        })
      ]),
      ...eachChild((id, isThere) => [
        yesNo(id('main-carer'), {
          when: values => isSingle(values) && isThere(values) && values.number(id('nights')) === NIGHTS / 2
        })
      ]),
      // Of a couple only one is the main carer, of all their children.
      choice('more-care', ['me', 'partner', 'both'], { when: isPartnered }),
      yesNo('all-own', { when: isSingle }),
      yesNo('all-ours', { when: isPartnered }),
      ...eachChild((id, isThere) => [
        choice(id('relation'), RELATIONS, {
          when: values => isThere(values) && (values.is('all-own', 'no') || values.is('all-ours', 'no'))
        })
      ]),
      yesNo('any-is'),
      ...eachChild((id, isThere) => [
        checks(id('is'), CHILD_IS, { when: values => isThere(values) && values.is('any-is', 'yes') })
      ])
    ]
  },
  {
    id: 'lone-parent-at-start',
    facts: ['residence.loneParentAtStart'],
    when: values => !values.is('visa', 'citizen') && isSingle(values) && hasChildren(values),
    fields: [yesNo('lone-parent-at-start')]
  }
]
