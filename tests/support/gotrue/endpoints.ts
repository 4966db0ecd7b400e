/** The endpoints of Supabase Auth that our pages use; docs/sign-in.md names the version they follow. */
import { createHash, randomUUID } from 'node:crypto'
import {
  addUser,
  ApiError,
  checkPassword,
  endSessions,
  openSession,
  redeem,
  renew,
  sendMail,
  sessionObject,
  userObject,
  type FakeSession,
  type FakeUser,
  type State
} from './state.ts'

export interface ApiRequest {
  query: URLSearchParams
  headers: Record<string, string | undefined>
  body: Record<string, unknown>
}

export interface Reply {
  status: number
  body?: object
  /** Sent as it is, in place of a body. */
  html?: string
  headers?: Record<string, string>
}

type Endpoint = (state: State, request: ApiRequest) => Reply

function text(body: Record<string, unknown>, name: string): string {
  const value = body[name]
  return typeof value === 'string' ? value : ''
}

function emailIn(body: Record<string, unknown>): string {
  const email = text(body, 'email').toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new ApiError(400, 'validation_failed')
  return email
}

function findUser(state: State, email: string): FakeUser | undefined {
  return state.users.find(user => user.email === email)
}

/** What a mail takes from the request that asks for it. */
function mailContext({ body, query }: ApiRequest) {
  return { redirectTo: query.get('redirect_to') ?? undefined, challenge: text(body, 'code_challenge') || undefined }
}

const signUp: Endpoint = (state, request) => {
  const { body } = request
  if (state.settings.disableSignup) throw new ApiError(422, 'signup_disabled')
  const email = emailIn(body)
  const password = text(body, 'password')
  checkPassword(state.settings, password)
  const known = findUser(state, email)
  if (known?.confirmed) {
    if (state.settings.autoconfirm) throw new ApiError(422, 'user_already_exists')
    // A made-up user, so that a stranger cannot tell that the address is taken.
    return { status: 200, body: { ...userObject({ ...known, id: randomUUID(), metadata: {} }), identities: [] } }
  }
  const user = known ?? addUser(state, { email, password, metadata: (body.data ?? {}) as FakeUser['metadata'] })
  if (state.settings.autoconfirm) {
    user.confirmed = true
    return { status: 200, body: openSession(state, user) }
  }
  sendMail(state, { kind: 'signup', slot: 'confirmation', user, ...mailContext(request) })
  return { status: 200, body: userObject(user) }
}

/** The order of the checks is the server’s: only a right password learns that the address is unconfirmed. */
const passwordGrant: Endpoint = (state, { body }) => {
  const user = findUser(state, emailIn(body))
  if (user?.banned) throw new ApiError(400, 'user_banned')
  if (!user?.password || user.password !== text(body, 'password')) throw new ApiError(400, 'invalid_credentials')
  if (!user.confirmed) throw new ApiError(400, 'email_not_confirmed')
  return { status: 200, body: openSession(state, user) }
}

const refreshGrant: Endpoint = (state, { body }) => {
  const given = text(body, 'refresh_token')
  const session = state.sessions.find(({ refreshToken, previous }) => given === refreshToken || given === previous)
  if (!session) throw new ApiError(400, 'refresh_token_not_found')
  if (given === session.refreshToken) renew(session)
  return { status: 200, body: sessionObject(session) }
}

const pkceGrant: Endpoint = (state, { body }) => {
  const flow = state.flows.find(({ code }) => code === body.auth_code)
  if (!flow) throw new ApiError(404, 'flow_state_not_found')
  if (createHash('sha256').update(text(body, 'code_verifier')).digest('base64url') !== flow.challenge) {
    throw new ApiError(400, 'bad_code_verifier')
  }
  state.flows.splice(state.flows.indexOf(flow), 1)
  return { status: 200, body: openSession(state, flow.user) }
}

const GRANTS: Record<string, Endpoint> = { password: passwordGrant, refresh_token: refreshGrant, pkce: pkceGrant }

const token: Endpoint = (state, request) => {
  const grant = GRANTS[request.query.get('grant_type') ?? '']
  if (!grant) throw new ApiError(400, 'validation_failed')
  return grant(state, request)
}

const otp: Endpoint = (state, request) => {
  const email = emailIn(request.body)
  const known = findUser(state, email)
  if (!known && request.body.create_user === false) throw new ApiError(422, 'otp_disabled')
  const user = known ?? addUser(state, { email })
  const mail = user.confirmed
    ? ({ kind: 'magiclink', slot: 'recovery' } as const)
    : ({ kind: 'signup', slot: 'confirmation' } as const)
  sendMail(state, { ...mail, user, ...mailContext(request) })
  return { status: 200, body: {} }
}

const recover: Endpoint = (state, request) => {
  const user = findUser(state, emailIn(request.body))
  if (user) sendMail(state, { kind: 'recovery', slot: 'recovery', user, ...mailContext(request) })
  return { status: 200, body: {} }
}

const resend: Endpoint = (state, request) => {
  const user = findUser(state, emailIn(request.body))
  if (user && !user.confirmed) {
    sendMail(state, { kind: 'signup', slot: 'confirmation', user, redirectTo: mailContext(request).redirectTo })
  }
  return { status: 200, body: {} }
}

/** A code with its address, or the hash of a link. */
const verify: Endpoint = (state, { body }) => {
  const { token_hash: hash, token: code } = body
  const email = text(body, 'email').toLowerCase()
  const redeemed = redeem(state, text(body, 'type'), found =>
    hash === undefined ? found.email === email && found.code === code : found.hash === hash
  )
  if (!redeemed) throw new ApiError(403, 'otp_expired')
  const { user } = redeemed.token
  if (user.banned) throw new ApiError(403, 'user_banned')
  return { status: 200, body: redeemed.half ? { msg: 'Confirmation link accepted.' } : openSession(state, user) }
}

/** The default template’s link leads on to the site, with a PKCE code, tokens or an error in the address. */
const followDefaultLink: Endpoint = (state, { query }) => {
  const target = new URL(query.get('redirect_to') ?? state.url)
  const redeemed = redeem(state, query.get('type') ?? '', ({ hash }) => hash === query.get('token'))
  if (!redeemed) {
    target.hash = 'error=access_denied&error_code=otp_expired'
  } else if (redeemed.token.challenge) {
    const { user, challenge } = redeemed.token
    const code = randomUUID()
    state.flows.push({ code, user, challenge })
    target.searchParams.set('code', code)
  } else {
    const { access_token } = openSession(state, redeemed.token.user) as { access_token: string }
    target.hash = `access_token=${access_token}`
  }
  return { status: 303, headers: { Location: target.href } }
}

/** @throws ApiError where nobody is signed in with this request */
function sessionOf(state: State, { headers }: ApiRequest): FakeSession {
  const bearer = headers.authorization?.replace('Bearer ', '')
  const session = state.sessions.find(({ accessToken }) => accessToken === bearer)
  if (!session) throw new ApiError(403, 'session_not_found')
  return session
}

const getUser: Endpoint = (state, request) => ({ status: 200, body: userObject(sessionOf(state, request).user) })

const putUser: Endpoint = (state, request) => {
  const { body } = request
  const session = sessionOf(state, request)
  const { user } = session
  if (body.password !== undefined) {
    const password = text(body, 'password')
    checkPassword(state.settings, password)
    if (password === user.password) throw new ApiError(422, 'same_password')
    user.password = password
    endSessions(state, other => other.user === user && other !== session)
  }
  if (body.email !== undefined) {
    const to = emailIn(body)
    user.newEmail = to
    const mail = { kind: 'email_change', user, ...mailContext(request) } as const
    sendMail(state, { ...mail, slot: 'email_change_current' })
    sendMail(state, { ...mail, slot: 'email_change_new', to })
  }
  return { status: 200, body: userObject(user) }
}

const logOut: Endpoint = (state, request) => {
  const session = sessionOf(state, request)
  // Our pages never ask for more than this device.
  if (request.query.get('scope') !== 'local') throw new ApiError(400, 'validation_failed')
  endSessions(state, other => other === session)
  return { status: 204 }
}

const settings: Endpoint = ({ settings: { disableSignup } }) => ({
  status: 200,
  body: { disable_signup: disableSignup, external: { email: true } }
})

/** By method and path below `/auth/v1`. */
export const ENDPOINTS: Record<string, Endpoint> = {
  'POST /signup': signUp,
  'POST /token': token,
  'POST /otp': otp,
  'POST /recover': recover,
  'POST /resend': resend,
  'POST /verify': verify,
  'GET /verify': followDefaultLink,
  'GET /user': getUser,
  'PUT /user': putUser,
  'POST /logout': logOut,
  'GET /settings': settings
}
