/** What records about claims and errands name must be in `data/`. */
import { PAYMENTS } from '../payments/register.ts'
import { checkSources, type Fault } from './check-dates.ts'
import type { Service } from './schema.ts'
import type { ClaimToMake, Errand } from './text-schemas.ts'

/** What claims and errands may refer to, by id. */
interface Known {
  papers: ReadonlyMap<string, unknown>
  sources: ReadonlyMap<string, unknown>
  services: ReadonlyMap<string, Pick<Service, 'phone'>>
  claimsToMake: ReadonlyMap<string, unknown>
}

/** A claim to make: its payments, what to bring, whom to call and where it is said. */
export function checkClaimToMake(claim: ClaimToMake, data: Known): Fault[] {
  const unknown = claim.payments.flatMap((id, index): Fault[] => {
    if (Object.hasOwn(PAYMENTS, id)) return []
    const message = `the payment “${id}” is unknown`
    return [{ path: ['payments', index], message, fix: 'see rules/payments/register.ts' }]
  })
  return [...unknown, ...checkTakenAlong(claim, data)]
}

/** An errand: its claim, if it makes one, and the same as of a claim. */
export function checkErrand(errand: Errand, data: Known): Fault[] {
  const { claim } = errand
  const isKnown = claim === undefined || data.claimsToMake.has(claim)
  const unknown = {
    path: ['claim'],
    message: `the claim “${claim}” is unknown`,
    fix: 'add it to data/claims-to-make.yaml'
  }
  return [...(isKnown ? [] : [unknown]), ...checkTakenAlong(errand, data)]
}

interface TakenAlong {
  papers?: string[] | undefined
  phone: string
  sources: string[]
}

function checkTakenAlong({ papers = [], phone, sources }: TakenAlong, data: Known): Fault[] {
  const unknownPapers = papers.flatMap((id, index): Fault[] => {
    if (data.papers.has(id)) return []
    return [{ path: ['papers', index], message: `the paper “${id}” is unknown`, fix: 'add it to data/papers.yaml' }]
  })
  const unknownSources = checkSources(sources, data)
  if (data.services.get(phone)?.phone) return [...unknownPapers, ...unknownSources]
  const message = `the service “${phone}” is unknown or has no phone`
  const fix = 'name a service of data/services.yaml that has a phone'
  return [...unknownPapers, ...unknownSources, { path: ['phone'], message, fix }]
}
