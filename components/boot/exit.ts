/**
 * "Leave this site" on pages where being seen could cause harm. A plain link
 * without JavaScript; with it, the page empties at once and leaves the history
 * (`location.replace`), and three presses of Shift do the same.
 */
import { onClickOf } from './dom.ts'

const WINDOW_MS = 5000
const PRESSES = 3

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

/** The parts are looked up when they are needed: React may have put new ones in their place. */
function exitBox() {
  const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
  const status = document.querySelector<HTMLElement>('.exit [role="status"]')
  return link && status ? { link, status } : undefined
}

/** Makes the link and three presses of Shift leave the site; runs once, on pages with that link. */
export function watchForExit(): void {
  let presses = 0
  /** Where to, once the reader has left. */
  let away: string | undefined
  /** The key before came with Shift held: the Shift let go next was part of it, not a press. */
  let combined = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave(): void {
    const box = exitBox()
    if (!box) return
    away = box.link.href
    cover(box.status.dataset.loading ?? '')
    // Answers are in the address alone; should the next page not come, they are gone from here too.
    history.replaceState(null, '', location.pathname)
    location.replace(away)
  }

  /** Shows and says how many presses there were. */
  function count(now: number, says: 'more' | 'one' | 'expired'): void {
    const box = exitBox()
    presses = now
    clearTimeout(timer)
    if (!box) return
    box.status.dataset.presses = String(now)
    box.status.textContent = box.status.dataset[says] ?? ''
  }

  onClickOf('a[data-exit]', (_link, event) => {
    event.preventDefault()
    leave()
  })

  document.addEventListener('keyup', event => {
    if (event.key !== 'Shift' || combined) {
      combined = event.shiftKey
      if (presses > 0) count(0, 'expired')
      return
    }
    if (presses + 1 === PRESSES) return leave()
    count(presses + 1, presses + 2 === PRESSES ? 'one' : 'more')
    timer = setTimeout(() => count(0, 'expired'), WINDOW_MS)
  })

  // A page brought back from memory is empty; it goes where it was going.
  addEventListener('pageshow', () => {
    if (away) location.replace(away)
  })
}
