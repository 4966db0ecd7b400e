import type { ReactNode } from 'react'
import { PER_PERIOD } from '../../i18n/format'
import { periodKey, periodOf, type FieldError } from './answers'
import { fill } from '../../i18n/fill'
import { Field as FormField, type ControlProps } from '../form/Field'
import styles from './calculators.module.css'
import { money } from './format'
import { aFortnight, readAmount } from './typed-numbers'
import { questionWords } from './question-words'
import type { Answers, CalculatorData, ChecksQuestion, ChoiceQuestion } from './types'
import type { MoneyQuestion, NumberQuestion, Question } from './types'

interface Props<Kind extends Question> {
  question: Kind
  error: FieldError | undefined
  answers: Answers
  data: CalculatorData
  onAnswer(id: string, answer: string): void
  onLeave(id: string): void
}

/** The id of a question’s control. */
export function controlId(id: string): string {
  return `q-${id}`
}

/** What to fix in an answer, in the reader’s words, with the range where a number has one. */
export function errorText(question: Question, error: FieldError, data: CalculatorData): string {
  const { words, language } = data
  if (question.kind === 'number') return fill(words.errors[error], { least: question.least, most: question.most })
  const most = question.kind === 'money' ? (question.most ?? 0) : 0
  return fill(words.errors[error], { most: money(most, language) })
}

/** One question with its label, hint, error and help. */
export function Field(props: Props<Question>) {
  const { question } = props
  switch (question.kind) {
    case 'choice':
      return question.menu ? <MenuField {...props} question={question} /> : <Options {...props} question={question} />
    case 'checks':
      return <Options {...props} question={question} />
    case 'money':
      return <MoneyField {...props} question={question} />
    case 'number':
      return <NumberField {...props} question={question} />
  }
}

function Help({ id, data }: { id: string; data: CalculatorData }) {
  const { help, label } = questionWords(data.words, id)
  if (!help) return null
  return (
    <details className={styles.help}>
      <summary>
        <span>{data.words.form.whatsThis}</span>
        <span className="visually-hidden">{` ${label}`}</span>
      </summary>
      <p>{help}</p>
    </details>
  )
}

/** All options at once, as radio buttons or checkboxes. */
function Options({ question, answers, data, onAnswer }: Props<ChoiceQuestion | ChecksQuestion>) {
  const { id, kind, options } = question
  const words = questionWords(data.words, id)
  const isChoice = kind === 'choice'
  const chosen = isChoice ? [answers[id]] : (answers[id] ?? '').split(' ')
  const toggled = (option: string) => options.filter(known => chosen.includes(known) !== (known === option)).join(' ')
  return (
    <div className={styles.question}>
      <fieldset>
        <legend>{words.label}</legend>
        <div className={isChoice ? styles.choices : styles.checks}>
          {options.map((option, index) => (
            <label key={option} className={isChoice ? styles.choice : styles.check}>
              <input
                type={isChoice ? 'radio' : 'checkbox'}
                id={index === 0 ? controlId(id) : undefined}
                name={id}
                value={option}
                checked={chosen.includes(option)}
                onChange={() => onAnswer(id, isChoice ? option : toggled(option))}
              />
              <span>{words.options[option] ?? option}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Help id={id} data={data} />
    </div>
  )
}

function MenuField({ question, answers, data, onAnswer }: Props<ChoiceQuestion>) {
  const { id } = question
  const { label, options } = questionWords(data.words, id)
  return (
    <FormField id={controlId(id)} label={label} className={styles.question}>
      {control => (
        <>
          <select
            {...control}
            className={styles.menu}
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
          <Help id={id} data={data} />
        </>
      )}
    </FormField>
  )
}

interface TypedProps extends Pick<Props<MoneyQuestion | NumberQuestion>, 'question' | 'data' | 'error'> {
  children(control: ControlProps): ReactNode
}

function TypedField({ question, data, error, children }: TypedProps) {
  const { id, optional } = question
  return (
    <FormField
      id={controlId(id)}
      label={questionWords(data.words, id).label}
      hint={optional ? data.words.form.optional : undefined}
      error={error && errorText(question, error, data)}
      className={styles.question}
    >
      {control => (
        <>
          {children(control)}
          <Help id={id} data={data} />
        </>
      )}
    </FormField>
  )
}

interface InputProps {
  control: ControlProps
  name?: string
  value: string
  inputMode: 'decimal' | 'numeric'
  spellCheck?: false
  /** Of the frame around the control and the signs beside it. */
  className: string | undefined
  before?: string
  after?: string
  onType(typed: string): void
  onLeave(): void
}

function TypedInput({ control, className, before, after, onType, onLeave, ...input }: InputProps) {
  return (
    <span className={control['aria-invalid'] ? `${className} ${styles.wrong}` : className}>
      {before ? <span aria-hidden="true">{before}</span> : null}
      <input
        {...control}
        {...input}
        type="text"
        autoComplete="off"
        onChange={event => onType(event.target.value)}
        onBlur={onLeave}
      />
      {after ? <span aria-hidden="true">{after}</span> : null}
    </span>
  )
}

type MoneyInputProps = Pick<InputProps, 'control' | 'name' | 'value' | 'onType' | 'onLeave'> & { data: CalculatorData }

/** An amount with the currency sign, before or after it by language. */
export function MoneyInput({ data, ...input }: MoneyInputProps) {
  const { moneyBefore: before, moneyAfter: after } = data.words.form
  const look = { inputMode: 'decimal', spellCheck: false, className: styles.money } as const
  return <TypedInput {...input} {...look} before={before} after={after} />
}

function MoneyField({ question, answers, data, error, onAnswer, onLeave }: Props<MoneyQuestion>) {
  const { words, language } = data
  const { id, periods } = question
  const typed = answers[id] ?? ''
  const period = periodOf(question, answers)
  const { cents } = readAmount(typed)
  const converts = cents !== undefined && cents > 0 && period !== 'fortnight' && periods.includes('fortnight')
  return (
    <TypedField question={question} data={data} error={error}>
      {control => (
        <>
          <div className={styles.amount}>
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
        </>
      )}
    </TypedField>
  )
}

function NumberField({ question, answers, data, error, onAnswer, onLeave }: Props<NumberQuestion>) {
  const { id, decimals } = question
  return (
    <TypedField question={question} data={data} error={error}>
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
