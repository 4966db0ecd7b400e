/**
 * "Leave this site" on pages where being seen could cause harm. A plain link
 * without JavaScript; with it, the page empties at once and leaves the history
 * (`location.replace`), and three presses of Shift do the same.
 */

const WINDOW_MS = 5000
const PRESSES = 3

/** What is said after so many presses; the words are in the page. */
const SAID = ['expired', 'more', 'one'] as const

/** The right button opens the browser's own menu. */
const RIGHT_BUTTON = 2

/** Takes everything off the screen, also for screen readers and for a copy of the page kept in memory. */
function cover(loading: string): void {
  const overlay = document.createElement('div')
  overlay.className = 'exit-overlay'
  overlay.setAttribute('role', 'alert')
  document.body.replaceChildren(overlay)
  document.title = loading
  // An alert is read out where its text changes.
  overlay.textContent = loading
}

/** Makes the links and three presses of Shift leave the site; runs once, before a page with those links is parsed. */
export function watchForExit(): void {
  let presses = 0
  /** Where to, once the reader has left. */
  let away: string | undefined
  /** Was Shift held for something else: a letter, a click, another key? Letting it go is then no press. */
  let combined = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    // The first of them says what is needed; it is there before any that could be pressed.
    const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
    if (!link) return
    const { href, dataset } = link
    away = href
    cover(dataset.loading!)
    // The address would stay in sight, with the answers in it, until the next page comes.
    history.replaceState(null, '', dataset.home)
    location.replace(href)
  }

  /** Shows and says how many presses there were. */
  function count(now: number): void {
    const status = document.querySelector<HTMLElement>('[data-more]')
    presses = now
    clearTimeout(timer)
    if (!status) return
    status.dataset.presses = String(now)
    status.textContent = status.dataset[SAID[now]!] ?? ''
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
        // Pointers have none of these; a held Shift repeats after a click, too.
        const { key, repeat, isComposing, ctrlKey, altKey } = event as KeyboardEvent
        combined = key !== 'Shift' || isComposing || ctrlKey || altKey || (repeat && combined)
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

  // A page brought back from memory is empty; it goes where it was going.
  addEventListener('pageshow', () => {
    if (away) location.replace(away)
  })
}
