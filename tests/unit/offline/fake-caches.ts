/** The Cache API in memory, as far as the worker uses it. */
import { vi } from 'vitest'

class FakeCache {
  readonly entries = new Map<string, Response>()

  constructor(private readonly store: FakeCaches) {}

  async match(url: string, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const key = [...this.entries.keys()].find(each => each === url || (ignoreSearch && each.split('?')[0] === url))
    return key === undefined ? undefined : this.entries.get(key)?.clone()
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.store.full) throw new DOMException('No space left', 'QuotaExceededError')
    this.entries.set(url, response)
  }

  async delete(url: string): Promise<boolean> {
    return this.entries.delete(url)
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map(url => ({ url }))
  }
}

export class FakeCaches {
  full = false
  blocked = false
  private readonly caches = new Map<string, FakeCache>()

  async open(name: string): Promise<FakeCache> {
    if (this.blocked) throw new DOMException('The operation is insecure.', 'SecurityError')
    const cache = this.caches.get(name) ?? new FakeCache(this)
    this.caches.set(name, cache)
    return cache
  }

  async match(url: string): Promise<Response | undefined> {
    for (const cache of this.caches.values()) {
      const found = await cache.match(url)
      if (found) return found
    }
    return undefined
  }

  async delete(name: string): Promise<boolean> {
    return this.caches.delete(name)
  }

  /** What a cache holds. */
  urls(name: string): string[] {
    return [...(this.caches.get(name)?.entries.keys() ?? [])]
  }
}

/** Puts an empty store in the browser’s place. */
export function useFakeCaches(): FakeCaches {
  const fake = new FakeCaches()
  vi.stubGlobal('caches', fake)
  return fake
}

/** A page of our own server, as `fetch` gives it. */
export function basic(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, { ...init, headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers } })
  Object.defineProperty(response, 'type', { value: 'basic' })
  Object.defineProperty(response, 'clone', { value: () => basic(body, init) })
  return response
}
