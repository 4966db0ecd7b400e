/** The Supabase auth client: the one large part of signing in, so browsers fetch it only when needed (service.ts). */
import { AuthClient as Client } from '@supabase/supabase-js'
import type { AuthConfig } from './config.ts'
import { STORAGE_KEY } from './storage.ts'
import type { AuthClient } from './types.ts'

/** The client has no timeout of its own; a service that hangs counts as unreachable after this. */
const REQUEST_MS = 15_000

type Options = NonNullable<ConstructorParameters<typeof Client>[0]>

/** A client of a project. @param options for tests: another storage, a shorter timeout */
export function createAuthClient(
  { url, key }: AuthConfig,
  { requestMs = REQUEST_MS, ...options }: Partial<Options> & { requestMs?: number } = {}
): AuthClient {
  return new Client({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: STORAGE_KEY,
    flowType: 'pkce',
    // /auth/confirm accepts nothing from an address without a verifier or a button.
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(requestMs) }),
    ...options
  })
}
