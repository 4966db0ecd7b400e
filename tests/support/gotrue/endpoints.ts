/** The endpoints that our pages use, each as the server's source has it (docs/sign-in.md names the version). */
import { createHash, randomUUID } from 'node:crypto'
import { readToken } from './jwt.ts'
import { ApiError } from './replies.ts'
import {
  addUser,
  checkPassword,
  findUser,
  isBanned,
  iso,
  openSession,
  rotate,
  sendMail,
  sessionObject,
  userObject,
  type State
} from './state.ts'
import type { ApiRequest, FakeSession, FakeUser, Reply } from './types.ts'
import { verifyGet, verifyPost } from './verify.ts'

type Endpoint = (state: State, request: ApiRequest) => Reply

function text(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

function emailIn(state: State, body: Record<string, unknown>): string {
  if (!state.settings.emailEnabled) throw new ApiError(400, 'email_provider_disabled', 'Email logins are disabled')
  const email = text(body, 'email').toLowerCase()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$|^[^\s@]+@localhost$/.test(email) || email.length > 255) {
    throw new ApiError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  }
  return email
}

/** What a mail needs to know of the request that asked for it. */
function mailContext({ body, query }: ApiRequest) {
  return { redirectTo: query.get('redirect_to') ?? undefined, challenge: text(body, 'code_challenge') || undefined }
}

const signUp: Endpoint = (state, request) => {
  const { settings } = state
  const { body } = request
  if (settings.disableSignup) throw new ApiError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const email = emailIn(state, body)
  const password = text(body, 'password')
  checkPassword(settings, password)
  const known = findUser(state, email)
  if (known?.confirmedAt !== undefined) {
    if (settings.autoconfirm) throw new ApiError(422, 'user_already_exists', 'User already registered')
    return { status: 200, body: fabricated(email, state.clock()) }
  }
  const metadata = (body.data ?? {}) as Record<string, unknown>
  const user = known ?? addUser(state, { email, password, metadata })
  if (settings.autoconfirm) {
    user.confirmedAt = state.clock()
    return { status: 200, body: openSession(state, user, 'password') }
  }
  sendMail(state, { kind: 'signup', column: 'confirmation', user, ...mailContext(request) })
  return { status: 200, body: userObject(user) }
}

/** Somebody who does not exist, so that a stranger cannot tell that the address is taken. */
function fabricated(email: string, now: number): Record<string, unknown> {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: iso(now),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: iso(now),
    updated_at: iso(now),
    is_anonymous: false
  }
}

const token: Endpoint = (state, request) => {
  switch (request.query.get('grant_type')) {
    case 'password':
      return passwordGrant(state, request)
    case 'refresh_token':
      return refreshGrant(state, request)
    case 'pkce':
      return pkceGrant(state, request)
    default:
      throw new ApiError(400, 'validation_failed', 'unsupported_grant_type')
  }
}

/** The order of the checks is the server's: only a right password learns that the address is unconfirmed. */
const passwordGrant: Endpoint = (state, { body }) => {
  const user = findUser(state, emailIn(state, body))
  const refused = new ApiError(400, 'invalid_credentials', 'Invalid login credentials')
  if (!user?.password) throw refused
  if (isBanned(state, user)) throw new ApiError(400, 'user_banned', 'User is banned')
  if (user.password !== text(body, 'password')) throw refused
  if (user.confirmedAt === undefined) throw new ApiError(400, 'email_not_confirmed', 'Email not confirmed')
  return { status: 200, body: openSession(state, user, 'password') }
}

const refreshGrant: Endpoint = (state, { body }) => {
  const given = text(body, 'refresh_token')
  if (!/^[a-z0-9]{12}$/.test(given)) throw new ApiError(400, 'validation_failed', 'Refresh token is not valid')
  const session = state.sessions.find(({ id, active }) => active === given || id === state.spent.get(given))
  if (!session) throw new ApiError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  const user = userOf(state, session)
  if (isBanned(state, user)) throw new ApiError(400, 'user_banned', 'Invalid Refresh Token: User Banned')
  if (given === session.active) rotate(state, session)
  else if (given !== session.parent) {
    // Neither the token that works nor the one just before: stolen. Nobody may go on with this session.
    endSessions(state, ({ id }) => id === session.id)
    throw new ApiError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return { status: 200, body: sessionObject(state, session, user) }
}

const pkceGrant: Endpoint = (state, { body }) => {
  const verifier = text(body, 'code_verifier')
  if (!verifier || !text(body, 'auth_code')) {
    throw new ApiError(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty'
    )
  }
  const flow = state.flows.find(({ code }) => code === body.auth_code)
  if (!flow) throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (state.clock() - flow.issuedAt > state.settings.flowSeconds * 1000) {
    throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (createHash('sha256').update(verifier).digest('base64url') !== flow.challenge) {
    throw new ApiError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  state.flows.splice(state.flows.indexOf(flow), 1)
  const user = state.users.find(({ id }) => id === flow.userId)
  if (!user) throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  return { status: 200, body: openSession(state, user, flow.recovery ? 'recovery' : 'otp') }
}

const otp: Endpoint = (state, request) => {
  const email = emailIn(state, request.body)
  const known = findUser(state, email)
  if (!known && (request.body.create_user === false || state.settings.disableSignup)) {
    throw new ApiError(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  const user = known ?? addUser(state, { email, metadata: (request.body.data ?? {}) as Record<string, unknown> })
  const confirmed = user.confirmedAt !== undefined
  sendMail(state, {
    kind: confirmed ? 'magiclink' : 'signup',
    column: confirmed ? 'recovery' : 'confirmation',
    user,
    ...mailContext(request)
  })
  return { status: 200, body: {} }
}

const recover: Endpoint = (state, request) => {
  const user = findUser(state, emailIn(state, request.body))
  if (user) sendMail(state, { kind: 'recovery', column: 'recovery', user, ...mailContext(request) })
  return { status: 200, body: {} }
}

const resend: Endpoint = (state, request) => {
  const type = text(request.body, 'type')
  if (type !== 'signup' && type !== 'email_change') {
    throw new ApiError(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change')
  }
  const user = findUser(state, emailIn(state, request.body))
  const { redirectTo } = mailContext(request)
  if (user && type === 'signup' && user.confirmedAt === undefined) {
    sendMail(state, { kind: 'signup', column: 'confirmation', user, redirectTo })
  } else if (user?.newEmail && type === 'email_change') {
    sendMail(state, { kind: 'email_change', column: 'email_change_new', user, to: user.newEmail, redirectTo })
  }
  return { status: 200, body: {} }
}

function userOf(state: State, session: FakeSession): FakeUser {
  const user = state.users.find(({ id }) => id === session.userId)
  if (!user) throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  return user
}

/** Whose request it is. */
function authenticate(state: State, { headers }: ApiRequest): { user: FakeUser; session: FakeSession } {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!bearer) throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = readToken(bearer)
  if (!claims || Number(claims.exp) * 1000 <= state.clock()) {
    throw new ApiError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }
  if (!state.users.some(({ id }) => id === claims.sub)) {
    throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = state.sessions.find(({ id }) => id === claims.session_id)
  if (!session) throw new ApiError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const user = userOf(state, session)
  if (isBanned(state, user)) throw new ApiError(403, 'user_banned', 'User is banned')
  return { user, session }
}

const getUser: Endpoint = (state, request) => ({ status: 200, body: userObject(authenticate(state, request).user) })

const putUser: Endpoint = (state, request) => {
  const { user, session } = authenticate(state, request)
  const { body } = request
  const password = text(body, 'password')
  const email = text(body, 'email').toLowerCase()
  if (password) changePassword(state, user, session, password, text(body, 'nonce'))
  if (email && email !== user.email) changeEmail(state, user, email, request)
  if (body.data) user.metadata = { ...user.metadata, ...(body.data as Record<string, unknown>) }
  user.updatedAt = state.clock()
  return { status: 200, body: userObject(user) }
}

const ONE_DAY_MS = 86_400_000

function changePassword(state: State, user: FakeUser, session: FakeSession, password: string, nonce: string): void {
  if (state.settings.reauthenticate && state.clock() - session.createdAt > ONE_DAY_MS) {
    if (!nonce) throw new ApiError(400, 'reauthentication_needed', 'Password update requires reauthentication')
    const expected = state.tokens.find(token => token.userId === user.id && token.column === 'reauthentication')
    if (nonce !== expected?.code)
      throw new ApiError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  checkPassword(state.settings, password)
  if (password === user.password) {
    throw new ApiError(422, 'same_password', 'New password should be different from the old password.')
  }
  user.password = password
  endSessions(state, ({ id, userId }) => userId === user.id && id !== session.id)
  state.tokens = state.tokens.filter(({ userId }) => userId !== user.id)
}

function changeEmail(state: State, user: FakeUser, email: string, request: ApiRequest): void {
  if (findUser(state, email)) {
    throw new ApiError(422, 'email_exists', 'A user with this email address has already been registered')
  }
  user.newEmail = email
  const common = { kind: 'email_change' as const, user, ...mailContext(request) }
  if (state.settings.secureEmailChange) sendMail(state, { ...common, column: 'email_change_current' })
  sendMail(state, { ...common, column: 'email_change_new', to: email })
}

function endSessions(state: State, which: (session: FakeSession) => boolean): void {
  state.sessions = state.sessions.filter(session => !which(session))
}

const reauthenticate: Endpoint = (state, request) => {
  const { user } = authenticate(state, request)
  sendMail(state, { kind: 'reauthentication', column: 'reauthentication', user })
  return { status: 200, body: {} }
}

const logOut: Endpoint = (state, request) => {
  const scope = request.query.get('scope') ?? 'global'
  const { user, session } = authenticate(state, request)
  if (!['global', 'local', 'others'].includes(scope)) {
    throw new ApiError(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
  }
  endSessions(state, ({ id, userId }) => {
    if (userId !== user.id) return false
    return scope === 'global' || (id === session.id) === (scope === 'local')
  })
  return { status: 204 }
}

const settings: Endpoint = ({ settings }) => ({
  status: 200,
  body: {
    external: { email: settings.emailEnabled, phone: false, anonymous_users: false },
    disable_signup: settings.disableSignup,
    mailer_autoconfirm: settings.autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false
  }
})

const health: Endpoint = () => ({
  status: 200,
  body: { version: 'local', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' }
})

/** By method and path below `/auth/v1`. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'POST /signup': signUp,
  'POST /token': token,
  'POST /otp': otp,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /verify': verifyPost,
  'GET /verify': verifyGet,
  'GET /user': getUser,
  'PUT /user': putUser,
  'GET /reauthenticate': reauthenticate,
  'POST /logout': logOut,
  'GET /settings': settings,
  'GET /health': health
}
