/**
 * Changes of the address. Browsers limit them (Safari throws after 100 within 30 seconds), so a few are made at once, the
 * others when the reader pauses, and none of them may break the page.
 */

/** So many at once within the window, then one for each pause: at most 70 within 30 seconds. */
const AT_ONCE = 10
const WINDOW_MS = 15_000
const PAUSE_MS = 600

/** After a refusal. */
const RETRY_MS = 3000
const MOST_RETRIES = 20

/** What is not written yet. */
let waiting: { address: string; state: unknown; path: string } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let recent: number[] = []
let retries = 0

/** Changes the history now. @returns false where the browser refused */
export function changeHistory(change: () => void): boolean {
  try {
    change()
    return true
  } catch {
    return false
  }
}

/**
 * Replaces the address: at once, or shortly after if it changes often.
 * @param address relative to this page
 */
export function writeAddress(address: string, state: unknown = history.state): void {
  waiting = { address, state, path: location.pathname }
  retries = 0
  if (timer !== undefined) return
  const now = performance.now()
  recent = recent.filter(then => then <= now && now - then < WINDOW_MS)
  if (recent.length >= AT_ONCE) return waitFor(PAUSE_MS)
  recent.push(now)
  flush()
}

/** The address of this page, also if it is not written yet. */
export function addressNow(): string {
  return waiting ? new URL(waiting.address, location.href).href : location.href
}

/** Forgets what is not written yet: the reader goes somewhere else. */
export function dropWaiting(): void {
  waiting = undefined
}

function waitFor(milliseconds: number): void {
  timer = setTimeout(() => {
    timer = undefined
    flush()
  }, milliseconds)
  // A link to the other language takes the answers with it, and a reload reads them.
  addEventListener('click', flush, { capture: true, once: true })
  addEventListener('pagehide', flush, { once: true })
}

function flush(): void {
  if (!waiting) return
  const { address, state, path } = waiting
  // The quick exit has put another page in this place of the history.
  if (path !== location.pathname) return dropWaiting()
  if (changeHistory(() => history.replaceState(state, '', address))) return dropWaiting()
  if (timer === undefined && retries++ < MOST_RETRIES) waitFor(RETRY_MS)
}
