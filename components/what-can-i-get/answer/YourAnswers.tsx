import { textsOf, type AssessmentData } from '../data'
import { answerTexts } from '../answer-texts'
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
  return (
    <details className={styles.fold}>
      <summary>{answer.change}</summary>
      <ul className={styles.answers}>
        {answerTexts(answers, questions, data.language).map(({ id, question, answer: text }) => (
          <li key={id}>
            <span>{question}</span> <strong>{text}</strong>{' '}
            <button
              type="button"
              className={styles.link}
              onClick={() => onChange(id)}
              aria-label={`${answer.changeThis}: ${question}`}
            >
              {answer.changeThis}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
