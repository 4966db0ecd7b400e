/** What our pages ask, and that no answer tells a stranger who has an account. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createAccount,
  endedByService,
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
import { problemText } from '../../../components/auth/problem-text.ts'
import { authEn } from '../../../i18n/auth/en.ts'
import { fill } from '../../../i18n/auth/fill.ts'
import { authZh } from '../../../i18n/auth/zh.ts'
import { realClient } from '../../support/gotrue/client.ts'
import { createFakeGoTrue, type FakeGoTrue, type FakeUser } from '../../support/gotrue/index.ts'

const EMAIL = 'sam@mail.example'
const STRANGER = 'nobody@mail.example'
const PASSWORD = 'correct horse'
const redirectTo = 'http://localhost:3000/zh/auth/confirm?next=%2Fzh'

let now: number
let service: FakeGoTrue
let sam: FakeUser
let client: AuthClient

beforeEach(async () => {
  now = Date.now()
  service = await createFakeGoTrue({ clock: () => now })
  sam = service.addUser({ email: EMAIL, password: PASSWORD, confirmedAt: now })
  client = realClient(service)
})

afterEach(async () => {
  await client.dispose()
  await service.close()
})

describe.each([
  ['a link', sendLink],
  ['a new password', sendReset],
  ['a confirmation', sendConfirmation]
])('asking for %s', (_what, send) => {
  it('answers the same for known and unknown addresses, also the second time', async () => {
    service.addUser({ email: 'waiting@mail.example', password: PASSWORD })
    for (const email of [EMAIL, STRANGER, 'waiting@mail.example']) {
      expect(await send(client, { email, redirectTo })).toBeUndefined()
      expect(await send(client, { email, redirectTo })).toBeUndefined()
    }
  })

  it('says so where the service is away or has had enough of this network', async () => {
    service.failNext('*', 'http502-html')
    expect(await send(client, { email: EMAIL, redirectTo })).toEqual({ kind: 'unreachable' })
    service.failNext('*', '429-request')
    expect(await send(client, { email: EMAIL, redirectTo })).toEqual({ kind: 'busy', seconds: 60 })
  })
})

describe('creating an account', () => {
  const create = (email: string, password = PASSWORD) =>
    createAccount(client, { email, password, name: 'Sam Li', language: 'zh', redirectTo })

  it('answers the same for new, confirmed and waiting addresses', async () => {
    expect(await create(STRANGER)).toEqual({ signedIn: false })
    expect(await create(EMAIL)).toEqual({ signedIn: false })
    expect(await create(STRANGER)).toEqual({ signedIn: false })
  })

  it('keeps the name and the language', async () => {
    await create(STRANGER)
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
  it('with a password', async () => {
    expect(await signInWithPassword(client, EMAIL, PASSWORD)).toBeUndefined()
  })

  it('is refused in the same words for a wrong password and an unknown address', async () => {
    const known = await signInWithPassword(client, EMAIL, 'x')
    expect(known).toEqual({ kind: 'refused', code: 'invalid_credentials', reasons: [] })
    expect(await signInWithPassword(client, STRANGER, 'x')).toEqual(known)
  })

  it('with the code or the link of a mail', async () => {
    await sendLink(client, { email: EMAIL, redirectTo })
    const first = service.mailTo(EMAIL)
    expect(first.link).toMatch(
      /^http:\/\/localhost:3000\/zh\/auth\/confirm\?next=%2Fzh&token_hash=pkce_\w+&type=email$/
    )
    expect(await verifyCode(client, { email: EMAIL, token: first.code, type: 'email' })).toEqual({ done: 'session' })
    now += 60_000
    await sendLink(client, { email: EMAIL, redirectTo })
    expect(await verifyHash(client, service.mailTo(EMAIL).tokenHash, 'email')).toEqual({ done: 'session' })
    expect(await verifyHash(client, service.mailTo(EMAIL).tokenHash, 'email')).toMatchObject({
      problem: { code: 'otp_expired' }
    })
  })

  it('with an invitation', async () => {
    service.invite('guest@mail.example', redirectTo)
    const { tokenHash } = service.mailTo('guest@mail.example')
    expect(await verifyHash(client, tokenHash, 'invite')).toEqual({ done: 'session' })
  })
})

describe('a new password', () => {
  it('is set after a recovery code, and not twice', async () => {
    await sendReset(client, { email: EMAIL, redirectTo })
    const { code } = service.mailTo(EMAIL)
    expect(await verifyCode(client, { email: EMAIL, token: code, type: 'recovery' })).toEqual({ done: 'session' })
    expect(await setPassword(client, 'another horse')).toBeUndefined()
    expect(await setPassword(client, 'another horse')).toMatchObject({ code: 'same_password' })
  })

  it('needs somebody who is signed in', async () => {
    expect(await setPassword(client, 'another horse')).toMatchObject({ code: 'session_not_found' })
  })
})

describe('a change of address', () => {
  it('is half done after the first of two links', async () => {
    await signInWithPassword(client, EMAIL, PASSWORD)
    await client.updateUser({ email: 'new@mail.example' })
    expect(await verifyHash(client, service.mailTo(EMAIL).tokenHash, 'email_change')).toEqual({ done: 'half' })
    const { tokenHash } = service.mailTo('new@mail.example')
    expect(await verifyHash(client, tokenHash, 'email_change')).toEqual({ done: 'session' })
  })
})

describe('a session', () => {
  it('is known to have ended only where the service says so', async () => {
    await signInWithPassword(client, EMAIL, PASSWORD)
    expect(await endedByService(client)).toBe(false)
    service.failNext('/user', 'http502-html')
    expect(await endedByService(client)).toBe(false)
    service.endSessions(sam)
    expect(await endedByService(client)).toBe(true)
  })
})

describe('a code for PKCE', () => {
  it('that nobody knows is refused', async () => {
    await sendLink(client, { email: EMAIL, redirectTo })
    expect(await exchangeCode(client, '00000000-0000-0000-0000-000000000000')).toMatchObject({
      problem: { code: 'flow_state_not_found' }
    })
  })
})

describe('the words', () => {
  /** What the contract tells pages to phrase, and what the client adds. */
  const CODES = [
    ...['invalid_credentials', 'email_not_confirmed', 'user_banned', 'signup_disabled', 'email_provider_disabled'],
    ...['user_already_exists', 'email_exists', 'email_address_invalid', 'email_address_not_authorized'],
    ...['validation_failed', 'weak_password', 'same_password', 'otp_expired', 'otp_disabled', 'access_denied'],
    ...['reauthentication_needed', 'current_password_required', 'current_password_invalid', 'insufficient_aal'],
    ...['session_not_found', 'session_expired', 'refresh_token_not_found', 'refresh_token_already_used'],
    ...['no_authorization', 'bad_jwt', 'user_not_found', 'flow_state_not_found', 'flow_state_expired'],
    ...['bad_code_verifier', 'pkce_code_verifier_not_found']
  ]

  it.each([
    ['English', authEn],
    ['Chinese', authZh]
  ])('cover every code in %s', (_language, words) => {
    const unexpected = (code: string) => fill(words.problem.unexpected, { code })
    const phrase = (code: string) => problemText({ kind: 'refused', code, reasons: [] }, words)
    expect(CODES.filter(code => phrase(code) === unexpected(code))).toEqual([])
    expect(phrase('constructor')).toBe(unexpected('constructor'))
  })
})
