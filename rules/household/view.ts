/** A household on a day as one of its adults sees it, with what was decided before. */
import type { IsoDate } from '../dates.ts'
import type { Rates } from '../lookup.ts'
import type { Child, Happened, Household, Person } from '../situations/household.ts'
import type { IncomeSupportId, PaymentId } from './ids.ts'
import type { Outcome, State } from './outcome.ts'

export interface View {
  on: IsoDate
  rates: Rates
  household: Household
  /** The adult who is looked at. */
  you: Person
  /** The other adult; `none` for someone single, undefined where it is not known. */
  partner: Person | 'none' | undefined
  children: Child[] | undefined
  /** What earlier payments said, in the order of `payments`. Income support is there before all others. */
  outcomes: ReadonlyMap<PaymentId, Outcome>
  /** The income support that the partner gets or would be tested for; undefined where there is none. */
  partnersPayment: IncomeSupportId | undefined
  /** What it may be in its place, as far as the answers leave that open; undefined among them where it may be none. */
  partnersOthers: readonly (IncomeSupportId | undefined)[]
  /** The one income support payment that this adult would take, once it is chosen. */
  chosen: IncomeSupportId | undefined
}

/** Whether someone has a partner, as the law counts: partners under one roof who separated are single (Guide 2.2.5). */
export function isPartnered({ partner, household }: View): boolean | undefined {
  if (partner === undefined) return undefined
  return partner !== 'none' && household.apart !== 'under-one-roof'
}

/** What an earlier payment said. */
export function stateOf({ outcomes }: View, id: PaymentId): State | undefined {
  return outcomes.get(id)?.state
}

/** Whether something happened; undefined where it is not known. */
export function happened(
  { you }: View,
  ...events: NonNullable<Person['happened']>[number]['event'][]
): boolean | undefined {
  return you.happened?.some(({ event }) => events.includes(event))
}

/** What is known of something that happened; undefined where it did not, or where that is not known. */
export function eventOf({ you }: View, event: Happened['event']): Happened | undefined {
  return you.happened?.find(each => each.event === event)
}

/** The day on which something happened, where it is known. */
export function dayOf({ you }: View, event: NonNullable<Person['happened']>[number]['event']): IsoDate | undefined {
  return you.happened?.find(each => each.event === event)?.on
}

/** Whether a payment or card is held already; undefined where it is not known. */
export function holds(
  { you }: View,
  ...payments: NonNullable<Person['has']>[number]['payment'][]
): boolean | undefined {
  return you.has?.some(({ payment }) => payments.includes(payment))
}
