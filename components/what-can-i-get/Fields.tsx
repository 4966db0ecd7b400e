import { memo, useRef, useState } from 'react'
import { fill } from '../../i18n/fill'
import kit from '../tool/form.module.css'
import { controlId, periodKey } from '../tool/keys'
import { errorText } from '../tool/typed-errors'
import type { FieldError } from './check-answers'
import { inParts, quickNumbers } from './likely-answers'
import { NONE } from './values'
import type { ChecksField, ChoiceField, DayField, Field, InterviewData, MoneyField, NumberField } from './types'
import styles from './what-can-i-get.module.css'
import { fieldWords, optionWords, type Say } from './words'

interface Props<Kind extends Field = Field> {
  field: Kind
  /** The heading of the question is its label. */
  isMain: boolean
  /** The question has a hint, which belongs to its main field. */
  hasHint: boolean
  error: FieldError | undefined
  /** What was said so far; empty if nothing. */
  answer: string
  /** The period of an amount; empty if none was chosen. */
  period: string
  /** Whether a day was only half typed: the browser keeps it, and gives no text. */
  isHalfTyped: boolean
  /** The reader’s own day. */
  today: string
  data: InterviewData
  say: Say
  onAnswer(id: string, answer: string): void
  /** The reader empties a day, or types in it again. */
  onClear(id: string, isCleared: boolean): void
  /** Something was chosen that ends its field. */
  onTap(id: string): void
}

/** A field with its label, hint and error. Drawn again only if it changes itself. */
export const ScreenField = memo(function ScreenField(props: Props) {
  const { field } = props
  return field.kind === 'choice' || field.kind === 'checks' ? (
    <Options {...props} field={field} />
  ) : (
    <Typed {...props} field={field} />
  )
})

/** The hint and the error, with the ids that tie them to the field. */
function hintAndError({ field, isMain, hasHint, error, answer, period, data, say }: Props) {
  const { label, hint } = fieldWords(data.words, field.id, say)
  const hintId = hint ? `${controlId(field.id)}-hint` : undefined
  const errorId = error ? `${controlId(field.id)}-error` : undefined
  const describedBy = [errorId, isMain && hasHint ? 'question-hint' : undefined, hintId].filter(Boolean).join(' ')
  return {
    label,
    describedBy: describedBy || undefined,
    below: (
      <>
        {hint ? (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        ) : null}
        {error ? (
          <p className={kit.error} id={errorId}>
            {errorText(field, error, { [field.id]: answer, [periodKey(field.id)]: period }, data.words.interview)}
          </p>
        ) : null}
      </>
    )
  }
}

/** All options at once, as radio buttons or checkboxes; “none of these” clears the others. */
function Options(props: Props<ChoiceField | ChecksField>) {
  const { field, isMain, answer, data, onAnswer, onTap, error } = props
  const { id, kind, options } = field
  const { label, describedBy, below } = hintAndError(props)
  const chosen = answer.split(' ').filter(Boolean)
  const { likely, more, last } = inParts(options)
  // As it was when the screen opened: what the reader folds stays folded.
  const [opensMore] = useState(() => more.some(option => chosen.includes(option)))

  function choose(option: string): void {
    if (kind === 'choice' || option === NONE) {
      const isTakenBack = kind === 'checks' && chosen.includes(option)
      if (!isTakenBack) onTap(id)
      return onAnswer(id, isTakenBack ? '' : option)
    }
    const ticked = options.filter(each => each !== NONE && chosen.includes(each) !== (each === option))
    onAnswer(id, ticked.join(' '))
  }

  return (
    <fieldset
      className={styles.options}
      aria-labelledby={isMain ? 'question' : undefined}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      {isMain ? null : <legend>{label}</legend>}
      {below}
      {likely.map(option => (
        <Option key={option} {...props} option={option} isChosen={chosen.includes(option)} onChoose={choose} />
      ))}
      {more.length === 0 ? null : (
        <details className={styles.more} open={opensMore}>
          <summary>{data.words.interview.moreAnswers}</summary>
          <div className={styles.options}>
            {more.map(option => (
              <Option key={option} {...props} option={option} isChosen={chosen.includes(option)} onChoose={choose} />
            ))}
          </div>
        </details>
      )}
      {last.map(option => (
        <Option key={option} {...props} option={option} isChosen={chosen.includes(option)} onChoose={choose} />
      ))}
    </fieldset>
  )
}

interface OptionProps extends Props<ChoiceField | ChecksField> {
  option: string
  isChosen: boolean
  onChoose(option: string): void
}

function Option({ field, option, isChosen, data, say, onChoose }: OptionProps) {
  const { id, kind, options } = field
  const words = optionWords(data.words, id, option, say)
  return (
    <label className={styles.option}>
      <input
        type={kind === 'choice' ? 'radio' : 'checkbox'}
        id={option === options[0] ? controlId(field.id) : undefined}
        name={id}
        value={option}
        checked={isChosen}
        onChange={() => onChoose(option)}
      />
      <span>
        {words.label}
        {words.hint ? <small>{` ${words.hint}`}</small> : null}
      </span>
    </label>
  )
}

/** A day, an amount or a number. */
function Typed(props: Props<DayField | MoneyField | NumberField>) {
  const { field, isMain, answer, data, isHalfTyped, today, onAnswer, onClear, onTap, error } = props
  const { id, kind } = field
  const { day: dayWords } = data.words.interview.typed
  const frame = useRef<HTMLDivElement>(null)
  /** A new field for each clearing: some browsers call an emptied one half-typed until it is replaced. */
  const [round, setRound] = useState(0)
  const isToday = kind === 'day' && answer === today
  const { label, describedBy, below } = hintAndError(props)
  const { moneyBefore, moneyAfter } = data.words.interview
  const isMoney = kind === 'money'
  return (
    <div className={styles.typed} ref={frame} tabIndex={-1}>
      {isMain ? null : <label htmlFor={controlId(field.id)}>{label}</label>}
      {below}
      <div className={kit.amount}>
        <span className={[kit.box, styles.box, ...(error ? [kit.wrong] : [])].join(' ')}>
          {isMoney && moneyBefore ? <span aria-hidden="true">{moneyBefore}</span> : null}
          <input
            key={round}
            id={controlId(field.id)}
            name={id}
            value={answer}
            type={kind === 'day' ? 'date' : 'text'}
            inputMode={isMoney || (kind === 'number' && field.decimals) ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onKeyDown={kind === 'day' ? () => onClear(id, false) : undefined}
            onChange={event => onAnswer(id, event.target.value)}
          />
          {isMoney && moneyAfter ? <span aria-hidden="true">{moneyAfter}</span> : null}
        </span>
        {isMoney ? <Periods {...props} field={field} label={label} /> : null}
        {quickNumbers(field).map(number => (
          <button
            key={number}
            type="button"
            className={kit.quiet}
            aria-pressed={answer === number}
            onClick={() => {
              onTap(id)
              onAnswer(id, number)
            }}
          >
            {number}
          </button>
        ))}
      </div>
      {kind === 'day' ? (
        <div aria-live="polite">{isToday ? <p className={styles.hint}>{dayWords.today}</p> : null}</div>
      ) : null}
      {isToday || isHalfTyped ? (
        <button
          type="button"
          className={kit.quiet}
          onClick={() => {
            setRound(round + 1)
            onClear(id, true)
            // Not the field: a phone would open its calendar, and fill in today again.
            frame.current?.focus()
          }}
        >
          {dayWords.clear}
        </button>
      ) : null}
    </div>
  )
}

/** The period of an amount. */
function Periods({ field, period: chosen, data, onAnswer, label }: Props<MoneyField> & { label: string }) {
  const { howOften, periods: words } = data.words.interview
  const { id, periods } = field
  const [only] = periods
  if (periods.length === 1) return words[only] ? <span className={styles.hint}>{words[only]}</span> : null
  const key = periodKey(id)
  return (
    <select
      className={kit.menu}
      name={key}
      aria-label={fill(howOften, { question: label })}
      value={chosen || only}
      onChange={event => onAnswer(key, event.target.value)}
    >
      {periods.map(period => (
        <option key={period} value={period}>
          {words[period]}
        </option>
      ))}
    </select>
  )
}
