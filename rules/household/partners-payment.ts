/** The income support payment of a partner, as the tests for the other person count it. */
import { INCOME_SUPPORT_RULES } from '../payments/income-support/index.ts'
import type { Person } from '../situations/household.ts'
import { INCOME_SUPPORT, type IncomeSupportId, type PaymentId } from './ids.ts'
import { outcomeOf } from './payment.ts'
import { isGranted, isNearlySure, type Outcome } from './outcome.ts'
import type { Steps } from './steps.ts'
import type { View } from './view.ts'

/** The income support they already get; undefined if none, or if not known. */
export function heldPayment({ has }: Person): IncomeSupportId | undefined {
  return INCOME_SUPPORT.find(id => has?.some(({ payment }) => payment === id))
}

/**
 * The payment somebody gets, else the first that they qualify for without its means test; undefined if there is none.
 * The means test is left out because it needs the partner's payment in turn.
 * @param view of the partner
 */
export function* qualifiedPayment(view: View): Steps<IncomeSupportId | undefined> {
  const held = heldPayment(view.you)
  if (held) return held
  const outcomes = new Map<PaymentId, Outcome>()
  const own = {
    ...view,
    outcomes,
    partnersPayment: undefined,
    partnersOthers: [],
    partnersMissing: [],
    chosen: undefined
  }
  for (const { id, qualification } of INCOME_SUPPORT_RULES) {
    const outcome = outcomeOf({ id, conditions: qualification }, own)
    if (isGranted(outcome) || isNearlySure(outcome)) return id
    outcomes.set(id, outcome)
    yield
  }
  return undefined
}
