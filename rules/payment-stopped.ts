/**
 * Why a payment stopped, by what the account shows, and the time limits that run (data/payment-stopped.yaml has the
 * words).
 */
import type { PaymentStopped } from './data/date-schemas.ts'
import type { Rates } from './lookup.ts'
import type { PaymentStoppedSituation } from './situations/payment-stopped.ts'
import { timeLimitsOf, type DateBook, type TimeLimitOn } from './time-limits.ts'

/** The part of an entry that the rule reads: not its messages, which a page carries in one language. */
export type StoppedRule = Pick<PaymentStopped, 'id' | 'limit' | 'day_in_notice'>

export interface StoppedAnswer<Entry extends StoppedRule = PaymentStopped> {
  /** The entry of data/payment-stopped.yaml: cause, who to call, what to say, what is paid back. */
  entry: Entry
  /** The notice gives the day that counts, which comes long before the last days below. */
  hasDayInNotice: boolean
  /** The time limit for this cause, if a day was given. */
  limit?: TimeLimitOn
  /** Time limits that run whatever the cause: to have it restored, and to ask for a review with full back pay. */
  always: TimeLimitOn[]
}

/**
 * The answer to what somebody sees in the account or a letter.
 * @throws FigureNotHeldError where a length lacks the day
 * @throws RangeError if the given entries lack the one asked for
 */
export function explainStopped<Entry extends StoppedRule>(
  { seen, noticeOn, eventOn = noticeOn, state }: PaymentStoppedSituation,
  rates: Rates,
  book: DateBook & { stopped: readonly Entry[] }
): StoppedAnswer<Entry> {
  const entry = book.stopped.find(({ id }) => id === seen)
  if (!entry) throw new RangeError(`There is no entry “${seen}” among what was given`)
  const rule = book.limits.find(({ id }) => id === entry.limit)
  const own = rule && eventOn !== undefined ? rule.triggers.map(event => ({ event, on: eventOn })) : []
  const [limit] = timeLimitsOf({ events: own, state }, rates, book).filter(({ id }) => id === entry.limit)
  const notice = noticeOn === undefined ? [] : [{ event: 'payment-stopped' as const, on: noticeOn }]
  return {
    entry,
    hasDayInNotice: entry.day_in_notice === true,
    ...(limit ? { limit } : {}),
    always: timeLimitsOf({ events: notice, state }, rates, book)
  }
}
