import type { ReactNode } from 'react'
import { colon, fill } from '../../i18n/fill'
import type { Language } from '../../i18n/languages'
import styles from './tool.module.css'
import { answerText, shownAnswers } from './answer-text'
import { dayText, limitsOf } from './format'
import { questionWords } from './question-words'
import type { ToolData } from './types'
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

interface LinesProps {
  language: Language
  /** Each with its title; those without a text are left out. */
  lines: readonly (readonly [title: string, text: string])[]
  printed: string
}

/** What is folded or elsewhere on screen, as lines below the answer on paper. */
export function PrintLines({ language, lines, printed }: LinesProps) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      {lines.map(
        ([title, text]) =>
          text && (
            <p key={title}>
              <strong>{title}</strong>
              <span>{colon(language) + text}</span>
            </p>
          )
      )}
      <p>{printed}</p>
    </div>
  )
}

/** Who to call, as one line of paper. */
export function callText({ call, language }: ToolData): string {
  return listText(
    call.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')),
    language
  )
}

/** The end of a calculator's sheet. */
export function PrintEnd({ definition, data, state: { outcome } }: PartProps) {
  const { words, language } = data
  const limits = outcome.kind === 'result' ? limitsOf(outcome.result).map(limit => words.limits[limit]) : []
  const lines = [
    [words.answer.limits, listText(limits, language)],
    [words.answer.next, words.calculators[definition.id].next],
    [words.answer.call, callText(data)]
  ] as const
  return <PrintLines language={language} lines={lines} printed={words.print.printed} />
}

function listText(parts: string[], language: Language): string {
  const [between, end] = language === 'en' ? ['; ', '.'] : ['；', '。']
  return parts.length > 0 ? parts.join(between) + end : ''
}
