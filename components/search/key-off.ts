/** The choice of a reader who does not want the key `/` to open search (WCAG 2.1.4). */

export const SEARCH_KEY_OFF = 'foothold-search-key-off'

/** Switches the key off or on. @returns whether the device keeps it */
export function switchSearchKey(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(SEARCH_KEY_OFF, '1')
    else localStorage.removeItem(SEARCH_KEY_OFF)
    return true
  } catch {
    return false
  }
}
