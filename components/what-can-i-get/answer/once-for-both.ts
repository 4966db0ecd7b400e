/** What one claim brings the whole family is shown once. */
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { PaymentId } from '../../../rules/household/ids'
import { countedIn } from './outcome-texts'

/** Of a family: paid to one of a couple, or asked for by one of them. */
const FOR_ONE: readonly PaymentId[] = [
  'ftb-a',
  'ftb-b',
  'child-care-subsidy',
  'newborn-payment',
  'stillborn-baby-payment',
  'double-orphan-pension',
  'child-support',
  'special-benefit-child',
  'energy-rebates',
  'isolated-children'
]
const RENT: PaymentId = 'rent-assistance'

/** The same result, without what the partner would be paid in place of the one who asks, for the same child. */
export function onceForBoth(result: HouseholdResult): HouseholdResult {
  const [you, partner] = result.people
  if (!you || !partner) return result
  const isTheirs = (id: PaymentId) => result.total.parts.some(part => part.id === id && part.who === 'partner')
  const isYours = (id: PaymentId) => you.outcomes.some(outcome => outcome.id === id && outcome.state !== 'no')
  const outcomes = partner.outcomes.filter(
    outcome => !(isForOne(outcome, partner) && isYours(outcome.id) && !isTheirs(outcome.id))
  )
  return { ...result, people: [you, { ...partner, outcomes }] }
}

/** Rent Assistance too, unless it is inside a payment of their own. */
function isForOne(outcome: PersonResult['outcomes'][number], { chosen, outcomes }: PersonResult): boolean {
  if (outcome.id !== RENT) return FOR_ONE.includes(outcome.id)
  return chosen === undefined || !countedIn(outcome, outcomes).includes(chosen)
}
