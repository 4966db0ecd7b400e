import type { Outcome } from '../../../rules/household/outcome'
import { textsOf, type AssessmentData, type ClaimView } from '../data'
import styles from './answer.module.css'

/** The claims of what is open, in the order of data/claims-to-make.yaml. */
export function claimsFor(outcomes: readonly Outcome[], { claims }: AssessmentData): ClaimView[] {
  const open = new Set(outcomes.filter(({ state }) => state !== 'no').map(({ id }) => id))
  return claims.filter(({ payments }) => payments.some(id => open.has(id)))
}

/** One list of papers for all claims that are likely or may be. */
export function Papers({ outcomes, data }: { outcomes: readonly Outcome[]; data: AssessmentData }) {
  const { papers } = textsOf(data).answer
  const likely = outcomes.filter(({ state }) => state === 'likely')
  const claims = claimsFor(likely.length > 0 ? likely : outcomes, data)
  const once = new Map(
    claims.flatMap(claim => claim.papers.map(paper => [paper.id, paper.name[data.language]] as const))
  )
  if (once.size === 0) return null
  return (
    <section className={styles.side}>
      <h3>{papers.title}</h3>
      <p className="soft">{papers.lead}</p>
      <ol>
        {[...once].map(([id, name]) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
    </section>
  )
}
