import { useState } from 'react'
import styles from './calculators.module.css'
import type { ToolData } from './types'

/** Copy, print, clear. Answers are stored only in the address. */
export function Actions({ data, onClear }: { data: ToolData; onClear(): void }) {
  const { actions } = data.words
  const [status, setStatus] = useState('')
  const [byHand, setByHand] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href)
      setStatus(actions.copied)
      setByHand('')
    } catch {
      setByHand(location.href)
      setStatus(actions.copyByHand)
    }
  }

  return (
    <div className={styles.actions} role="group" aria-label={actions.title}>
      <button type="button" onClick={() => void copy()}>
        {actions.copy}
      </button>
      <button type="button" onClick={() => window.print()}>
        {actions.print}
      </button>
      <button
        type="button"
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
