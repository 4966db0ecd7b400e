import type { IsoDate } from '../../rules/dates'
import styles from './line-of-days.module.css'

/** A day with what happens on it. */
export interface Moment {
  on: IsoDate
  /** The day in words. */
  date: string
  text: string
  /** Something must be done by then. */
  isLast?: boolean
  /** May reveal violence. */
  isDangerous?: boolean
}

/** More than this do not fit side by side. */
const MOST_IN_A_ROW = 5

interface Props {
  moments: readonly Moment[]
  /** Uses the width of the page, so that a few fit side by side on a wide screen. */
  isWide?: boolean
}

/** Days in order, below one another or in a row. */
export function LineOfDays({ moments, isWide }: Props) {
  return (
    <ol className={isWide && moments.length <= MOST_IN_A_ROW ? `${styles.line} ${styles.inARow}` : styles.line}>
      {moments.map(({ on, date, text, isLast, isDangerous }) => (
        <li
          key={`${on} ${text}`}
          className={isLast ? `${styles.day} ${styles.lastDay}` : styles.day}
          data-dangerous={isDangerous || undefined}
        >
          <strong translate="no">{date}</strong> <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
