/** Reads the address with which a link from a mail arrives at /auth/confirm. */
import type { MailType } from './actions.ts'

export type Callback =
  | { kind: 'hash'; tokenHash: string; type: MailType }
  /** PKCE: only the browser that asked has the verifier. */
  | { kind: 'code'; code: string }
  /** Tokens in the fragment: refused, since anybody could have put theirs there. */
  | { kind: 'tokens' }
  | { kind: 'error'; code: string }
  | { kind: 'none'; type: MailType }

const TYPES: readonly MailType[] = ['email', 'recovery', 'invite', 'email_change']

/** @param address the whole address as it arrived, query and fragment */
export function readCallback(address: string): Callback {
  const url = new URL(address)
  const fragment = new URLSearchParams(url.hash.slice(1))
  const get = (name: string) => url.searchParams.get(name) ?? fragment.get(name) ?? ''
  // `signup` and `magiclink` are of this kind too.
  const type = TYPES.find(known => known === get('type')) ?? 'email'
  const error = get('error_code') || get('error')
  const tokenHash = get('token_hash')
  const code = get('code')
  if (error) return { kind: 'error', code: error }
  if (tokenHash) return { kind: 'hash', tokenHash, type }
  if (code) return { kind: 'code', code }
  if (fragment.has('access_token')) return { kind: 'tokens' }
  return { kind: 'none', type }
}
