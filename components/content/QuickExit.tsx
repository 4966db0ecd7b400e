import { useEffect } from 'react'
import { watchForExit } from '../boot/quick-exit'
import { ExitPage, ExitSkipLink } from './ExitPage'

let isWatching = false

/**
 * The quick exit of crisis pages: three presses of Shift leave from the first question on, and a link once somebody
 * said that home is not safe. It comes with React, for the page itself is about money and works offline.
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
