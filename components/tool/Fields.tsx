import { Fragment, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { formatDate, formatDay, PER_PERIOD } from '../../i18n/format'
import type { FieldError } from './answers'
import { fill, joinSentences } from '../../i18n/fill'
import { Amounts } from '../content/Amounts'
import { Field as FormField, type ControlProps } from './Field'
import kit from './form.module.css'
import styles from './fields.module.css'
import tool from './tool.module.css'
import { money } from './format'
import { controlId, periodKey, periodOf } from './keys'
import { HALF_TYPED, readDay } from './typed-days'
import { errorText as typedErrorText } from './typed-errors'
import { boxClass, MoneyInput, TypedInput } from './TypedInput'
import { aFortnight, readAmount } from './typed-numbers'
import { questionWords } from './question-words'
import type { Answers, ChecksQuestion, ChoiceQuestion, DateQuestion } from './types'
import type { MoneyQuestion, NumberQuestion, Question, ToolData } from './types'

interface Props<Kind extends Question> {
  question: Kind
  error: FieldError | undefined
  answers: Answers
  data: ToolData
  /** The reader’s own day. */
  now: string
  onAnswer(id: string, answer: string): void
  onLeave(id: string): void
  /** The questions below an option of this one. */
  below?(option: string): ReactNode
}

/** What to fix in an answer, in the reader’s language, with the limits that the answer must keep. */
export function errorText(question: Question, error: FieldError, answers: Answers, data: ToolData): string {
  const { words, language } = data
  const text = typedErrorText(question, error, answers, words)
  if (question.kind === 'money') return fill(text, { most: money(question.most ?? 0, language) })
  if (question.kind !== 'date') return text
  const { least, most, notBefore = [] } = question
  const other = [notBefore]
    .flat()
    .map(id => questionWords(words, id).label)
    .join(' · ')
  return fill(text, { least: formatDate(least, language), most: formatDate(most, language), other })
}

/** One question with its label, hint, error and help. */
export function Field(props: Props<Question>) {
  const { question } = props
  switch (question.kind) {
    case 'choice':
      return question.menu ? <MenuField {...props} question={question} /> : <Options {...props} question={question} />
    case 'checks':
      return question.folded ? <Folded {...props} question={question} /> : <Options {...props} question={question} />
    case 'money':
      return <MoneyField {...props} question={question} />
    case 'number':
      return <NumberField {...props} question={question} />
    case 'date':
      return <DateField {...props} question={question} />
  }
}

/** One line of a long list; initially open if something is ticked. */
function Folded(props: Props<ChecksQuestion>) {
  const { question, error, answers, data } = props
  const count = (answers[question.id] ?? '').split(' ').filter(Boolean).length
  const [isOpen, setIsOpen] = useState(count > 0)
  // It stays open when the last tick is removed.
  if (count > 0 && !isOpen) setIsOpen(true)
  return (
    <details className={styles.group} open={isOpen || error !== undefined || undefined}>
      <summary>
        <span>{questionWords(data.words, question.id).label}</span>
        {count > 0 ? <span className={styles.count}>{fill(data.words.form.chosen, { count })}</span> : null}
      </summary>
      <Options {...props} hasHeading />
    </details>
  )
}

interface OptionsProps extends Props<ChoiceQuestion | ChecksQuestion> {
  /** The question is already shown above. */
  hasHeading?: boolean
}

/** All options at once, as radio buttons or checkboxes. */
function Options({ question, error, answers, data, onAnswer, below, hasHeading }: OptionsProps) {
  const { id, kind, options } = question
  const words = questionWords(data.words, id)
  const errorId = `${controlId(id)}-error`
  const hintId = words.help && `${controlId(id)}-hint`
  const isChoice = kind === 'choice'
  const chosen = isChoice ? [answers[id]] : (answers[id] ?? '').split(' ')
  const toggled = (option: string) => options.filter(known => chosen.includes(known) !== (known === option)).join(' ')
  const isPrivate = (option: string) => kind === 'checks' && question.privateOptions?.includes(option) === true
  return (
    <div className={styles.question}>
      <fieldset aria-describedby={[error && errorId, hintId].filter(Boolean).join(' ') || undefined}>
        <legend className={hasHeading ? 'visually-hidden' : undefined}>{words.label}</legend>
        {words.help ? (
          <p className={kit.hint} id={hintId}>
            {words.help}
          </p>
        ) : null}
        {error ? (
          <p className={kit.error} id={errorId}>
            {errorText(question, error, answers, data)}
          </p>
        ) : null}
        <div className={isChoice ? styles.choices : styles.checks}>
          {options.map((option, index) => (
            <Fragment key={option}>
              <label className={isChoice ? styles.choice : styles.check}>
                <input
                  type={isChoice ? 'radio' : 'checkbox'}
                  id={index === 0 ? controlId(id) : undefined}
                  name={id}
                  value={option}
                  checked={chosen.includes(option)}
                  data-private={isPrivate(option) ? '' : undefined}
                  onChange={() => onAnswer(id, isChoice ? option : toggled(option))}
                />
                <span>{words.options[option] ?? option}</span>
              </label>
              {isPrivate(option) && chosen.includes(option) ? <InDanger data={data} /> : null}
              {below?.(option)}
            </Fragment>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

/** Who to call at once, shown with an option that may reveal violence. */
function InDanger({ data }: { data: ToolData }) {
  return (
    <p className={styles.danger}>
      {data.danger?.map(({ id, name, phone, tel }) => (
        <span key={id}>
          {`${name} `}
          <a translate="no" href={`tel:${tel}`}>
            {phone}
          </a>
        </span>
      ))}
    </p>
  )
}

function MenuField({ question, error, answers, data, onAnswer }: Props<ChoiceQuestion>) {
  const { id } = question
  const { label, help, options } = questionWords(data.words, id)
  return (
    <FormField
      id={controlId(id)}
      label={label}
      hint={help}
      error={error && errorText(question, error, answers, data)}
      className={styles.question}
    >
      {control => (
        <select
          {...control}
          className={kit.menu}
          name={id}
          value={answers[id]}
          onChange={event => onAnswer(id, event.target.value)}
        >
          {question.options.map(option => (
            <option key={option} value={option}>
              {options[option] ?? option}
            </option>
          ))}
        </select>
      )}
    </FormField>
  )
}

type TypedQuestion = MoneyQuestion | NumberQuestion | DateQuestion

interface TypedProps extends Pick<Props<TypedQuestion>, 'question' | 'answers' | 'data' | 'error'> {
  children(control: ControlProps): ReactNode
}

function TypedField({ question, answers, data, error, children }: TypedProps) {
  const { id, optional } = question
  const { label, help } = questionWords(data.words, id)
  return (
    <FormField
      id={controlId(id)}
      label={label}
      hint={joinSentences([help, optional && data.words.form.optional], data.language)}
      error={error && errorText(question, error, answers, data)}
      className={styles.question}
    >
      {children}
    </FormField>
  )
}

function MoneyField({ question, answers, data, error, onAnswer, onLeave }: Props<MoneyQuestion>) {
  const { words, language } = data
  const { id, periods } = question
  const typed = answers[id] ?? ''
  const period = periodOf(question, answers)
  const { cents } = readAmount(typed, period)
  const converts = cents !== undefined && cents > 0 && period !== 'fortnight' && periods.includes('fortnight')
  return (
    <TypedField question={question} answers={answers} data={data} error={error}>
      {control => (
        <>
          <div className={kit.amount}>
            <MoneyInput
              control={control}
              name={id}
              value={typed}
              data={data}
              onType={text => onAnswer(id, text)}
              onLeave={() => onLeave(id)}
            />
            {periods.length > 1 ? (
              <fieldset className={styles.periods}>
                <legend className="visually-hidden">
                  {fill(words.form.howOften, { question: questionWords(words, id).label })}
                </legend>
                {periods.map(option => (
                  <label key={option} className={styles.choice}>
                    <input
                      type="radio"
                      name={periodKey(id)}
                      value={option}
                      checked={period === option}
                      onChange={() => onAnswer(periodKey(id), option)}
                    />
                    <span>{words.periods[option]}</span>
                  </label>
                ))}
              </fieldset>
            ) : (
              <span className="soft">{words.periods[periods[0]]}</span>
            )}
          </div>
          {converts ? (
            <p className={tool.hint}>
              <Amounts
                text={fill(words.form.conversion, {
                  amount: money(cents, language),
                  period: PER_PERIOD[language][period === 'year' ? 'year' : 'week'],
                  fortnight: money(aFortnight(cents, period), language)
                })}
              />
            </p>
          ) : null}
        </>
      )}
    </TypedField>
  )
}

function NumberField({ question, answers, data, error, onAnswer, onLeave }: Props<NumberQuestion>) {
  const { id, decimals } = question
  return (
    <TypedField question={question} answers={answers} data={data} error={error}>
      {control => (
        <TypedInput
          control={control}
          className={styles.whole}
          name={id}
          inputMode={decimals ? 'decimal' : 'numeric'}
          value={answers[id] ?? ''}
          onType={text => onAnswer(id, text)}
          onLeave={() => onLeave(id)}
        />
      )}
    </TypedField>
  )
}

/** The browser’s own date field, and the day in words, because the order of day and month differs between phones. */
function DateField({ question, answers, data, error, now, onAnswer, onLeave }: Props<DateQuestion>) {
  const { id, least, most, isPrivate } = question
  const typed = answers[id] ?? ''
  const { day } = readDay(typed, least, most)
  const { day: words } = data.words.typed
  const frame = useRef<HTMLSpanElement>(null)
  /** A new field for each clearing: some browsers call an emptied one half-typed until it is replaced. */
  const [round, setRound] = useState(0)
  const isCleared = useRef(false)

  /** A half-typed day, or one that does not exist, leaves the field without a value, but it must not count as empty. */
  function take({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>): void {
    if (value === '' && isCleared.current) return
    const answer = value === '' && validity.badInput ? HALF_TYPED : value
    if (answer !== typed) onAnswer(id, answer)
  }

  function clear(): void {
    isCleared.current = true
    setRound(round + 1)
    onAnswer(id, '')
    // Not the field: a phone would open its calendar, and fill in today again.
    frame.current?.focus()
  }

  return (
    <TypedField question={question} answers={answers} data={data} error={error}>
      {control => (
        <>
          <span ref={frame} tabIndex={-1} className={boxClass(styles.date, control['aria-invalid'])}>
            <input
              {...control}
              key={round}
              name={id}
              type="date"
              autoComplete="off"
              min={least}
              max={most}
              data-private={isPrivate ? '' : undefined}
              value={typed === HALF_TYPED ? '' : typed}
              onKeyDown={() => (isCleared.current = false)}
              onChange={event => {
                isCleared.current = false
                take(event)
              }}
              onBlur={event => {
                take(event)
                onLeave(id)
              }}
            />
          </span>
          {day === undefined ? null : <p className={tool.hint}>{formatDay(day, data.language)}</p>}
          <div aria-live="polite">{day === now ? <p className={tool.hint}>{words.today}</p> : null}</div>
          {day === now || typed === HALF_TYPED ? (
            <button type="button" className={kit.quiet} onClick={clear}>
              {words.clear}
            </button>
          ) : null}
        </>
      )}
    </TypedField>
  )
}
