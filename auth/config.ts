/** The two variables that point the site at a Supabase project, read at build time. A mistake stops the build. */
export interface AuthConfig {
  url: string
  /** The public (anon or publishable) key, which every visitor can read. */
  key: string
}

export const URL_VARIABLE = 'NEXT_PUBLIC_SUPABASE_URL'
export const KEY_VARIABLE = 'NEXT_PUBLIC_SUPABASE_ANON_KEY'

/**
 * The configuration, or null where neither variable is set.
 * @throws naming the variable that is wrong; the message never repeats a key
 */
export function readAuthConfig(env: Record<string, string | undefined>): AuthConfig | null {
  const url = env[URL_VARIABLE]?.trim() ?? ''
  const key = env[KEY_VARIABLE]?.trim() ?? ''
  if (!url && !key) return null
  if (!url) throw new Error(`${KEY_VARIABLE} is set but ${URL_VARIABLE} is not. Set both, or neither.`)
  if (!key) throw new Error(`${URL_VARIABLE} is set but ${KEY_VARIABLE} is not. Set both, or neither.`)
  return { url: readUrl(url), key: readKey(key) }
}

/** The sources of `connect-src` in the Content-Security-Policy. */
export function connectSources(config: AuthConfig | null): string {
  return config ? `'self' ${config.url}` : "'self'"
}

function readUrl(text: string): string {
  const wrong = (why: string) => new Error(`${URL_VARIABLE} ${why}. It looks like https://abcdefgh.supabase.co`)
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw wrong('is not an address')
  }
  const onThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && onThisMachine)) {
    throw wrong('must begin with https:// (http:// only for this machine)')
  }
  if (url.username || url.password) throw wrong('must not carry a user name or password')
  if (url.pathname !== '/' || url.search || url.hash) throw wrong('must be an origin alone, without a path')
  return url.origin
}

/** Refuses every key that can do more than a visitor may. */
function readKey(key: string): string {
  if (!/^[\w.~+/=-]+$/.test(key)) throw new Error(`${KEY_VARIABLE} has characters that no key has.`)
  const role = key.startsWith('sb_secret_') ? 'service_role' : roleOf(key)
  if (role === 'service_role' || role === 'supabase_admin') {
    throw new Error(
      `${KEY_VARIABLE} holds a service-role (secret) key, which would be published to every visitor. ` +
        'Use the anon or publishable key, and replace the secret one if it has been shared.'
    )
  }
  if (role !== undefined && role !== 'anon') {
    throw new Error(`${KEY_VARIABLE} is a token for “${role}”; it must be the project’s anon key.`)
  }
  return key
}

/** The role in a key that is a JSON Web Token; undefined for other keys. */
function roleOf(key: string): string | undefined {
  const parts = key.split('.')
  if (parts.length !== 3) return undefined
  try {
    const payload: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return payload instanceof Object && 'role' in payload ? String(payload.role) : 'nobody'
  } catch {
    throw new Error(`${KEY_VARIABLE} looks like a JSON Web Token but cannot be read as one.`)
  }
}
