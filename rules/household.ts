/** One household on a day: every payment of each adult, which of them they would take, and what that comes to. */
import type { IsoDate } from './dates.ts'
import { choicesOf, chosenOf } from './household/choose.ts'
import { daysOf } from './household/days.ts'
import type { Day } from './household/days/day.ts'
import type { IncomeSupportId, PaymentId } from './household/ids.ts'
import { heldPayment, qualifiedPayment } from './household/partners-payment.ts'
import { outcomeOf, type PaymentRule } from './household/payment.ts'
import type { Outcome } from './household/outcome.ts'
import { totalOf, type Total } from './household/total.ts'
import type { View } from './household/view.ts'
import { waitsOfChosen } from './household/waits.ts'
import type { Waiting } from './household/waits/wait.ts'
import type { Rates } from './lookup.ts'
import { INCOME_SUPPORT_RULES } from './payments/income-support/index.ts'
import { OTHER_RULES } from './payments/index.ts'
import type { Household, Person } from './situations/household.ts'

export interface PersonResult extends Waiting {
  who: 'you' | 'partner'
  /** Every payment, in the order in which they are decided. */
  outcomes: Outcome[]
  /** The income support payment that pays most of those that are likely, or may be. */
  chosen?: IncomeSupportId
  /** Groups of payments that are open, of which they take one. */
  choices: PaymentId[][]
  /** What must be done by which day, soonest first. */
  days: Day[]
}

export interface HouseholdResult {
  on: IsoDate
  people: PersonResult[]
  /** What is likely and paid by the fortnight, of all together. */
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
  const people = incomeSupportOf(household, rates).map(assessPerson)
  return { on: rates.on, people, total: totalOf(people) }
}

/**
 * Income support of each adult. What each gets depends on what the other gets: first on what the other one has or
 * qualifies for, then on what came of that. Both are treated alike, so that it does not matter who asks.
 */
function incomeSupportOf(household: Household, rates: Rates): Adult[] {
  const views = viewsOf(household, rates)
  // What somebody alone qualifies for changes nothing for anybody else.
  const qualified = views.length > 1 ? views.map(({ view }) => qualifiedPayment(view)) : []
  const first = views.map(({ who, view }, index) => decideIncomeSupport(who, view, qualified[1 - index]))
  const taken = first.map((adult, index) => takenBy(adult, qualified[index]))
  const second = first.map((adult, index) => {
    const others = taken[1 - index]
    return others === adult.view.partnersPayment ? adult : decideIncomeSupport(adult.who, adult.view, others)
  })
  // Rent Assistance is whole where the other one has no payment: two who are paid only on that footing are not.
  return second.length > 1 && second.every(isPaidAlone) ? first : second
}

function isPaidAlone({ view, outcomes }: Adult): boolean {
  return (
    view.partnersPayment === undefined && view.chosen !== undefined && outcomes.get(view.chosen)?.state === 'likely'
  )
}

function viewsOf(household: Household, rates: Rates): { who: PersonResult['who']; view: View }[] {
  const { partner, children } = household
  const viewOf = (you: Person, other: View['partner']): View => ({
    on: rates.on,
    rates,
    household,
    you,
    partner: other,
    children,
    outcomes: new Map(),
    partnersPayment: undefined,
    chosen: undefined
  })
  const own = { who: 'you' as const, view: viewOf(household, partner) }
  return partner && partner !== 'none' ? [own, { who: 'partner', view: viewOf(partner, household) }] : [own]
}

function decideIncomeSupport(who: Adult['who'], from: View, partnersPayment: IncomeSupportId | undefined): Adult {
  const outcomes = new Map<PaymentId, Outcome>()
  const view = { ...from, outcomes, partnersPayment }
  decide(INCOME_SUPPORT_RULES, view, outcomes)
  return { who, view: { ...view, chosen: chosenOf(outcomes) }, outcomes }
}

/** What is paid in fact: what is held, or likely; else what they qualify for, unless means refuse it. */
function takenBy({ view, outcomes }: Adult, qualified: IncomeSupportId | undefined): IncomeSupportId | undefined {
  const { chosen } = view
  const held = heldPayment(view.you)
  if (held) return held
  if (chosen && outcomes.get(chosen)?.state === 'likely') return chosen
  return qualified && outcomes.get(qualified)?.state !== 'no' ? qualified : undefined
}

function assessPerson({ who, view, outcomes }: Adult): PersonResult {
  const { chosen } = view
  decide(OTHER_RULES, view, outcomes)
  return {
    who,
    outcomes: [...outcomes.values()],
    ...(chosen ? { chosen } : {}),
    choices: choicesOf(outcomes),
    ...waitsOfChosen(view),
    days: daysOf(view)
  }
}

function decide(rules: readonly PaymentRule[], view: View, outcomes: Map<PaymentId, Outcome>): void {
  for (const rule of rules) outcomes.set(rule.id, outcomeOf(rule, view))
}
