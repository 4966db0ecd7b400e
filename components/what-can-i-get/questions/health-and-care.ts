/** Health, and care for somebody else. */
import { CARED_FOR, MANIFEST } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { isPartnered } from './family.ts'
import { checks, choice, day, money, number, yesNo } from './fields.ts'

/** Money for an injury: paid each week, at once, or asked for. */
const INJURY = ['weekly', 'lump-sum', 'claimed']

/** Whether one of a couple may get money for an injury: sick, hurt, or away from work. */
export function isHurt(values: Values): boolean {
  return (
    values.is('happened', 'sick-or-hurt') ||
    values.is('health', 'limits-work') ||
    values.is('work', 'on-leave') ||
    values.is('partner-work', 'on-leave')
  )
}

/** Whether an illness limits work: the reason for not looking, the ground of what they get, or ticked. */
export function limitsWork(values: Values): boolean | undefined {
  return (
    values.is('not-looking', 'illness') ||
    values.is('has', 'disability-support-pension') ||
    values.ticked('health', 'limits-work')
  )
}

const isIll = (values: Values) => limitsWork(values) === true

const gotLumpSum = (values: Values) => values.is('injury', 'lump-sum')
const wasSettled = (values: Values) => gotLumpSum(values) && values.is('injury-settled', 'yes')

/** What the weeks without income support follow from. */
const LUMP_SUM = [
  yesNo('injury-settled', { when: gotLumpSum }),
  money('injury-sum', ['once'], { when: wasSettled }),
  day('injury-paid-on', { when: wasSettled }),
  day('injury-lost-from', { when: wasSettled })
]

export const HEALTH_AND_CARE: readonly Question[] = [
  {
    id: 'health',
    facts: [
      'health.limitsWork',
      'health.cannotUsePublicTransport',
      'health.medicalEquipment',
      'health.ndisTransport',
      'caring.who'
    ],
    fields: [
      checks('health', ['limits-work', 'no-transport', 'equipment']),
      yesNo('ndis', { when: values => values.is('health', 'no-transport') }),
      choice('caring', CARED_FOR, { required: true })
    ]
  },
  {
    id: 'health-work',
    facts: ['health.jobOrStudyToReturnTo', 'health.lastsOver2Years', 'health.capacity', 'health.onsetAsResident'],
    when: isIll,
    fields: [
      yesNo('health-return'),
      yesNo('health-two-years'),
      number('health-hours', 0, 60, { unit: 'hours', per: 'week' }),
      yesNo('health-began-here', { when: values => !values.is('visa', 'citizen') })
    ]
  },
  { id: 'manifest', facts: ['health.manifest'], when: isIll, fields: [checks('manifest', MANIFEST)] },
  {
    id: 'injury',
    facts: ['compensation', 'partner.compensation'],
    when: isHurt,
    also: isHurt,
    fields: [
      checks('injury', INJURY),
      money('injury-pay', ['week', 'fortnight'], { when: values => values.is('injury', 'weekly') }),
      ...LUMP_SUM,
      checks('partner-injury', INJURY, { when: isPartnered }),
      money('partner-injury-pay', ['week', 'fortnight'], { when: values => values.is('partner-injury', 'weekly') })
    ]
  },
  {
    id: 'caring-more',
    facts: [
      'caring.constant',
      'caring.daily',
      'caring.months',
      'caring.liveTogether',
      'caring.endOfLife',
      'caring.receiverIsResident'
    ],
    when: values => values.is('caring', 'adult', 'child', 'several'),
    fields: [
      checks('caring-is', ['daily', 'constant', 'together', 'end-of-life']),
      number('caring-months', 0, 600, { unit: 'months' }),
      yesNo('caring-resident')
    ]
  }
]
