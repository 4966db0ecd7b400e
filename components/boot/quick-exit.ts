/** "Leave this site", or three presses of Shift: empties the page at once and removes it from the history. */

const WINDOW_MS = 5000
const PRESSES = 3

/** The status after a number of presses; its messages are in the page. */
const STATUSES = ['expired', 'more', 'one'] as const

const RIGHT_BUTTON = 2

/** Empties the page, also for screen readers and for the back/forward cache. */
function cover(loading: string): void {
  const overlay = document.createElement('div')
  overlay.className = 'exit-overlay'
  overlay.setAttribute('role', 'alert')
  document.body.replaceChildren(overlay)
  document.title = loading
  // Screen readers announce an alert when its text changes.
  overlay.textContent = loading
}

/** Runs once, before a page with exit links is parsed. */
export function watchForExit(): void {
  let presses = 0
  /** Set once the reader has left. */
  let destination: string | undefined
  /** Whether Shift was held for something else (a letter, a click, another key): then its release does not count. */
  let combined = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    // The first exit link carries the data and is parsed before any that can be pressed.
    const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
    if (!link) return
    const { href, dataset } = link
    destination = href
    cover(dataset.loading!)
    // Until the next page loads, the address would stay visible, with answers in it.
    history.replaceState(null, '', dataset.home)
    location.replace(href)
  }

  function count(now: number): void {
    const status = document.querySelector<HTMLElement>('[data-more]')
    presses = now
    clearTimeout(timer)
    if (!status) return
    status.dataset.presses = String(now)
    status.textContent = status.dataset[STATUSES[now]!]!
  }

  for (const type of ['click', 'auxclick'] as const) {
    addEventListener(type, event => {
      if (event.button === RIGHT_BUTTON || !(event.target as Element).closest('a[data-exit]')) return
      event.preventDefault()
      leave()
    })
  }

  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    addEventListener(
      type,
      event => {
        // Pointer events have none of these. A held Shift keeps repeating after a click.
        const press = event as KeyboardEvent
        combined =
          press.key !== 'Shift' || press.isComposing || press.ctrlKey || press.altKey || (press.repeat && combined)
      },
      { passive: true }
    )
  }

  addEventListener('keyup', ({ key }) => {
    if (key !== 'Shift' || combined) {
      if (presses) count(0)
    } else if (presses + 1 === PRESSES) {
      leave()
    } else {
      count(presses + 1)
      timer = setTimeout(count, WINDOW_MS, 0)
    }
  })

  // A page from the back/forward cache is empty, so it carries on leaving.
  addEventListener('pageshow', () => {
    if (destination) location.replace(destination)
  })
}
