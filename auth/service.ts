/** The sign-in service: its client and configuration, fetched only with a stored session or on a sign-in page. */
import boot from '../.generated/boot.json'
import type * as ClientModule from './client.ts'
import type { AuthConfig } from './config.ts'
import type { AuthClient } from './types.ts'

export interface Connection {
  client: AuthClient
  config: AuthConfig
}

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

/** Written by scripts/build-auth-config.ts, so that no script differs between deployments. */
const CONFIG_PATH = `${BASE}/auth-config.json`

/** Not bundled by webpack, which would make three files of it (docs/decisions/0006-sign-in.md). */
const CLIENT_PATH = `${BASE}${boot.authClient}`

/** One client a tab: two would compete for the stored session. */
let connection: Promise<Connection | null> | undefined

/** The connection, or null where accounts are not set up; a failure is thrown, and the next call tries again. */
export function connect(): Promise<Connection | null> {
  connection ??= open().catch((error: unknown) => {
    connection = undefined
    throw error
  })
  return connection
}

async function open(): Promise<Connection | null> {
  const response = await fetch(CONFIG_PATH)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${CONFIG_PATH} responded with ${response.status}`)
  const config = (await response.json()) as AuthConfig | null
  if (!config) return null
  const { createAuthClient } = (await import(/* webpackIgnore: true */ CLIENT_PATH)) as typeof ClientModule
  return { client: createAuthClient(config), config }
}

/** What the service offers, as far as the pages show it. */
export interface ServiceSettings {
  signUp: boolean
  email: boolean
}

/** What the service offers. Without a response everything is shown, and the service refuses what it does not offer. */
export async function readSettings({ url, key }: AuthConfig): Promise<ServiceSettings> {
  try {
    const response = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: key },
      signal: AbortSignal.timeout(5000)
    })
    const settings = (await response.json()) as { disable_signup?: boolean; external?: { email?: boolean } }
    return { signUp: settings.disable_signup !== true, email: settings.external?.email !== false }
  } catch {
    return { signUp: true, email: true }
  }
}
