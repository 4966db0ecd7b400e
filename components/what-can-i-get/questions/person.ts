/** Age, where somebody is, and the right to live in Australia. */
import { ASSURANCES, PLACES } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { choice, day, number, yesNo } from './fields.ts'

/** Ages at which the months matter, because the next birthday opens or closes a payment. */
const MONTHS_COUNT = [15, 21, 24, 66]

/** A right to live in Australia other than citizenship, as far as is known. */
function isOnVisa(values: Values): boolean {
  return !values.is('visa', 'citizen')
}

export const PERSON: readonly Question[] = [
  {
    id: 'age',
    facts: ['age', 'monthsPastBirthday'],
    first: true,
    fields: [
      number('age', 0, 120, { unit: 'years', required: true }),
      number('birthday', 0, 11, { unit: 'months', when: values => MONTHS_COUNT.includes(values.number('age') ?? 0) })
    ]
  },
  {
    id: 'location',
    facts: ['location', 'residence.status'],
    first: true,
    fields: [
      choice('location', PLACES, { required: true }),
      choice('visa', [
        'citizen',
        'permanent',
        'refugee',
        'visa-309-820',
        'nz',
        'visa-humanitarian-temporary',
        'visa-pacific-family',
        'bridging',
        'visa-other',
        'asylum'
      ]),
      yesNo('nz-2001', { when: values => values.is('visa', 'nz') })
    ]
  },
  {
    id: 'visa-days',
    facts: ['residence.since', 'residence.granted', 'residence.daysAbroad'],
    when: isOnVisa,
    fields: [
      day('since'),
      day('granted', { when: values => !values.is('visa', 'nz', 'asylum') }),
      number('days-abroad', 0, 20_000, { unit: 'days' })
    ]
  },
  {
    id: 'subclass',
    facts: ['residence.subclass'],
    when: values => isOnVisa(values) && !values.is('visa', 'nz', 'asylum', 'bridging'),
    fields: [number('subclass', 10, 999)]
  },
  { id: 'ten-years', facts: ['residence.tenYears'], fields: [yesNo('ten-years')] },
  {
    id: 'nz-ten-years',
    facts: ['residence.tenUnbrokenYears'],
    when: values => values.is('visa', 'nz'),
    fields: [yesNo('nz-ten-years')]
  },
  {
    id: 'refugee-family',
    facts: ['residence.familyOfRefugee'],
    when: values => !values.is('visa', 'refugee'),
    fields: [yesNo('refugee-family')]
  },
  { id: 'assurance', facts: ['residence.assurance'], when: isOnVisa, fields: [choice('assurance', ASSURANCES)] }
]
