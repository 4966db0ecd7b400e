/** "Leave this site", or three presses of Shift: empties the page at once and removes it from the history. */

const WINDOW_MS = 5000
const PRESSES = 3

const MIDDLE_BUTTON = 1

/** The code of any key while an input method composes, where a browser does not say so otherwise. */
const COMPOSING = 229

/**
 * Types of the fields in which Shift belongs to typing, or switches the input method: text, textarea, tel, date, number,
 * search, select. Boxes to tick are none.
 */
const TYPED = /te|nu|se/

/**
 * Runs once, before a page with exit links is parsed.
 * @param go leads away from the page, which is empty by then, so that it is no longer in the history
 */
export function watchForExit(go: (href: string) => void): void {
  let presses = 0
  /** Set once the reader has left. */
  let destination: string | undefined
  /** Whether Shift was held for something else (a letter, a click, a field): then its release does not count. */
  let combined: boolean | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    // The first exit link carries the data and is parsed before any that can be pressed.
    const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
    if (!link) return
    destination = link.href
    // Empties the page, also for screen readers and for the back/forward cache.
    document.body.innerHTML = '<div class="exit-overlay" role="alert"></div>'
    // Screen readers announce an alert when its text changes.
    document.body.firstChild!.textContent = document.title = link.dataset.loading!
    try {
      // Until the next page loads, the address would stay visible, with answers in it.
      history.replaceState(null, '', link.dataset.home)
    } catch {
      // The browser refuses: too many changes, or a copy of the page in a file. Leaving matters more.
    }
    go(destination)
  }

  function count(now: number): void {
    const status = document.querySelector<HTMLElement>('[data-presses]')
    presses = now
    clearTimeout(timer)
    if (!status) return
    status.dataset.presses = `${now}`
    // The messages are in the page, by the number of presses.
    status.textContent = status.dataset[`after${now}`]!
  }

  for (const type of ['click', 'auxclick'] as const) {
    addEventListener(type, event => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-exit],a[href^="#"]')
      if (event.button > MIDDLE_BUTTON || !link) return
      event.preventDefault()
      // A heading of the page: another entry in the history would still lead to it after the reader has left.
      if (link.hash) location.replace(link.hash)
      else leave()
    })
  }

  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    addEventListener(type, event => {
      // Pointer events have none of these.
      const press = event as KeyboardEvent
      combined =
        press.key !== 'Shift' ||
        press.isComposing ||
        press.keyCode === COMPOSING ||
        press.ctrlKey ||
        press.altKey ||
        press.metaKey ||
        press.repeat ||
        TYPED.test((press.target as HTMLInputElement).type)
    })
  }

  addEventListener('keyup', ({ key }) => {
    if (key !== 'Shift' || combined) {
      if (presses) count(0)
    } else {
      count(presses + 1)
      if (presses === PRESSES) leave()
      else timer = setTimeout(count, WINDOW_MS, 0)
    }
  })

  // A page from the back/forward cache is empty, so it carries on leaving.
  addEventListener('pageshow', () => {
    if (destination) go(destination)
  })
}
