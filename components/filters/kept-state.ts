/** The state or territory that the reader chose, kept on the device for every list by state. */

export const STATE_KEY = 'foothold-state'

/** The kept state, empty without one and where storage is blocked. */
export function keptState(): string {
  try {
    return /^[a-z]{2,3}$/.exec(localStorage[STATE_KEY] as string)?.[0] ?? ''
  } catch {
    return ''
  }
}

/** Keeps the state, or with none forgets it. Exit pages leave the device as it was. */
export function keepState(state: string): void {
  if (document.querySelector('[data-exit]')) return
  try {
    if (state) localStorage.setItem(STATE_KEY, state)
    else localStorage.removeItem(STATE_KEY)
  } catch {
    // Storage is blocked: the choice holds on this page.
  }
}
