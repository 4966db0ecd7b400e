/**
 * The Supabase auth client. Only ever imported lazily, in a browser: it is the one
 * large part of signing in, and `createClient` breaks prerendering on Node 20.
 */
import { AuthClient as Client } from '@supabase/supabase-js'
import type { AuthConfig } from './config.ts'
import { STORAGE_KEY } from './storage.ts'
import type { AuthClient } from './types.ts'

/** The client has no time limit of its own; a service that hangs counts as unreachable after this. */
const REQUEST_MS = 15_000

type Options = NonNullable<ConstructorParameters<typeof Client>[0]>

/** @param options for tests: another storage, a shorter limit */
export function createAuthClient(
  { url, key }: AuthConfig,
  { requestMs = REQUEST_MS, ...options }: Partial<Options> & { requestMs?: number } = {}
): AuthClient {
  return new Client({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    // Tokens in an address are never taken without a verifier or a button: see /auth/confirm.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(requestMs) }),
    ...options
  })
}
