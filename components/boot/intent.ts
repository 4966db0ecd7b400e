/** React on intent: fetched when the reader first means to use something marked `data-react`. */
import { whenSessionStored } from '../../auth/storage.ts'
import { addScript, afterFrame } from './dom.ts'
import { onFirstUse } from './first-use.ts'
import { READY_EVENT } from './ready.ts'

/** After a deploy scripts may be gone: reloads once, with what was typed into a calculator, else says so. */
function onMissing(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' || !navigator.onLine) {
    document.documentElement.dataset.failed = ''
    return
  }
  const form = document.querySelector<HTMLFormElement>('[data-calculator] form')
  // What may come from violence is not for the address.
  for (const control of document.querySelectorAll('[data-private]')) control.remove()
  // Where calculators read their answers from.
  if (form) location.hash = String(new URLSearchParams(new FormData(form) as never))
  location.reload()
}

/** Watches for intent. @param chunks addresses of React, Next, the theme and the page, in order */
export function loadOnIntent(chunks: string[]): void {
  // `pointerdown` comes of a touch too, in every browser that gets scripts.
  const uses = { pointerdown: '[data-react]', focusin: '[data-react]', click: '[data-react=click]' }
  const start = onFirstUse(uses, ready => {
    document.addEventListener(READY_EVENT, ready, { once: true })
    // A list is not fetched again: part of it has run.
    for (const src of chunks) addScript(src).onerror = onMissing
  })
  // The page's words come first: on a quick line React would be there before they are painted.
  if (document.querySelector('[data-react=now]')) afterFrame(start)
  whenSessionStored(start)
}
