/** The account of this tab: one store, told by the client about every change, other tabs included. */
import { useSyncExternalStore } from 'react'
import { accountOf, sameAccount, SIGNED_OUT, UNKNOWN, type Account } from './account.ts'
import { connect } from './service.ts'
import { forgetSession, hasStoredSession, PATIENCE_MS, SESSION_EVENT, storageWorks } from './storage.ts'

/** A service that hangs must not keep anybody signed in. */
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

/** The boot script began to wait before React was there. */
function patienceLeft(): number {
  const now = performance.now()
  const since = Number(document.documentElement.dataset.since ?? now)
  return Math.max(0, PATIENCE_MS - (now - since))
}

/** Subscribes to the client and to what it does not notice by itself. */
async function watch(): Promise<void> {
  if (watching) return
  watching = true
  setTimeout(() => account.state === 'unknown' && set(SIGNED_OUT), patienceLeft())
  // A session removed in another tab without a word, or while this page was kept frozen in memory.
  addEventListener('storage', noticeRemoval)
  addEventListener('pageshow', noticeRemoval)
  try {
    const connection = await connect()
    if (!connection) return set(SIGNED_OUT)
    connection.client.onAuthStateChange((_event, session) => set(accountOf(session)))
  } catch (error) {
    watching = false
    console.warn('The sign-in service could not be asked.', error)
    set(SIGNED_OUT)
  }
}

/**
 * Where the browser blocks storage, an empty storage says nothing. To find out writes into
 * it, which other tabs hear of: asked last, or two tabs would answer each other for ever.
 */
function noticeRemoval(): void {
  if (account.state === 'signed-in' && !hasStoredSession() && storageWorks()) set(SIGNED_OUT)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void watch()
  return () => listeners.delete(listener)
}

/** Who is signed in. Components that use it bring the auth code: only load them where it is needed. */
export function useAccount(): Account {
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => UNKNOWN
  )
}

/**
 * Signs out on this device, whatever the service says.
 * @returns false where the service was not told; it is logged, and the stored session is gone all the same
 */
export async function signOut(): Promise<boolean> {
  let failure: unknown
  try {
    const late = new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error(`No answer in ${SIGN_OUT_MS} ms`)), SIGN_OUT_MS)
    )
    failure = await Promise.race([askToSignOut(), late])
  } catch (error) {
    failure = error
  }
  forgetSession()
  set(SIGNED_OUT)
  if (!failure) return true
  console.error('Sign-out did not reach the service.', failure)
  return false
}

async function askToSignOut(): Promise<unknown> {
  const connection = await connect()
  const result = await connection?.client.signOut({ scope: 'local' })
  return result?.error
}
