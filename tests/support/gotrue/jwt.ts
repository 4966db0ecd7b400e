/** JSON Web Tokens, signed with a key that protects nothing. */
import { createHmac } from 'node:crypto'

const KEY = 'a key for tests alone'

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signature(text: string): string {
  return createHmac('sha256', KEY).update(text).digest('base64url')
}

/** A token as the service signs it, with a key of the tests. */
export function signToken(claims: Record<string, unknown>): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${signature(text)}`
}

/** The claims of a token that we signed; undefined for any other text. */
export function readToken(token: string): Record<string, unknown> | undefined {
  const [header, payload, sign] = token.split('.')
  if (!payload || signature(`${header}.${payload}`) !== sign) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
}
