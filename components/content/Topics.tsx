import type { ReactNode } from 'react'
import styles from './topics.module.css'

/** What the site has, by topic: a column for each group where there is room. */
export function Topics({ children }: { children: ReactNode }) {
  return <div className={styles.topics}>{children}</div>
}
