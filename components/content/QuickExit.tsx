import { useEffect, useState } from 'react'
import { watchForExit } from '../boot/quick-exit'
import { deleteForSafety } from '../kept/everything'
import { useLanguage } from '../layout/use-language'
import { ExitPage, ExitSkipLink } from './ExitPage'

let isWatching = false

interface Props {
  /** Whether somebody has said that they are not safe. */
  isShown: boolean
  /** Makes the open entry of the history the only one of this page, then calls back. */
  unwind?: (then: () => void) => void
}

/**
 * The quick exit of crisis pages, for a tool: three presses of Shift leave from the first question on. Once somebody has
 * said that home is not safe, the link appears and what was kept on the device is deleted. React adds it, because the page
 * is about money and works offline.
 */
export function QuickExit({ isShown, unwind = then => then() }: Props) {
  const { words } = useLanguage()
  const [isDeleted, setIsDeleted] = useState(false)

  useEffect(() => {
    if (isWatching) return
    isWatching = true
    watchForExit(href => {
      void deleteForSafety()
      unwind(() => location.replace(href))
    })
    // Once in the life of the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    // The end of the page leaves the link room (styles/exit.css).
    document.documentElement.toggleAttribute('data-exit-shown', isShown)
    if (isShown) void deleteForSafety().then(were => were && setIsDeleted(true))
  }, [isShown])

  return (
    <>
      <ExitSkipLink hidden />
      {isShown ? <ExitPage isTool /> : null}
      <p className="exit-deleted" role="status">
        {isDeleted ? words.exit.deleted : ''}
      </p>
    </>
  )
}
