/**
 * Where the session lives in the browser. Small, because the boot script of every
 * page looks here before any auth code is fetched.
 */

/** Ours, whatever the project's address: the boot script must know it without the configuration. */
export const STORAGE_KEY = 'sb-foothold-auth-token'

/** How long a page may show that it does not know who is signed in; counted from its boot script. */
export const PATIENCE_MS = 1500

/** Told to the page that signed in; the browser's `storage` event tells only the other tabs. */
export const SESSION_EVENT = 'foothold:session'

/** Is a session kept in this browser? Not whether it is still good. False where storage is blocked. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null
  } catch {
    return false
  }
}

/** Runs something as soon as a session is stored: now, or when this or another tab signs in. @returns what stops it */
export function whenSessionStored(run: () => void): () => void {
  const stop = new AbortController()
  const look = () => {
    if (!hasStoredSession()) return
    stop.abort()
    run()
  }
  for (const type of ['storage', SESSION_EVENT]) addEventListener(type, look, { signal: stop.signal })
  look()
  return () => stop.abort()
}

/** Removes the session and whatever belongs to it (PKCE verifiers); for when the client could not. */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(STORAGE_KEY)) localStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** Can this browser keep a session beyond this page? Some refuse storage, some only writing. */
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
