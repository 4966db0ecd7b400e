import styles from './bar.module.css'
import { scale } from './geometry'

interface Props {
  /** Shares of the line, from 0 to `most`. */
  from?: number
  to: number
  most: number
  kind?: 'open' | 'theirs' | undefined
}

/** A bar as long as its number. The words beside it say the same, so screen readers skip it. */
export function Bar({ from = 0, to, most, kind }: Props) {
  const x = scale([0, most], [0, 100])
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={kind && styles[kind]} x={x(from)} width={Math.max(x(to) - x(from), 1)} height="1" />
    </svg>
  )
}
