/** The account of this tab: one store, which the client notifies of every change, also of other tabs. */
import { useSyncExternalStore } from 'react'
import { accountOf, sameAccount, SIGNED_OUT, UNKNOWN, type Account } from './account.ts'
import { connect } from './service.ts'
import { removeStoredSession, hasStoredSession, ACCOUNT_WAIT_MS, SESSION_EVENT, storageWorks } from './storage.ts'

/** A service that hangs must not keep anybody signed in; in milliseconds. */
const SIGN_OUT_MS = 5000

let account = UNKNOWN
let watching = false
const listeners = new Set<() => void>()

function set(next: Account): void {
  if (sameAccount(account, next)) return
  account = next
  for (const listener of listeners) listener()
  if (next.state === 'signed-in') dispatchEvent(new Event(SESSION_EVENT))
}

/** Milliseconds left to wait: the boot script started before React. */
function waitLeft(): number {
  const now = performance.now()
  const since = Number(document.documentElement.dataset.since ?? now)
  return Math.max(0, ACCOUNT_WAIT_MS - (now - since))
}

async function watch(): Promise<void> {
  if (watching) return
  watching = true
  setTimeout(() => account.state === 'unknown' && set(SIGNED_OUT), waitLeft())
  // Another tab may have emptied the storage, also while this page was in the back-forward cache.
  addEventListener('storage', checkRemoval)
  addEventListener('pageshow', checkRemoval)
  try {
    const connection = await connect()
    if (!connection) return set(SIGNED_OUT)
    connection.client.onAuthStateChange((_event, session) => set(accountOf(session)))
  } catch (error) {
    watching = false
    console.warn('The sign-in service could not be reached.', error)
    set(SIGNED_OUT)
  }
}

/** `storageWorks` writes, which notifies other tabs: it comes last, or two tabs would notify each other for ever. */
function checkRemoval(): void {
  if (account.state === 'signed-in' && !hasStoredSession() && storageWorks()) set(SIGNED_OUT)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void watch()
  return () => listeners.delete(listener)
}

/** Who is signed in. Loads the auth code: only use it in components that are loaded where it is needed. */
export function useAccount(): Account {
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => UNKNOWN
  )
}

/** Signs out on this device, whatever the service says. @returns false where the service could not be reached */
export async function signOut(): Promise<boolean> {
  let failure: unknown
  try {
    const timeout = new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error(`No response in ${SIGN_OUT_MS} ms`)), SIGN_OUT_MS)
    )
    failure = await Promise.race([requestSignOut(), timeout])
  } catch (error) {
    failure = error
  }
  removeStoredSession()
  set(SIGNED_OUT)
  if (!failure) return true
  console.error('Sign-out did not reach the service.', failure)
  return false
}

async function requestSignOut(): Promise<unknown> {
  const connection = await connect()
  const result = await connection?.client.signOut({ scope: 'local' })
  return result?.error
}
