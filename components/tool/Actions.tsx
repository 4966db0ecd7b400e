import kit from './form.module.css'
import { AddressByHand } from '../share/AddressByHand'
import { useShare } from '../share/use-share'
import styles from './tool.module.css'
import type { ToolData } from './types'

/** Copy, print, clear. Answers are stored only in the address. */
export function Actions({ data, onClear }: { data: ToolData; onClear(): void }) {
  const { actions } = data.words
  const share = useShare(data.language, actions.copied)
  return (
    <div className={styles.actions} role="group" aria-label={actions.title}>
      <button type="button" className={kit.quiet} onClick={share.copy}>
        {actions.copy}
      </button>
      <button type="button" className={kit.quiet} onClick={share.print}>
        {actions.print}
      </button>
      <button
        type="button"
        className={kit.quiet}
        onClick={() => {
          onClear()
          share.setStatus(actions.cleared)
        }}
      >
        {actions.clear}
      </button>
      <p role="status">{share.status}</p>
      <AddressByHand address={share.address} language={data.language} />
    </div>
  )
}
