/** Requests of our pages to the service; no response reveals to a stranger who has an account. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createAccount,
  hasSessionEnded,
  exchangeCode,
  sendConfirmation,
  sendLink,
  sendReset,
  setPassword,
  signInWithPassword,
  verifyCode,
  verifyHash
} from '../../../auth/actions.ts'
import type { AuthClient } from '../../../auth/types.ts'
import { now } from '../../support/clock.ts'
import { clientOf } from '../../support/gotrue/client.ts'
import { createFakeGoTrue, type FakeGoTrue, type FakeUser } from '../../support/gotrue/index.ts'

const EMAIL = 'sam@mail.example'
const STRANGER = 'nobody@mail.example'
const PASSWORD = 'correct horse'
const redirectTo = 'http://localhost:3000/zh/auth/confirm?next=%2Fzh'

let service: FakeGoTrue
let sam: FakeUser
let client: AuthClient

beforeEach(async () => {
  service = await createFakeGoTrue()
  sam = service.addUser({ email: EMAIL, password: PASSWORD, confirmed: true })
  client = clientOf(service)
})

afterEach(async () => {
  vi.useRealTimers()
  await client.dispose()
  await service.close()
})

describe.each([
  ['a link', sendLink],
  ['a new password', sendReset],
  ['a confirmation', sendConfirmation]
])('asking for %s', (_what, send) => {
  it('has one result for known and unknown addresses, also the second time', async () => {
    service.addUser({ email: 'waiting@mail.example', password: PASSWORD })
    for (const email of [EMAIL, STRANGER, 'waiting@mail.example']) {
      expect(await send(client, { email, redirectTo })).toBeUndefined()
      expect(await send(client, { email, redirectTo })).toBeUndefined()
    }
  })

  it('reports an unreachable service, and a limit on this network', async () => {
    service.failNext('*', 'http502-html')
    expect(await send(client, { email: EMAIL, redirectTo })).toEqual({ kind: 'unreachable' })
    service.failNext('*', '429-request')
    expect(await send(client, { email: EMAIL, redirectTo })).toEqual({ kind: 'busy', seconds: 60 })
  })
})

describe('creating an account', () => {
  const create = (email: string, password = PASSWORD) =>
    createAccount(client, { email, password, name: 'Sam Li', language: 'zh', redirectTo })

  it('has one result for new, confirmed and unconfirmed addresses, and stores name and language', async () => {
    for (const email of [STRANGER, EMAIL, STRANGER]) expect(await create(email)).toEqual({ signedIn: false })
    expect(service.users.find(({ email }) => email === STRANGER)?.metadata).toEqual({ full_name: 'Sam Li', lang: 'zh' })
  })

  it('signs in at once where nothing needs confirming', async () => {
    service.settings.autoconfirm = true
    expect(await create(STRANGER)).toEqual({ signedIn: true })
  })

  it.each([
    ['disableSignup', 'signup_disabled'],
    ['pwned', 'weak_password']
  ])('is refused with %s', async (setting, code) => {
    Object.assign(service.settings, { [setting]: setting === 'pwned' ? [PASSWORD] : true })
    expect(await create(STRANGER)).toMatchObject({ problem: { kind: 'refused', code } })
  })
})

describe('signing in', () => {
  it('takes a password, and refuses a wrong one and an unknown address in the same way', async () => {
    expect(await signInWithPassword(client, EMAIL, PASSWORD)).toBeUndefined()
    const known = await signInWithPassword(client, EMAIL, 'x')
    expect(known).toEqual({ kind: 'refused', code: 'invalid_credentials', reasons: [] })
    expect(await signInWithPassword(client, STRANGER, 'x')).toEqual(known)
  })

  it('with the code or the link of a mail', async () => {
    await sendLink(client, { email: EMAIL, redirectTo })
    const first = service.mailTo(EMAIL)
    expect(first.link).toMatch(/\/zh\/auth\/confirm\?next=%2Fzh&token_hash=pkce_\w+&type=email$/)
    expect(await verifyCode(client, { email: EMAIL, token: first.code, type: 'email' })).toEqual({ done: 'session' })
    vi.useFakeTimers({ toFake: ['Date'], now: now() + 60_000 })
    await sendLink(client, { email: EMAIL, redirectTo })
    expect(await verifyHash(client, service.mailTo(EMAIL).hash, 'email')).toEqual({ done: 'session' })
    const problem = { code: 'otp_expired' }
    expect(await verifyHash(client, service.mailTo(EMAIL).hash, 'email')).toMatchObject({ problem })
  })

  it('with an invitation', async () => {
    service.invite('guest@mail.example', redirectTo)
    const { hash } = service.mailTo('guest@mail.example')
    expect(await verifyHash(client, hash, 'invite')).toEqual({ done: 'session' })
  })
})

it('a new password needs somebody who is signed in, such as by a recovery code, and is not set twice', async () => {
  expect(await setPassword(client, 'another horse')).toMatchObject({ code: 'session_not_found' })
  await sendReset(client, { email: EMAIL, redirectTo })
  const { code } = service.mailTo(EMAIL)
  expect(await verifyCode(client, { email: EMAIL, token: code, type: 'recovery' })).toEqual({ done: 'session' })
  expect(await setPassword(client, 'another horse')).toBeUndefined()
  expect(await setPassword(client, 'another horse')).toMatchObject({ code: 'same_password' })
})

it('a change of address is half done after the first of two links', async () => {
  await signInWithPassword(client, EMAIL, PASSWORD)
  await client.updateUser({ email: 'new@mail.example' })
  expect(await verifyHash(client, service.mailTo(EMAIL).hash, 'email_change')).toEqual({ done: 'half' })
  const { hash } = service.mailTo('new@mail.example')
  expect(await verifyHash(client, hash, 'email_change')).toEqual({ done: 'session' })
})

it('a session has ended only where the service says so', async () => {
  await signInWithPassword(client, EMAIL, PASSWORD)
  expect(await hasSessionEnded(client)).toBe(false)
  service.failNext('/user', 'http502-html')
  expect(await hasSessionEnded(client)).toBe(false)
  service.endSessions(sam)
  expect(await hasSessionEnded(client)).toBe(true)
})

it('an unknown code for PKCE is refused', async () => {
  await sendLink(client, { email: EMAIL, redirectTo })
  const problem = { code: 'flow_state_not_found' }
  expect(await exchangeCode(client, '00000000-0000-0000-0000-000000000000')).toMatchObject({ problem })
})
