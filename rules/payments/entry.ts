/** What the register says of a payment, by its group: see register.ts. */
import type { ResidenceNeeds } from '../household/residence/needs.ts'
import type { Partner } from '../situations/common.ts'

/** A wait before a payment that is granted (Social Security Guide 3.1.2), beside that of new residents. */
type WaitKind = 'ordinary' | 'liquid-assets' | 'income-maintenance'

/**
 * How a payment counts in the sum of a fortnight (household/total.ts): `once` for a couple, `beside` income support to
 * each adult, `with-support` after its waits, `special` by a rule of its own, or `no`: it is inside another amount, not
 * paid by the fortnight, or not worked out.
 */
type Counted = 'once' | 'beside' | 'with-support' | 'special' | 'no'

/** Taxed or not: A guide to Australian Government payments, as data/statements.yaml has it. */
type Taxed = 'yes' | 'no' | 'from-pension-age'

interface Common {
  residence: ResidenceNeeds
}

/** Payments of which a person gets one (Social Security Act 1991 s 23, “income support payment”). */
interface IncomeSupport extends Common {
  group: 'income-support'
  waits: readonly WaitKind[]
  taxed: Taxed
  /** What is asked in return: to look for work, the same once the youngest child is of school age, or nothing. */
  inReturn: 'work' | 'work-once-youngest-at-school' | 'nothing'
  /** How the calculators know it as the payment of a partner. */
  asPartners: Partner['payment']
}

/** Payments that Centrelink sends without a claim: with the first of these that is likely, or with income support. */
type SentWith<Id extends string> = readonly Id[] | 'claimed'

interface FamilyPayment<Id extends string> extends Common {
  group: 'family'
  counted: Counted
  taxed: Taxed
  sentWith: SentWith<Id>
  /** Whether it is worked out from the means of both of a couple. */
  ofCouple: boolean
}

/** What comes on top of a payment, or goes with it. */
interface Supplement<Id extends string> extends Common {
  group: 'supplement'
  counted: Counted
  sentWith: SentWith<Id>
  /** Whether questions are asked for it alone; else the answer names the missing fact and links to its question. */
  isAsked: boolean
}

interface ConcessionCard<Id extends string> extends Common {
  group: 'card'
  sentWith: SentWith<Id>
}

/** Help once, or for a short time. */
interface ShortHelp extends Common {
  group: 'short-help'
  taxed: Taxed
  /** Whether only people who met violence can get it: then it stays off paper that others may see. */
  revealsViolence: boolean
}

/** Payments decided by other agencies: named, but never calculated. */
interface Referral extends Common {
  group: 'referral'
  taxed: Taxed
  /** As of a supplement. */
  isAsked: boolean
}

/** One payment. @typeParam Id the ids of payments */
export type Entry<Id extends string> =
  IncomeSupport | FamilyPayment<Id> | Supplement<Id> | ConcessionCard<Id> | ShortHelp | Referral

/** Every property that an entry may have; undefined where its group has none. */
export type Registered<Id extends string> = Pick<Entry<Id>, 'group' | 'residence'> &
  Partial<
    Omit<IncomeSupport, 'group'> &
      Omit<FamilyPayment<Id>, 'group'> &
      Omit<Supplement<Id>, 'group'> &
      Omit<ShortHelp, 'group'>
  >
