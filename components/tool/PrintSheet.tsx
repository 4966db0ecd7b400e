import type { ReactNode } from 'react'
import { fill } from '../../i18n/fill'
import styles from './tool.module.css'
import { answerText, shownAnswers } from './answer-text'
import { dayText, limitsOf } from './format'
import { questionWords } from './question-words'
import type { PartProps, ToolProps } from './use-tool'

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

/** Parts that are folded or elsewhere on screen, as lines below the answer on paper. */
export function PrintEnd({ definition, data, state }: PartProps) {
  const { words, language } = data
  const { outcome } = state
  const [colon, between, end] = language === 'en' ? [': ', '; ', '.'] : ['：', '；', '。']
  const limits = outcome.kind === 'result' ? limitsOf(outcome.result).map(limit => words.limits[limit]) : []
  const call = data.call.map(({ name, phone }) => [name, phone].filter(Boolean).join(' '))
  const lines = [
    [words.answer.limits, limits.length > 0 && limits.join(between) + end],
    [words.answer.next, words.calculators[definition.id].next],
    [words.answer.call, call.join(between) + end]
  ] as const
  return (
    <div className={styles.sheet} aria-hidden="true">
      {lines.map(([title, text]) =>
        text ? (
          <p key={title}>
            <strong>{title}</strong>
            <span>{colon + text}</span>
          </p>
        ) : null
      )}
      <p>{words.print.printed}</p>
    </div>
  )
}
