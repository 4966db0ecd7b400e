import type { ReactNode } from 'react'
import { colon, fill } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
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
  /** Lines before the phone numbers, by title; an empty one is left out. */
  lines?: readonly (readonly [title: string, text: string])[]
  /** Where the paper is from. */
  printed: string
}

/** Parts that are folded or elsewhere on screen, as lines below the answer on paper. */
export function PrintEnd({ data, lines = [], printed }: EndProps) {
  const { words, language } = data
  const call = data.call.map(({ name, phone }) => [name, phone].filter(Boolean).join(' '))
  return (
    <div className={styles.sheet} aria-hidden="true">
      {[...lines, [words.answer.call, inARow(call, language)] as const].map(([title, text]) =>
        text ? (
          <p key={title}>
            <strong>{title}</strong>
            <span>{colon(language) + text}</span>
          </p>
        ) : null
      )}
      <p>{printed}</p>
    </div>
  )
}

/** Sentences or names as one line; empty if there are none. */
export function inARow(texts: readonly string[], language: Language): string {
  const [between, end] = language === 'en' ? ['; ', '.'] : ['；', '。']
  return texts.length > 0 ? texts.join(between) + end : ''
}
