/** “What are my deadlines?”: what happened and on which day. */
import { addDays } from '../../../rules/dates.ts'
import type { IsoDate } from '../../../rules/dates.ts'
import type { Trigger } from '../../../rules/situations/date-choices.ts'
import type { TimeLimitsSituation } from '../../../rules/situations/time-limits.ts'
import { timeLimitsOf, type TimeLimitOn } from '../../../rules/time-limits.ts'
import { number } from '../../tool/questions.ts'
import type { Question, Values } from '../../tool/types.ts'
import type { LimitBook } from '../limits.ts'
import { date, state, stateOf } from '../questions.ts'
import type { DaysDefinition } from '../types.ts'

export interface Found {
  /** The reader’s own day. */
  on: IsoDate
  limits: TimeLimitOn[]
}

/** Events, as the form groups them; a unit test compares them with data/events.yaml. */
export const GROUPS = {
  work: [
    'dismissed',
    'job-ended',
    'underpaid',
    'employer-insolvent',
    'hurt-at-work',
    'discriminated-at-work',
    'sexually-harassed',
    'discriminated',
    'sponsored-job-ended',
    'payday',
    'first-payday',
    'dismissal-certificate',
    'rights-complaint-closed',
    'feg-decision'
  ],
  payment: [
    'payment-stopped',
    'papers-due',
    'circumstances-changed',
    'report-was-wrong',
    'debt-letter',
    'debt-paused',
    'medical-certificate-ends',
    'first-zero-payment',
    'ended-by-pay',
    'rent-review-due',
    'left-australia'
  ],
  crisis: ['violence', 'home-lost', 'released', 'arrived'],
  obligations: ['missed-requirement', 'demerit', 'violence-exemption', 'carer-exemption', 'refugee-arrived'],
  claim: [
    'intended-to-claim',
    'claimed',
    'referred-to-provider',
    'separated',
    'birth',
    'child-came-into-care',
    'child-care-starts',
    'stillbirth',
    'partner-died',
    'course-starts',
    'turned-22',
    'student-turned-22',
    'turned-16',
    'youngest-too-old',
    'reached-pension-age',
    'end-of-financial-year',
    'apportionment-debt'
  ],
  review: [
    'decision',
    'review-decision',
    'explanation-asked',
    'complained',
    'ftb-decision',
    'ftb-tax-notice',
    'ftb-child-support',
    'family-review-decision',
    'parental-leave-review-decision',
    'tribunal-decision'
  ],
  home: ['rent-rise', 'bond-claimed', 'tenancy-ended', 'bond-dispute-unresolved'],
  money: ['hardship-notice', 'final-answer', 'death-benefit-decision', 'loss-known', 'debt-protection']
} as const satisfies Record<string, readonly Trigger[]>

export type Group = keyof typeof GROUPS

/** Events that reveal, or may reveal, violence; a unit test compares them with data/events.yaml. */
export const DANGEROUS: readonly Trigger[] = ['violence', 'separated', 'violence-exemption']

const groups = Object.entries(GROUPS) as [Group, readonly Trigger[]][]

/** The question about the day of an event. */
export function dayQuestion(event: Trigger): string {
  return `on-${event}`
}

const isTicked = (group: Group, event: Trigger) => (values: Values) =>
  values.several(group, GROUPS[group] as readonly Trigger[]).includes(event)

/** A financial year ends on a fixed day, so only the year is asked. */
const YEARS = { least: 2000, most: 2100 }

function dayOf(group: Group, event: Trigger): Question[] {
  const more = { under: event, when: isTicked(group, event), isPrivate: DANGEROUS.includes(event) }
  // The scheme closes on a fixed day.
  if (event === 'apportionment-debt') return []
  if (event === 'end-of-financial-year')
    return [number(dayQuestion(event), YEARS.least, YEARS.most, { ...more, unit: 'calendar-years' })]
  return [date(dayQuestion(event), more)]
}

export const definition: DaysDefinition<TimeLimitsSituation, Found, LimitBook> = {
  id: 'deadlines',
  questions: [
    ...groups.flatMap(([group, events]): Question[] => [
      {
        kind: 'checks',
        id: group,
        options: events,
        folded: true,
        privateOptions: events.filter(event => DANGEROUS.includes(event))
      },
      ...events.flatMap(event => dayOf(group, event))
    ]),
    state
  ],
  isEnough: values => ticked(values).length > 0,
  unanswered: values => (ticked(values).length > 0 ? [] : Object.keys(GROUPS).slice(0, 1)),
  situation: (values, today) => ({
    events: ticked(values).map(event => ({ event, on: happenedOn(event, values, today) })),
    state: stateOf(values)
  }),
  assess: (situation, rates, book) => ({ on: rates.on, limits: timeLimitsOf(situation, rates, book) }),
  examples: today => [
    { id: 'dismissed', answers: { work: 'dismissed job-ended', ...onDays(today, { dismissed: -4, 'job-ended': -4 }) } },
    { id: 'payment-stopped', answers: { payment: 'payment-stopped', ...onDays(today, { 'payment-stopped': -10 }) } },
    { id: 'rent-rise', answers: { home: 'rent-rise', state: 'nsw', ...onDays(today, { 'rent-rise': -40 }) } }
  ]
}

function ticked(values: Values): Trigger[] {
  return groups.flatMap(([group, events]) => values.several(group, events))
}

function happenedOn(event: Trigger, values: Values, today: IsoDate): IsoDate {
  const question = dayQuestion(event)
  if (event === 'apportionment-debt') return today
  if (event === 'end-of-financial-year') return `${values.number(question)}-06-30`
  const day = values.day(question)
  if (day === undefined) throw new RangeError(`${event} has no day`)
  return day
}

/** Days before or after the day of the build. */
function onDays(today: IsoDate, days: Partial<Record<Trigger, number>>): Record<string, string> {
  const entries = Object.entries(days) as [Trigger, number][]
  return Object.fromEntries(entries.map(([event, ahead]) => [dayQuestion(event), addDays(today, ahead)]))
}
