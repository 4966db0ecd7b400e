/** React on intent: fetched when the reader first goes to use something marked `data-react`. */
import { whenSessionStored } from '../../auth/storage.ts'
import { addScript, afterFrame } from './dom.ts'
import { onFirstUse } from './first-use.ts'
import { READY_EVENT } from './ready.ts'

/**
 * After a deploy the scripts may be gone: reloads once, keeping what was typed into a calculator, then shows a message.
 */
function onMissing(): void {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visits[0]?.type === 'reload' || !navigator.onLine) {
    document.documentElement.dataset.failed = ''
    return
  }
  const form = document.querySelector<HTMLFormElement>('[data-calculator] form')
  // Answers that may reveal violence do not go into the address.
  for (const control of document.querySelectorAll('[data-private]')) control.remove()
  // Where calculators read their answers from.
  if (form) location.hash = String(new URLSearchParams(new FormData(form) as never))
  location.reload()
}

/** Watches for intent. @param chunks addresses of React, Next, the theme and the page, in order */
export function loadOnIntent(chunks: string[]): void {
  // A touch fires `pointerdown` too, in every browser that gets scripts.
  const uses = {
    pointerdown: '[data-react]',
    focusin: '[data-react]',
    click: '[data-react=click],[data-react=now] button'
  }
  const start = onFirstUse(uses, ready => {
    document.addEventListener(READY_EVENT, ready, { once: true })
    // The list is not fetched again, because part of it has run.
    for (const src of chunks) addScript(src).onerror = onMissing
  })
  // The page's text is painted first: on a fast connection React would otherwise arrive before that.
  if (document.querySelector('[data-react=now]')) afterFrame(start)
  whenSessionStored(start)
}
