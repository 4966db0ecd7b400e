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
  /** Payments that are likely or may be, by name, each with its page. */
  payments: { name: string; href: string }[]
}

/** What is known of nobody in particular: an adult here, of whom only what happened is told. */
const SOMEBODY = { location: 'in-australia', residence: { status: 'citizen' } }

/** The events, each with what goes without saying. */
const SITUATIONS: readonly [event: Happened['event'], more: object][] = [
  ['lost-job', { age: 35, partner: 'none', children: [], work: { status: 'unemployed' }, study: { load: 'none' } }],
  ['hours-cut', { age: 35, partner: 'none', children: [], work: { status: 'casual' }, study: { load: 'none' } }],
  ['sick-or-hurt', { age: 35, partner: 'none', children: [], study: { load: 'none' }, health: { limitsWork: true } }],
  ['separated', { age: 35, partner: 'none', children: [{ age: 5, care: 100 }], study: { load: 'none' } }],
  ['violence', { age: 35, partner: 'none', study: { load: 'none' } }],
  ['birth', { age: 30, children: [{ age: 0, care: 100 }] }],
  ['stillbirth', { age: 30 }],
  ['partner-died', { partner: 'none', age: 60 }],
  ['home-lost', { age: 35 }],
  ['disaster', { age: 35 }],
  ['released', { age: 35, partner: 'none' }],
  ['arrived', { age: 35, residence: { status: 'refugee' } }],
  ['started-study', { age: 20, partner: 'none', children: [], study: { load: 'full-time' } }],
  ['reached-pension-age', { age: 67 }]
]

/** For each event what may follow from it, in the reader's language. @throws FigureNotHeldError */
export function byEvent({ data, language, today }: ViewContext): ByEventView[] {
  const names = language === 'en' ? en : zh
  const events = language === 'en' ? eventsEn : eventsZh
  const rates = ratesOf({ data, today })
  return SITUATIONS.map(([event, more]) => {
    const household = householdSituation.parse({ ...SOMEBODY, ...more, happened: [{ event, on: rates.on }] })
    const [you] = assessHousehold(household, rates).people
    const open = you?.outcomes.filter(({ state }) => state !== 'no') ?? []
    return {
      event: events[event],
      payments: open.map(({ id }) => ({ name: names[id].name, href: `/${language}${PAYMENT_PAGES[id]}` }))
    }
  })
}
