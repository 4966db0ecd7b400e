import { useState, type ComponentType } from 'react'
import { textsOf } from '../data'
import styles from './answer.module.css'
import type { FurtherPayProps } from './FurtherPay'

/** What is kept of each further dollar, once the reader opens it: neither its script nor its sums come before. */
export function FurtherFold(props: FurtherPayProps) {
  const { compare } = textsOf(props.data).answer
  const [Part, setPart] = useState<ComponentType<FurtherPayProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  function open(isOpen: boolean): void {
    if (!isOpen || Part) return
    setHasFailed(false)
    import('./FurtherPay').then(
      ({ FurtherPay }) => setPart(() => FurtherPay),
      () => setHasFailed(true)
    )
  }
  return (
    <details className={styles.fold} data-further onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{compare.further}</summary>
      {Part ? <Part {...props} /> : <p role="status">{hasFailed ? textsOf(props.data).answer.failed : ''}</p>}
    </details>
  )
}
