/** The Cache API in memory, as far as the worker uses it. */
import { vi } from 'vitest'

class FakeCache {
  /** A new response each time: in Node 22.12 a clone that is collected takes the body of its source along. */
  readonly entries = new Map<string, () => Response>()

  constructor(private readonly device: FakeCaches) {}

  async match(url: string, { ignoreSearch = false }: CacheQueryOptions = {}): Promise<Response | undefined> {
    const key = [...this.entries.keys()].find(each => each === url || (ignoreSearch && each.split('?')[0] === url))
    return key === undefined ? undefined : this.entries.get(key)?.()
  }

  async put(url: string, response: Response): Promise<void> {
    if (this.device.full) throw new DOMException('No space left', 'QuotaExceededError')
    const { status, headers, type } = response
    const body = await response.arrayBuffer()
    this.entries.set(url, () => {
      const copy = new Response(body, { status, headers })
      return Object.defineProperty(copy, 'type', { value: type })
    })
  }

  delete = async (url: string) => this.entries.delete(url)
  keys = async () => [...this.entries.keys()].map(url => ({ url }))
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

  async has(name: string): Promise<boolean> {
    if (this.blocked) throw new DOMException('The operation is insecure.', 'SecurityError')
    return this.caches.has(name)
  }

  async match(url: string): Promise<Response | undefined> {
    for (const cache of this.caches.values()) {
      const found = await cache.match(url)
      if (found) return found
    }
    return undefined
  }

  delete = async (name: string) => this.caches.delete(name)
  urls = (name: string) => [...(this.caches.get(name)?.entries.keys() ?? [])]
}

export function useFakeCaches(): FakeCaches {
  const fake = new FakeCaches()
  vi.stubGlobal('caches', fake)
  return fake
}

export function basic(body: string, init: ResponseInit = {}): Response {
  const response = new Response(body, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers }
  })
  Object.defineProperty(response, 'type', { value: 'basic' })
  Object.defineProperty(response, 'clone', { value: () => basic(body, init) })
  return response
}
