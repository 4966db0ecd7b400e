/** The claims of what is open, and what to have ready for them. */
import type { Paper } from '../../../rules/data/schema'
import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import type { AssessmentData, ClaimView } from '../data'

/** The claims of what is open, in the order of data/claims-to-make.yaml. */
export function claimsFor(outcomes: readonly Outcome[], { claims }: AssessmentData): ClaimView[] {
  const open = new Set(outcomes.filter(({ state }) => state !== 'no').map(({ id }) => id))
  return claims.filter(({ payments }) => payments.some(id => open.has(id)))
}

/** The papers for all claims that are likely, or may be where none is: each once. */
export function papersFor(outcomes: readonly Outcome[], household: Household, data: AssessmentData): Paper[] {
  const likely = outcomes.filter(({ state }) => state === 'likely')
  const claims = claimsFor(likely.length > 0 ? likely : outcomes, data)
  const once = new Map(claims.flatMap(({ papers }) => papers.map(paper => [paper.id, paper] as const)))
  return [...once.values()].filter(paper => isNeeded(paper, household))
}

/** Where it is not known who somebody is, the paper is named. */
function isNeeded({ for: whom }: Paper, { residence, partner, home, work, happened }: Household): boolean {
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
    case 'job-ended':
      return work.lastDay !== undefined || has('lost-job')
  }
}
