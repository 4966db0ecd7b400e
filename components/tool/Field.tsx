import type { ReactNode } from 'react'
import styles from './form.module.css'

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Props {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Reads the error out when it appears: for a field whose form has no error summary. */
  announce?: boolean
  className?: string | undefined
  /** Renders the control with these attributes, and whatever follows it. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, its hint and its error, in the order in which they are read. */
export function Field({ id, label, hint, error, announce = false, className = styles.field, children }: Props) {
  const errorId = error ? `${id}-error` : undefined
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={errorId} role={announce ? 'alert' : undefined}>
          {error}
        </p>
      ) : null}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined
      })}
    </div>
  )
}
