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

/** Fired on the document when the reader chose a state in a list, with the state as its detail. */
export const STATE_EVENT = 'foothold:state'

/** Makes the lists by state of the page show a state that was chosen elsewhere, such as in the form of a tool. */
export function chooseInLists(state: string): void {
  const select = document.querySelector<HTMLSelectElement>('[data-states] select')
  const known = [...(select?.options ?? [])].some(({ value }) => value === state) ? state : ''
  if (!select || select.value === known) return
  select.value = known
  // As if the reader had chosen it there: the script of the lists may not have loaded yet.
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
