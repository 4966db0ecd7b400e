import { forwardRef, type ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  /** Class with its width. */
  className?: string | undefined
  isWrong: boolean | undefined
  /** The currency sign, before or after the amount by language. */
  before?: string | undefined
  after?: string | undefined
  children: ReactNode
}

/** The frame around an input and the signs beside it. With a `ref` it can take the focus. */
export const Box = forwardRef<HTMLSpanElement, Props>(function Box(
  { className, isWrong, before, after, children },
  ref
) {
  return (
    <span
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={[styles.box, className, ...(isWrong ? [styles.wrong] : [])].join(' ')}
    >
      {before ? <span aria-hidden="true">{before}</span> : null}
      {children}
      {after ? <span aria-hidden="true">{after}</span> : null}
    </span>
  )
})
