/**
 * React on intent: the page is finished without JavaScript; React is fetched when
 * the reader first means to use something marked `data-react`, and what they did
 * is replayed once when it is ready.
 */
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

function inField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** `/` outside a field, or Ctrl/Cmd+K anywhere: the reader wants the search box. */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key === '/') return !inField(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
  return event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
}

/** The search box in view: the header's, or the menu's where the header has none. */
export function visibleSearchBox(): HTMLInputElement | undefined {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-search] input[type="search"]')
  return [...boxes].find(box => box.offsetParent !== null) ?? boxes[0]
}

function storedSession(): boolean {
  try {
    return Object.keys(localStorage).some(key => /^sb-.*-auth-token/.test(key))
  } catch {
    return false
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

  function onKey(event: KeyboardEvent): void {
    if (!isSearchKey(event) || window.footholdReady) return
    const box = visibleSearchBox()
    if (!box) return
    event.preventDefault()
    start()
    box.focus()
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
  document.addEventListener('keydown', onKey)
  document.addEventListener(READY_EVENT, onReady, { once: true })

  if (document.querySelector('[data-react="now"]') || storedSession()) start()
}
