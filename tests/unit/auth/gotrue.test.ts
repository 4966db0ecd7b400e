/** Contract test 1: the local service answers in the shapes of the real one. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFakeGoTrue, type FakeGoTrue, type FakeUser } from '../../support/gotrue/index.ts'
import { API_VERSION } from '../../support/gotrue/replies.ts'
import {
  newErrorSchema,
  oldErrorSchema,
  sessionSchema,
  settingsSchema,
  userSchema
} from '../../support/gotrue/schemas.ts'

const EMAIL = 'sam@mail.example'
const PASSWORD = 'correct horse'

let now: number
let service: FakeGoTrue
let sam: FakeUser

beforeEach(async () => {
  now = Date.parse('2026-11-20T00:00:00Z')
  service = await createFakeGoTrue({ clock: () => now })
  sam = service.addUser({ email: EMAIL, password: PASSWORD, confirmedAt: now })
})

afterEach(() => service.close())

interface Answer {
  status: number
  headers: Headers
  body: unknown
}

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {}
): Promise<Answer> {
  const response = await fetch(`${service.url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: { apikey: service.key, 'X-Supabase-Api-Version': API_VERSION, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {})
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}

const post = (path: string, body: object, headers?: Record<string, string>) => call('POST', path, body, headers)

async function signIn() {
  const { body } = await post('/token?grant_type=password', { email: EMAIL, password: PASSWORD })
  return sessionSchema.parse(body)
}

function bearer(token: string) {
  return { Authorization: `Bearer ${token}` }
}

/** Refused with this status and code, in the new shape. */
function expectRefusal({ status, headers, body }: Answer, expected: number, code: string): void {
  expect([status, newErrorSchema.parse(body).code]).toEqual([expected, code])
  expect(headers.get('x-sb-error-code')).toBe(code)
  expect(headers.get('x-supabase-api-version')).toBe(API_VERSION)
}

describe('every endpoint', () => {
  it('lets a browser of another origin send what the client sends, and read the version', async () => {
    const { status, headers } = await call('OPTIONS', '/token', undefined)
    expect(status).toBe(204)
    const allowed = headers.get('access-control-allow-headers')
    expect(allowed).toBe('apikey, authorization, content-type, x-client-info, x-supabase-api-version')
    const answer = await call('GET', '/settings')
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answers errors in the old shape to callers that name no version', async () => {
    const answer = await post(
      '/token?grant_type=password',
      { email: EMAIL, password: 'x' },
      { 'X-Supabase-Api-Version': '' }
    )
    expect(oldErrorSchema.parse(answer.body)).toMatchObject({ code: 400, error_code: 'invalid_credentials' })
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
  })

  it('wants a key', async () => {
    const response = await fetch(`${service.url}/auth/v1/settings`)
    expect(response.status).toBe(401)
  })

  it('describes itself', async () => {
    expect(settingsSchema.parse((await call('GET', '/settings')).body)).toMatchObject({ disable_signup: false })
    expect((await call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' })
  })
})

describe('signing up', () => {
  it('answers with a bare user, and mails a link and a code', async () => {
    const { status, body } = await post('/signup', {
      email: 'New@mail.example',
      password: PASSWORD,
      data: { lang: 'zh' }
    })
    expect(status).toBe(200)
    expect(userSchema.parse(body)).toMatchObject({ email: 'new@mail.example', role: 'authenticated' })
    expect(service.mailTo('new@mail.example')).toMatchObject({ kind: 'signup', code: expect.stringMatching(/^\d{6}$/) })
  })

  it('answers with a fabricated user where the address is taken, and mails nobody', async () => {
    const { status, body } = await post('/signup', { email: EMAIL, password: PASSWORD })
    expect(status).toBe(200)
    const user = userSchema.parse(body)
    expect(user).toMatchObject({ identities: [], role: '' })
    expect(user.id).not.toBe(sam.id)
    expect(service.mails).toEqual([])
  })

  it('refuses what it must', async () => {
    const wanted = { email: 'new@mail.example', password: PASSWORD }
    expectRefusal(await post('/signup', { ...wanted, email: 'nonsense' }), 400, 'validation_failed')
    expectRefusal(await post('/signup', { ...wanted, password: '' }), 400, 'validation_failed')
    expectRefusal(await post('/signup', { ...wanted, password: '马'.repeat(25) }), 400, 'validation_failed')
    const weak = await post('/signup', { ...wanted, password: 'abc' })
    expectRefusal(weak, 422, 'weak_password')
    expect(weak.body).toMatchObject({ weak_password: { reasons: ['length'] } })
    await post('/signup', wanted)
    now += 59_000
    expectRefusal(await post('/signup', wanted), 429, 'over_email_send_rate_limit')
    now += 1000
    expect((await post('/signup', wanted)).status).toBe(200)
    service.settings.disableSignup = true
    expectRefusal(await post('/signup', wanted), 422, 'signup_disabled')
  })

  it('signs in at once without confirmation, and then says that an address is taken', async () => {
    service.settings.autoconfirm = true
    const wanted = { email: 'new@mail.example', password: PASSWORD }
    expect(() => sessionSchema.parse({})).toThrow()
    sessionSchema.parse((await post('/signup', wanted)).body)
    expectRefusal(await post('/signup', wanted), 422, 'user_already_exists')
  })
})

describe('signing in with a password', () => {
  it('gives a session', async () => {
    const session = await signIn()
    expect(session.expires_at).toBe(now / 1000 + 3600)
  })

  it('tells that an address is unconfirmed only to somebody who knows the password', async () => {
    const email = 'new@mail.example'
    service.addUser({ email, password: PASSWORD })
    const refused = await post('/token?grant_type=password', { email, password: 'x' })
    expectRefusal(refused, 400, 'invalid_credentials')
    expectRefusal(await post('/token?grant_type=password', { email, password: PASSWORD }), 400, 'email_not_confirmed')
  })

  it('refuses whoever is banned or unknown', async () => {
    sam.bannedUntil = now + 1000
    const known = { email: EMAIL, password: PASSWORD }
    expectRefusal(await post('/token?grant_type=password', known), 400, 'user_banned')
    const unknown = { ...known, email: 'nobody@mail.example' }
    expectRefusal(await post('/token?grant_type=password', unknown), 400, 'invalid_credentials')
  })
})

describe('links and codes', () => {
  it('are sent to people who have an account; others are refused or made one', async () => {
    expect((await post('/otp', { email: EMAIL, create_user: false })).body).toEqual({})
    const stranger = { email: 'nobody@mail.example' }
    expectRefusal(await post('/otp', { ...stranger, create_user: false }), 422, 'otp_disabled')
    expect((await post('/recover', stranger)).body).toEqual({})
    expect((await post('/otp', stranger)).body).toEqual({})
    expect(service.mailTo(stranger.email).kind).toBe('signup')
    expectRefusal(await post('/recover', { email: EMAIL }), 429, 'over_email_send_rate_limit')
  })

  it.each(['code', 'hash'])('work once, by %s', async how => {
    await post('/otp', { email: EMAIL })
    const { code, tokenHash } = service.mailTo(EMAIL)
    const body =
      how === 'code' ? { type: 'email', email: EMAIL, token: code } : { type: 'email', token_hash: tokenHash }
    sessionSchema.parse((await post('/verify', body)).body)
    expectRefusal(await post('/verify', body), 403, 'otp_expired')
  })

  it('end after a day, and at the next mail', async () => {
    await post('/otp', { email: EMAIL })
    const first = service.mailTo(EMAIL).tokenHash
    now += 60_000
    await post('/otp', { email: EMAIL })
    expectRefusal(await post('/verify', { type: 'email', token_hash: first }), 403, 'otp_expired')
    now += 86_401_000
    const late = { type: 'email', token_hash: service.mailTo(EMAIL).tokenHash }
    expectRefusal(await post('/verify', late), 403, 'otp_expired')
  })

  it('are told apart from half-said ones', async () => {
    const mixed = { type: 'email', token_hash: 'x', email: EMAIL }
    expectRefusal(await post('/verify', mixed), 400, 'validation_failed')
    expectRefusal(await post('/verify', { type: 'email' }), 400, 'validation_failed')
    expectRefusal(await post('/verify', { type: 'nonsense', token_hash: 'x' }), 400, 'validation_failed')
  })

  it('lead on with 303, by fragment without PKCE, by code with it, and with errors in both', async () => {
    service.settings.redirectUrls = ['https://site.example/en/auth/**']
    const redirect = '?redirect_to=https://site.example/en/auth/confirm'
    const follow = async () => {
      const response = await fetch(service.mailTo(EMAIL).confirmationUrl, { redirect: 'manual' })
      return [response.status, response.headers.get('location')] as const
    }
    await post(`/otp${redirect}`, { email: EMAIL })
    const [status, implicit] = await follow()
    expect(status).toBe(303)
    expect(implicit).toMatch(/^https:\/\/site\.example\/en\/auth\/confirm#access_token=.+&type=magiclink$/)
    const failed =
      /#error=access_denied&error_code=otp_expired&error_description=Email\+link\+is\+invalid\+or\+has\+expired&sb=$/
    expect((await follow())[1]).toMatch(failed)
    now += 60_000
    await post(`/otp${redirect}`, { email: EMAIL, code_challenge: 'abc', code_challenge_method: 's256' })
    expect((await follow())[1]).toMatch(/confirm\?code=[\w-]{36}$/)
    expect((await follow())[1]).toMatch(/confirm\?error=access_denied&error_code=otp_expired/)
  })

  it('never lead to a site that is not on the list', async () => {
    await post('/otp?redirect_to=https://evil.example/en', { email: EMAIL })
    expect(service.mailTo(EMAIL).redirectTo).toBe(service.settings.siteUrl)
  })
})

describe('a session', () => {
  const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token })

  it('is refreshed with a new token each time; the one before gives the same, an older one ends it all', async () => {
    const first = (await signIn()).refresh_token
    const second = sessionSchema.parse((await refresh(first)).body).refresh_token
    expect(second).not.toBe(first)
    expect(sessionSchema.parse((await refresh(first)).body).refresh_token).toBe(second)
    const third = sessionSchema.parse((await refresh(second)).body).refresh_token
    expectRefusal(await refresh(first), 400, 'refresh_token_already_used')
    expectRefusal(await refresh(third), 400, 'refresh_token_not_found')
  })

  it('is not refreshed by what is no token', async () => {
    expectRefusal(await refresh('nonsense'), 400, 'validation_failed')
    expectRefusal(await refresh('abcdefghijkl'), 400, 'refresh_token_not_found')
  })

  it('shows its user, or says why not', async () => {
    const { access_token } = await signIn()
    userSchema.parse((await call('GET', '/user', undefined, bearer(access_token))).body)
    expectRefusal(await call('GET', '/user'), 401, 'no_authorization')
    expectRefusal(await call('GET', '/user', undefined, bearer('a.b.c')), 403, 'bad_jwt')
    service.endSessions(sam)
    expectRefusal(await call('GET', '/user', undefined, bearer(access_token)), 403, 'session_not_found')
    service.users.length = 0
    expectRefusal(await call('GET', '/user', undefined, bearer(access_token)), 403, 'user_not_found')
  })

  it('expires', async () => {
    const { access_token } = await signIn()
    now += 3_600_000
    expectRefusal(await call('GET', '/user', undefined, bearer(access_token)), 403, 'bad_jwt')
  })

  it('ends here, elsewhere or everywhere', async () => {
    const [one, two] = [await signIn(), await signIn()]
    const logOut = (scope: string) => call('POST', `/logout?scope=${scope}`, undefined, bearer(one.access_token))
    const works = async (token: string) => (await call('GET', '/user', undefined, bearer(token))).status === 200
    expectRefusal(await logOut('moon'), 400, 'validation_failed')
    expect((await logOut('others')).status).toBe(204)
    expect([await works(one.access_token), await works(two.access_token)]).toEqual([true, false])
    expect((await logOut('local')).status).toBe(204)
    expect(await works(one.access_token)).toBe(false)
  })

  it('changes its password, which ends the others and every link', async () => {
    const [one, two] = [await signIn(), await signIn()]
    await post('/recover', { email: EMAIL })
    const change = (password: string) => call('PUT', '/user', { password }, bearer(one.access_token))
    expectRefusal(await change(PASSWORD), 422, 'same_password')
    expectRefusal(await change('abc'), 422, 'weak_password')
    userSchema.parse((await change('another horse')).body)
    expectRefusal(await call('GET', '/user', undefined, bearer(two.access_token)), 403, 'session_not_found')
    const link = { type: 'recovery', token_hash: service.mailTo(EMAIL).tokenHash }
    expectRefusal(await post('/verify', link), 403, 'otp_expired')
  })

  it('asks for a fresh sign-in after a day, where that is set', async () => {
    service.settings.reauthenticate = true
    service.settings.jwtSeconds = 1_000_000
    const { access_token } = await signIn()
    now += 86_401_000
    const change = (nonce?: string) => call('PUT', '/user', { password: 'another horse', nonce }, bearer(access_token))
    expectRefusal(await change(), 400, 'reauthentication_needed')
    await call('GET', '/reauthenticate', undefined, bearer(access_token))
    expectRefusal(await change('000'), 422, 'reauthentication_not_valid')
    expect((await change(service.mailTo(EMAIL).code)).status).toBe(200)
  })

  it('changes its address after both addresses agreed', async () => {
    const { access_token } = await signIn()
    service.addUser({ email: 'taken@mail.example' })
    const change = (email: string) => call('PUT', '/user', { email }, bearer(access_token))
    expectRefusal(await change('taken@mail.example'), 422, 'email_exists')
    const asked = userSchema.parse((await change('new@mail.example')).body)
    expect([asked.email, asked.new_email]).toEqual([EMAIL, 'new@mail.example'])
    const half = await post('/verify', { type: 'email_change', token_hash: service.mailTo(EMAIL).tokenHash })
    expect(half).toMatchObject({ status: 200, body: { code: '200' } })
    const hash = service.mailTo('new@mail.example').tokenHash
    const done = await post('/verify', { type: 'email_change', token_hash: hash })
    expect(sessionSchema.parse(done.body).user).toMatchObject({ email: 'new@mail.example' })
  })
})

describe('a code for PKCE', () => {
  it('is refused when it is unknown, old or another browser’s', async () => {
    const ask = (auth_code: string) => post('/token?grant_type=pkce', { auth_code, code_verifier: 'v' })
    expectRefusal(await ask('unknown'), 404, 'flow_state_not_found')
    expectRefusal(await ask(''), 400, 'validation_failed')
    service.settings.redirectUrls = ['https://site.example/**']
    await post('/otp?redirect_to=https://site.example/en', { email: EMAIL, code_challenge: 'abc' })
    const response = await fetch(service.mailTo(EMAIL).confirmationUrl, { redirect: 'manual' })
    const code = new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expectRefusal(await ask(code), 400, 'bad_code_verifier')
    now += 301_000
    expectRefusal(await ask(code), 422, 'flow_state_expired')
  })
})
