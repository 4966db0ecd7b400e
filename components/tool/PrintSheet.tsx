import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill'
import styles from './tool.module.css'
import { answerText, shownAnswers } from './answer-text'
import { dayText } from './format'
import { questionWords } from './question-words'
import type { ToolData } from './types'
import type { ToolProps } from './use-tool'

interface SheetProps extends ToolProps {
  names: string
  /** Answers given outside the form. */
  children?: ReactNode
}

/** The answers as lines for paper, and the name of the tool in both languages. */
export function PrintSheet({ definition, data, state, names, children }: SheetProps) {
  const { words, language } = data
  const { questions, answers } = shownAnswers(definition, state)
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p>
        <strong>{words.print.names}</strong>
        <span>{names}</span>
      </p>
      <p>
        <strong>{words.print.answers}</strong>
        <span>{` · ${fill(words.answer.figuresOn, { date: dayText(state.day.on, language) })}`}</span>
      </p>
      <ul>
        {questions.map(question => (
          <li key={question.id}>
            <span>{`${questionWords(words, question.id).label} `}</span>
            <strong>{answerText(question, answers, data)}</strong>
          </li>
        ))}
        {children}
      </ul>
    </div>
  )
}

interface EndProps {
  data: ToolData
  /** What is folded or elsewhere on screen, with its title; left out without text. */
  lines?: readonly (readonly [title: string, text: string | undefined])[]
  printed: string
}

/** Lines below the answer on paper: what is folded on screen, who to call, where it was printed. */
export function PrintEnd({ data, lines = [], printed }: EndProps) {
  const { colon, end, between } = MARKS[data.language]
  const call = data.call.map(({ name, phone }) => [name, phone].filter(Boolean).join(' '))
  return (
    <div className={styles.sheet} aria-hidden="true">
      {[...lines, [data.words.answer.call, call.join(between) + end] as const].map(([title, text]) =>
        text ? (
          <p key={title}>
            <strong>{title}</strong>
            <span>{colon + text}</span>
          </p>
        ) : null
      )}
      <p>{printed}</p>
    </div>
  )
}

/** Several sentences or names in a line. */
export const MARKS = { en: { colon: ': ', between: '; ', end: '.' }, zh: { colon: '：', between: '；', end: '。' } }
