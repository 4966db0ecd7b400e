import { textsOf, type AssessmentData } from '../data'
import { toldAnswers } from '../told-answers'
import type { Answers } from '../types'
import styles from './answer.module.css'

interface Props {
  data: AssessmentData
  answers: Answers
  /** Opens a question again. */
  onChange(question: string): void
}

/** Every answer, to be changed in place. */
export function YourAnswers({ data, answers, onChange }: Props) {
  const { answer, questions } = textsOf(data)
  const told = toldAnswers(answers, questions, data.language)
  return (
    <details className={styles.fold}>
      <summary>{answer.change}</summary>
      <ul className={styles.answers}>
        {told.map(({ id, asked, said }) => (
          <li key={id}>
            <span>{asked}</span> <strong>{said}</strong>{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => onChange(id)}
              aria-label={`${answer.changeThis}: ${asked}`}
            >
              {answer.changeThis}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
