/** What the local sign-in service is made of. */

export interface Settings {
  /** People are signed in at once, without confirming their address. */
  autoconfirm: boolean
  disableSignup: boolean
  emailEnabled: boolean
  minPassword: number
  /** Passwords must have letters and digits. */
  mixedPassword: boolean
  /** Passwords known to be stolen. */
  pwned: string[]
  jwtSeconds: number
  /** How long links and codes are valid. */
  otpSeconds: number
  /** How long a PKCE code is valid. */
  flowSeconds: number
  /** At most one mail a person in this time. */
  mailEverySeconds: number
  /** A change of address is confirmed from both addresses. */
  secureEmailChange: boolean
  /** Changing the password asks for a fresh sign-in after a day. */
  reauthenticate: boolean
  siteUrl: string
  /** Globs of addresses that mails may lead to. */
  redirectUrls: string[]
}

/** Milliseconds since 1970; tests move it instead of sleeping. */
export type Clock = () => number

export interface FakeUser {
  id: string
  email: string
  /** Kept in plain: this is a test double. Undefined for people who only use links. */
  password: string | undefined
  metadata: Record<string, unknown>
  confirmedAt: number | undefined
  bannedUntil: number | undefined
  lastSignInAt: number | undefined
  createdAt: number
  updatedAt: number
  newEmail: string | undefined
  /** When each kind of mail last went out. */
  sentAt: Partial<Record<TokenColumn, number>>
}

/** As in the server's table: magic links and recovery share one column. */
export type TokenColumn = 'confirmation' | 'recovery' | 'email_change_new' | 'email_change_current' | 'reauthentication'

export type MailKind = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change' | 'reauthentication'

/** A link and code that wait to be used. */
export interface OneTimeToken {
  column: TokenColumn
  userId: string
  /** The address it was sent to. */
  email: string
  code: string
  hash: string
  sentAt: number
  /** Set where the browser that asked keeps the other half. */
  challenge: string | undefined
  recovery: boolean
}

export interface FakeSession {
  id: string
  userId: string
  createdAt: number
  method: string
  /** The one refresh token that works, and the one it replaced. */
  active: string
  parent: string | undefined
}

/** A PKCE code on its way back to the browser that asked. */
export interface Flow {
  code: string
  userId: string
  challenge: string
  issuedAt: number
  recovery: boolean
}

export interface Mail {
  to: string
  kind: MailKind
  code: string
  tokenHash: string
  redirectTo: string
  /** The service's own link (the default template). */
  confirmationUrl: string
  /** The link of our template (docs/sign-in.md). */
  link: string
}

export const FAILURES = [
  'network-reset',
  'hang',
  'http500-json',
  'http502-html',
  'http400-html',
  'http200-html',
  '429-request',
  '429-email'
] as const

export type Failure = (typeof FAILURES)[number]

export interface ApiRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | undefined>
  body: Record<string, unknown>
}

export interface Reply {
  status: number
  body?: unknown
  /** Sent as it is, in place of a body. */
  html?: string
  headers?: Record<string, string>
}
