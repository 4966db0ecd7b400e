/** Income support of each adult of a household: each beside the other, and the pair that comes to most. */
import { chosenOf } from './household/choose.ts'
import type { ConditionId } from './household/condition-ids.ts'
import { INCOME_SUPPORT, type Fact, type IncomeSupportId, type PaymentId } from './household/ids.ts'
import type { Outcome } from './household/outcome.ts'
import { factOfPartner, isRarelyTold } from './household/partners-facts.ts'
import { heldPayment, qualifiedPayment } from './household/partners-payment.ts'
import { outcomeOf, type PaymentRule } from './household/payment.ts'
import { surely } from './household/stand-in.ts'
import type { Steps } from './household/steps.ts'
import type { View } from './household/view.ts'
import { INCOME_SUPPORT_RULES } from './payments/income-support/index.ts'

/** One adult, and what is known of their household. */
export interface Viewed {
  who: 'you' | 'partner'
  view: View
}

/** One adult, with what was decided of their income support. */
export interface Adult extends Viewed {
  outcomes: Map<PaymentId, Outcome>
}

/**
 * Income support of each adult. What each gets depends on what the other gets: so it is decided once with
 * what the other one has or qualifies for, then again with what that decided. Both adults are treated alike, so the
 * answer does not depend on who asks.
 */
export function* incomeSupportOf(views: Viewed[]): Steps<Adult[]> {
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
 * The payment they get: what they hold while their means leave some of it, or what is likely; else what they qualify for,
 * unless their means rule it out.
 */
function paymentOf({ view, outcomes }: Adult, qualified: IncomeSupportId | undefined): IncomeSupportId | undefined {
  const { chosen } = view
  const held = heldPayment(view.you)
  if (held && !isUsedUp(outcomes.get(held))) return held
  if (chosen && outcomes.get(chosen)?.state === 'likely') return chosen
  // Who said that they hold nothing is paid nothing until it is granted.
  if (view.you.has !== undefined && isOpen(outcomes, qualified)) return undefined
  return qualified && outcomes.get(qualified)?.state !== 'no' ? qualified : undefined
}

/** Whether income or assets, and nothing else, leave nothing of it. */
function isUsedUp(outcome: Outcome | undefined): boolean {
  return outcome?.state === 'no' && outcome.decided.every(({ id }) => id === 'income-and-assets')
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
  const chosen = surely(outcomes, view.chosen && outcomes.get(view.chosen))
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

/** Decides payments in their order, each with what was decided before it. */
export function* decide(rules: readonly PaymentRule[], view: View, outcomes: Map<PaymentId, Outcome>): Steps<void> {
  for (const rule of rules) {
    outcomes.set(rule.id, outcomeOf(rule, view))
    yield
  }
}
