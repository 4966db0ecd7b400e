/** A wait before a payment starts, and what the waits come to. */
import type { IsoDate } from '../../dates.ts'
import type { Fact, WaitExemptionId, WaitId } from '../ids.ts'

export interface Wait {
  id: WaitId
  /** Days that it lasts, none where there is no wait; undefined where a fact is missing. */
  days: number | undefined
  /** Its first and last day, where it lasts and its beginning is known. */
  from?: IsoDate
  until?: IsoDate
  /** Runs at the same time as the others, or begins when they end. */
  runs: 'together' | 'after-the-others'
  /** Money that was paid out lowers the payment in this time, but leaves some of it. */
  isPartPaid?: true
  /** Why it is not served. */
  exempt?: WaitExemptionId
  /** Why it may not be served, if the office agrees. */
  mayBeExempt: WaitExemptionId[]
  /** Facts without which it is not known. */
  missing: Fact[]
  figures: string[]
  section: string
}

export interface Waiting {
  waits: Wait[]
  /** The first day that is paid, about: where every wait is known, and the claim is made today. */
  firstPaid?: IsoDate
  /** The first day that can be paid, where it may be later because a wait is not known. */
  notBefore?: IsoDate
}
