import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { fill } from '../../i18n/auth'
import styles from './auth.module.css'
import { fieldOf, problemText } from './problem-text'
import type { FormState } from './use-form'
import { useAuthWords } from './words'

export interface FieldSpec<Name extends string> {
  name: Name
  label: string
  hint?: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric' | 'email'
}

interface Props<Name extends string> {
  form: FormState<Name>
  fields: FieldSpec<Name>[]
  submit: string
  children?: ReactNode
}

/** A form with a summary of what is wrong on top and each error beside its field. */
export function Form<Name extends string>({ form, fields, submit, children }: Props<Name>) {
  const words = useAuthWords()
  const id = useId()
  const { errors, problem, pending, wait } = form
  const about = fieldOf(problem)

  const errorOf = (name: Name): string | undefined =>
    errors[name] ?? (problem && about === name ? problemText(problem, words) : undefined)
  const listed = fields.flatMap(({ name }) => {
    const text = errorOf(name)
    return text ? [{ id: `${id}-${name}`, text }] : []
  })
  const general = problem && !fields.some(({ name }) => name === about) ? problemText(problem, words) : undefined

  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-busy={pending}>
      {general || listed.length > 0 ? <Summary key={form.failures} general={general} listed={listed} /> : null}
      {fields.map(field => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={form.values[field.name]}
          error={errorOf(field.name)}
          onChange={value => form.set(field.name, value)}
        />
      ))}
      {children}
      <button className={styles.submit} type="submit" aria-disabled={pending || wait > 0}>
        {pending ? words.actions.busy : wait > 0 ? fill(words.actions.wait, { seconds: wait }) : submit}
      </button>
    </form>
  )
}

interface SummaryProps {
  general: string | undefined
  listed: { id: string; text: string }[]
}

/** Takes the focus when it appears; each entry leads to its field. */
function Summary({ general, listed }: SummaryProps) {
  const words = useAuthWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{words.problem.title}</strong>
      </p>
      {general ? <p>{general}</p> : null}
      {listed.length > 0 ? (
        <ul>
          {listed.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface FieldProps {
  id: string
  field: FieldSpec<string>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function Field({ id, field, value, error, onChange }: FieldProps) {
  const words = useAuthWords()
  const [shown, setShown] = useState(false)
  const { name, label, hint, type = 'text', autoComplete, inputMode } = field
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <div className={styles.input}>
        <input
          id={id}
          name={name}
          type={type === 'password' && shown ? 'text' : type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          autoCapitalize={type === 'text' ? undefined : 'none'}
          spellCheck={false}
          required={name !== 'name'}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
        {type === 'password' ? (
          <button
            type="button"
            aria-label={words.fields.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {words.fields.show}
          </button>
        ) : null}
      </div>
    </div>
  )
}
