/** The client that browsers get, run in Node. */
import { createAuthClient } from '../../../auth/client.ts'
import type { AuthClient } from '../../../auth/types.ts'
import type { FakeGoTrue } from './index.ts'

/** A storage whose items tests can read. */
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

/** A client of the fake service, without the timer that refreshes sessions. @param requestMs its patience */
export function clientOf({ url, key }: FakeGoTrue, storage = new MemoryStorage(), requestMs?: number): AuthClient {
  return createAuthClient({ url, key }, { storage, autoRefreshToken: false, ...(requestMs && { requestMs }) })
}
