/** The stored session. Small: the boot script of every page reads it before any auth code is fetched. */

/** Not the client’s default, which depends on the project: the boot script has no configuration. */
export const STORAGE_KEY = 'sb-foothold-auth-token'

/** How long a page may say “Loading...” before it shows nobody signed in, in milliseconds from its boot script. */
export const ACCOUNT_WAIT_MS = 1500

/** Fired on the page that signed in; the `storage` event is fired only in other tabs. */
export const SESSION_EVENT = 'foothold:session'

/** Whether the device has something under a key. False where storage is blocked. */
export function isStored(key: string): boolean {
  try {
    return key in localStorage
  } catch {
    return false
  }
}

/** Whether a session is stored, valid or not. */
export function hasStoredSession(): boolean {
  return isStored(STORAGE_KEY)
}

/**
 * Calls back while a session is stored: now, and when this or another tab signs in or stores something else.
 * @param stop to cancel
 */
export function whenSessionStored(run: () => void, stop?: AbortSignal): void {
  const check = () => hasStoredSession() && run()
  for (const type of ['storage', SESSION_EVENT]) addEventListener(type, check, stop && { signal: stop })
  check()
}

/** Removes the session and its PKCE verifiers, even if the client could not. */
export function removeStoredSession(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(STORAGE_KEY)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Whether a session can outlive this page. Some browsers block storage altogether, some only writing. */
export function storageWorks(): boolean {
  const probe = `${STORAGE_KEY}-probe`
  try {
    localStorage.setItem(probe, '1')
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}
