import type { ReactNode } from 'react'
import { useLanguage } from '../layout/use-language'

/** A button about saved pages, and the status of its press. Its script is loaded on first use (components/boot/offline.ts). */
function SavedControl({ act, hint, children }: { act: 'keep' | 'clear'; hint?: string; children: ReactNode }) {
  const { words } = useLanguage()
  return (
    <div className="saved-control" data-nosearch data-failed={words.offline.failed}>
      {hint ? <p className="soft">{hint}</p> : null}
      <button type="button" data-offline={act}>
        {children}
      </button>
      <p role="status" />
    </div>
  )
}

/** Removes all traces of what a reader read on the device. */
export function ClearSavedPages() {
  return <SavedControl act="clear">{useLanguage().words.offline.clear}</SavedControl>
}

/** On safety pages, which are saved only on request. */
export function KeepPage() {
  const { keep, keepHint } = useLanguage().words.offline
  return (
    <SavedControl act="keep" hint={keepHint}>
      {keep}
    </SavedControl>
  )
}
