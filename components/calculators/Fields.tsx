import type { ReactNode } from 'react'
import { PER_PERIOD } from '../../i18n/format'
import { errorOf, periodKey, periodOf, type FieldError } from './answers'
import styles from './calculators.module.css'
import { fill, money } from './format'
import { aFortnight, readAmount } from './money-field'
import { questionWords } from './question-words'
import type {
  Answers,
  CalculatorData,
  CheckedProps,
  ChecksQuestion,
  ChoiceQuestion,
  MoneyQuestion,
  NumberQuestion,
  Question
} from './types'

interface Props<Kind extends Question> extends CheckedProps {
  question: Kind
  answers: Answers
  data: CalculatorData
  onAnswer(id: string, answer: string): void
}

/** The id of the control that an error leads to. */
export function controlId(id: string): string {
  return `q-${id}`
}

/** What to mend in an answer, in the reader’s words, with the range where a number has one. */
export function errorText(question: Question, error: FieldError, data: CalculatorData): string {
  const { words, language } = data
  if (question.kind === 'number') return fill(words.errors[error], { least: question.least, most: question.most })
  const most = question.kind === 'money' ? (question.most ?? 0) : 0
  return fill(words.errors[error], { most: money(most, language) })
}

/** One question with everything that belongs to it. */
export function Field(props: Props<Question>) {
  const { question } = props
  switch (question.kind) {
    case 'choice':
      return question.menu ? <MenuField {...props} question={question} /> : <ChoiceField {...props} question={question} />
    case 'checks':
      return <ChecksField {...props} question={question} />
    case 'money':
      return <MoneyField {...props} question={question} />
    case 'number':
      return <NumberField {...props} question={question} />
  }
}

function Help({ id, data }: { id: string; data: CalculatorData }) {
  const { help } = questionWords(data.words, id)
  if (!help) return null
  return (
    <details className={styles.help}>
      <summary>
        <span>{data.words.form.whatsThis}</span>
        <span className="visually-hidden">{` ${questionWords(data.words, id).label}`}</span>
      </summary>
      <p>{help}</p>
    </details>
  )
}

interface OptionsProps {
  question: ChoiceQuestion | ChecksQuestion
  data: CalculatorData
  type: 'radio' | 'checkbox'
  isChosen(option: string): boolean
  onChoose(option: string): void
}

/** Every option in view: one of them may be chosen, or several. */
function Options({ question, data, type, isChosen, onChoose }: OptionsProps) {
  const { label, options } = questionWords(data.words, question.id)
  const [list, item] = type === 'radio' ? [styles.choices, styles.choice] : [styles.checks, styles.check]
  return (
    <div className={styles.question}>
      <fieldset>
        <legend>{label}</legend>
        <div className={list}>
          {question.options.map((option, index) => (
            <label key={option} className={item}>
              <input
                type={type}
                id={index === 0 ? controlId(question.id) : undefined}
                name={question.id}
                value={option}
                checked={isChosen(option)}
                onChange={() => onChoose(option)}
              />
              <span>{options[option] ?? option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Help id={question.id} data={data} />
    </div>
  )
}

function ChoiceField({ question, answers, data, onAnswer }: Props<ChoiceQuestion>) {
  return (
    <Options
      question={question}
      data={data}
      type="radio"
      isChosen={option => answers[question.id] === option}
      onChoose={option => onAnswer(question.id, option)}
    />
  )
}

function MenuField({ question, answers, data, onAnswer }: Props<ChoiceQuestion>) {
  const { label, options } = questionWords(data.words, question.id)
  return (
    <div className={styles.question}>
      <label className={styles.label} htmlFor={controlId(question.id)}>
        {label}
      </label>
      <select
        className={styles.menu}
        id={controlId(question.id)}
        name={question.id}
        value={answers[question.id]}
        onChange={event => onAnswer(question.id, event.target.value)}
      >
        {question.options.map(option => (
          <option key={option} value={option}>
            {options[option] ?? option}
          </option>
        ))}
      </select>
      <Help id={question.id} data={data} />
    </div>
  )
}

function ChecksField({ question, answers, data, onAnswer }: Props<ChecksQuestion>) {
  const chosen = (answers[question.id] ?? '').split(' ').filter(Boolean)
  const toggle = (option: string) => {
    const next = chosen.includes(option) ? chosen.filter(other => other !== option) : [...chosen, option]
    onAnswer(question.id, question.options.filter(known => next.includes(known)).join(' '))
  }
  return (
    <Options
      question={question}
      data={data}
      type="checkbox"
      isChosen={option => chosen.includes(option)}
      onChoose={toggle}
    />
  )
}

/** What a control needs to name its hint and its error. */
function described(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${controlId(id)}-error`, hint && `${controlId(id)}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined }
}

function ErrorLine({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${controlId(id)}-error`}>
      {error}
    </p>
  )
}

function shownError(question: Question, answers: Answers, checked: CheckedProps['checked'], data: CalculatorData) {
  const error = checked(question.id) ? errorOf(question, answers) : undefined
  return error && errorText(question, error, data)
}

interface TypedProps {
  id: string
  data: CalculatorData
  error: string | undefined
  hint: string | undefined
  children: ReactNode
}

/** Label, hint, error and help around a control that is typed into. */
function TypedQuestion({ id, data, error, hint, children }: TypedProps) {
  return (
    <div className={styles.question}>
      <label className={styles.label} htmlFor={controlId(id)}>
        {questionWords(data.words, id).label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${controlId(id)}-hint`}>
          {hint}
        </p>
      ) : null}
      <ErrorLine id={id} error={error} />
      {children}
      <Help id={id} data={data} />
    </div>
  )
}

function MoneyField({ question, answers, data, onAnswer, checked, onLeave }: Props<MoneyQuestion>) {
  const { words, language } = data
  const { id, periods } = question
  const { label } = questionWords(words, id)
  const typed = answers[id] ?? ''
  const period = periodOf(question, answers)
  const error = shownError(question, answers, checked, data)
  const hint = question.optional ? words.form.optional : undefined
  const { cents } = readAmount(typed)
  const converts = cents !== undefined && cents > 0 && period !== 'fortnight' && periods.includes('fortnight')
  return (
    <TypedQuestion id={id} data={data} error={error} hint={hint}>
      <div className={styles.amount}>
        <span className={error ? `${styles.money} ${styles.wrong}` : styles.money}>
          {words.form.moneyBefore ? <span aria-hidden="true">{words.form.moneyBefore}</span> : null}
          <input
            id={controlId(id)}
            name={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={event => onAnswer(id, event.target.value)}
            onBlur={() => onLeave(id)}
            {...described(id, error, hint)}
          />
          {words.form.moneyAfter ? <span aria-hidden="true">{words.form.moneyAfter}</span> : null}
        </span>
        {periods.length > 1 ? (
          <fieldset className={styles.periods}>
            <legend className="visually-hidden">{fill(words.form.howOften, { question: label })}</legend>
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
          <span className={styles.onePeriod}>{words.periods[periods[0]]}</span>
        )}
      </div>
      {converts ? (
        <p className={styles.hint}>
          {fill(words.form.conversion, {
            amount: money(cents, language),
            period: PER_PERIOD[language][period === 'year' ? 'year' : 'week'],
            fortnight: money(aFortnight(cents, period), language)
          })}
        </p>
      ) : null}
    </TypedQuestion>
  )
}

function NumberField({ question, answers, data, onAnswer, checked, onLeave }: Props<NumberQuestion>) {
  const { id } = question
  const error = shownError(question, answers, checked, data)
  const hint = question.optional ? data.words.form.optional : undefined
  return (
    <TypedQuestion id={id} data={data} error={error} hint={hint}>
      <span className={error ? `${styles.whole} ${styles.wrong}` : styles.whole}>
        <input
          id={controlId(id)}
          name={id}
          type="text"
          inputMode={question.decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={answers[id] ?? ''}
          onChange={event => onAnswer(id, event.target.value)}
          onBlur={() => onLeave(id)}
          {...described(id, error, hint)}
        />
      </span>
    </TypedQuestion>
  )
}
