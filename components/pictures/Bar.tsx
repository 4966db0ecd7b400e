import styles from './bar.module.css'

interface Props {
  /** Shares of the line, from 0 to `most`. */
  from?: number
  to: number
  most: number
  kind?: 'open' | 'theirs' | undefined
}

/** A bar as long as its number. The words beside it say the same, so screen readers skip it. */
export function Bar({ from = 0, to, most, kind }: Props) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={kind && styles[kind]} x={from} width={Math.max(to - from, most / 100)} height="1" />
    </svg>
  )
}
