/**
 * What a household is paid while income support has not started: Part A goes by income until then, and a partner who is
 * paid already alone has the Rent Assistance of the couple.
 */
import type { IsoDate } from '../dates.ts'
import { INCOME_SUPPORT_RULES } from '../payments/income-support/index.ts'
import { ftbA } from '../payments/families/ftb-a.ts'
import { paymentsThat } from '../payments/register.ts'
import { rentAssistance } from '../payments/supplements/rent-assistance.ts'
import { INCOME_SUPPORT, type PaymentId } from './ids.ts'
import type { Outcome } from './outcome.ts'
import { outcomeOf } from './payment.ts'
import type { Steps } from './steps.ts'
import { totalOf, type FirstTotal, type LeavePayPart, type PaidAdult, type Total } from './total.ts'
import type { View } from './view.ts'

/**
 * What is worked out again: by income, and without income support beside it. Part B goes by the income of the whole year,
 * income support among it, so it is the same before.
 */
const FAMILY = [ftbA, rentAssistance]
const NOT_YET: readonly PaymentId[] = [...INCOME_SUPPORT, ...paymentsThat(({ counted }) => counted === 'with-support')]

/** A partner who is paid nothing yet. */
const BESIDE_NONE = {
  partnersPayment: undefined,
  partnersSupport: undefined,
  partnersOthers: [],
  partnersMissing: []
} satisfies Partial<View>

/** An adult after every payment was decided. */
export interface Decided {
  view: View
  outcomes: ReadonlyMap<PaymentId, Outcome>
}

/**
 * The sum of today, where waits come before income support and the family gets Family Tax Benefit, or the partner income
 * support; undefined where it is the sum without what starts later.
 * @throws FigureNotHeldError
 */
export function* beforeStart(
  people: readonly PaidAdult[],
  adults: readonly Decided[],
  { parts }: Total,
  leavePay: readonly LeavePayPart[]
): Steps<FirstTotal | undefined> {
  const starts = new Set(parts.flatMap(({ from }) => from ?? []))
  const [until, ...others] = starts
  const isToCome = until !== undefined && adults.some(({ view }) => until > view.on)
  if (!isToCome || others.length > 0 || !parts.some(dependsOnStart)) return
  const waits = people.map(({ who }) => parts.some(part => part.who === who && part.from !== undefined))
  const today: PaidAdult[] = []
  for (const [index, { who, firstPaid, chosen }] of people.entries()) {
    const adult = adults[index]
    if (!adult) continue
    const outcomes = yield* decidedWithout(adult, waits[index] ?? false, waits[1 - index] ?? false)
    today.push({ who, outcomes, ...(waits[index] ? {} : { ...startOf(firstPaid), ...(chosen ? { chosen } : {}) }) })
  }
  const { amount, atMost } = totalOf(today, leavePay)
  const parted = parts.filter(({ from }) => from === undefined).reduce((running, part) => running + part.amount, 0)
  return amount === parted ? undefined : { until, amount, ...(atMost === undefined ? {} : { atMost }) }
}

/** Part A, or the income support of who does not wait. */
function dependsOnStart({ id, from }: Total['parts'][number]): boolean {
  return id === 'ftb-a' || (from === undefined && INCOME_SUPPORT.some(each => each === id))
}

function startOf(firstPaid: IsoDate | undefined): Pick<PaidAdult, 'firstPaid'> {
  return firstPaid === undefined ? {} : { firstPaid }
}

/** The outcomes of an adult without their own income support, or the partner's, that is still to start. */
function* decidedWithout(adult: Decided, isOwn: boolean, isPartners: boolean): Steps<Outcome[]> {
  const outcomes = new Map(adult.outcomes)
  if (isOwn) {
    for (const id of NOT_YET) {
      const outcome = outcomes.get(id)
      if (outcome) outcomes.set(id, { ...outcome, state: 'no' })
    }
  }
  const view: View = {
    ...adult.view,
    outcomes,
    ...(isOwn ? { chosen: undefined } : {}),
    ...(isPartners ? BESIDE_NONE : {})
  }
  const own = isPartners ? INCOME_SUPPORT_RULES.filter(({ id }) => id === view.chosen) : []
  for (const rule of [...own, ...FAMILY]) {
    outcomes.set(rule.id, outcomeOf(rule, view))
    yield
  }
  return [...outcomes.values()]
}
