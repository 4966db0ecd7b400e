import { useState } from 'react'
import { textsOf } from '../data'
import styles from './answer.module.css'
import type { FurtherPayProps } from './FurtherPay'
import { Later } from './Later'

const loadFurtherPay = () => import('./opened').then(({ FurtherPay }) => FurtherPay)

/** What is kept of each further dollar, once the reader opens it: neither its script nor its sums come before. */
export function FurtherFold(props: FurtherPayProps) {
  const { compare, failed } = textsOf(props.data).answer
  const [attempt, setAttempt] = useState(0)
  return (
    <details
      className={styles.fold}
      data-further
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setAttempt(attempt + 1)
      }}
    >
      <summary>{compare.further}</summary>
      {attempt > 0 ? <Later load={loadFurtherPay} given={props} failed={failed} attempt={attempt} /> : null}
    </details>
  )
}
