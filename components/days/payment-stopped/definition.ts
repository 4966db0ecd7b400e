/** “Why did my payment stop?”: what happened, what the account or a letter shows, and since when. */
import { addDays, type IsoDate } from '../../../rules/dates.ts'
import { explainStopped, type StoppedAnswer, type StoppedRule } from '../../../rules/payment-stopped.ts'
import { STOPPED, type Trigger } from '../../../rules/situations/date-choices.ts'
import type { PaymentStoppedSituation } from '../../../rules/situations/payment-stopped.ts'
import { choice, number } from '../../tool/questions.ts'
import type { Example, Question, Values } from '../../tool/types.ts'
import type { ServiceView } from '../../content/views.ts'
import type { LimitBook } from '../limits.ts'
import { date } from '../questions.ts'
import type { DaysDefinition } from '../types.ts'

type Stopped = (typeof STOPPED)[number]

/** An entry of data/payment-stopped.yaml as the build gives it to a page, in one language. */
export interface StoppedView extends StoppedRule {
  cause: string
  first: string
  /** Key in `services` of the book. */
  service: string
  /** What to say in English, with its meaning in Chinese. */
  say: { en: string; zh: string }
  backPay: string
  /** The page with more detail, with its language. */
  page: string
  /** Indexes in `sources` of the book. */
  sources: number[]
  /** May reveal violence at home. */
  danger?: true
}

export interface StoppedBook extends LimitBook {
  /** The sources of the causes. */
  read: readonly { title: string; url: string }[]
  stopped: readonly StoppedView[]
  /** Who to call about a cause, by service id. */
  callees: Readonly<Record<string, ServiceView>>
}

export interface Found extends StoppedAnswer<StoppedView> {
  /** The reader’s own day. */
  on: IsoDate
  /** Whether a day was given from which a time limit may run. */
  hasDay: boolean
}

/** Kinds of event, with what the reader sees; a unit test compares them with data/payment-stopped.yaml. */
export const KINDS = {
  late: ['not-reported', 'report-refused', 'holiday'],
  zero: ['zero-from-pay'],
  held: ['held-missed-task', 'held-penalty-zone', 'certificate-ended'],
  suspended: ['papers-not-given', 'parents-income', 'compensation', 'overseas', 'mail-returned', 'in-custody'],
  ended: ['turned-22', 'reached-pension-age', 'youngest-too-old'],
  cut: ['rent-review', 'partner-income', 'debt-deducted', 'child-care-zero', 'wrong-pay'],
  'not-started': ['never-started', 'no-decision'],
  'not-received': ['bank-details', 'somebody-changed-it']
} as const satisfies Record<string, readonly Stopped[]>

type Kind = keyof typeof KINDS

const UNKNOWN = 'unknown'

/** Causes whose time limit runs from their own day, not from a notice; a unit test compares them with the data. */
export const OWN_DAYS: Partial<Record<Stopped, Trigger>> = {
  'zero-from-pay': 'first-zero-payment',
  'never-started': 'referred-to-provider',
  'no-decision': 'claimed',
  'rent-review': 'rent-review-due',
  'parents-income': 'papers-due',
  compensation: 'papers-due',
  'turned-22': 'turned-22',
  'youngest-too-old': 'youngest-too-old',
  'certificate-ended': 'medical-certificate-ends',
  'child-care-zero': 'end-of-financial-year',
  'wrong-pay': 'report-was-wrong',
  'in-custody': 'released'
}

/** No payment was stopped, so there is no notice and no time limit to have it restored. */
const WITHOUT_NOTICE: readonly Stopped[] = [
  'zero-from-pay',
  'holiday',
  'never-started',
  'no-decision',
  'bank-details',
  'somebody-changed-it'
]

/** Whether there is a notice, from whose date the time limits of a stopped payment run whatever the cause. */
export function hasNotice(seen: string): boolean {
  return !WITHOUT_NOTICE.some(each => each === seen)
}

const kinds = Object.entries(KINDS) as [Kind, readonly Stopped[]][]

/** The question about what is seen, by the chosen kind. */
export function seenQuestion(kind: Kind | typeof UNKNOWN): string {
  return `seen-${kind}`
}

/** The question about the day of an event. */
export function dayQuestion(event: Trigger): string {
  return `on-${event}`
}

/** What happened; undefined until it is chosen. */
function kindIn(values: Values): Kind | typeof UNKNOWN | undefined {
  return ([...kinds.map(([each]) => each), UNKNOWN] as const).find(each => values.is('kind', each))
}

/** What the reader sees; undefined until it is chosen. */
function seenIn(values: Values): Stopped | undefined {
  const kind = kindIn(values)
  return kind === undefined ? undefined : STOPPED.find(seen => values.is(seenQuestion(kind), seen))
}

const sees = (isWanted: (seen: Stopped) => boolean) => (values: Values) => {
  const seen = seenIn(values)
  return seen !== undefined && isWanted(seen)
}

/** Nothing is chosen until the reader does: a default would be a guess. */
function open(id: string, options: readonly string[], when?: (values: Values) => boolean): Question {
  return choice(id, options, { initial: '', ...(when && { when }) })
}

/** A financial year ends on a fixed day, so only the year is asked. */
const YEARS = { least: 2000, most: 2100 }

function ownDay(event: Trigger): Question {
  const more = { optional: true, when: sees(seen => OWN_DAYS[seen] === event) }
  if (event === 'end-of-financial-year')
    return number(dayQuestion(event), YEARS.least, YEARS.most, { ...more, unit: 'calendar-years' })
  return date(dayQuestion(event), more)
}

export const definition: DaysDefinition<PaymentStoppedSituation, Found, StoppedBook> = {
  id: 'payment-stopped',
  questions: [
    open('kind', [...kinds.map(([kind]) => kind), UNKNOWN]),
    ...kinds.map(([kind, options]) => open(seenQuestion(kind), options, values => values.is('kind', kind))),
    open(seenQuestion(UNKNOWN), STOPPED, values => values.is('kind', UNKNOWN)),
    date('notice', { optional: true, when: sees(hasNotice) }),
    ...[...new Set(Object.values(OWN_DAYS))].map(ownDay)
  ],
  isEnough: values => seenIn(values) !== undefined,
  unanswered: values => {
    const kind = kindIn(values)
    if (kind === undefined) return ['kind']
    return seenIn(values) === undefined ? [seenQuestion(kind)] : []
  },
  situation: values => {
    const seen = seenIn(values)
    if (seen === undefined) throw new RangeError('nothing was chosen')
    return { seen, noticeOn: values.day('notice'), eventOn: eventOn(seen, values) }
  },
  assess: (situation, rates, book) => ({
    ...explainStopped(situation, rates, book),
    on: rates.on,
    hasDay: situation.noticeOn !== undefined || situation.eventOn !== undefined
  }),
  examples: today => [
    example('not-reported', 'late', { notice: addDays(today, -3) }),
    example('held-missed-task', 'held', { notice: addDays(today, -1) }),
    example('rent-review', 'cut', { [dayQuestion('rent-review-due')]: addDays(today, -10) })
  ]
}

function example(seen: Stopped, kind: Kind, more: Example['answers']): Example {
  return { id: seen, answers: { kind, [seenQuestion(kind)]: seen, ...more } }
}

function eventOn(seen: Stopped, values: Values): IsoDate | undefined {
  const event = OWN_DAYS[seen]
  if (event === undefined) return undefined
  if (event !== 'end-of-financial-year') return values.day(dayQuestion(event))
  const year = values.number(dayQuestion(event))
  return year === undefined ? undefined : `${year}-06-30`
}
