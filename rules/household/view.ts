/** A household on a day from the side of one adult, with the outcomes decided so far. */
import type { IsoDate } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import type { Registered } from '../payments/entry.ts'
import type { Child, Happened, Household, Person } from '../situations/household.ts'
import type { Fact, IncomeSupportId, PaymentId } from './ids.ts'
import type { Outcome, State } from './outcome.ts'
import type { Possible } from './parts/possible.ts'

/** Income that counts today, for some weeks only: Parental Leave Pay, or money paid out at the end of a job. */
export interface PassingIncome {
  /** Cents a fortnight before tax; nothing and all of it while it is not known whether it is paid. */
  fortnight: Possible<number>
  /** The first day without it; of leave pay, if all days are taken in one block from the birth. */
  until: IsoDate
}

/** First arrival of a couple; open while nobody told since when this adult lives here. */
export interface SharedArrival {
  readonly event: Happened
  /** The subclass of the partner’s visa. */
  readonly subclass: string | undefined
  readonly isOpen: boolean
}

export interface View {
  /** The register of the payments that are looked at: a claim of one payment has only income support. */
  register: Readonly<Partial<Record<PaymentId, Registered<PaymentId>>>>
  on: IsoDate
  rates: Rates
  household: Household
  /** The adult being assessed. */
  you: Person
  /** The other adult; `none` for someone single, undefined where it is not known. */
  partner: Person | 'none' | undefined
  children: Child[] | undefined
  /** Outcomes of earlier payments, in the order of `payments`. Income support comes before all others. */
  outcomes: ReadonlyMap<PaymentId, Outcome>
  /** The income support that the partner gets or would be tested for; undefined if there is none. */
  partnersPayment: IncomeSupportId | undefined
  /**
   * The income support that the partner would take, once it is decided, and all that they may be paid, with the household
   * as they see it; undefined before, and for somebody single.
   */
  partnersSupport?:
    { readonly outcome: Outcome | undefined; readonly open: readonly Outcome[]; readonly view: View } | undefined
  /** Parental Leave Pay that is paid to each of them today, once it is decided. */
  leavePay?: { readonly you: PassingIncome | undefined; readonly partner: PassingIncome | undefined } | undefined
  /** Parental Leave Pay that this adult is likely to be paid from a birth to come. */
  leaveFromBirth?: PassingIncome | undefined
  /** Money paid out at the end of a job that counts today, once it is decided; `isWait` where theirs leaves nothing. */
  payout?:
    | { readonly you: PassingIncome | undefined; readonly partner: PassingIncome | undefined; readonly isWait: boolean }
    | undefined
  /** Money for an injury that counts as ordinary income of each, in cents a fortnight. */
  injuryIncome?: { readonly you: number; readonly partner: number } | undefined
  /** The outcome of Parental Leave Pay for the partner; undefined for somebody single. */
  partnersLeavePay?: Outcome | undefined
  /** First arrival on a humanitarian visa that only the partner told, where it is, or may be, of both. */
  arrival?: SharedArrival | undefined
  /** Looks at the time after the leave days, when what is not paid beside them is. */
  isAfterLeave?: true
  /** Looks at the time after pay has used the opening Work Bonus balance. */
  isBonusUsed?: true
  /** Payments the partner may get instead, while the answers leave that open; undefined stands for none. */
  partnersOthers: readonly (IncomeSupportId | undefined)[]
  /** The facts of the partner that would settle which of these they get. */
  partnersMissing: readonly Fact[]
  /** The income support payment that this adult would take, once chosen. */
  chosen: IncomeSupportId | undefined
}

/** Whether somebody has a partner in law: partners who separated under one roof are single (Guide 2.2.5). */
export function isPartnered({ partner, household }: View): boolean | undefined {
  if (partner === undefined) return undefined
  return partner !== 'none' && household.apart !== 'under-one-roof'
}

/**
 * What the register says of a payment.
 * @throws RangeError if the payment is not looked at
 */
export function registered({ register }: View, payment: PaymentId): Registered<PaymentId> {
  const entry = register[payment]
  if (!entry) throw new RangeError(`${payment} is not in the register of this view.`)
  return entry
}

/** The state of an earlier payment. */
export function stateOf({ outcomes }: View, id: PaymentId): State | undefined {
  return outcomes.get(id)?.state
}

/** All that is known to have happened, an arrival that the partner told among it. */
export function eventsTold({ you: { happened: own = [] }, arrival }: View): Happened[] {
  return arrival ? [...own, arrival.event] : own
}

/** Whether something happened; undefined where it is not known. */
export function happened(view: View, ...events: Happened['event'][]): boolean | undefined {
  const isTold = eventsTold(view).some(({ event }) => events.includes(event))
  return view.you.happened === undefined && !isTold ? undefined : isTold
}

/** What is known about an event; undefined if it did not happen, or if that is not known. */
export function eventOf(view: View, event: Happened['event']): Happened | undefined {
  return eventsTold(view).find(each => each.event === event)
}

/** The day on which something happened, where it is known. */
export function dayOf(view: View, event: Happened['event']): IsoDate | undefined {
  return eventOf(view, event)?.on
}

/** Whether a payment or card is held already; undefined where it is not known. */
export function holds(
  { you }: View,
  ...payments: NonNullable<Person['has']>[number]['payment'][]
): boolean | undefined {
  return you.has?.some(({ payment }) => payments.includes(payment))
}
