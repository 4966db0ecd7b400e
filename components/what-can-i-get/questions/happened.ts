/** What happened, and when: asked first, because days may be running. */
import { EVENTS, VIOLENT } from '../../../rules/situations/household-choices.ts'
import type { Question, Values } from '../types.ts'
import { checks, choice, day, number, yesNo } from './fields.ts'

export type Event = (typeof EVENTS)[number]

/** Options of the first question that are events themselves. */
export const PLAIN_EVENTS = [
  'lost-job',
  'hours-cut',
  'business-closed',
  'started-work',
  'sick-or-hurt',
  'separated',
  'violence',
  'disaster',
  'home-lost',
  'released',
  'arrived',
  'moved',
  'reached-pension-age'
] as const satisfies readonly Event[]

/** Ticks that a second screen asks more about, so that the first one is short. */
export const MORE_EVENTS = {
  baby: ['pregnant', 'birth', 'child-came-into-care'],
  death: ['stillbirth', 'child-died', 'partner-died', 'person-cared-for-died'],
  study: ['started-study', 'stopped-study']
} as const satisfies Record<string, readonly Event[]>

/** Events whose day decides nothing. */
const UNDATED: readonly Event[] = ['started-study', 'stopped-study', 'moved', 'reached-pension-age']
const DATED = EVENTS.filter(event => !UNDATED.includes(event))

/** The field with the day of an event. */
export function dayField(event: Event): string {
  return `on-${event}`
}

function isTicked(values: Values, event: Event): boolean {
  return values.is('happened', event) || Object.keys(MORE_EVENTS).some(group => values.is(`which-${group}`, event))
}

const [firstDated, ...otherDated] = DATED.map(event => {
  return day(dayField(event), { when: values => isTicked(values, event) })
})

export const HAPPENED: readonly Question[] = [
  {
    id: 'happened',
    facts: ['happened'],
    first: true,
    fields: [
      // The first six show at once: danger is always among them.
      checks('happened', [
        'lost-job',
        'violence',
        'home-lost',
        'sick-or-hurt',
        'separated',
        'baby',
        'death',
        'hours-cut',
        'started-work',
        'business-closed',
        'disaster',
        'arrived',
        'study',
        'moved',
        'released',
        'reached-pension-age'
      ])
    ]
  },
  {
    id: 'happened-more',
    facts: ['happened'],
    first: true,
    when: values => values.is('happened', 'baby', 'death'),
    fields: [
      checks('which-baby', MORE_EVENTS.baby, { when: values => values.is('happened', 'baby') }),
      checks('which-death', MORE_EVENTS.death, { when: values => values.is('happened', 'death') })
    ]
  },
  {
    id: 'happened-study',
    facts: ['happened'],
    first: true,
    when: values => values.is('happened', 'study'),
    fields: [choice('which-study', MORE_EVENTS.study)]
  },
  {
    id: 'happened-on',
    facts: ['happened.on'],
    first: true,
    when: values => DATED.some(event => isTicked(values, event)),
    fields: [firstDated!, ...otherDated]
  },
  {
    id: 'violence-more',
    facts: ['happened.by', 'happened.homeChanged'],
    when: values => values.is('happened', 'violence'),
    fields: [choice('violent', VIOLENT), yesNo('home-changed')]
  },
  {
    id: 'contacted',
    facts: ['happened.contactedInTime'],
    when: values => values.is('happened', 'violence', 'home-lost', 'released', 'arrived'),
    fields: [yesNo('contacted')]
  },
  {
    id: 'disaster-more',
    facts: ['happened.declared', 'happened.harmed'],
    when: values => values.is('happened', 'disaster'),
    fields: [yesNo('declared'), yesNo('harmed')]
  },
  {
    id: 'released-more',
    facts: ['happened.daysInside'],
    when: values => values.is('happened', 'released'),
    fields: [number('days-inside', 0, 20_000, { unit: 'days' })]
  },
  {
    id: 'partners-payment-then',
    facts: ['happened.othersPayment'],
    when: values => values.is('which-death', 'partner-died'),
    fields: [yesNo('partners-payment-then')]
  }
]
