import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { papersFor } from './claim-papers'

interface Props {
  outcomes: readonly Outcome[]
  household: Household
  data: AssessmentData
}

/** One list of papers for all claims that are likely or may be. */
export function Papers({ outcomes, household, data }: Props) {
  const words = textsOf(data).answer.papers
  const papers = papersFor(outcomes, household, data)
  if (papers.length === 0) return null
  return (
    <section className={styles.side}>
      <h3>{words.title}</h3>
      <p className="soft">{words.lead}</p>
      <ol>
        {papers.map(({ id, name }) => (
          <li key={id}>{name[data.language]}</li>
        ))}
      </ol>
    </section>
  )
}
