import { useEffect, useRef, type ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  title: string
  children?: ReactNode
  errors: { id: string; text: string }[]
}

/** Lists what is wrong, and takes the focus when it mounts: give it a new `key` for each failed submission. */
export function ErrorSummary({ title, children, errors }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{title}</strong>
      </p>
      {children ? <p>{children}</p> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={event => {
                  event.preventDefault()
                  // Not a heading, which the quick exit would put into the address (boot/quick-exit.ts).
                  event.stopPropagation()
                  focusControl(id)
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

/**
 * Goes to a control, also inside a fold. The address keeps its hash, which calculators and sign-in pages use for their
 * own state.
 */
export function focusControl(id: string): void {
  const control = document.getElementById(id)
  control?.closest('details')?.setAttribute('open', '')
  control?.focus()
}
