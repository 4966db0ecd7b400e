/** Who is signed in, as the pages show it. */
import type { Session, User } from '@supabase/supabase-js'

export type Account =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'signed-in'
      id: string
      /** Undefined where the person has neither a name nor an address: the page then says “User”. */
      name: string | undefined
      email: string | undefined
      newEmail: string | undefined
    }

export const UNKNOWN: Account = { state: 'unknown' }
export const SIGNED_OUT: Account = { state: 'signed-out' }

const LONGEST_NAME = 60

/** Invisible and direction-changing characters, with which a name could look like another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The name to show. `full_name` may be anything, of any type: it is only ever shown as text. */
export function displayName(user: Pick<User, 'email' | 'user_metadata'>): string | undefined {
  const full: unknown = user.user_metadata?.full_name
  const name = typeof full === 'string' ? clean(full) : ''
  return name || clean(user.email?.split('@')[0] ?? '') || undefined
}

function clean(text: string): string {
  const letters = [...text.replace(INVISIBLE, '').trim()]
  return letters.slice(0, LONGEST_NAME).join('')
}

/** A session as the pages show it. @param session null where nobody is signed in */
export function accountOf(session: Session | null): Account {
  if (!session) return SIGNED_OUT
  const { user } = session
  return {
    state: 'signed-in',
    id: user.id,
    name: displayName(user),
    email: user.email || undefined,
    newEmail: user.new_email || undefined
  }
}

/** Whether nothing changed: the client reports “signed in” at every return to the tab. */
export function sameAccount(one: Account, other: Account): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
