import type { Outcome } from '../../../rules/household/outcome'
import type { Household } from '../../../rules/situations/household'
import { textsOf, type AssessmentData } from '../data'
import styles from './answer.module.css'
import { claimsFor } from './claim-papers'

interface Props {
  outcomes: readonly Outcome[]
  household: Household
  data: AssessmentData
}

/** What to say in English on the phone; its meaning is beside it in the reader's language. */
const SENTENCE = 'I want to know which payments I can claim.'

/** Who to call about open payments, each line once, and what to say. */
export function Talk({ outcomes, household, data }: Props) {
  const { talk } = textsOf(data).answer
  const lines = claimsFor(outcomes, data).map(({ call }) => ({ ...call, name: call.name[data.language] }))
  const always = dialled(data.call)
  const danger = household.happened?.some(({ event }) => event === 'violence') ? dialled(data.danger ?? []) : []
  const once = new Map([...danger, ...lines, ...always].map(line => [line.tel, line]))
  return (
    <section className={styles.side}>
      <h3>{talk.title}</h3>
      <ul className={styles.lines}>
        {[...once.values()].map(({ name, phone, tel }) => (
          <li key={tel}>
            {name}{' '}
            <a className="unbroken" href={`tel:${tel}`}>
              {phone}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <strong lang="en">“{SENTENCE}”</strong>
        {data.language === 'zh' ? <span className="soft"> {talk.say}</span> : null}
      </p>
    </section>
  )
}

function dialled(services: AssessmentData['call']) {
  return services.flatMap(({ name, phone, tel }) => (phone && tel ? [{ name, phone, tel }] : []))
}
