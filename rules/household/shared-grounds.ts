/** Grounds of independence that one of a couple gives and that hold for both (Social Security Act 1991 s 1067A). */
import type { Household, Person } from '../situations/household.ts'

/** A couple is married, or has lived together for long enough, for both of them. */
const SHARED: readonly NonNullable<Person['independence']>[number][] = ['married-or-registered', 'de-facto-12-months']

/** The same household, where each of the couple has the shared grounds that the other one gave. */
export function withSharedGrounds(household: Household): Household {
  const { partner } = household
  if (!partner || partner === 'none') return household
  const [own, theirs] = [withGroundsOf(household, partner), withGroundsOf(partner, household)]
  return own === household && theirs === partner ? household : { ...own, partner: theirs }
}

function withGroundsOf<Adult extends Person>(adult: Adult, other: Person): Adult {
  const shared = SHARED.filter(ground => other.independence?.includes(ground) && !adult.independence?.includes(ground))
  return shared.length === 0 ? adult : { ...adult, independence: [...(adult.independence ?? []), ...shared] }
}
