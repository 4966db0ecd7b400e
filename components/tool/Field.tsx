import type { ReactNode } from 'react'
import styles from './form.module.css'

/** What a control needs so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface Described {
  id: string
  hint?: ReactNode
  error?: ReactNode
  /** Reads the error out when it appears: for a field whose form has no error summary. */
  announce?: boolean
  /** The id of another text that belongs to the control. */
  alsoBy?: string | undefined
}

/** The hint and the error of a control, in the order in which they are read, and the ids that describe it. */
export function describe({ id, hint, error, announce = false, alsoBy }: Described) {
  const errorId = error ? `${id}-error` : undefined
  const hintId = hint ? `${id}-hint` : undefined
  const texts = (
    <>
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
    </>
  )
  return { texts, describedBy: [errorId, alsoBy, hintId].filter(Boolean).join(' ') || undefined }
}

/** The classes of the frame around a control. */
export function boxClass(size: string | undefined, isWrong: boolean | undefined): string {
  return [styles.box, size, ...(isWrong ? [styles.wrong] : [])].join(' ')
}

interface Props extends Omit<Described, 'alsoBy'> {
  label: ReactNode
  className?: string | undefined
  /** Renders the control with these attributes, and whatever follows it. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, its hint and its error. */
export function Field({ label, className = styles.field, children, ...texts }: Props) {
  const { id, error } = texts
  const described = describe(texts)
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {described.texts}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described.describedBy })}
    </div>
  )
}
