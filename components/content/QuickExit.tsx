import { useEffect } from 'react'
import { watchForExit } from '../boot/quick-exit'
import { ExitPage, ExitSkipLink } from './ExitPage'

let isWatching = false

/**
 * The quick exit of crisis pages, for a tool: three presses of Shift leave from the first question on, and the link
 * appears once somebody has said that home is not safe. React adds it, because the page is about money and works
 * offline.
 */
export function QuickExit({ isShown }: { isShown: boolean }) {
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    watchForExit()
  }, [])
  return (
    <>
      <ExitSkipLink hidden />
      {isShown ? <ExitPage /> : null}
    </>
  )
}
