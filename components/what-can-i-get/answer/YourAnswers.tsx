import { textsOf, type AssessmentData } from '../data'
import { answerTexts } from '../answer-texts'
import type { Answers } from '../types'
import room from '../what-can-i-get.module.css'
import shared from './answer.module.css'
import styles from './your-answers.module.css'

interface Props {
  data: AssessmentData
  answers: Answers
  /** Opens a question again. */
  onChange(question: string): void
}

/** Every answer, one row a field, in the groups in which they were asked, each to be changed in place. */
export function YourAnswers({ data, answers, onChange }: Props) {
  const { answer, questions } = textsOf(data)
  return (
    <details className={shared.fold}>
      <summary>{answer.change}</summary>
      <ul className={shared.answers}>
        {answerTexts(answers, questions, data.language).map(({ id, question, rows }) => (
          <li key={id}>
            <div className={styles.asked}>
              {rows.some(({ label }) => label === question) ? null : <h3>{question}</h3>}
              <dl>
                {rows.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <button
              type="button"
              className={room.link}
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
