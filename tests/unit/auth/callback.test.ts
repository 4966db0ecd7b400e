import { expect, it } from 'vitest'
import { readCallback } from '../../../auth/callback.ts'

const PAGE = 'https://foothold.example/en/auth/confirm'

it.each([
  ['?token_hash=abc&type=email', { kind: 'hash', tokenHash: 'abc', type: 'email' }],
  ['?next=/en&token_hash=pkce_abc&type=recovery', { kind: 'hash', tokenHash: 'pkce_abc', type: 'recovery' }],
  ['?token_hash=abc&type=signup', { kind: 'hash', tokenHash: 'abc', type: 'email' }],
  ['?token_hash=abc&type=magiclink', { kind: 'hash', tokenHash: 'abc', type: 'email' }],
  ['?token_hash=abc&type=constructor', { kind: 'hash', tokenHash: 'abc', type: 'email' }],
  ['?token_hash=abc&type=email_change', { kind: 'hash', tokenHash: 'abc', type: 'email_change' }],
  ['?code=123e4567', { kind: 'code', code: '123e4567' }],
  ['?error=access_denied&error_code=otp_expired#error=access_denied', { kind: 'error', code: 'otp_expired' }],
  ['#error=access_denied&error_code=otp_expired&error_description=x&sb=', { kind: 'error', code: 'otp_expired' }],
  ['#error=access_denied', { kind: 'error', code: 'access_denied' }],
  ['#access_token=a.b.c&refresh_token=d&type=recovery', { kind: 'tokens' }],
  ['', { kind: 'none', type: 'email' }],
  ['?type=recovery', { kind: 'none', type: 'recovery' }]
])('the address of a link from a mail ends in %s', (rest, expected) => {
  expect(readCallback(PAGE + rest)).toEqual(expected)
})
