import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { papersFor } from './claim-papers'
import { inBrackets } from './outcome-texts'

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
    <details className={styles.fold} data-papers>
      <summary>
        <h2>
          {words.title}
          {inBrackets(String(papers.length), data.language)}
        </h2>
      </summary>
      <p className="soft">{words.lead}</p>
      <ol>
        {papers.map(({ id, name }) => (
          <li key={id}>{name[data.language]}</li>
        ))}
      </ol>
    </details>
  )
}
