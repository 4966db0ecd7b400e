/**
 * React on intent: the page is finished without JavaScript; React is fetched when
 * the reader first means to use something marked `data-react`, and what they did
 * is replayed once when it is ready.
 */
import { whenSessionStored } from '../../auth/storage.ts'
import { addScript, afterFrame } from './dom.ts'
import { READY_EVENT } from './ready.ts'

/**
 * After a deploy a page that was open may name scripts that are gone: it is loaded
 * anew, once, with what was typed into a calculator. Where that cannot help, it says so.
 */
function onMissing(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'reload' || !navigator.onLine) {
    document.documentElement.dataset.failed = ''
    return
  }
  const form = document.querySelector<HTMLFormElement>('[data-calculator] form')
  // Where calculators read their answers from.
  if (form) location.hash = String(new URLSearchParams(new FormData(form) as never))
  location.reload()
}

/** Watches for intent. @param chunks addresses of React, Next, the theme and the page, in order */
export function loadOnIntent(chunks: string[]): void {
  let started = false
  let clicked: HTMLElement | undefined

  function start(): void {
    if (started) return
    started = true
    for (const src of chunks) addScript(src).onerror = onMissing
  }

  function needsReact({ target }: Event): HTMLElement | null | undefined {
    // The document itself may be the target, and is inside nothing.
    return (target as Partial<Element>).closest?.('[data-react]')
  }

  function onAct(event: Event): void {
    if (needsReact(event)) start()
  }

  /** A click on something that does nothing yet is kept, and done once React can do it. */
  function onClick(event: MouseEvent): void {
    const target = needsReact(event)
    if (target?.dataset.react !== 'click' || window.footholdReady) return
    event.preventDefault()
    clicked = target
    start()
  }

  for (const type of ['pointerdown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onAct, { capture: true, passive: true })
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener(READY_EVENT, () => clicked?.click(), { once: true })

  // The page's words come first: on a quick line React would be there before they are painted.
  if (document.querySelector('[data-react=now]')) afterFrame(start)
  whenSessionStored(start)
}
