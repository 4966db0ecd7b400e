/** People, sessions, links and codes, in memory. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { signToken } from './jwt.ts'
import { ApiError, mailLimit } from './replies.ts'
import type {
  Clock,
  FakeSession,
  FakeUser,
  Flow,
  Mail,
  MailKind,
  OneTimeToken,
  Settings,
  TokenColumn
} from './types.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

export interface State {
  settings: Settings
  clock: Clock
  /** The service's own address, for links of the default template. */
  url: string
  users: FakeUser[]
  sessions: FakeSession[]
  /** Refresh tokens that were replaced, with their session: using one again is a theft or a late tab. */
  spent: Map<string, string>
  tokens: OneTimeToken[]
  flows: Flow[]
  send: (mail: Mail) => void
}

/** A moment as the service writes it; nothing where there is none. */
export function iso(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString()
}

/** The user with this address, however it is typed. */
export function findUser(state: State, email: string): FakeUser | undefined {
  return state.users.find(user => user.email === email.toLowerCase())
}

/** Puts somebody among the users, as `seed` says and otherwise new. */
export function addUser(state: State, seed: Partial<FakeUser> & { email: string }): FakeUser {
  const now = state.clock()
  const user: FakeUser = {
    id: randomUUID(),
    password: undefined,
    metadata: {},
    confirmedAt: undefined,
    bannedUntil: undefined,
    lastSignInAt: undefined,
    createdAt: now,
    updatedAt: now,
    newEmail: undefined,
    sentAt: {},
    ...seed
  }
  user.email = seed.email.toLowerCase()
  state.users.push(user)
  return user
}

/** A user as the service shows it to the person. */
export function userObject(user: FakeUser): Record<string, unknown> {
  const identity = {
    identity_id: randomUUID(),
    id: user.id,
    user_id: user.id,
    identity_data: {
      ...user.metadata,
      email: user.email,
      email_verified: user.confirmedAt !== undefined,
      sub: user.id
    },
    provider: 'email',
    last_sign_in_at: iso(user.lastSignInAt ?? user.createdAt),
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    email: user.email
  }
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: iso(user.confirmedAt),
    confirmed_at: iso(user.confirmedAt),
    confirmation_sent_at: iso(user.sentAt.confirmation),
    recovery_sent_at: iso(user.sentAt.recovery),
    new_email: user.newEmail,
    email_change_sent_at: iso(user.sentAt.email_change_new),
    last_sign_in_at: iso(user.lastSignInAt),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.metadata,
    identities: [identity],
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    is_anonymous: false
  }
}

/** Is this user shut out now? */
export function isBanned(state: State, user: FakeUser): boolean {
  return user.bannedUntil !== undefined && user.bannedUntil > state.clock()
}

function refreshToken(): string {
  return Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** Signs somebody in. */
export function openSession(state: State, user: FakeUser, method: string): Record<string, unknown> {
  const session: FakeSession = {
    id: randomUUID(),
    userId: user.id,
    createdAt: state.clock(),
    method,
    active: refreshToken(),
    parent: undefined
  }
  state.sessions.push(session)
  user.lastSignInAt = state.clock()
  return sessionObject(state, session, user)
}

/** Replaces the refresh token. */
export function rotate(state: State, session: FakeSession): void {
  state.spent.set(session.active, session.id)
  session.parent = session.active
  session.active = refreshToken()
}

/** What the service hands out for a session: both tokens and the user. */
export function sessionObject(state: State, session: FakeSession, user: FakeUser): Record<string, unknown> {
  const seconds = Math.floor(state.clock() / 1000)
  const expires = seconds + state.settings.jwtSeconds
  const claims = {
    iss: `${state.url}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expires,
    iat: seconds,
    email: user.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: user.metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: session.method, timestamp: Math.floor(session.createdAt / 1000) }],
    session_id: session.id,
    is_anonymous: false
  }
  return {
    access_token: signToken(claims),
    token_type: 'bearer',
    expires_in: state.settings.jwtSeconds,
    expires_at: expires,
    refresh_token: session.active,
    user: userObject(user)
  }
}

interface MailOptions {
  kind: MailKind
  column: TokenColumn
  user: FakeUser
  to?: string
  redirectTo?: string | undefined
  challenge?: string | undefined
}

/** @throws the limit, where this person had such a mail a moment ago */
export function checkMailLimit(state: State, user: FakeUser, column: TokenColumn): void {
  const last = user.sentAt[column]
  if (last === undefined) return
  const left = Math.ceil(state.settings.mailEverySeconds - (state.clock() - last) / 1000)
  if (left > 0) throw mailLimit(left)
}

/** Makes a link and a code, in place of any before, and mails them. */
export function sendMail(
  state: State,
  { kind, column, user, to = user.email, redirectTo, challenge }: MailOptions
): void {
  checkMailLimit(state, user, column)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const digest = createHash('sha224')
    .update(`${to}${code}${randomBytes(4).toString('hex')}`)
    .digest('hex')
  const hash = `${challenge ? 'pkce_' : ''}${digest}`
  state.tokens = state.tokens.filter(token => !(token.userId === user.id && token.column === column))
  const recovery = kind === 'recovery'
  state.tokens.push({ column, userId: user.id, email: to, code, hash, sentAt: state.clock(), challenge, recovery })
  user.sentAt[column] = state.clock()
  const target = allowedRedirect(state.settings, redirectTo)
  const type = kind === 'signup' || kind === 'magiclink' ? 'email' : kind
  const query = new URLSearchParams({ token: hash, type: kind, redirect_to: target })
  state.send({
    to,
    kind,
    code,
    tokenHash: hash,
    redirectTo: target,
    confirmationUrl: `${state.url}/auth/v1/verify?${query}`,
    link: `${target}${target.includes('?') ? '&' : '?'}token_hash=${hash}&type=${type}`
  })
}

/** An address that is not on the list silently becomes the site’s own. */
export function allowedRedirect({ siteUrl, redirectUrls }: Settings, asked: string | undefined): string {
  if (!asked) return siteUrl
  const bare = asked.split('#')[0] ?? ''
  const sameSite = bare.startsWith(`${siteUrl}/`) || bare === siteUrl
  return sameSite || redirectUrls.some(glob => matches(glob, bare)) ? asked : siteUrl
}

/** `*` stops at dots and slashes, `**` does not. */
function matches(glob: string, address: string): boolean {
  const pattern = glob
    .split('**')
    .map(part => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^./]*'))
    .join('.*')
  return new RegExp(`^${pattern}$`).test(address)
}

/** @throws where the service would call the password weak or unreadable */
export function checkPassword({ minPassword, mixedPassword, pwned }: Settings, password: string): void {
  if (!password) throw new ApiError(400, 'validation_failed', 'Signup requires a valid password')
  if (Buffer.byteLength(password) > 72) {
    throw new ApiError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
  }
  const reasons = [
    ...(password.length < minPassword ? ['length'] : []),
    ...(mixedPassword && !(/[a-z]/i.test(password) && /\d/.test(password)) ? ['characters'] : []),
    ...(pwned.includes(password) ? ['pwned'] : [])
  ]
  if (reasons.length > 0) {
    throw new ApiError(422, 'weak_password', 'Password is known to be weak and easy to guess', {
      weak_password: { reasons }
    })
  }
}
