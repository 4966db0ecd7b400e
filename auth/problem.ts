/** What went wrong, as far as it makes a difference to a reader. Only `error.code` is trusted, never the message. */
import type { AuthError } from '@supabase/supabase-js'

export type Problem =
  | { kind: 'offline' }
  /** The service does not respond, or something else responds in its place. */
  | { kind: 'unreachable' }
  | { kind: 'busy'; seconds: number }
  /** Refused by the service; `reasons` say why a password is weak. */
  | { kind: 'refused'; code: string; reasons: string[] }
  | { kind: 'unexpected'; code: string }

/** In seconds: the service’s default, where its message names no time. */
const DEFAULT_WAIT = 60

/** Codes for errors that the client raises itself. */
const CODES_BY_NAME: Record<string, string> = {
  AuthSessionMissingError: 'session_not_found',
  AuthPKCECodeVerifierMissingError: 'pkce_code_verifier_not_found'
}

/** Only false can be trusted. Node 20 has no `navigator`. */
function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}

/** An error of the client as a problem. @param online whether this device has a network at all */
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

/** The problem where configuration or code cannot be fetched. */
export function connectionProblem(online = isOnline()): Problem {
  return { kind: online ? 'unreachable' : 'offline' }
}

/** The seconds to wait, which the service names only in its message; undefined where it names none. */
export function secondsIn(message: string): number | undefined {
  const seconds = /(\d+) seconds?/.exec(message)?.[1]
  return seconds === undefined ? undefined : Number(seconds)
}
