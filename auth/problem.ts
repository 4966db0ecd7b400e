/** What went wrong, in the five ways a reader can be told. Only `error.code` is trusted, never the English message. */
import type { AuthError } from '@supabase/supabase-js'

export type Problem =
  /** This device has no network. */
  | { kind: 'offline' }
  /** The service does not answer, or something else answers in its place. */
  | { kind: 'unreachable' }
  /** Asked too often. */
  | { kind: 'busy'; seconds: number }
  /** A plain no, with its reason; `reasons` say why a password is weak. */
  | { kind: 'refused'; code: string; reasons: string[] }
  /** Anything nobody foresaw. */
  | { kind: 'unexpected'; code: string }

/** The service tells how long only inside its English sentence; else a minute, its default. */
const DEFAULT_WAIT = 60

/** What the client says without a code of the service's. */
const CODES_BY_NAME: Record<string, string> = {
  AuthSessionMissingError: 'session_not_found',
  AuthPKCECodeVerifierMissingError: 'pkce_code_verifier_not_found'
}

/** What the browser says; only a no is to be trusted. Node 20, where tests run, says nothing. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}

/** @param online whether this device has a network at all */
export function problemOf(error: AuthError, online = isOnline()): Problem {
  const code = CODES_BY_NAME[error.name] ?? error.code
  if (error.status === 429) return { kind: 'busy', seconds: secondsIn(error.message) ?? DEFAULT_WAIT }
  if (code) {
    const reasons: unknown = 'reasons' in error ? error.reasons : []
    return { kind: 'refused', code, reasons: Array.isArray(reasons) ? reasons.map(String) : [] }
  }
  if (error.status === 0 && !online) return { kind: 'offline' }
  if (error.name === 'AuthRetryableFetchError' || error.name === 'AuthUnknownError') return { kind: 'unreachable' }
  return { kind: 'unexpected', code: error.name }
}

/** For what throws instead of answering: configuration or code that cannot be fetched. */
export function connectionProblem(online = isOnline()): Problem {
  return { kind: online ? 'unreachable' : 'offline' }
}

/** How long to wait, in seconds, as the service writes it into its English sentence; undefined where it names no time. */
export function secondsIn(message: string): number | undefined {
  const seconds = /(\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}
