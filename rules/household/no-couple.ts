/**
 * Partners who are no couple in law: one of them is paid Youth Allowance and is not independent (Social Security Act 1991
 * s 4(6A); Operational Blueprint 102-03030050). Neither has a partner income test, and the parents' income counts.
 */
import { isIndependentByAge } from '../conditions.ts'
import type { Rates } from '../lookup.ts'
import { INCOME_SUPPORT_RULES } from '../payments/income-support/index.ts'
import type { Household, Person } from '../situations/household.ts'
import type { PaymentId } from './ids.ts'
import { outcomeOf } from './payment.ts'
import type { Outcome } from './outcome.ts'
import type { Steps } from './steps.ts'
import type { View } from './view.ts'

const YOUTH = ['youth-allowance-jobseeker', 'youth-allowance-student'] as const

/** Whether one of two partners without children is known to depend on parents, and so may make them no couple. */
export function mayBeNoCouple({ partner, children, apart, ...you }: Household, rates: Rates): boolean {
  if (!partner || partner === 'none' || children?.length !== 0) return false
  return apart !== 'under-one-roof' && [you, partner].some(person => isDependent(person, rates))
}

function isDependent({ age, independence }: Pick<Person, 'age' | 'independence'>, rates: Rates): boolean {
  return age !== undefined && !isIndependentByAge(age, rates) && independence?.length === 0
}

/** The same two people as single: each with half of the rent, in a home that they share. */
export function asNoCouple(household: Household): Household {
  const { rentPerFortnight } = household.home
  const home =
    rentPerFortnight === undefined ? {} : { rentPerFortnight: Math.round(rentPerFortnight / 2), sharing: true }
  return { ...household, apart: 'under-one-roof', separationAccepted: true, home: { ...household.home, ...home } }
}

/**
 * Whether somebody who depends on parents is paid Youth Allowance.
 * @param views of both, as single
 * @param isOpen whether it is enough that it may be
 */
export function* isYouthPaid(views: readonly View[], isOpen = false): Steps<boolean> {
  for (const view of views) {
    if (!isDependent(view.you, view.rates)) continue
    const outcomes = new Map<PaymentId, Outcome>()
    for (const rule of INCOME_SUPPORT_RULES) {
      outcomes.set(rule.id, outcomeOf(rule, { ...view, outcomes }))
      yield
    }
    const states = YOUTH.map(id => outcomes.get(id)?.state)
    if (states.includes('likely') || (isOpen && states.includes('may'))) return true
  }
  return false
}
