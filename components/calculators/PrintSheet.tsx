import { initialAnswers, questionsFor } from './answers'
import styles from './calculators.module.css'
import { dayText, fill, limitsOf, money } from './format'
import { SHIFT_KEY } from './fragment'
import { readAmount } from './money-field'
import { questionWords } from './question-words'
import type { Answers, CalculatorData, Definition, Question } from './types'
import type { CalculatorState } from './use-calculator'

/** What the form shows on screen, as lines for paper; and the names by which both languages know the payment. */
export function PrintSheet({ definition, data, state }: { definition: Definition; data: CalculatorData; state: CalculatorState }) {
  const { words, language } = data
  const first = initialAnswers(definition)
  const told = questionsFor(definition, state.answers).filter(
    question => !question.rare || state.answers[question.id] !== first[question.id]
  )
  const shift = definition.pay ? readAmount(state.answers[SHIFT_KEY] ?? '').cents : undefined
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p>
        <strong>{words.print.names}</strong>
        <span>{words.calculators[definition.id].names}</span>
      </p>
      <p>
        <strong>{words.print.answers}</strong>
        <span>{` · ${fill(words.answer.figuresOn, { date: dayText(state.on, language) })}`}</span>
      </p>
      <ul>
        {told.map(question => (
          <li key={question.id}>
            <span>{`${questionWords(words, question.id).label} `}</span>
            <strong>{answerText(question, state.answers, data)}</strong>
          </li>
        ))}
        {shift === undefined ? null : (
          <li>
            <span>{`${words.earnings.shiftLabel} `}</span>
            <strong>{money(shift, language)}</strong>
          </li>
        )}
      </ul>
    </div>
  )
}

/** What on screen is folded, or said elsewhere on the page, as lines below the answer on paper. */
export function PrintEnd({ definition, data, state }: { definition: Definition; data: CalculatorData; state: CalculatorState }) {
  const { words, language } = data
  const { outcome } = state
  const [colon, between, end] = language === 'en' ? [': ', '; ', '.'] : ['：', '；', '。']
  const limits = outcome.kind === 'result' ? limitsOf(outcome.result).map(limit => words.limits[limit]) : []
  return (
    <div className={styles.sheet} aria-hidden="true">
      {limits.length > 0 ? (
        <p>
          <strong>{words.answer.limits}</strong>
          <span>{colon + limits.join(between) + end}</span>
        </p>
      ) : null}
      <p>
        <strong>{words.answer.next}</strong>
        <span>{colon + words.calculators[definition.id].next}</span>
      </p>
      <p>
        <strong>{words.answer.call}</strong>
        <span>{colon + data.call.map(({ name, phone }) => [name, phone].filter(Boolean).join(' ')).join(between) + end}</span>
      </p>
      <p>{words.print.printed}</p>
    </div>
  )
}

function answerText(question: Question, answers: Answers, { words, language }: CalculatorData): string {
  const typed = answers[question.id] ?? ''
  const { options } = questionWords(words, question.id)
  switch (question.kind) {
    case 'choice':
      return options[typed] ?? typed
    case 'checks':
      return typed
        .split(' ')
        .filter(Boolean)
        .map(option => options[option] ?? option)
        .join(language === 'en' ? ', ' : '、') || '–'
    case 'number':
      return typed || '–'
    case 'money': {
      const { cents } = readAmount(typed)
      const period = question.periods.find(known => known === answers[`${question.id}-per`]) ?? question.periods[0]
      if (cents === undefined) return '–'
      const [amount, per] = [money(cents, language), words.periods[period]]
      return language === 'en' ? `${amount} ${per}` : `${per} ${amount}`
    }
  }
}
