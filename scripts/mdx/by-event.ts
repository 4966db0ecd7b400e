/** By what happened, which payments may follow: worked out at build, for readers without JavaScript. */
import { PAYMENT_PAGES } from '../../rules/payments/register.ts'
import { payments as en } from '../../i18n/household/payments/en.ts'
import { payments as zh } from '../../i18n/household/payments/zh.ts'
import { events as eventsEn } from '../../i18n/household/events/en.ts'
import { events as eventsZh } from '../../i18n/household/events/zh.ts'
import { assessHousehold } from '../../rules/household.ts'
import { householdSituation, type Happened } from '../../rules/situations/household.ts'
import { ratesOf } from './rates.ts'
import type { ViewContext } from './views.ts'

export interface ByEventView {
  event: string
  /** Payments that are likely or may be, by name, each with its page, the most useful first. */
  payments: { name: string; href: string }[]
}

/** A household of which nothing is known but the event: a citizen in Australia. */
const SOMEBODY = { location: 'in-australia', residence: { status: 'citizen' } }

type PaymentId = keyof typeof en

/** At most this many are shown of an event: the rest comes with the questions. */
export const MOST = 6

/** The events, each with what goes without saying and, chosen by a person, what to look at first. */
export const SITUATIONS: readonly [event: Happened['event'], more: object, first: readonly PaymentId[]][] = [
  [
    'lost-job',
    { age: 35, partner: 'none', children: [], work: { status: 'unemployed' }, study: { load: 'none' } },
    ['jobseeker', 'rent-assistance', 'health-care-card', 'feg', 'low-income-health-care-card', 'energy-rebates']
  ],
  [
    'hours-cut',
    { age: 35, partner: 'none', children: [], work: { status: 'casual' }, study: { load: 'none' } },
    ['jobseeker', 'rent-assistance', 'health-care-card', 'low-income-health-care-card', 'energy-rebates']
  ],
  [
    'sick-or-hurt',
    { age: 35, partner: 'none', children: [], study: { load: 'none' }, health: { limitsWork: true } },
    ['jobseeker', 'disability-support-pension', 'rent-assistance', 'pharmaceutical-allowance', 'mobility-allowance']
  ],
  [
    'separated',
    { age: 35, partner: 'none', children: [{ age: 5, care: 100 }], study: { load: 'none' } },
    ['parenting-payment-single', 'ftb-a', 'ftb-b', 'child-support', 'rent-assistance', 'child-care-subsidy']
  ],
  [
    'violence',
    { age: 35, partner: 'none', study: { load: 'none' } },
    ['crisis-payment-violence', 'leaving-violence-program', 'jobseeker', 'urgent-payment', 'rent-assistance']
  ],
  [
    'birth',
    { age: 30, children: [{ age: 0, care: 100 }] },
    ['parental-leave-pay', 'newborn-payment', 'ftb-a', 'ftb-b', 'parenting-payment-single', 'child-care-subsidy']
  ],
  ['stillbirth', { age: 30 }, ['stillborn-baby-payment', 'parental-leave-pay']],
  ['partner-died', { partner: 'none', age: 60 }, ['bereavement', 'jobseeker', 'rent-assistance']],
  ['home-lost', { age: 35 }, ['crisis-payment-other', 'urgent-payment', 'jobseeker', 'rent-assistance']],
  ['disaster', { age: 35 }, ['disaster-recovery-payment', 'disaster-recovery-allowance', 'urgent-payment']],
  [
    'released',
    { age: 35, partner: 'none' },
    ['crisis-payment-release', 'jobseeker', 'rent-assistance', 'health-care-card', 'urgent-payment']
  ],
  [
    'arrived',
    { age: 35, residence: { status: 'refugee' } },
    ['crisis-payment-humanitarian', 'jobseeker', 'ftb-a', 'rent-assistance', 'health-care-card']
  ],
  [
    'started-study',
    { age: 20, partner: 'none', children: [], study: { load: 'full-time' } },
    [
      'youth-allowance-student',
      'rent-assistance',
      'student-start-up-loan',
      'relocation-scholarship',
      'health-care-card'
    ]
  ],
  [
    'reached-pension-age',
    { age: 67 },
    ['age-pension', 'rent-assistance', 'pensioner-concession-card', 'seniors-health-card', 'energy-rebates']
  ]
]

/**
 * For each event what to look at first, in the reader's language.
 * @throws FigureNotHeldError
 */
export function byEvent({ data, language, today }: ViewContext): ByEventView[] {
  const names = language === 'en' ? en : zh
  const events = language === 'en' ? eventsEn : eventsZh
  const rates = ratesOf({ data, today })
  return SITUATIONS.map(([event, more, first]) => {
    const household = householdSituation.parse({ ...SOMEBODY, ...more, happened: [{ event, on: rates.on }] })
    const [you] = assessHousehold(household, rates).people
    const open = new Set(you?.outcomes.filter(({ state }) => state !== 'no').map(({ id }) => id))
    return {
      event: events[event],
      payments: first
        .filter(id => open.has(id))
        .map(id => ({ name: names[id].name, href: `/${language}${PAYMENT_PAGES[id]}` }))
    }
  })
}
