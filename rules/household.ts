/** One household on a day: every payment for each adult, which of them they would take, and the total. */
import { decide, incomeSupportOf, type Adult, type Viewed } from './adults.ts'
import type { IsoDate } from './dates.ts'
import { sharedArrival } from './household/arrival.ts'
import { beforeStart } from './household/before-start.ts'
import { choicesOf } from './household/choose.ts'
import { daysOf } from './household/days.ts'
import type { Day } from './household/days/day.ts'
import { INCOME_SUPPORT, type IncomeSupportId, type PaymentId } from './household/ids.ts'
import { leavePayFromBirth, leavePayOf } from './household/leave-pay.ts'
import { asNoCouple, isYouthPaid, mayBeNoCouple } from './household/no-couple.ts'
import { withSharedGrounds } from './household/shared-grounds.ts'
import { outcomeOf } from './household/payment.ts'
import { hasPayout, payoutOf } from './household/payout.ts'
import type { Outcome } from './household/outcome.ts'
import { asIfDependent, besideReading } from './household/either-couple.ts'
import { surely } from './household/stand-in.ts'
import type { Steps } from './household/steps.ts'
import { endOfOpeningBalance } from './household/parts/means.ts'
import { totalOf, type LeavePayPart, type Total } from './household/total.ts'
import type { View } from './household/view.ts'
import { waitsOfChosen } from './household/waits.ts'
import type { Waiting } from './household/waits/wait.ts'
import { ifHeld, type Rates } from './lookup.ts'
import { parentalLeavePay } from './payments/families/parental-leave-pay.ts'
import { OTHER_RULES } from './payments/index.ts'
import { PAYMENTS } from './payments/register.ts'
import type { Household, Person } from './situations/household.ts'

export interface PersonResult extends Waiting {
  who: 'you' | 'partner'
  /** Every payment, in the order in which they are decided. */
  outcomes: Outcome[]
  /** The income support payment that pays most, of those that are likely or may be. */
  chosen?: IncomeSupportId
  /** Groups of open payments of which they can have only one. */
  choices: PaymentId[][]
  /** What must be done by which day, soonest first. */
  days: Day[]
}

export interface HouseholdResult {
  on: IsoDate
  people: PersonResult[]
  /** What is likely and paid each fortnight, of all payments together. */
  total: Total
}

/** What a household may get on a day. @throws FigureNotHeldError where a figure lacks the day */
export function assessHousehold(household: Household, rates: Rates): HouseholdResult {
  const steps = assessHouseholdInSteps(household, rates)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * The same, one payment a step, so that a page can respond to its reader in between.
 * @throws FigureNotHeldError where a figure lacks the day
 */
export function* assessHouseholdInSteps(household: Household, rates: Rates): Steps<HouseholdResult> {
  const views = yield* withPayouts(withLeavePay(yield* viewsInLaw(household, rates)))
  const { people: asOne, adults } = yield* assessPeople(views)
  const people = isNoCouple(views, household) ? asOne : yield* inEitherReading(asOne, household, rates)
  const leavePay = leavePayIn(views)
  const sum = totalOf(people, leavePay)
  const before = yield* beforeStart(people, adults, sum, leavePay)
  const total = { ...sum, ...(before && { before }) }
  const bonus = adults.flatMap(({ view }, at) => endOfOpeningBalance(view, people[at]?.firstPaid ?? rates.on) ?? [])
  const from = [...endsOfPassing(views), ...bonus].sort().at(-1)
  if (from === undefined) return { on: rates.on, people, total }
  // The same household without the leave pay, the payouts and the balance, on the day on which the last of them ends.
  const later = yield* assessPeople(views.map(({ who, view }) => ({ who, view: afterPassing(view) })))
  const { amount, atMost } = totalOf(later.people, [])
  // A payout that only delays what is in the sum makes nothing more of it when its days end.
  const isMore = leavePay.length > 0 || bonus.length > 0 || (atMost ?? amount) > (total.atMost ?? total.amount)
  if (!isMore) return { on: rates.on, people, total }
  const afterwards = {
    from,
    amount,
    ...(atMost === undefined ? {} : { atMost }),
    ...(bonus.length > 0 ? { isBonusUsed: true as const } : {})
  }
  return { on: rates.on, people, total: { ...total, later: afterwards } }
}

/** The adults as the law sees them: two partners may be no couple. */
function* viewsInLaw(told: Household, rates: Rates): Steps<Viewed[]> {
  const household = withSharedGrounds(told)
  const couple = viewsOf(household, rates)
  if (!mayBeNoCouple(household, rates)) return couple
  const single = viewsOf(asNoCouple(household), rates)
  return (yield* isYouthPaid(single.map(({ view }) => view))) ? single : couple
}

/** Whether the law takes two partners as single. */
function isNoCouple(views: Viewed[], { apart }: Household): boolean {
  return views.some(({ view: { household } }) => household.apart !== apart)
}

/**
 * What is paid to two people of whom nobody said enough to know whether one depends on parents: bounds that hold both
 * for a couple and for two who are single because one does.
 */
function* inEitherReading(asCouple: PersonResult[], told: Household, rates: Rates): Steps<PersonResult[]> {
  const household = asIfDependent(withSharedGrounds(told), rates)
  if (!mayBeNoCouple(household, rates)) return asCouple
  const single = viewsOf(asNoCouple(household), rates)
  const ofSingle = single.map(({ view }) => view)
  if (!(yield* isYouthPaid(ofSingle, true))) return asCouple
  const { people } = yield* assessPeople(yield* withPayouts(withLeavePay(single)))
  return asCouple.map((person, index) => besideReading(person, people[index]))
}

/** An adult once leave pay and payouts no longer count, and no opening balance is left. */
function afterPassing(view: View): View {
  const { leavePay } = view
  const after = { ...view, payout: undefined, isBonusUsed: true as const }
  return leavePay?.you || leavePay?.partner ? { ...after, leavePay: undefined, isAfterLeave: true } : after
}

interface Assessed {
  people: PersonResult[]
  /** The same adults, with what was decided of each. */
  adults: Adult[]
}

function* assessPeople(views: Viewed[]): Steps<Assessed> {
  const people: PersonResult[] = []
  const adults = yield* incomeSupportOf(views)
  for (const [index, adult] of adults.entries()) people.push(yield* assessPerson(adult, adults[1 - index]))
  return { people, adults }
}

/** Leave pay is decided first: it depends on no other payment, and all that have a means test count it. */
function withLeavePay(views: Viewed[]): Viewed[] {
  const alone = views.map(({ view }) => outcomeOf(parentalLeavePay, view))
  // Who else has it decides how many of the days are left.
  const outcomes = views.map(({ view }, index) =>
    outcomeOf(parentalLeavePay, { ...view, partnersLeavePay: alone[1 - index] })
  )
  const pay = outcomes.map((outcome, index) => {
    const view = views[index]?.view
    return view && ifHeld(() => leavePayOf(view, outcome))
  })
  return views.map(({ who, view }, index) => {
    const leavePay = { you: pay[index], partner: pay[1 - index] }
    const own = outcomes[index]
    const leaveFromBirth = own && ifHeld(() => leavePayFromBirth(view, own))
    return { who, view: { ...view, leavePay, leaveFromBirth, partnersLeavePay: outcomes[1 - index] } }
  })
}

/** The leave pay that is surely paid today. */
function leavePayIn(views: Viewed[]): LeavePayPart[] {
  return views.flatMap(({ who, view: { leavePay } }) => {
    const [amount, ...others] = leavePay?.you?.fortnight.values ?? []
    return leavePay?.you && amount !== undefined && others.length === 0
      ? [{ who, amount, until: leavePay.you.until }]
      : []
  })
}

/**
 * Money paid out at the end of a job, which counts as income of both partners. Where it leaves nothing of the payment of
 * who was paid it, that payment is not refused: it starts when the days of the payout end.
 */
function* withPayouts(views: Viewed[]): Steps<Viewed[]> {
  if (!views.some(({ view }) => hasPayout(view))) return views
  const before = yield* incomeSupportOf(views)
  const payouts = before.map(({ view }) => ifHeld(() => payoutOf(view)))
  const beside = (index: number, isWait: boolean): View['payout'] => ({
    you: isWait ? undefined : payouts[index],
    partner: payouts[1 - index],
    isWait
  })
  const counted = views.map(({ who, view }, index) => ({
    who,
    view: { ...view, payout: beside(index, mayWait(payouts[index]) && !payouts[index]?.leavesSomething) }
  }))
  const adults = yield* incomeSupportOf(counted)
  return counted.map((each, index) => {
    const chosen = before[index]?.view.chosen
    const isLeft = chosen === undefined || adults[index]?.outcomes.get(chosen)?.state !== 'no'
    return mayWait(payouts[index]) && !isLeft ? { ...each, view: { ...each.view, payout: beside(index, true) } } : each
  })
}

/** Whether a payment may start after a payout; what is held already does not wait. */
function mayWait(payout: ReturnType<typeof payoutOf>): boolean {
  return payout !== undefined && !payout.isHeld
}

/** The days from which leave pay and payouts count no more. */
function endsOfPassing(views: Viewed[]): IsoDate[] {
  const payouts = views.flatMap(({ view: { payout } }) => [payout?.you, payout?.partner])
  return [...leavePayIn(views), ...payouts].flatMap(income => income?.until ?? [])
}

function viewsOf(household: Household, rates: Rates): Viewed[] {
  const { partner, children } = household
  const viewOf = (you: Person, other: View['partner']): View => ({
    register: PAYMENTS,
    on: rates.on,
    rates,
    household,
    you,
    partner: other,
    arrival: sharedArrival(you, other),
    children,
    outcomes: new Map(),
    partnersPayment: undefined,
    partnersOthers: [],
    partnersMissing: [],
    chosen: undefined
  })
  const own = { who: 'you' as const, view: viewOf(household, partner) }
  // In prison nobody is paid anything (Social Security Act 1991 s 1158).
  const isPaid = partner && partner !== 'none' && household.apart !== 'prison'
  return isPaid ? [own, { who: 'partner', view: viewOf(partner, household) }] : [own]
}

/** What a partner would take, and whatever else is not refused to them. */
function supportOf({ view, outcomes }: Adult): View['partnersSupport'] {
  const outcome = surely(outcomes, view.chosen && outcomes.get(view.chosen))
  const all = INCOME_SUPPORT.flatMap(id => outcomes.get(id) ?? [])
  return { outcome, open: all.filter(({ state }) => state !== 'no'), view }
}

function* assessPerson({ who, view: own, outcomes }: Adult, other: Adult | undefined): Steps<PersonResult> {
  const view = { ...own, partnersSupport: other && supportOf(other) }
  const { chosen } = view
  yield* decide(OTHER_RULES, view, outcomes)
  const waiting = ifHeld(() => waitsOfChosen(view)) ?? { waits: [] }
  yield
  return {
    who,
    outcomes: [...outcomes.values()],
    ...(chosen ? { chosen } : {}),
    choices: choicesOf(outcomes),
    ...waiting,
    days: daysOf(view)
  }
}
