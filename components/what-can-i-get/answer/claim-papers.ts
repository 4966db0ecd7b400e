/** The claims for open payments, and the papers to have ready. */
import type { HouseholdResult } from '../../../rules/household'
import type { Paper } from '../../../rules/data/text-schemas'
import type { PaymentId } from '../../../rules/household/ids'
import { PAYMENTS } from '../../../rules/payments/register'
import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import type { AssessmentData, ClaimView } from '../data'
import { adultOf, isClaimed, shownOutcomes } from './outcome-texts'

/** The claims for open payments, in the order of data/claims-to-make.yaml. */
export function claimsFor(outcomes: readonly Outcome[], { claims }: AssessmentData): ClaimView[] {
  const open = new Set(outcomes.filter(({ state }) => state !== 'no').map(({ id }) => id))
  return claims.filter(({ payments }) => payments.some(id => open.has(id)))
}

/** What is shown of both adults, without what they have claimed already. */
export function notClaimed({ people }: HouseholdResult, household: Household): Outcome[] {
  return people.flatMap(person =>
    shownOutcomes(person).filter(({ id }) => !isClaimed(id, adultOf(household, person.who)))
  )
}

/** Whether a payment without a claim comes automatically; the others have to be asked for. */
export function comesWithoutClaim(id: PaymentId): boolean {
  const { sentWith = 'claimed' } = PAYMENTS[id]
  return sentWith !== 'claimed'
}

/**
 * The papers for all claims that are likely or depend on somebody’s decision, or, if there are none, on answers; each
 * once.
 */
export function papersFor(outcomes: readonly Outcome[], household: Household, data: AssessmentData): Paper[] {
  const ready = claimsFor(
    outcomes.filter(({ missing }) => missing.length === 0),
    data
  )
  const claims = ready.length > 0 ? ready : claimsFor(outcomes, data)
  const wanted = new Set(claims.flatMap(({ papers }) => papers))
  const named = [...wanted].flatMap(id => data.papers.find(paper => paper.id === id) ?? [])
  return named.filter(paper => isNeeded(paper, household))
}

/** If it is not known whether somebody needs a paper, it is listed. */
function isNeeded({ for: whom }: Paper, { residence, partner, home, work, happened, children }: Household): boolean {
  const has = (...events: string[]) => happened === undefined || happened.some(({ event }) => events.includes(event))
  switch (whom) {
    case undefined:
      return true
    case 'newcomer':
      return residence.status !== 'citizen'
    case 'partnered':
      return partner !== 'none'
    case 'separated':
      return has('separated', 'violence')
    case 'renter':
      return home.rentPerFortnight !== 0 && home.type !== 'own-home'
    case 'new-child':
      return has('birth', 'pregnant') || (children?.some(({ age = 0 }) => age === 0) ?? true)
    case 'job-ended':
      return work.lastDay !== undefined || has('lost-job')
  }
}
