/** Crisis Payment: contact, then lodge; and the Leaving Violence Program. */
import type { Happened } from '../../situations/household.ts'
import type { PaymentId } from '../ids.ts'
import type { View } from '../view.ts'
import { daysAfter, dayFrom, eventsOf, type Day } from './day.ts'

interface Ground {
  events: Happened['event'][]
  payment: PaymentId
  /** Figures of the days to make contact, and then to lodge. */
  contact: string
  lodge: string
  section: string
}

const SOCIAL_SECURITY = 'Social Security Act 1991'
const GROUNDS: readonly Ground[] = [
  {
    events: ['violence'],
    payment: 'crisis-payment-violence',
    contact: 'crisis-payment.family-violence.contact-days',
    lodge: 'crisis-payment.family-violence.claim-days',
    section: `${SOCIAL_SECURITY} ss 1061JH, 1061JHA`
  },
  {
    events: ['home-lost'],
    payment: 'crisis-payment-other',
    contact: 'crisis-payment.other.contact-days',
    lodge: 'crisis-payment.other.claim-days',
    section: `${SOCIAL_SECURITY} s 1061JH`
  },
  {
    events: ['arrived'],
    payment: 'crisis-payment-humanitarian',
    contact: 'crisis-payment.humanitarian.contact-days',
    lodge: 'crisis-payment.humanitarian.claim-days',
    section: `${SOCIAL_SECURITY} s 1061JI`
  }
]

/** Days of what happened at home, on arrival and on release. @throws FigureNotHeldError */
export function crisisDays(view: View): Day[] {
  return [...GROUNDS.flatMap(ground => ofGround(view, ground)), ...released(view), ...leavingViolence(view)]
}

/** Contact keeps the day; the claim follows within days of the contact, so at the latest after both. */
function ofGround(view: View, { events, payment, contact, lodge, section }: Ground): Day[] {
  const toContact = daysAfter(view.rates, contact)
  const toLodge = daysAfter(view.rates, lodge)
  return eventsOf(view, ...events).flatMap(({ event, on, contactedInTime }) => [
    ...(contactedInTime
      ? []
      : [
          dayFrom(
            { id: 'crisis-payment-contact', payment, event, on, by: toContact, figures: [contact], section },
            view.on
          )
        ]),
    dayFrom(
      {
        id: 'crisis-payment-lodge',
        payment,
        event,
        on,
        by: day => toLodge(toContact(day)),
        figures: [contact, lodge],
        section
      },
      view.on
    )
  ])
}

function released(view: View): Day[] {
  const [before, within] = ['crisis-payment.release.before-days', 'crisis-payment.release.after-days']
  return eventsOf(view, 'released').map(({ event, on }) =>
    dayFrom(
      {
        id: 'crisis-payment-release',
        payment: 'crisis-payment-release',
        event,
        on,
        by: daysAfter(view.rates, within),
        from: daysAfter(view.rates, before, -1),
        figures: [before, within],
        section: `${SOCIAL_SECURITY} s 1061JG; Social Security Guide 3.1.4.30`
      },
      view.on
    )
  )
}

const CHANGE = 'leaving-violence.change-weeks'

function leavingViolence(view: View): Day[] {
  return eventsOf(view, 'violence').map(({ event, on }) =>
    dayFrom(
      {
        id: 'leaving-violence-apply',
        payment: 'leaving-violence-program',
        event,
        on,
        by: daysAfter(view.rates, CHANGE),
        figures: [CHANGE],
        section: 'Department of Social Services, Leaving Violence Program'
      },
      view.on
    )
  )
}
