import { useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { answersInALine } from './answer-text'
import { initialAnswers, unansweredError } from './answers'
import { afterLabel, fill } from '../../i18n/fill'
import { ErrorSummary, focusControl } from './ErrorSummary'
import { Field as FormField } from './Field'
import kit from './form.module.css'
import styles from './fields.module.css'
import tool from './tool.module.css'
import { errorText, Field } from './Fields'
import { controlId } from './keys'
import { dayText, unusedDayText } from './format'
import { DAY_KEY } from './fragment'
import { isPrivate } from './private-answers'
import { questionWords } from './question-words'
import type { Question, ToolData } from './types'
import type { ToolState, ToolProps } from './use-tool'

interface Props extends ToolProps {
  answer: RefObject<HTMLHeadingElement>
  /** The answer so far, if it is a sum, in words. */
  sum?: string | undefined
}

/** Milliseconds between leaving a field and its error. */
const ERROR_DELAY = 250

/** The questions that apply; rare ones are folded below the others. */
export function ToolForm({ definition, data, state, answer, sum }: Props) {
  const { words } = data
  const { answers, questions, values } = state.reading
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [sent, setSent] = useState(0)
  /** Left unanswered when the form was sent: what was asked only since then is not marked yet. */
  const [missing, setMissing] = useState<readonly string[]>([])
  const unanswered = definition.unanswered?.(values) ?? []
  const errors = new Map([
    ...questions
      .filter(({ id }) => missing.includes(id) && unanswered.includes(id))
      .map(each => [each.id, unansweredError(each)] as const),
    ...state.reading.errors
  ])
  const shownError = (id: string) => (sent > 0 || left.has(id) || state.marked.has(id) ? errors.get(id) : undefined)
  const common = {
    answers,
    data,
    now: state.now,
    onAnswer: state.set,
    // An error that appeared at once could move a button away from the pointer about to press it.
    onLeave: (id: string) => void setTimeout(() => setLeft(before => new Set([...before, id])), ERROR_DELAY)
  }
  const asked = questions.filter(({ under }) => under === undefined)
  const rare = asked.filter(question => question.rare)
  const first = initialAnswers(definition)
  const hasRareAnswers = rare.some(({ id }) => answers[id] !== first[id])

  function field(question: Question) {
    const below = questions.filter(({ under }) => under !== undefined)
    return (
      <Field
        key={question.id}
        question={question}
        error={shownError(question.id)}
        below={option => below.filter(({ under }) => under === option).map(field)}
        {...common}
      />
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isComplete = state.reading.errors.size === 0 && unanswered.length === 0
    setSent(isComplete ? 0 : sent + 1)
    setMissing(unanswered)
    if (!isComplete) return
    flushSync(state.ask)
    const heading = answer.current
    heading?.focus({ preventScroll: true })
    // The whole card, below the bar.
    heading?.parentElement?.scrollIntoView()
  }

  function change(): void {
    flushSync(state.unfold)
    focusControl(controlId(asked[0]?.id ?? ''))
  }

  return (
    <>
      {state.isFolded ? (
        <p className={styles.foldedForm}>
          <span>{fill(words.form.yours, { answers: answersInALine(definition, state, data) })}</span>{' '}
          <button type="button" className={kit.quiet} onClick={change}>
            {words.form.change}
          </button>
        </p>
      ) : null}
      <form
        className={state.isFolded ? `${styles.form} ${styles.isFolded}` : styles.form}
        noValidate
        // A browser must not fill in again what may reveal violence.
        autoComplete={definition.questions.some(isPrivate) ? 'off' : undefined}
        onSubmit={submit}
        aria-labelledby="calculator-form"
      >
        <h2 id="calculator-form">{words.form.title}</h2>
        <p className={tool.hint}>{words.form.private}</p>
        <noscript>
          <p className={tool.notice}>{words.form.noScript}</p>
        </noscript>
        <p className={`${tool.notice} ${tool.failed}`} role="status">
          {words.form.failed}
        </p>
        {sent > 0 && errors.size > 0 ? (
          <ErrorSummary
            key={sent}
            title={words.errors.title}
            errors={questions.flatMap(question => {
              const error = errors.get(question.id)
              if (!error) return []
              const { label } = questionWords(words, question.id)
              return [
                {
                  id: controlId(question.id),
                  text: afterLabel(label, errorText(question, error, answers, data), data.language)
                }
              ]
            })}
          />
        ) : null}
        {asked.filter(question => !question.rare).map(field)}
        {rare.length > 0 ? (
          <details className={styles.rare} open={hasRareAnswers || undefined}>
            <summary>{words.form.rare}</summary>
            {rare.map(field)}
          </details>
        ) : null}
        {definition.isOfToday ? null : <RatesDay data={data} state={state} />}
        <button className={kit.submit} type="submit">
          {words.form.submit}
        </button>
        {sum ? (
          <button className={styles.sum} type="submit">
            {sum}
          </button>
        ) : null}
      </form>
    </>
  )
}

/** The day whose rates are used. */
function RatesDay({ data, state }: Pick<Props, 'data' | 'state'>) {
  const { words } = data
  return (
    <FormField
      id={controlId(DAY_KEY)}
      label={words.form.ratesFrom}
      hint={words.form.ratesHelp}
      error={unusedDayText(state, data)}
      className={styles.question}
    >
      {control => (
        <select
          {...control}
          // The address was wrong, not the choice in the menu.
          aria-invalid={undefined}
          className={kit.menu}
          value={state.day.on === state.now ? '' : state.day.on}
          onChange={event => state.set(DAY_KEY, event.target.value)}
        >
          <option value="">
            {state.isLive ? fill(words.form.now, { date: dayText(state.now, data.language) }) : words.form.today}
          </option>
          {menuDays(state, data).map(day => (
            <option key={day} value={day}>
              {dayText(day, data.language)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

/** The days on offer that have passed, plus the day from the address. */
function menuDays({ day: { on }, now }: ToolState<unknown>, { days }: ToolData): string[] {
  const past = days.filter(day => day < now)
  return on === now || past.includes(on) ? past : [...past, on].sort().reverse()
}
