import { useEffect } from 'react'
import { watchForExit } from '../boot/quick-exit'
import { ExitPage, NEUTRAL_ADDRESS } from './ExitPage'
import { withBase } from '../layout/base-path'
import { useLanguage } from '../layout/use-language'

let isWatching = false

/**
 * The quick exit of crisis pages: three presses of Shift leave from the first question on, and a link once somebody
 * said that home is not safe. It comes with React, for the page itself is about money and works offline.
 */
export function QuickExit({ isShown }: { isShown: boolean }) {
  const { language, words } = useLanguage()
  useEffect(() => {
    if (isWatching) return
    isWatching = true
    watchForExit()
  }, [])
  return (
    <>
      {/* It carries what the script needs. */}
      <a
        hidden
        href={NEUTRAL_ADDRESS}
        rel="nofollow noreferrer"
        data-exit
        data-home={withBase(`/${language}`)}
        data-loading={words.exit.loading}
      >
        {words.exit.skip}
      </a>
      {isShown ? <ExitPage /> : null}
    </>
  )
}
