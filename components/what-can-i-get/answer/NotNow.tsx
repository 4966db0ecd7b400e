import type { Outcome } from '../../../rules/household/outcome'
import { Amounts } from '../../content/Amounts'
import { textsOf, type AssessmentData } from '../data'
import styles from './not-now.module.css'
import { fromText, inBrackets, opensLater, reasonsOf, soonestFirst } from './outcome-texts'

/** What is not open today: why, and when it may open. Folded, with a count. */
export function NotNow({ outcomes, data }: { outcomes: Outcome[]; data: AssessmentData }) {
  const { answer, payments } = textsOf(data)
  return (
    <details className={styles.notNow} data-state="no">
      <summary>
        <h3>
          {answer.states.no}
          {inBrackets(String(outcomes.length), data.language)}
        </h3>
      </summary>
      <p className="soft">{answer.leads.no}</p>
      <dl>
        {soonestFirst(outcomes).map(outcome => {
          const [first] = reasonsOf(outcome, data)
          const from = fromText(outcome, data, data.language)
          return (
            <div key={outcome.id} data-later={opensLater(outcome) || undefined}>
              <dt>{payments[outcome.id].name}</dt>
              <dd>
                <Amounts text={first?.text ?? ''} />{' '}
                {from ? (
                  <strong>
                    <Amounts text={from} />
                  </strong>
                ) : null}{' '}
                {isNewcomers(outcome) ? answer.waits.lodge : null}
                {first ? (
                  <small lang="en" className="soft">
                    {' '}
                    {first.section}
                  </small>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}

/** Refused for a wait of new residents, from which Centrelink may exempt them, in a sentence that does not say so. */
function isNewcomers({ decided: [first] }: Outcome): boolean {
  return first?.id === 'newly-arrived-wait' && first.sentence === undefined
}
