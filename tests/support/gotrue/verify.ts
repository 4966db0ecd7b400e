/** Links and codes that come back from mails. */
import { randomUUID } from 'node:crypto'
import { ApiError } from './replies.ts'
import { allowedRedirect, isBanned, openSession, type State } from './state.ts'
import type { ApiRequest, FakeUser, OneTimeToken, Reply, TokenColumn } from './types.ts'

/** Which columns each type may be found in. */
const COLUMNS: Record<string, TokenColumn[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_new', 'email_change_current']
}

const HALF_WAY = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Takes a code, or the hash of a link, and signs its owner in.
 * @throws where it is not asked properly, or what was sent is not known or too old
 */
export function verifyPost(state: State, { body }: ApiRequest): Reply {
  const { type, token_hash: hash, email, token } = body
  const columns = COLUMNS[String(type)]
  if (!columns) throw new ApiError(400, 'validation_failed', 'Verify requires a verification type')
  if (hash !== undefined ? email !== undefined || body.redirect_to !== undefined : !email || !token) {
    throw new ApiError(400, 'validation_failed', 'Only the token_hash and type should be provided')
  }
  const expired = new ApiError(
    403,
    'otp_expired',
    hash === undefined ? 'Token has expired or is invalid' : 'Email link is invalid or has expired'
  )
  const found = state.tokens.find(
    candidate =>
      columns.includes(candidate.column) &&
      (hash === undefined
        ? candidate.email === String(email).toLowerCase() && candidate.code === token
        : candidate.hash === hash)
  )
  const user = found && usable(state, found)
  if (!user) throw expired
  if (isBanned(state, user)) throw new ApiError(403, 'user_banned', 'User is banned')
  if (!spend(state, found, user)) return { status: 200, body: { msg: HALF_WAY, code: '200' } }
  return { status: 200, body: openSession(state, user, found.recovery ? 'recovery' : 'otp') }
}

/** Where the default template’s link leads: always on to the site, with what happened in the address. */
export function verifyGet(state: State, { query }: ApiRequest): Reply {
  const target = new URL(allowedRedirect(state.settings, query.get('redirect_to') ?? undefined))
  const hash = query.get('token') ?? ''
  const type = query.get('type') ?? ''
  const found = state.tokens.find(token => token.hash === hash && COLUMNS[type]?.includes(token.column))
  const user = found && usable(state, found)
  if (!user) return redirect(failed(target, hash.startsWith('pkce_')))
  if (!spend(state, found, user)) {
    target.hash = `message=${encodeURIComponent(HALF_WAY)}&sb=`
    return redirect(target)
  }
  if (found.challenge) {
    const { challenge, recovery } = found
    const code = randomUUID()
    state.flows.push({ code, userId: user.id, challenge, issuedAt: state.clock(), recovery })
    target.searchParams.set('code', code)
    return redirect(target)
  }
  const session = openSession(state, user, 'otp')
  const fragment = new URLSearchParams()
  for (const name of ['access_token', 'expires_at', 'expires_in', 'refresh_token'] as const) {
    fragment.set(name, String(session[name]))
  }
  target.hash = `${fragment}&sb=&token_type=bearer&type=${type}`
  return redirect(target)
}

function failed(target: URL, pkce: boolean): URL {
  const problem = new URLSearchParams({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired'
  })
  if (pkce) for (const [name, value] of problem) target.searchParams.set(name, value)
  target.hash = `${problem}&sb=`
  return target
}

function redirect(target: URL): Reply {
  return { status: 303, headers: { Location: target.href } }
}

/** Whose it is, while it is still valid. */
function usable(state: State, token: OneTimeToken): FakeUser | undefined {
  if (state.clock() - token.sentAt > state.settings.otpSeconds * 1000) return undefined
  return state.users.find(({ id }) => id === token.userId)
}

/** Uses it up. @returns false where another address has to be confirmed too */
function spend(state: State, token: OneTimeToken, user: FakeUser): boolean {
  state.tokens.splice(state.tokens.indexOf(token), 1)
  user.updatedAt = state.clock()
  if (!token.column.startsWith('email_change')) {
    user.confirmedAt ??= state.clock()
    return true
  }
  if (state.tokens.some(({ userId, column }) => userId === user.id && column.startsWith('email_change'))) return false
  user.email = user.newEmail ?? user.email
  user.newEmail = undefined
  return true
}
