import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { errorsOf, initialAnswers, questionsFor } from './answers'
import styles from './calculators.module.css'
import { controlId, errorText, Field } from './Fields'
import { dayText, fill } from './format'
import { RefusedDay } from './DayNotes'
import { DAY_KEY } from './fragment'
import { questionWords } from './question-words'
import type { CalculatorData, Definition, Question } from './types'
import type { CalculatorState } from './use-calculator'

interface Props {
  definition: Definition
  data: CalculatorData
  state: CalculatorState
  answer: RefObject<HTMLHeadingElement>
}

/** Milliseconds between leaving a field and its error. */
const ERROR_DELAY = 250

/** The questions that matter; what matters to few is folded away below them. */
export function CalculatorForm({ definition, data, state, answer }: Props) {
  const { words } = data
  const { answers, set } = state
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(0)
  const questions = questionsFor(definition, answers)
  const errors = errorsOf(questions, answers)
  const checked = (id: string) => sent > 0 || left.has(id)
  const common = {
    answers,
    data,
    checked,
    onAnswer: set,
    // An error that appears at once would move the button from under the pointer that left the field for it.
    onLeave: (id: string) => void setTimeout(() => setLeft(before => new Set([...before, id])), ERROR_DELAY)
  }
  const rare = questions.filter(question => question.rare)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setSent(errors.length > 0 ? sent + 1 : 0)
    if (errors.length > 0) return
    state.ask()
    answer.current?.focus()
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="calculator-form">
      <h2 id="calculator-form">{words.form.title}</h2>
      <p className={styles.hint}>{words.form.private}</p>
      <noscript>
        <p className={styles.notice}>{words.form.noScript}</p>
      </noscript>
      <p className={`${styles.notice} ${styles.failed}`} role="status">
        {words.form.failed}
      </p>
      {sent > 0 && errors.length > 0 ? (
        <ErrorSummary
          key={sent}
          title={words.errors.title}
          listed={errors.flatMap(([id, error]) => {
            const question = questions.find(asked => asked.id === id)
            return question ? [{ id, text: errorText(question, error, data), label: labelOf(question, data) }] : []
          })}
        />
      ) : null}
      {questions
        .filter(question => !question.rare)
        .map(question => (
          <Field key={question.id} question={question} {...common} />
        ))}
      {rare.length > 0 ? (
        <details className={styles.rare} open={hasAnswers(definition, rare, state) || undefined}>
          <summary>{words.form.rare}</summary>
          {rare.map(question => (
            <Field key={question.id} question={question} {...common} />
          ))}
        </details>
      ) : null}
      <div className={styles.question}>
        <label className={styles.label} htmlFor={controlId(DAY_KEY)}>
          {words.form.ratesFrom}
        </label>
        <p className={styles.hint} id="q-on-hint">
          {words.form.ratesHelp}
        </p>
        <RefusedDay id="q-on-error" data={data} state={state} />
        <select
          className={styles.menu}
          id={controlId(DAY_KEY)}
          aria-describedby={state.day.refused ? 'q-on-error q-on-hint' : 'q-on-hint'}
          value={state.on === state.now ? '' : state.on}
          onChange={event => set(DAY_KEY, event.target.value)}
        >
          <option value="">{fill(words.form.now, { date: dayText(state.now, data.language) })}</option>
          {menuDays(state, data).map(day => (
            <option key={day} value={day}>
              {dayText(day, data.language)}
            </option>
          ))}
        </select>
      </div>
      <button className={styles.submit} type="submit">
        {words.form.submit}
      </button>
    </form>
  )
}

/** The days on offer; among them, where it lies between two, the one that an address asked for. */
function menuDays({ on, now }: CalculatorState, { days }: CalculatorData): string[] {
  return on === now || days.includes(on) ? days : [...days, on].sort().reverse()
}

function labelOf(question: Question, { words }: CalculatorData): string {
  return questionWords(words, question.id).label
}

/** Whether one of the folded questions was answered: then they are not folded. */
function hasAnswers(definition: Definition, rare: Question[], { answers }: CalculatorState): boolean {
  const first = initialAnswers(definition)
  return rare.some(({ id }) => answers[id] !== first[id])
}

interface SummaryProps {
  title: string
  listed: { id: string; label: string; text: string }[]
}

/** Takes the focus when it appears; each entry leads to its field. */
function ErrorSummary({ title, listed }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {listed.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${controlId(id)}`}
              onClick={event => {
                event.preventDefault()
                const field = document.getElementById(controlId(id))
                field?.closest('details')?.setAttribute('open', '')
                field?.focus()
              }}
            >
              {`${label} ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
