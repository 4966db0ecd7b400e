import type { ReactNode } from 'react'
import { PER_PERIOD } from '../../i18n/format'
import { periodKey, periodOf, type FieldError } from './answers'
import { fill } from '../../i18n/fill'
import { Field as FormField, type ControlProps } from '../form/Field'
import styles from './calculators.module.css'
import { money } from './format'
import { aFortnight, readAmount } from './typed-numbers'
import { questionWords } from './question-words'
import type {
  Answers,
  CalculatorData,
  ChecksQuestion,
  ChoiceQuestion,
  MoneyQuestion,
  NumberQuestion,
  Question
} from './types'

interface Props<Kind extends Question> {
  question: Kind
  /** Shown once the field was left or the form submitted. */
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
      return question.menu ? (
        <MenuField {...props} question={question} />
      ) : (
        <ChoiceField {...props} question={question} />
      )
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

/** All options at once, as radio buttons or checkboxes. */
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

interface TypedProps {
  question: MoneyQuestion | NumberQuestion
  data: CalculatorData
  error: FieldError | undefined
  children(control: ControlProps): ReactNode
}

/** Label, hint, error and help around a control that is typed into. */
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

interface MoneyInputProps {
  control: ControlProps
  name?: string
  value: string
  data: CalculatorData
  onType(typed: string): void
  onLeave(): void
}

/** An amount with the currency sign, before or after it by language. */
export function MoneyInput({ control, name, value, data, onType, onLeave }: MoneyInputProps) {
  const { moneyBefore, moneyAfter } = data.words.form
  return (
    <span className={control['aria-invalid'] ? `${styles.money} ${styles.wrong}` : styles.money}>
      {moneyBefore ? <span aria-hidden="true">{moneyBefore}</span> : null}
      <input
        {...control}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={event => onType(event.target.value)}
        onBlur={onLeave}
      />
      {moneyAfter ? <span aria-hidden="true">{moneyAfter}</span> : null}
    </span>
  )
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
        <span className={control['aria-invalid'] ? `${styles.whole} ${styles.wrong}` : styles.whole}>
          <input
            {...control}
            name={id}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={answers[id] ?? ''}
            onChange={event => onAnswer(id, event.target.value)}
            onBlur={() => onLeave(id)}
          />
        </span>
      )}
    </TypedField>
  )
}
