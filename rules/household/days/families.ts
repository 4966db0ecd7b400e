/** Claims whose time runs from a birth, a child who came into care, a stillbirth, or the end of a financial year. */
import { fullMonths } from '../../counting.ts'
import { dayAfter, endOfLastFinancialYear, type IsoDate } from '../../dates.ts'
import type { Happened } from '../../situations/household.ts'
import type { DayId, PaymentId } from '../ids.ts'
import { sharedArrival } from '../arrival.ts'
import { birthOfYoungest } from '../new-child.ts'
import { eventOf, holds, stateOf, type View } from '../view.ts'
import { daysAfter, dayFrom, eventsOf, type Day } from './day.ts'

interface FamilyClaim {
  id: DayId
  payment: PaymentId
  events: Happened['event'][]
  /** Figures for the time after the event, and for how early a claim can be made. */
  within: string
  early?: string
  section: string
  /** One claim for the whole family, so it is shown only to the person who asks. */
  isJoint?: true
}

const TIME_LIMITS = 'Services Australia, Time limits for claiming family payments'
const NEW_CHILD: Happened['event'][] = ['birth', 'pregnant', 'child-came-into-care']
const PARENTING: Pick<FamilyClaim, 'id' | 'events' | 'within' | 'section'> = {
  id: 'parenting-payment-claim',
  events: NEW_CHILD,
  within: 'parenting-payment.backdate-weeks',
  section: TIME_LIMITS
}
const LEAVE_PAY = 'parental-leave-pay'
const LEAVE_EARLY = 'parental-leave-pay.claim-early-months'

const CLAIMS: readonly FamilyClaim[] = [
  { ...PARENTING, payment: 'parenting-payment-single' },
  { ...PARENTING, payment: 'parenting-payment-partnered' },
  {
    id: 'parental-leave-pay-from-birth',
    payment: 'parental-leave-pay',
    events: [...NEW_CHILD, 'stillbirth'],
    within: 'parental-leave-pay.from-birth-days',
    early: LEAVE_EARLY,
    section: 'Services Australia, Claiming timeframes for Parental Leave Pay'
  },
  {
    id: 'parental-leave-pay-first-claim',
    payment: 'parental-leave-pay',
    events: [...NEW_CHILD, 'stillbirth'],
    within: 'parental-leave-pay.first-claim-weeks',
    early: LEAVE_EARLY,
    section: 'Services Australia, Claiming timeframes for Parental Leave Pay'
  },
  {
    id: 'stillborn-baby-payment-claim',
    payment: 'stillborn-baby-payment',
    events: ['stillbirth'],
    within: 'stillborn-baby-payment.claim-weeks',
    section: TIME_LIMITS,
    isJoint: true
  },
  {
    id: 'ftb-claim-newborn',
    payment: 'ftb-a',
    events: NEW_CHILD,
    within: 'ftb.claim-newborn-weeks',
    early: 'ftb.claim-early-months',
    section: TIME_LIMITS,
    isJoint: true
  }
]

/** @throws FigureNotHeldError */
export function familyDays(view: View): Day[] {
  return [...CLAIMS.flatMap(claim => ofClaim(view, claim)), ...lumpSum(view)]
}

function ofClaim(view: View, { events, within, early, isJoint, id, payment, section }: FamilyClaim): Day[] {
  if ((isJoint && !isAsker(view)) || isClaimed(view, id)) return []
  const { rates } = view
  const figures = early === undefined ? [within] : [within, early]
  const from = early === undefined ? {} : { from: daysAfter(rates, early, -1) }
  const told = familyEvents(view, events)
  return [...told, ...(id === 'ftb-claim-newborn' ? babyUntold(view, told) : [])].map(({ event, on }) =>
    dayFrom(
      {
        id,
        payment: payment === 'ftb-a' ? familyTaxBenefit(view) : payment,
        event,
        on,
        by: daysAfter(rates, within),
        ...from,
        figures,
        section
      },
      view.on
    )
  )
}

/** Nobody claims what they have: leave pay that is paid, or Family Tax Benefit where only babies can have brought it. */
function isClaimed(view: View, id: DayId): boolean {
  const { partner, children = [] } = view
  switch (id) {
    case 'parenting-payment-claim':
      return holds(view, 'parenting-payment-single', 'parenting-payment-partnered') === true
    case 'parental-leave-pay-from-birth':
      return holds(view, LEAVE_PAY) === true
    case 'parental-leave-pay-first-claim':
      return [view.you, partner].some(
        adult => adult && adult !== 'none' && holds({ ...view, you: adult }, LEAVE_PAY) === true
      )
    case 'ftb-claim-newborn':
      return holds(view, 'ftb-a', 'ftb-b') === true && children.length > 0 && children.every(({ age }) => age === 0)
    default:
      return false
  }
}

/** Either of a couple may have mentioned a child. Once born, a child is no longer expected. */
function familyEvents(view: View, events: Happened['event'][]): Happened[] {
  const { partner } = view
  const own = eventsOf(view, ...events)
  const both = partner && partner !== 'none' ? [...own, ...eventsOf({ ...view, you: partner }, ...events)] : own
  const isBorn = both.some(({ event }) => event === 'birth')
  const left = both.filter(({ event }) => !(isBorn && event === 'pregnant'))
  return left.filter(({ event, on }, at) => left.findIndex(other => other.event === event && other.on === on) === at)
}

/** The birth of a baby of whom only the age was told, on the first day that it can have been; nothing while it brings Family Tax Benefit. */
function babyUntold(view: View, told: readonly Happened[]): Happened[] {
  const [first] = birthOfYoungest(view) ?? []
  const isTold = told.some(({ event }) => event !== 'pregnant')
  return first === undefined || isTold || holds(view, 'ftb-a', 'ftb-b') ? [] : [{ event: 'birth', on: first }]
}

function isAsker({ you, household }: View): boolean {
  return you === household
}

/** One claim covers both parts. */
function familyTaxBenefit(view: View): PaymentId {
  return stateOf(view, 'ftb-a') === 'no' ? 'ftb-b' : 'ftb-a'
}

const CONFIRM = 'ftb.confirm-months'

/** The lump sum for last financial year, or confirming its income, for children who were there before it ended. */
function lumpSum(view: View): Day[] {
  const { children, on: today, rates } = view
  const end = endOfLastFinancialYear(today)
  const monthsSince = fullMonths(dayAfter(end), today).months
  const cameSince = eventsOf(view, 'child-came-into-care').some(({ on }) => on === undefined || on > end)
  const wasThere = children?.some(
    ({ age, monthsPastBirthday = 0, relation = 'own' }) =>
      age !== undefined && (age > 0 || monthsPastBirthday > monthsSince) && (relation === 'own' || !cameSince)
  )
  if (!isAsker(view) || !wasThere || cameAfter(view, end)) return []
  return [
    dayFrom(
      {
        id: holds(view, 'ftb-a', 'ftb-b') ? 'ftb-confirm-income' : 'ftb-lump-sum',
        payment: familyTaxBenefit(view),
        event: 'end-of-financial-year',
        on: end,
        by: daysAfter(rates, CONFIRM),
        figures: [CONFIRM],
        section: TIME_LIMITS
      },
      today
    )
  ]
}

/**
 * Whether nobody of the family lived in Australia yet on a day: a citizen who names no first day always has. Who tells of
 * an arrival, of a couple on humanitarian visas for both, began to live here then.
 */
function cameAfter(view: View, day: IsoDate): boolean {
  const { you, partner } = view
  const adults = partner && partner !== 'none' ? [you, partner] : [you]
  const arrived = eventOf(view, 'arrived')?.on
  return adults.every(adult => {
    const isArrival = adult === you || sharedArrival(adult, you) !== undefined
    const since = adult.residence.since ?? (isArrival ? arrived : undefined)
    return since !== undefined && since > day
  })
}
