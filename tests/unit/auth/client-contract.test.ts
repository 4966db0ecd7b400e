/**
 * The Supabase client as our pages meet it: how each failure of the service reaches them. An update
 * of the package that changes one of these is noticed here.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problemOf, type Problem } from '../../../auth/problem.ts'
import { STORAGE_KEY } from '../../../auth/storage.ts'
import type { AuthClient } from '../../../auth/types.ts'
import { now } from '../../support/clock.ts'
import { clientOf, MemoryStorage } from '../../support/gotrue/client.ts'
import { createFakeGoTrue, type FakeGoTrue, type FakeUser, type Failure } from '../../support/gotrue/index.ts'

const KNOWN = { email: 'sam@mail.example', password: 'correct horse' }

let service: FakeGoTrue
let sam: FakeUser
let storage: MemoryStorage
let client: AuthClient

beforeEach(async () => {
  service = await createFakeGoTrue()
  sam = service.addUser({ ...KNOWN, confirmed: true })
  storage = new MemoryStorage()
  client = clientOf(service, storage)
})

afterEach(async () => {
  await client.dispose()
  await service.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function stored(): string | null {
  return storage.getItem(STORAGE_KEY)
}

function expireSession(): void {
  const session = JSON.parse(stored() ?? '') as { expires_at: number }
  storage.setItem(STORAGE_KEY, JSON.stringify({ ...session, expires_at: 1 }))
}

describe('signing in while the service fails', () => {
  it.each<[mode: Failure, problem: Problem]>([
    ['network-reset', { kind: 'unreachable' }],
    ['http500-json', { kind: 'unreachable' }],
    ['http502-html', { kind: 'unreachable' }],
    ['http400-html', { kind: 'unreachable' }],
    ['http200-html', { kind: 'unreachable' }],
    ['429-request', { kind: 'busy', seconds: 60 }],
    ['429-email', { kind: 'busy', seconds: 42 }]
  ])('%s', async (mode, problem) => {
    service.failNext('/token', mode)
    const { error } = await client.signInWithPassword(KNOWN)
    expect(error && problemOf(error, true)).toEqual(problem)
    expect(service.requests.filter(request => request === 'POST /token')).toHaveLength(1)
    expect(stored()).toBeNull()
  })

  it('hang', async () => {
    service.failNext('/token', 'hang')
    const impatient = clientOf(service, storage, 300)
    const { error } = await impatient.signInWithPassword(KNOWN)
    expect(error && problemOf(error, true)).toEqual({ kind: 'unreachable' })
    await impatient.dispose()
  })

  it('a weak password, with its reasons', async () => {
    Object.assign(service.settings, { minPassword: 20, mixedPassword: true })
    const { error } = await client.signUp({ email: 'new@mail.example', password: 'only letters' })
    const reasons = ['length', 'characters']
    expect(error && problemOf(error)).toEqual({ kind: 'refused', code: 'weak_password', reasons })
  })

  it('an empty response', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
    const { error } = await client.signInWithPassword(KNOWN)
    expect(error && problemOf(error)).toEqual({ kind: 'unexpected', code: 'AuthInvalidTokenResponseError' })
  })

  it('offline and unreachable differ by what the browser reports', async () => {
    service.failNext('/token', 'network-reset')
    const { error } = await client.signInWithPassword(KNOWN)
    expect(error && problemOf(error, false)).toEqual({ kind: 'offline' })
  })
})

describe('a stored session while the service is away', () => {
  beforeEach(() => client.signInWithPassword(KNOWN))

  it('that has not expired is available at once, without a request', async () => {
    service.requests.length = 0
    service.failNext('*', 'network-reset', Infinity)
    const { data } = await client.getSession()
    expect(data.session?.user.email).toBe(KNOWN.email)
    expect(service.requests).toEqual([])
    const { error } = await client.getUser()
    expect(error?.name).toBe('AuthRetryableFetchError')
    expect(stored()).not.toBeNull()
  })

  it('that has expired is retried eight times in 25 seconds, and stays stored', async () => {
    expireSession()
    const tries = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
    vi.stubGlobal('fetch', tries)
    vi.useFakeTimers()
    const started = now()
    const asked = client.getSession().then(result => ({ ...result, seconds: (now() - started) / 1000 }))
    await vi.advanceTimersByTimeAsync(60_000)
    const { data, error, seconds } = await asked
    expect([data.session, error?.name, tries.mock.calls.length]).toEqual([null, 'AuthRetryableFetchError', 8])
    expect(Math.round(seconds)).toBe(25)
    expect(stored()).not.toBeNull()
  })

  it('that has expired is refreshed, with a new refresh token', async () => {
    const before = JSON.parse(stored() ?? '') as { refresh_token: string }
    expireSession()
    const { data } = await client.getSession()
    expect(data.session?.refresh_token).not.toBe(before.refresh_token)
  })

  it('that has expired and is refused is removed, and subscribers are notified', async () => {
    expireSession()
    service.endSessions(sam)
    const events: string[] = []
    client.onAuthStateChange(event => void events.push(event))
    const { data, error } = await client.getSession()
    expect([data.session, error?.code]).toEqual([null, 'refresh_token_not_found'])
    expect(stored()).toBeNull()
    expect(events).toContain('SIGNED_OUT')
  })

  it('that ended on the service is removed at the next request', async () => {
    service.endSessions(sam)
    const { error } = await client.getUser()
    expect(error && problemOf(error)).toEqual({ kind: 'refused', code: 'session_not_found', reasons: [] })
    expect(stored()).toBeNull()
  })

  it('is shared by two tabs that refresh at once', async () => {
    const other = clientOf(service, storage)
    expireSession()
    const [one, two] = await Promise.all([client.getSession(), other.getSession()])
    expect(two.data.session?.user.id).toBe(one.data.session?.user.id)
    await other.dispose()
  })
})

describe('signing out on this device', () => {
  it.each<[mode: Failure | 'nothing', error: string | undefined]>([
    ['nothing', undefined],
    ['network-reset', 'AuthRetryableFetchError'],
    ['http500-json', 'AuthRetryableFetchError'],
    ['429-request', 'AuthApiError']
  ])('leaves nothing stored after: %s', async (mode, name) => {
    await client.signInWithPassword(KNOWN)
    const events: string[] = []
    client.onAuthStateChange(event => void events.push(event))
    if (mode !== 'nothing') service.failNext('/logout', mode)
    const { error } = await client.signOut({ scope: 'local' })
    expect(error?.name).toBe(name)
    expect([...storage.items.keys()]).toEqual([])
    expect(events).toContain('SIGNED_OUT')
  })

  it('succeeds where the service has already ended the session', async () => {
    await client.signInWithPassword(KNOWN)
    service.endSessions(sam)
    expect((await client.signOut({ scope: 'local' })).error).toBeNull()
    expect(stored()).toBeNull()
  })
})

describe('a link for PKCE', () => {
  async function codeFromMail(): Promise<string> {
    const address = await service.follow(service.mailTo(KNOWN.email).defaultLink)
    return new URL(address).searchParams.get('code') ?? ''
  }

  it('signs in only the browser that asked for it', async () => {
    await client.signInWithOtp({ email: KNOWN.email })
    const code = await codeFromMail()
    const elsewhere = clientOf(service, new MemoryStorage())
    const refused = await elsewhere.exchangeCodeForSession(code)
    expect(refused.error && problemOf(refused.error)).toMatchObject({ code: 'pkce_code_verifier_not_found' })
    const { data } = await client.exchangeCodeForSession(code)
    expect(data.session?.user.email).toBe(KNOWN.email)
    await elsewhere.dispose()
  })

  it('says when it was to set a new password', async () => {
    await client.resetPasswordForEmail(KNOWN.email)
    const { data } = await client.exchangeCodeForSession(await codeFromMail())
    expect(data).toMatchObject({ redirectType: 'recovery' })
  })
})
