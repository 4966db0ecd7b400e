/**
 * React on intent: the page is finished without JavaScript; React is fetched when
 * the reader first means to use something marked `data-react`, and what they did
 * is replayed once when it is ready.
 */
import { whenSessionStored } from '../../auth/storage.ts'
import { READY_EVENT } from './ready.ts'

/** Loads scripts in order; each is fetched at once, none runs before the one ahead of it. */
function loadInOrder(chunks: string[]): void {
  for (const src of chunks) {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    document.head.append(script)
  }
}

/** Watches for intent. @param chunks addresses of React, Next, the theme and the page, in order */
export function loadOnIntent(chunks: string[]): void {
  let started = false
  let clicked: HTMLElement | undefined

  function start(): void {
    if (started) return
    started = true
    loadInOrder(chunks)
  }

  function needsReact(target: EventTarget | null): HTMLElement | undefined {
    return target instanceof Element ? (target.closest<HTMLElement>('[data-react]') ?? undefined) : undefined
  }

  function onAct(event: Event): void {
    if (needsReact(event.target)) start()
  }

  /** A click on something that does nothing yet is kept, and done once React can do it. */
  function onClick(event: MouseEvent): void {
    const target = needsReact(event.target)
    if (target?.dataset.react !== 'click' || window.footholdReady) return
    event.preventDefault()
    clicked = target
    start()
  }

  function onReady(): void {
    for (const type of ['pointerdown', 'touchstart', 'focusin'] as const) {
      document.removeEventListener(type, onAct, true)
    }
    document.removeEventListener('click', onClick, true)
    clicked?.click()
    clicked = undefined
  }

  for (const type of ['pointerdown', 'touchstart', 'focusin'] as const) {
    document.addEventListener(type, onAct, { capture: true, passive: true })
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener(READY_EVENT, onReady, { once: true })

  if (document.querySelector('[data-react="now"]')) start()
  whenSessionStored(start)
}
