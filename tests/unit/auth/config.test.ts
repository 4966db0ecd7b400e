import { describe, expect, it } from 'vitest'
import { connectSources, KEY_VARIABLE, readAuthConfig, URL_VARIABLE } from '../../../auth/config.ts'
import { runScript } from '../../content/run-script.ts'

const URL = 'https://abcdefgh.supabase.co'
const KEY = 'sb_publishable_abc123'

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`
}

function read(url?: string, key?: string) {
  return readAuthConfig({ [URL_VARIABLE]: url, [KEY_VARIABLE]: key })
}

describe('the two variables', () => {
  it('may both be missing or empty', () => {
    expect(read()).toBeNull()
    expect(read('', ' ')).toBeNull()
  })

  it.each([
    [URL, KEY],
    [`${URL}/`, jwt({ role: 'anon' })],
    [` ${URL}\n`, KEY],
    ['http://127.0.0.1:9999', KEY],
    ['http://localhost:54321', 'any-local-key']
  ])('are accepted: %s', (url, key) => {
    expect(read(url, key)).toEqual({ url: url.trim().replace(/\/$/, ''), key })
  })

  it.each([
    ['not an address', 'abcdefgh.supabase.co'],
    ['a bare project name', 'abcdefgh'],
    ['http', 'http://abcdefgh.supabase.co'],
    ['script', 'javascript:alert(1)'],
    ['a path', `${URL}/auth/v1`],
    ['a query', `${URL}/?x=1`],
    ['a password', 'https://user:secret@abcdefgh.supabase.co'],
    ['two addresses', `${URL} https://evil.example`]
  ])('an address that is %s is refused by name', (_what, url) => {
    expect(() => read(url, KEY)).toThrow(URL_VARIABLE)
  })

  it('go together', () => {
    expect(() => read(URL)).toThrow(KEY_VARIABLE)
    expect(() => read(undefined, KEY)).toThrow(URL_VARIABLE)
  })

  it.each([
    ['a service-role token', jwt({ role: 'service_role' })],
    ['a secret key', 'sb_secret_abc123'],
    ['a person’s token', jwt({ role: 'authenticated' })],
    ['a token without a role', jwt({})],
    ['a token that cannot be read', 'abc.def.ghi'],
    ['a key with a line break', 'sb_publishable\nabc'],
    ['a key with quotes', '"sb_publishable_abc"']
  ])('%s is refused by name and never repeated', (_what, key) => {
    expect(() => read(URL, key)).toThrow(KEY_VARIABLE)
    try {
      read(URL, key)
    } catch (error) {
      expect(String(error)).not.toContain(key)
    }
  })

  it.each([jwt({ role: 'service_role' }), 'sb_secret_abc123'])('%s is refused as service-role', key => {
    expect(() => read(URL, key)).toThrow('service-role')
  })
})

it('the security policy names the service if there is one', () => {
  expect(connectSources(null)).toBe("'self'")
  expect(connectSources({ url: URL, key: KEY })).toBe(`'self' ${URL}`)
})

it('the build stops at once and names the variable', () => {
  const env = { [URL_VARIABLE]: 'nonsense', [KEY_VARIABLE]: KEY }
  const { status, stderr } = runScript('build-auth-config.ts', [], env)
  expect(status).toBe(1)
  expect(stderr).toContain(`${URL_VARIABLE} is not an address`)
})
