import { useId, useState, type ReactNode } from 'react'
import { fill } from '../../i18n/fill'
import { ErrorSummary } from '../tool/ErrorSummary'
import { Field, type ControlProps } from '../tool/Field'
import kit from '../tool/form.module.css'
import styles from './auth.module.css'
import type { FieldSpec } from './fields'
import { useAuthMessages } from './messages'
import { fieldOf, problemMessage } from './problem-message'
import type { FormState } from './use-form'

interface Props<Name extends string> {
  form: FormState<Name>
  submit: string
  children?: ReactNode
}

/** A sign-in form: what the service says about a field is shown where its own errors are. */
export function Form<Name extends string>({ form, submit, children }: Props<Name>) {
  const messages = useAuthMessages()
  const id = useId()
  const { fields, errors, problem, pending, wait } = form
  const about = fieldOf(problem)
  const message = problem && problemMessage(problem, messages)

  const errorOf = (name: Name) => errors[name] ?? (about === name ? message : undefined)
  const listed = fields.flatMap(({ name }) => {
    const text = errorOf(name)
    return text ? [{ id: `${id}-${name}`, text }] : []
  })
  const general = fields.some(({ name }) => name === about) ? undefined : message

  return (
    <form className={styles.form} noValidate onSubmit={form.submit} aria-busy={pending}>
      {general || listed.length > 0 ? (
        <ErrorSummary key={form.failures} title={messages.problem.title} errors={listed}>
          {general}
        </ErrorSummary>
      ) : null}
      {fields.map(field => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          label={field.label}
          hint={field.hint}
          error={errorOf(field.name)}
        >
          {control => (
            <Input
              field={field}
              control={control}
              value={form.values[field.name]}
              onChange={value => form.set(field.name, value)}
            />
          )}
        </Field>
      ))}
      {children}
      <button className={kit.submit} type="submit" aria-disabled={pending || wait > 0}>
        {pending ? messages.actions.busy : wait > 0 ? fill(messages.actions.wait, { seconds: wait }) : submit}
      </button>
    </form>
  )
}

interface InputProps {
  field: FieldSpec<string>
  control: ControlProps
  value: string
  onChange: (value: string) => void
}

function Input({ field, control, value, onChange }: InputProps) {
  const { fields } = useAuthMessages()
  const [shown, setShown] = useState(false)
  const { name, type = 'text', autoComplete, inputMode, check } = field
  return (
    <div className={styles.input}>
      <input
        {...control}
        name={name}
        type={type === 'password' && shown ? 'text' : type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        spellCheck={false}
        required={check !== undefined}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {type === 'password' ? (
        <button type="button" aria-label={fields.showPassword} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {fields.show}
        </button>
      ) : null}
    </div>
  )
}
