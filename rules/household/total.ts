/** What a household gets a fortnight, with nothing paid twice. */
import type { IsoDate } from '../dates.ts'
import { PAYMENTS, paymentsThat } from '../payments/register.ts'
import { INCOME_SUPPORT, type IncomeSupportId, type PaymentId } from './ids.ts'
import type { Outcome } from './outcome.ts'
import { isUntold } from './partners-facts.ts'

/** One payment of one adult, in cents a fortnight. */
interface Paid {
  id: PaymentId
  who: 'you' | 'partner'
  /** The least. */
  amount: number
  /** The most, if the amount is not known. */
  atMost?: number
  /** The first day that is paid, where waits are served before it. */
  from?: IsoDate
  /** A wait is not known: that day is the soonest. */
  mayStartLater?: true
  /** The first day without it, where it ends by itself: Parental Leave Pay. */
  until?: IsoDate
}

/** Parental Leave Pay that somebody is paid today. */
export type LeavePayPart = Required<Pick<Paid, 'who' | 'amount' | 'until'>>

/** What is paid from a later day, of all parts together. */
export interface LaterTotal {
  from: IsoDate
  /** Cents a fortnight; the least where there is a most. */
  amount: number
  atMost?: number
  /** Pay has used the opening Work Bonus balance by then. */
  isBonusUsed?: true
}

/** What is paid until the first income support starts. */
export interface FirstTotal {
  /** The first day of income support. */
  until: IsoDate
  /** Cents a fortnight; the least where there is a most. */
  amount: number
  atMost?: number
}

export interface Total {
  /** Cents a fortnight, of all parts: what is paid at least. */
  amount: number
  /** What is paid at most, if a likely payment is only known within bounds, or a better one may be paid instead. */
  atMost?: number
  parts: Paid[]
  /** What is paid before income support starts, where family payments are less without it. */
  before?: FirstTotal
  /** The total once Parental Leave Pay has ended, no payout of an employer counts, and no opening Work Bonus balance is left. */
  later?: LaterTotal
}

export interface PaidAdult {
  who: Paid['who']
  outcomes: readonly Outcome[]
  chosen?: IncomeSupportId
  /** The first day on which the chosen payment is paid. */
  firstPaid?: IsoDate
  /** The soonest that it can be, where that day is not known. */
  notBefore?: IsoDate
}

/** Paid for the children, to one of a couple (A guide to Australian Government payments, Family Tax Benefit). */
const FOR_THE_FAMILY = paymentsThat(({ counted }) => counted === 'once')
/** Paid to each adult beside income support. What is inside another payment's rate is not here. */
const BESIDE = paymentsThat(({ counted }) => counted === 'beside' || counted === 'with-support')
const RENT: PaymentId = 'rent-assistance'
/** Special Benefit is there only where no other payment is. */
const INSTEAD = INCOME_SUPPORT.filter(id => id !== 'special-benefit')

/** The sum of what is likely, and is paid by the fortnight from today. @param leavePay what is paid today */
export function totalOf(adults: readonly PaidAdult[], leavePay: readonly LeavePayPart[]): Total {
  const paid: Paid[] = leavePay.map(part => ({ id: 'parental-leave-pay', ...part }))
  for (const adult of adults) {
    for (const id of [...(adult.chosen ? [adult.chosen] : []), ...FOR_THE_FAMILY, ...BESIDE]) {
      const isTheirs = !FOR_THE_FAMILY.includes(id) || adult === payeeOf(id, adults)
      const amount = isTheirs ? amountOf(adult, id) : undefined
      if (amount) paid.push({ id, who: adult.who, ...amount, ...startOf(adult, id) })
    }
  }
  paid.push(...rentBeside(adults, paid))
  const amount = paid.reduce((running, part) => running + part.amount, 0)
  // Beside what is likely, the most holds what a missing answer opens.
  const open = paid.length > 0 ? openForFamily(adults, paid) + openSupport(adults, paid) : 0
  const most = paid.reduce((running, part) => running + mostOf(part, adults), open)
  // What may be nothing is in the most alone.
  const parts = paid.filter(part => part.amount > 0)
  return { amount, ...(most > amount ? { atMost: most } : {}), parts }
}

/** The most of a part: of income support what may be paid instead, if an answer that is missing opens it. */
function mostOf({ id, who, amount, atMost = amount }: Paid, adults: readonly PaidAdult[]): number {
  const adult = adults.find(each => each.who === who)
  if (id !== adult?.chosen) return atMost
  return Math.max(atMost, mostOpenSupport(adult))
}

/** Whether it would be paid today if a missing answer were right for it. */
function isOpenToday({ state, missing, begins, result }: Outcome): boolean {
  const isFortnightly = result === undefined || result.unit === 'cents-a-fortnight'
  return state === 'may' && missing.length > 0 && begins === undefined && isFortnightly
}

/** The most of income support of whom none is in the sum yet. */
function openSupport(adults: readonly PaidAdult[], paid: readonly Paid[]): number {
  const isWithout = ({ who, chosen }: PaidAdult) => !paid.some(part => part.who === who && part.id === chosen)
  return adults.filter(isWithout).reduce((running, adult) => running + mostOpenSupport(adult), 0)
}

/** The most of the income support that a missing answer opens to somebody; 0 where there is none. */
function mostOpenSupport(adult: PaidAdult): number {
  const open = adult.outcomes.filter(each => INSTEAD.some(id => id === each.id) && isAsked(adult, each))
  return Math.max(0, ...open.map(({ atMost, result }) => atMost ?? result?.amount ?? 0))
}

/** Whether a missing answer opens it. Of a partner an illness, for example, opens nothing until it is told. */
function isAsked({ who }: PaidAdult, outcome: Outcome): boolean {
  return isOpenToday(outcome) && !(who === 'partner' && isUntold(outcome))
}

/** The most of Part A, Part B and the rent that are in no sum yet, each once. */
function openForFamily(adults: readonly PaidAdult[], paid: readonly Paid[]): number {
  const isPaid = (id: PaymentId) => paid.some(part => part.id === id)
  const mostOpen = (id: PaymentId) => {
    const open = adults.flatMap(adult => adult.outcomes.filter(each => each.id === id && isAsked(adult, each)))
    return isPaid(id) ? 0 : Math.max(0, ...open.map(({ atMost, result }) => atMost ?? result?.amount ?? 0))
  }
  const partA = mostOpen('ftb-a')
  // Without Part A the rent is inside another payment, and in the most of that as far as it goes.
  const open = paid.reduce((running, { amount, atMost = amount }) => running + atMost - amount, 0)
  const isWithPartA = partA > 0 || isPaid('ftb-a')
  const rent = isWithPartA ? mostOpen(RENT) : Math.max(0, mostOpen(RENT) - open)
  // Part B is not paid for days of leave pay (A New Tax System (Family Assistance) Act 1999 Sch 1 cl 28C).
  const partB = isPaid('parental-leave-pay') ? 0 : mostOpen('ftb-b')
  return partA + partB + rent
}

/** The one of a couple who gets a payment for the family: of whom more is known to be paid. */
function payeeOf(id: PaymentId, adults: readonly PaidAdult[]): PaidAdult | undefined {
  const least = (adult: PaidAdult) => amountOf(adult, id)?.amount ?? -1
  return [...adults].sort((a, b) => least(b) - least(a))[0]
}

/** Rent Assistance that comes with Family Tax Benefit, where its working does not have it yet. */
function rentBeside(adults: readonly PaidAdult[], parts: readonly Paid[]): Paid[] {
  const isInside = parts.some(({ id, who }) => {
    const result = adults.find(adult => adult.who === who)?.outcomes.find(outcome => outcome.id === id)?.result
    return result?.working.some(({ label }) => label === RENT)
  })
  // It comes with Family Tax Benefit, from the birth where that begins with one.
  const isLater = adults.some(({ outcomes }) => outcomes.some(({ id, begins }) => id === 'ftb-a' && begins))
  if (isInside || isLater) return []
  const payee = payeeOf(RENT, adults)
  const amount = payee && amountOf(payee, RENT)
  return amount ? [{ id: RENT, who: payee.who, ...amount }] : []
}

/** Income support, and what is paid with it, start after its waits. Family payments and those of carers do not wait. */
function startOf({ chosen, firstPaid, notBefore }: PaidAdult, id: PaymentId): Pick<Paid, 'from' | 'mayStartLater'> {
  const isAfterWaits = id === chosen || PAYMENTS[id].counted === 'with-support'
  if (!isAfterWaits) return {}
  if (firstPaid !== undefined) return { from: firstPaid }
  return notBefore === undefined ? {} : { from: notBefore, mayStartLater: true }
}

function amountOf({ outcomes, chosen }: PaidAdult, id: PaymentId): Pick<Paid, 'amount' | 'atMost'> | undefined {
  const find = (wanted: PaymentId | undefined) => outcomes.find(each => each.id === wanted)
  const outcome = find(id)
  const begins = PAYMENTS[id].counted === 'with-support' ? find(chosen)?.begins : outcome?.begins
  if (outcome?.state !== 'likely' || begins !== undefined) return undefined
  const { result, atMost } = outcome
  if (result && result.unit !== 'cents-a-fortnight') return undefined
  const amount = result?.amount ?? 0
  return amount > 0 || atMost !== undefined ? { amount, ...(atMost === undefined ? {} : { atMost }) } : undefined
}
