/** What is paid to one of a couple if a guess about the main carer is wrong. */
import type { PaymentId } from './ids.ts'
import { withoutAssumptions, type Outcome } from './outcome.ts'

/**
 * Whether JobSeeker Payment takes the place of Parenting Payment if the other one is the main carer: it is refused only
 * because Parenting Payment is open. Partners have the same rate and the same tests of both (Social Security Act 1991
 * ss 1068-B1, 1068B-C2), so what was assumed of the main carer changes nothing that is paid.
 */
export function hasStandIn(outcomes: ReadonlyMap<PaymentId, Outcome>, { id, assumed = [] }: Outcome): boolean {
  const jobseeker = outcomes.get('jobseeker')
  return (
    id === 'parenting-payment-partnered' &&
    assumed.every(fact => fact === 'children.mainCarer') &&
    jobseeker?.state === 'no' &&
    jobseeker.decided.every(({ id: reason }) => reason === 'no-better-payment')
  )
}

/** A payment as surely paid as it is: without what was assumed where another one takes its place. */
export function surely(outcomes: ReadonlyMap<PaymentId, Outcome>, outcome: Outcome | undefined): Outcome | undefined {
  return outcome && hasStandIn(outcomes, outcome) ? withoutAssumptions(outcome) : outcome
}
