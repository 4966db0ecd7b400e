/** Which claim comes first. */
import type { HouseholdResult, PersonResult } from '../../../rules/household'
import type { Outcome } from '../../../rules/household/outcome'
import { PAYMENTS } from '../../../rules/payments/register'
import type { Household } from '../../../rules/situations/household'
import type { AssessmentData } from '../data'
import { urgentDays } from './days-of'
import { adultOf, isAssured, isClaimed, opensLater, shownOutcomes } from './outcome-texts'

interface FirstClaim {
  who: PersonResult['who']
  outcome: Outcome
}

/**
 * The claim to make first: of what is likely and not held, what has a last day soon, else the payment to live on, else the
 * first in the order of the claims, before what starts only with a birth to come; a card comes after a payment to live on
 * that only awaits somebody's decision.
 */
export function firstClaim(
  result: HouseholdResult,
  household: Household,
  data: AssessmentData
): FirstClaim | undefined {
  const urgent = urgentDays(result).map(({ payment }) => payment)
  const claims = result.people.flatMap(person => {
    const adult = adultOf(household, person.who)
    const order = [...urgent, person.chosen, ...data.claims.flatMap(({ payments }) => payments)]
    return shownOutcomes(person)
      .filter(outcome => isClaimable(outcome, data) && !isClaimed(outcome.id, adult) && !opensLater(outcome))
      .map(outcome => ({ who: person.who, outcome, rank: order.indexOf(outcome.id) }))
      .sort((one, other) => Number(startsLater(one)) - Number(startsLater(other)) || one.rank - other.rank)
  })
  // Of what another person may have to pay back, nobody is told to claim it today.
  const isReady = ({ outcome: { state, missing, decided } }: FirstClaim) =>
    state === 'may' && missing.length === 0 && !decided.some(isAssured)
  const isMoney = ({ outcome: { id } }: FirstClaim) => PAYMENTS[id].group !== 'card'
  const likely = claims.filter(({ outcome }) => outcome.state === 'likely')
  const toLiveOn = claims.find(claim => isReady(claim) && PAYMENTS[claim.outcome.id].group === 'income-support')
  return likely.find(isMoney) ?? toLiveOn ?? likely[0] ?? claims.find(isReady)
}

function startsLater({ outcome }: FirstClaim): boolean {
  return outcome.begins !== undefined
}

function isClaimable({ id, state }: Outcome, { claims }: AssessmentData): boolean {
  return state !== 'no' && claims.some(({ payments }) => payments.includes(id))
}
