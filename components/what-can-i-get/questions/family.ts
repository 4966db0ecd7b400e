/** The partner and the children. */
import { RELATIONS, WORK } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { checks, choice, money, number, yesNo } from './fields.ts'

/** A partner whose age, pay and payments count. Partners who separated under one roof are single. */
export function isPartnered(values: Values): boolean {
  return values.is('partner', 'together', 'apart')
}

function isSingle(values: Values): boolean {
  return values.is('partner', 'none', 'under-one-roof')
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

export const PARTNERS_WORK = WORK

export const MOST_CHILDREN = 15

/** Nights a fortnight: people count them, and the law uses the share. */
export const NIGHTS = 14

/** Checkboxes about a child. */
export const CHILD_IS = ['disability', 'approved-care', 'in-school'] as const

/** The id of a field about one child. @param number from 1 */
export function childField(number: number, name: string): string {
  return `child-${number}-${name}`
}

function aboutChild(place: number): Question {
  const id = (name: string) => childField(place, name)
  return {
    id: `child-${place}`,
    facts: [
      'children.age',
      'children.care',
      'children.relation',
      'children.disability',
      'children.approvedCare',
      'children.inSchool'
    ],
    first: true,
    when: values => (values.number('children') ?? 0) >= place,
    fields: [
      number(id('age'), 0, 24, { unit: 'years', required: true }),
      number(id('months'), 0, 11, { unit: 'months' }),
      number(id('nights'), 0, NIGHTS, { unit: 'nights', per: 'fortnight', decimals: 1 }),
      // Of a couple only one is the main carer; what is said of one child counts for all of them.
      yesNo(id('main-carer'), {
        when: values => values.number(id('nights')) === NIGHTS / 2 || (place === 1 && isPartnered(values))
      }),
      choice(id('relation'), RELATIONS),
      checks(id('is'), CHILD_IS)
    ]
  }
}

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
    id: 'partner-about',
    facts: ['partner.age', 'partner.work', 'partner.has'],
    when: isPartnered,
    fields: [
      number('partner-age', 15, 120, { unit: 'years' }),
      choice('partner-work', PARTNERS_WORK),
      checks('partner-has', PARTNERS_PAYMENTS)
    ]
  },
  {
    id: 'partner-income',
    facts: ['partner.income'],
    when: isPartnered,
    fields: [money('partner-pay', ['fortnight', 'week', 'year']), money('partner-other', ['fortnight', 'week', 'year'])]
  },
  ...Array.from({ length: MOST_CHILDREN }, (_none, index) => aboutChild(index + 1)),
  {
    id: 'lone-parent-at-start',
    facts: ['residence.loneParentAtStart'],
    when: values => !values.is('visa', 'citizen') && isSingle(values) && (values.number('children') ?? 0) > 0,
    fields: [yesNo('lone-parent-at-start')]
  }
]
