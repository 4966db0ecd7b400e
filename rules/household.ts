/** One household on a day: every payment for each adult, which of them they would take, and the total. */
import type { IsoDate } from './dates.ts'
import { sharedArrival } from './household/arrival.ts'
import { beforeStart } from './household/before-start.ts'
import { choicesOf, chosenOf } from './household/choose.ts'
import { daysOf } from './household/days.ts'
import type { ConditionId } from './household/condition-ids.ts'
import type { Day } from './household/days/day.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId, type PaymentId } from './household/ids.ts'
import { leavePayOf } from './household/leave-pay.ts'
import { asNoCouple, isYouthPaid, mayBeNoCouple } from './household/no-couple.ts'
import { withSharedGrounds } from './household/shared-grounds.ts'
import { heldPayment, qualifiedPayment } from './household/partners-payment.ts'
import { outcomeOf, type PaymentRule } from './household/payment.ts'
import { hasPayout, payoutOf } from './household/payout.ts'
import type { Outcome } from './household/outcome.ts'
import { factOfPartner, isRarelyTold } from './household/partners-facts.ts'
import { asIfDependent, besideReading } from './household/either-couple.ts'
import type { Steps } from './household/steps.ts'
import { totalOf, type LeavePayPart, type Total } from './household/total.ts'
import type { View } from './household/view.ts'
import { waitsOfChosen } from './household/waits.ts'
import type { Waiting } from './household/waits/wait.ts'
import { ifHeld, type Rates } from './lookup.ts'
import { parentalLeavePay } from './payments/families/parental-leave-pay.ts'
import { INCOME_SUPPORT_RULES } from './payments/income-support/index.ts'
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

/** One adult, with what was decided of their income support. */
interface Adult {
  who: PersonResult['who']
  view: View
  outcomes: Map<PaymentId, Outcome>
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
  const from = endOfPassing(views)
  if (from === undefined) return { on: rates.on, people, total }
  // The same household without the leave pay and the payouts, on the day on which the last of them ends.
  const later = yield* assessPeople(views.map(({ who, view }) => ({ who, view: afterPassing(view) })))
  const { amount, atMost } = totalOf(later.people, [])
  // A payout that only delays what is in the sum makes nothing more of it when its days end.
  const isMore = leavePay.length > 0 || (atMost ?? amount) > (total.atMost ?? total.amount)
  if (!isMore) return { on: rates.on, people, total }
  const afterwards = { from, amount, ...(atMost === undefined ? {} : { atMost }) }
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
 * Of two people of whom nobody said enough to know whether one depends on parents, the bounds of what is paid to them as a couple, and
 * as two who are single because one does.
 */
function* inEitherReading(asCouple: PersonResult[], told: Household, rates: Rates): Steps<PersonResult[]> {
  const household = asIfDependent(withSharedGrounds(told), rates)
  if (!mayBeNoCouple(household, rates)) return asCouple
  const single = viewsOf(asNoCouple(household), rates)
  if (
    !(yield* isYouthPaid(
      single.map(({ view }) => view),
      true
    ))
  )
    return asCouple
  const { people } = yield* assessPeople(yield* withPayouts(withLeavePay(single)))
  return asCouple.map((person, index) => besideReading(person, people[index]))
}

/** An adult once leave pay and payouts no longer count. */
function afterPassing(view: View): View {
  const { leavePay } = view
  const after = { ...view, payout: undefined }
  return leavePay?.you || leavePay?.partner ? { ...after, leavePay: undefined, isAfterLeave: true } : after
}

interface Viewed {
  who: PersonResult['who']
  view: View
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
    return { who, view: { ...view, leavePay, partnersLeavePay: outcomes[1 - index] } }
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

/** The day from which no leave pay and no payout counts any more; undefined without any. */
function endOfPassing(views: Viewed[]): IsoDate | undefined {
  const payouts = views.flatMap(({ view: { payout } }) => [payout?.you, payout?.partner])
  return [...leavePayIn(views), ...payouts]
    .flatMap(income => income?.until ?? [])
    .sort()
    .at(-1)
}

/**
 * Income support of each adult. What each gets depends on what the other gets: so it is decided once with
 * what the other one has or qualifies for, then again with what that decided. Both adults are treated alike, so the
 * answer does not depend on who asks.
 */
function* incomeSupportOf(views: Viewed[]): Steps<Adult[]> {
  const qualified: (IncomeSupportId | undefined)[] = []
  // For somebody single there is nobody whose payment it could change.
  if (views.length > 1) for (const { view } of views) qualified.push(yield* qualifiedPayment(view))
  const first: Adult[] = []
  for (const [index, { who, view }] of views.entries()) {
    first.push(yield* decideIncomeSupport(who, view, qualified[1 - index]))
  }
  const taken = first.map((adult, index) => paymentOf(adult, qualified[index]))
  const second = yield* decideBeside(first, taken)
  // Rent Assistance is paid in full if the partner has no payment. If each is paid only on that assumption, neither is.
  return yield* bestPair(second.length > 1 && second.every(isPaidAlone) ? first : second)
}

/**
 * Of a couple who have a choice, the two payments that come to most together: each is worked out beside the other, so
 * the one that is more alone may be less. Among equals what they hold already stays.
 */
function* bestPair(adults: Adult[]): Steps<Adult[]> {
  const [you, partner] = adults
  if (!you || !partner) return adults
  const [own, theirs] = [candidates(you), candidates(partner)]
  if (own.length < 2 && theirs.length < 2 && !adults.some(leavesHeld)) return adults
  let best: { sum: number; pair: Adult[] } | undefined
  for (const mine of own) {
    for (const other of theirs) {
      const pair = [yield* beside(you, mine, other), yield* beside(partner, other, mine)]
      const sum = pair.reduce((running, adult) => running + amountOf(adult), 0)
      const isPaid = pair.every(({ view: { chosen }, outcomes }) => !chosen || outcomes.get(chosen)?.state === 'likely')
      if (isPaid && (!best || sum > best.sum)) best = { sum, pair }
    }
  }
  return best?.pair ?? adults
}

/** Whether they would take another payment than the one they hold, beside which the other adult was looked at. */
function leavesHeld({ view: { you, chosen } }: Adult): boolean {
  const held = heldPayment(you)
  return held !== undefined && chosen !== undefined && chosen !== held
}

/** The likely payments of an adult, what they hold first; undefined stands for none. */
function candidates({ view, outcomes }: Adult): (IncomeSupportId | undefined)[] {
  const likely = INCOME_SUPPORT.filter(id => outcomes.get(id)?.state === 'likely' && !outcomes.get(id)?.begins)
  const held = heldPayment(view.you)
  const first = held && likely.includes(held) ? [held] : []
  return likely.length === 0 ? [view.chosen] : [...first, ...likely.filter(id => id !== held)]
}

/** An adult who takes a payment, beside a partner who takes another. */
function* beside(
  { who, view }: Adult,
  chosen: IncomeSupportId | undefined,
  partnersPayment: IncomeSupportId | undefined
): Steps<Adult> {
  const decided = yield* decideIncomeSupport(who, view, partnersPayment)
  return { ...decided, view: { ...decided.view, chosen } }
}

function amountOf({ view: { chosen }, outcomes }: Adult): number {
  return (chosen && outcomes.get(chosen)?.result?.amount) ?? 0
}

/**
 * Each adult beside what the other one takes, and what else they may be paid while facts are missing. What one of these
 * opens for the other may open more in turn, so this goes on until nothing more is open.
 */
function* decideBeside(adults: Adult[], taken: (IncomeSupportId | undefined)[]): Steps<Adult[]> {
  const open = adults.map((adult, index) => otherPayments(adult, taken[index]))
  const missing = adults.map((adult, index) => missingFor(adult, [taken[index], ...(open[index] ?? [])]))
  const decided: Adult[] = []
  for (const [index, adult] of adults.entries()) {
    const [theirs, others = [], facts = []] = [taken[1 - index], open[1 - index], missing[1 - index]]
    const { partnersOthers, partnersMissing, partnersPayment } = adult.view
    const wider = [...new Set([...partnersOthers, ...others])]
    const partnersFacts = [...new Set([...partnersMissing, ...facts])]
    const isSame =
      theirs === partnersPayment &&
      wider.length === partnersOthers.length &&
      partnersFacts.length === partnersMissing.length
    const view = { ...adult.view, partnersOthers: wider, partnersMissing: partnersFacts }
    decided.push(isSame ? adult : yield* decideIncomeSupport(adult.who, view, theirs))
  }
  return decided.every((adult, index) => adult === adults[index]) ? decided : yield* decideBeside(decided, taken)
}

function isPaidAlone({ view, outcomes }: Adult): boolean {
  return (
    view.partnersPayment === undefined && view.chosen !== undefined && outcomes.get(view.chosen)?.state === 'likely'
  )
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

function* decideIncomeSupport(
  who: Adult['who'],
  from: View,
  partnersPayment: IncomeSupportId | undefined
): Steps<Adult> {
  const outcomes = new Map<PaymentId, Outcome>()
  const view = { ...from, outcomes, partnersPayment }
  yield* decide(INCOME_SUPPORT_RULES, view, outcomes)
  return { who, view: { ...view, chosen: chosenOf(outcomes, heldPayment(from.you)) }, outcomes }
}

/**
 * The payment they get: what they hold, or what is likely; else what they qualify for, unless their means rule it out.
 */
function paymentOf({ view, outcomes }: Adult, qualified: IncomeSupportId | undefined): IncomeSupportId | undefined {
  const { chosen } = view
  const held = heldPayment(view.you)
  if (held) return held
  if (chosen && outcomes.get(chosen)?.state === 'likely') return chosen
  // Who said that they hold nothing is paid nothing until it is granted.
  if (view.you.has !== undefined && isOpen(outcomes, qualified)) return undefined
  return qualified && outcomes.get(qualified)?.state !== 'no' ? qualified : undefined
}

/** Whether nobody told the right to stay, or whether they study, without which a payment is not granted. */
function isOpen(outcomes: Adult['outcomes'], qualified: IncomeSupportId | undefined): boolean {
  const open = (qualified && outcomes.get(qualified)?.decided) ?? []
  return open.some(({ id, truth }) => truth === 'unknown' && UNTOLD.includes(id))
}

const UNTOLD: readonly ConditionId[] = ['residence', 'not-full-time-student']

/**
 * What else they may be paid while a fact is missing; undefined stands for no payment. Somebody who did not say what
 * they hold may hold any payment.
 */
function otherPayments({ view, outcomes }: Adult, taken: IncomeSupportId | undefined): View['partnersOthers'] {
  if (heldPayment(view.you)) return []
  const chosen = view.chosen && outcomes.get(view.chosen)
  const isSure = chosen?.state === 'likely' && chosen.assumed === undefined
  const heldIsUnknown = view.you.has === undefined
  const isMissing = INCOME_SUPPORT.some(id => id !== taken && (outcomes.get(id)?.missing ?? []).length > 0)
  const isOpen = (id: IncomeSupportId) => heldIsUnknown || (isMissing && outcomes.get(id)?.state === 'may')
  const others = INCOME_SUPPORT.filter(id => id !== taken && isOpen(id))
  return [...others, ...(taken && !isSure ? [undefined] : [])]
}

/**
 * The facts that leave open what they are paid, as they are asked of who answers for both. A payment whose very ground
 * nobody told is left out: it is not paid until it is.
 */
function missingFor({ view, outcomes }: Adult, payments: readonly (IncomeSupportId | undefined)[]): Fact[] {
  if (heldPayment(view.you)) return []
  const open = payments.flatMap(id => (id && outcomes.get(id)) ?? [])
  const facts = open.flatMap(({ missing }) => (missing.some(isRarelyTold) ? [] : missing))
  return [...new Set(facts.map(factOfPartner))]
}

/** What a partner would take, and whatever else is not refused to them. */
function supportOf({ view: { chosen }, outcomes }: Adult): View['partnersSupport'] {
  const all = INCOME_SUPPORT.flatMap(id => outcomes.get(id) ?? [])
  return { outcome: chosen && outcomes.get(chosen), open: all.filter(({ state }) => state !== 'no') }
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

function* decide(rules: readonly PaymentRule[], view: View, outcomes: Map<PaymentId, Outcome>): Steps<void> {
  for (const rule of rules) {
    outcomes.set(rule.id, outcomeOf(rule, view))
    yield
  }
}
