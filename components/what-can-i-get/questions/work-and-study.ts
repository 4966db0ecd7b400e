/** Work, study, and a young person's parents. */
import { INDEPENDENCE_GROUNDS, PAYMENT_KINDS, STATE_CARE } from '../../../rules/situations/choices.ts'
import { LEVELS, LOADS, NOT_LOOKING, REGIONS } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { caresForKin, isPartnered, KINDS_OF_WORK } from './family.ts'
import { checks, choice, day, money, number, yesNo } from './fields.ts'

/** Kinds of work with paid hours. */
const WITH_HOURS = ['casual', 'part-time', 'full-time', 'self-employed', 'farm', 'apprentice', 'on-leave']

/** The field for the amount of one kind of payout. */
export function paidOutField(kind: (typeof PAYMENT_KINDS)[number]): string {
  return `paid-${kind}`
}

/** Had an employer, who may have paid something out at the end. */
function lostWork(values: Values): boolean {
  return (
    values.is('happened', 'lost-job') || (values.is('work', 'unemployed') && !values.is('happened', 'business-closed'))
  )
}

/** Whose job may have ended with money paid out: also of who is at home since. The rules ask only within a year of it. */
function hadEmployer(values: Values): boolean {
  return lostWork(values) || (values.is('work', 'none', 'retired') && !values.is('happened', 'business-closed'))
}

function hasPaidOut(values: Values): boolean {
  return values.is('paid-out', ...PAYMENT_KINDS)
}

function isBelow(values: Values, age: number): boolean {
  return (values.number('age') ?? 0) < age
}

/** From this age nobody depends on parents and the rules need nothing about them, so the question is skipped. */
const NO_PARENTS = 25

/** Who gave birth, or will. */
export const MOTHERS = ['me', 'partner', 'neither'] as const

function ofCoupleWithBirth(values: Values): boolean {
  return isPartnered(values) && (values.is('which-baby', 'pregnant', 'birth') || values.is('which-death', 'stillbirth'))
}

const studies = (values: Values) => values.is('study', 'part-time', 'full-time')

export const WORK_AND_STUDY: readonly Question[] = [
  {
    id: 'work',
    facts: [
      'work.status',
      'work.notLooking',
      'work.hoursPerWeek',
      'work.farmer',
      'work.employerInsolvent',
      'study.load'
    ],
    fields: [
      choice('work', KINDS_OF_WORK, { required: true }),
      choice('not-looking', NOT_LOOKING, { when: values => values.is('work', 'none') }),
      number('work-hours', 0, 168, { unit: 'hours', per: 'week', when: values => values.is('work', ...WITH_HOURS) }),
      yesNo('insolvent', { when: lostWork }),
      choice('study', LOADS, { required: true })
    ]
  },
  {
    id: 'last-day',
    facts: ['work.lastDay'],
    // The day on which the job was lost is its last day.
    when: values => values.is('work', 'none', 'unemployed', 'retired') && !values.is('happened', 'lost-job'),
    fields: [day('last-day')]
  },
  {
    id: 'paid-out',
    facts: ['work.paidOut', 'work.leftVoluntarily'],
    when: hadEmployer,
    fields: [
      checks('paid-out', PAYMENT_KINDS),
      ...PAYMENT_KINDS.map(kind =>
        money(paidOutField(kind), ['once'], { when: values => values.is('paid-out', kind) })
      ),
      money('paid-weekly', ['week'], { when: hasPaidOut }),
      day('paid-on', { when: hasPaidOut }),
      yesNo('left-job')
    ]
  },
  {
    id: 'leave-pay-test',
    facts: ['work.leavePayTest', 'happened.gaveBirth', 'partner.work.leavePayTest'],
    when: values => values.is('happened', 'baby') || values.is('which-death', 'stillbirth'),
    fields: [
      choice('gave-birth', MOTHERS, { when: ofCoupleWithBirth }),
      yesNo('leave-pay-test', { required: true }),
      yesNo('partner-leave-pay-test', { when: ofCoupleWithBirth })
    ]
  },
  {
    id: 'study-course',
    facts: ['study.level', 'study.approved', 'study.percent', 'study.firstYear'],
    when: studies,
    fields: [
      choice('study-level', LEVELS),
      yesNo('study-approved'),
      number('study-percent', 1, 100, { unit: 'percent' }),
      yesNo('study-first-year', { when: values => values.is('study-level', 'higher-education') })
    ]
  },
  {
    id: 'study-away',
    facts: ['study.movedAway', 'study.homeRegion'],
    when: studies,
    fields: [yesNo('study-moved'), choice('study-region', REGIONS)]
  },
  {
    id: 'with-parents',
    facts: ['livesWithParents'],
    when: values => isBelow(values, NO_PARENTS),
    fields: [yesNo('with-parents')]
  },
  {
    id: 'independence',
    facts: ['independence'],
    when: values => isBelow(values, NO_PARENTS),
    fields: [checks('independence', INDEPENDENCE_GROUNDS)]
  },
  {
    id: 'state-care',
    facts: ['stateCare'],
    when: values => isBelow(values, NO_PARENTS) && values.is('independence', 'state-care'),
    fields: [choice('state-care', STATE_CARE)]
  },
  {
    id: 'parents',
    facts: ['parents'],
    when: values => isBelow(values, NO_PARENTS),
    fields: [money('parents-income', ['year']), yesNo('parents-support')]
  },
  {
    id: 'first-nations',
    facts: ['aboriginalOrTorresStraitIslander'],
    // There are phone lines of their own, and other job services in remote places.
    also: values => values.yes('remote') === true || caresForKin(values),
    fields: [yesNo('first-nations')]
  }
]
