import type { ReactNode } from 'react'
import { formatDay } from '../../i18n/format'
import { initialAnswers, periodOf } from './answers'
import { fill } from '../../i18n/fill'
import styles from './calculators.module.css'
import { dayText, limitsOf, money } from './format'
import { withoutPrivate } from './private-answers'
import { readAmount } from './typed-numbers'
import { questionWords } from './question-words'
import { readDay } from './typed-days'
import type { Answers, Question, ToolData } from './types'
import type { PartProps, ToolProps } from './use-calculator'

interface SheetProps extends ToolProps {
  names: string
  /** Answers given outside the form. */
  children?: ReactNode
}

/** The answers as lines for paper, and the name of the tool in both languages. */
export function PrintSheet({ definition, data, state, names, children }: SheetProps) {
  const { words, language } = data
  const first = initialAnswers(definition)
  const { questions } = state.reading
  const answers = state.isKept ? state.reading.answers : withoutPrivate(definition, state.reading.answers)
  const shown = questions.filter(
    question => !isOftenUnanswered(question) || answers[question.id] !== first[question.id]
  )
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
        {shown.map(question => (
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

/** Questions that most people leave unanswered. */
function isOftenUnanswered(question: Question): boolean {
  return (
    question.rare === true || question.isPrivate === true || (question.kind === 'checks' && question.folded === true)
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

function answerText(question: Question, answers: Answers, { words, language }: ToolData): string {
  const typed = answers[question.id] ?? ''
  const { options } = questionWords(words, question.id)
  switch (question.kind) {
    case 'choice':
      return options[typed] ?? typed
    case 'checks':
      return (
        typed
          .split(' ')
          .filter(Boolean)
          .map(option => options[option] ?? option)
          .join(language === 'en' ? ', ' : '、') || '–'
      )
    case 'number':
      return typed || '–'
    case 'date': {
      const { day } = readDay(typed, question.least, question.most)
      return day === undefined ? '–' : formatDay(day, language)
    }
    case 'money': {
      const { cents } = readAmount(typed, periodOf(question, answers))
      if (cents === undefined) return '–'
      const [amount, per] = [money(cents, language), words.periods[periodOf(question, answers)]]
      return language === 'en' ? `${amount} ${per}` : `${per} ${amount}`
    }
  }
}
