/**
 * "Leave this site" on pages where being seen could cause harm. A plain link
 * without JavaScript; with it, the page leaves the history (`location.replace`)
 * and three presses of Shift do the same.
 */
const WINDOW_MS = 5000
const PRESSES = 3

/** Leaves at once: hides the page first, so that nothing stays on screen while the next one loads. */
function leave(href: string): void {
  document.documentElement.style.display = 'none'
  location.replace(href)
}

export function watchForExit(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-exit]')
  if (!link) return
  let presses = 0
  let last = 0
  /** The key before came with Shift held: the Shift let go next was part of it, not a press. */
  let combined = false

  link.addEventListener('click', event => {
    event.preventDefault()
    leave(link.href)
  })

  document.addEventListener('keyup', event => {
    if (event.key !== 'Shift' || combined) {
      presses = 0
      combined = event.shiftKey
      return
    }
    const now = event.timeStamp
    presses = now - last > WINDOW_MS ? 1 : presses + 1
    last = now
    if (presses === PRESSES) leave(link.href)
  })

  // Back to a page kept in memory: show it again, it was hidden on leaving.
  addEventListener('pageshow', () => {
    document.documentElement.style.display = ''
    presses = 0
  })
}
