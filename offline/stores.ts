/** Small helpers around the Cache API. None of them throws: a full or blocked store must never cost an answer. */

/** A cache for some purpose of ours, or undefined where the browser refuses. */
async function opened(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name)
  } catch {
    return undefined
  }
}

/** May this be stored? Only what our own server answered, whole and without a detour. */
export function isStorable(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected
}

/** Is this a page, and not a feed or data that somebody opened in a tab? */
export function isPage(response: Response): boolean {
  return /^text\/html\b/.test(response.headers.get('content-type') ?? '')
}

/** Did the server ask that nobody keep this? */
export function isForbiddenToStore(response: Response): boolean {
  return /\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
}

/** What is stored under an address. Servers vary answers by encoding alone, which is gone by then. */
export async function find(name: string, url: string, options?: CacheQueryOptions): Promise<Response | undefined> {
  return (await opened(name))?.match(url, { ignoreVary: true, ...options }).catch(() => undefined)
}

/** Stores an answer. @returns whether it is stored: the device may be full */
export async function put(name: string, url: string, response: Response): Promise<boolean> {
  try {
    await (await opened(name))?.put(url, response)
    return true
  } catch {
    return false
  }
}

/** The addresses in a cache, oldest first; none where the browser refuses it. */
export async function urlsIn(name: string): Promise<string[]> {
  const keys = await (await opened(name))?.keys().catch(() => [])
  return (keys ?? []).map(({ url }) => url)
}

/** Removes some addresses from a cache; what cannot be removed stays, and nothing is said. */
export async function remove(name: string, urls: string[]): Promise<void> {
  const cache = await opened(name)
  for (const url of urls) await cache?.delete(url).catch(() => false)
}
