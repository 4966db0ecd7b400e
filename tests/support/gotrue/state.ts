/** Users, sessions, and the links and codes in their mails, in memory. */
import { randomInt, randomUUID } from 'node:crypto'
import { now } from '../clock.ts'

export interface Settings {
  /** New people are signed in at once, without confirming their address. */
  autoconfirm: boolean
  disableSignup: boolean
  minPassword: number
  /** Passwords need letters and digits. */
  mixedPassword: boolean
  /** Passwords known to be stolen. */
  pwned: string[]
}

export interface FakeUser {
  id: string
  email: string
  /** Undefined for people who only use links. */
  password: string | undefined
  metadata: Record<string, unknown>
  confirmed: boolean
  banned: boolean
  newEmail: string | undefined
  /** When a mail for each slot last went out, in milliseconds since 1970. */
  sentAt: Partial<Record<Slot, number>>
}

/** As in the server’s table: a new mail replaces what is in its slot. */
export type Slot = 'confirmation' | 'recovery' | 'email_change_new' | 'email_change_current'

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change'

export interface Mail {
  to: string
  kind: MailKind
  code: string
  hash: string
  /** The link of our template (docs/sign-in.md). */
  link: string
  /** The link of the service’s default template. */
  defaultLink: string
}

/** A link and its code, until one of them is used. */
export interface OneTimeToken {
  slot: Slot
  user: FakeUser
  /** Where it was sent. */
  email: string
  code: string
  hash: string
  /** Set where the browser that asked keeps the other half. */
  challenge: string | undefined
}

export interface FakeSession {
  user: FakeUser
  accessToken: string
  refreshToken: string
  /** The refresh token before: another tab may use it at the same moment. */
  previous: string | undefined
}

/** A PKCE code on its way to the browser that asked for it. */
export interface Flow {
  code: string
  user: FakeUser
  challenge: string
}

export interface State {
  /** The service’s own address. */
  url: string
  settings: Settings
  users: FakeUser[]
  sessions: FakeSession[]
  tokens: OneTimeToken[]
  flows: Flow[]
  send: (mail: Mail) => void
}

/** A refusal with the status and the code of the real service. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly extra: object

  constructor(status: number, code: string, message = code, extra: object = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** Adds an unconfirmed user without a password, changed by `seed`. */
export function addUser(state: State, seed: Partial<FakeUser> & { email: string }): FakeUser {
  const user: FakeUser = {
    id: randomUUID(),
    password: undefined,
    metadata: {},
    confirmed: false,
    banned: false,
    newEmail: undefined,
    sentAt: {},
    ...seed
  }
  state.users.push(user)
  return user
}

/** A user as the service shows it. */
export function userObject({ id, email, newEmail, metadata, confirmed }: FakeUser): object {
  const time = new Date(now()).toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    new_email: newEmail,
    email_confirmed_at: confirmed ? time : undefined,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [{ id, user_id: id, provider: 'email' }],
    created_at: time
  }
}

const REFRESH_TOKEN_LENGTH = 12

/** Gives a session new tokens. */
export function renew(session: FakeSession): void {
  session.previous = session.refreshToken
  session.refreshToken = randomUUID().replaceAll('-', '').slice(0, REFRESH_TOKEN_LENGTH)
}

/** Signs somebody in. @returns the session as the service shows it */
export function openSession(state: State, user: FakeUser): object {
  const session: FakeSession = { user, accessToken: randomUUID(), refreshToken: '', previous: undefined }
  renew(session)
  state.sessions.push(session)
  return sessionObject(session)
}

const SESSION_SECONDS = 3600

/** A session as the service shows it. */
export function sessionObject({ user, accessToken, refreshToken }: FakeSession): object {
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: SESSION_SECONDS,
    expires_at: Math.floor(now() / 1000) + SESSION_SECONDS,
    refresh_token: refreshToken,
    user: userObject(user)
  }
}

/** Ends the sessions that match. */
export function endSessions(state: State, matches: (session: FakeSession) => boolean): void {
  state.sessions = state.sessions.filter(session => !matches(session))
}

/** One mail for each slot of a person in this many seconds. */
const MAIL_EVERY_SECONDS = 60

interface MailOptions {
  kind: MailKind
  slot: Slot
  user: FakeUser
  to?: string
  redirectTo?: string | undefined
  challenge?: string | undefined
}

/**
 * Mails a link and a code.
 * @throws ApiError where such a mail went out less than a minute ago
 */
export function sendMail(
  state: State,
  { kind, slot, user, to = user.email, redirectTo = 'http://localhost:3000', challenge }: MailOptions
): void {
  const left = Math.ceil(MAIL_EVERY_SECONDS - (now() - (user.sentAt[slot] ?? 0)) / 1000)
  if (left > 0) throw mailLimit(left)
  user.sentAt[slot] = now()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = `${challenge ? 'pkce_' : ''}${randomUUID().replaceAll('-', '')}`
  state.tokens = state.tokens.filter(token => token.user !== user || token.slot !== slot)
  state.tokens.push({ slot, user, email: to, code, hash, challenge })
  const type = kind === 'signup' || kind === 'magiclink' ? 'email' : kind
  const query = new URLSearchParams({ token: hash, type: kind, redirect_to: redirectTo })
  state.send({
    to,
    kind,
    code,
    hash,
    link: `${redirectTo}${redirectTo.includes('?') ? '&' : '?'}token_hash=${hash}&type=${type}`,
    defaultLink: `${state.url}/auth/v1/verify?${query}`
  })
}

/** The limit on mail, whose seconds are only in its English sentence. */
export function mailLimit(seconds: number): ApiError {
  const text = `For security purposes, you can only request this after ${seconds} seconds.`
  return new ApiError(429, 'over_email_send_rate_limit', text)
}

/** bcrypt reads no more bytes of a password. */
const LONGEST_PASSWORD = 72

/** @throws ApiError where the service refuses a password */
export function checkPassword({ minPassword, mixedPassword, pwned }: Settings, password: string): void {
  if (!password || Buffer.byteLength(password) > LONGEST_PASSWORD) throw new ApiError(400, 'validation_failed')
  const isMixed = /[a-z]/i.test(password) && /\d/.test(password)
  const reasons = [
    ...(password.length < minPassword ? ['length'] : []),
    ...(mixedPassword && !isMixed ? ['characters'] : []),
    ...(pwned.includes(password) ? ['pwned'] : [])
  ]
  if (reasons.length > 0) {
    const message = 'Password is known to be weak and easy to guess'
    throw new ApiError(422, 'weak_password', message, { weak_password: { reasons } })
  }
}

/** The slots in which each type of link or code may be. */
const SLOTS: Record<string, Slot[]> = {
  email: ['confirmation', 'recovery'],
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_new', 'email_change_current']
}

/**
 * Uses a link or a code up.
 * @returns undefined where there is none; `half` where another address has to be confirmed too
 */
export function redeem(
  state: State,
  type: string,
  matches: (token: OneTimeToken) => boolean
): { token: OneTimeToken; half: boolean } | undefined {
  const token = state.tokens.find(candidate => SLOTS[type]?.includes(candidate.slot) && matches(candidate))
  if (!token) return undefined
  const { user, slot } = token
  state.tokens.splice(state.tokens.indexOf(token), 1)
  user.confirmed = true
  if (!slot.startsWith('email_change')) return { token, half: false }
  const half = state.tokens.some(other => other.user === user && other.slot.startsWith('email_change'))
  if (!half) Object.assign(user, { email: user.newEmail ?? user.email, newEmail: undefined })
  return { token, half }
}
