import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../../auth/problem.ts'
import { codeField, codeOf, emailField, newPasswordField, passwordField } from '../../../../components/auth/fields.ts'
import { fieldOf, problemMessage } from '../../../../components/auth/problem-message.ts'
import { authEn } from '../../../../i18n/auth/en.ts'
import { authZh } from '../../../../i18n/auth/zh.ts'

/** The codes that the contract of the service asks pages to explain, and those of the client. */
const CODES = [
  ...['invalid_credentials', 'email_not_confirmed', 'user_banned', 'signup_disabled', 'email_provider_disabled'],
  ...['user_already_exists', 'email_exists', 'email_address_invalid', 'email_address_not_authorized'],
  ...['validation_failed', 'weak_password', 'same_password', 'otp_expired', 'otp_disabled', 'access_denied'],
  ...['reauthentication_needed', 'current_password_required', 'current_password_invalid', 'insufficient_aal'],
  ...['session_not_found', 'session_expired', 'refresh_token_not_found', 'refresh_token_already_used'],
  ...['no_authorization', 'bad_jwt', 'user_not_found', 'flow_state_not_found', 'flow_state_expired'],
  ...['bad_code_verifier', 'pkce_code_verifier_not_found']
]

function refused(code: string, reasons: string[] = []): Problem {
  return { kind: 'refused', code, reasons }
}

describe.each([
  ['English', authEn],
  ['Chinese', authZh]
])('in %s', (_language, messages) => {
  const { missing, problem, refused: explained, weak } = messages

  it('every code of the service has a message', () => {
    const unexpected = (code: string) => problemMessage({ kind: 'unexpected', code }, messages)
    expect(CODES.filter(code => problemMessage(refused(code), messages) === unexpected(code))).toEqual([])
    expect(problemMessage(refused('constructor'), messages)).toBe(unexpected('constructor'))
    expect(unexpected('constructor')).toContain('constructor')
  })

  it.each<[Problem, string]>([
    [{ kind: 'offline' }, problem.offline],
    [{ kind: 'unreachable' }, problem.unreachable],
    [{ kind: 'busy', seconds: 42 }, problem.busy.replace('{seconds}', '42')],
    [refused('session_expired'), explained.session_not_found],
    [
      refused('weak_password', ['length', 'pwned', 'constructor']),
      `${explained.weak_password} ${weak.length} ${weak.pwned}`
    ]
  ])('%j is explained', (found, text) => {
    expect(problemMessage(found, messages)).toBe(text)
  })

  it.each([
    [emailField, ' ', missing.email],
    [emailField, 'sam', missing.emailShape],
    [emailField, 'sam li@mail.example', missing.emailShape],
    [emailField, ' sam@mail.example ', undefined],
    [passwordField, '', missing.password],
    [passwordField, ' ', undefined],
    [newPasswordField, '', missing.newPassword],
    [newPasswordField, 'a'.repeat(72), undefined],
    [newPasswordField, '马'.repeat(25), missing.longPassword],
    [codeField, '', missing.code],
    [codeField, '12345', missing.code],
    [codeField, ' 123 456', undefined],
    [codeField, '１２３４５６', undefined]
  ])('%o checks “%s”', (field, typed, error) => {
    expect(field(messages).check?.(typed)).toBe(error)
  })
})

it('a code is read as its digits', () => {
  expect(codeOf(' １２３-456 ')).toBe('123456')
})

it('a refusal marks the field that it is about', () => {
  expect(fieldOf(refused('otp_expired'))).toBe('code')
  expect(fieldOf(refused('user_banned'))).toBeUndefined()
  expect(fieldOf({ kind: 'offline' })).toBeUndefined()
})
