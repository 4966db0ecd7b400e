import { useState } from 'react'
import { addressNow } from '../address/write-address'
import kit from '../form/form.module.css'
import styles from './calculators.module.css'
import type { ToolData } from './types'

/** Copy, print, clear. Answers are stored only in the address. */
export function Actions({ data, onClear }: { data: ToolData; onClear(): void }) {
  const { actions } = data.words
  const [status, setStatus] = useState('')
  const [byHand, setByHand] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressNow())
      setStatus(actions.copied)
      setByHand('')
    } catch {
      setByHand(addressNow())
      setStatus(actions.copyByHand)
    }
  }

  return (
    <div className={styles.actions} role="group" aria-label={actions.title}>
      <button type="button" className={kit.quiet} onClick={() => void copy()}>
        {actions.copy}
      </button>
      <button type="button" className={kit.quiet} onClick={() => window.print()}>
        {actions.print}
      </button>
      <button
        type="button"
        className={kit.quiet}
        onClick={() => {
          onClear()
          setStatus(actions.cleared)
          setByHand('')
        }}
      >
        {actions.clear}
      </button>
      <p role="status">{status}</p>
      {byHand ? <code className={styles.address}>{byHand}</code> : null}
    </div>
  )
}
