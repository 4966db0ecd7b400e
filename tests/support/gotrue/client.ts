/** The real client in Node, as a browser without BroadcastChannel would run it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuthClient } from '../../../auth/client.ts'
import type { AuthClient } from '../../../auth/types.ts'
import { authClient } from '../../../scripts/lib/auth-bundle.ts'
import type { FakeGoTrue } from './index.ts'

/** A storage that tests can look into. */
export class MemoryStorage {
  readonly items = new Map<string, string>()

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }
}

export type MakeClient = typeof createAuthClient

/** How long a hanging service is waited for. */
const REQUEST_MS = 2000

/** @param make the client of the package, or that of the bundle */
export function realClient(
  { url, key }: Pick<FakeGoTrue, 'url' | 'key'>,
  storage = new MemoryStorage(),
  make: MakeClient = createAuthClient
): AuthClient {
  return make({ url, key }, { storage, requestMs: REQUEST_MS, autoRefreshToken: false })
}

/** The client as browsers get it: the bundle with parts left out. */
export async function bundledClient(): Promise<MakeClient> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-client-'))
  const file = join(folder, 'client.mjs')
  writeFileSync(file, await authClient())
  const module = (await import(file)) as { createAuthClient: MakeClient }
  rmSync(folder, { recursive: true })
  return module.createAuthClient
}
