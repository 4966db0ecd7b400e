/** The Cache API without exceptions: a full or blocked cache must never cost a response. */

/** @returns undefined where the browser refuses */
async function open(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name)
  } catch {
    return undefined
  }
}

/** The same only if it is there: who looks into a cache must not leave an empty one on the device. */
async function openExisting(name: string): Promise<Cache | undefined> {
  try {
    return (await caches.has(name)) ? await caches.open(name) : undefined
  } catch {
    return undefined
  }
}

/** Whether our own server sent this, complete and without a redirect. */
export function isStorable(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected
}

/** Whether this is a page, and not a feed or data opened in a tab. */
export function isPage(response: Response): boolean {
  return /^text\/html\b/.test(response.headers.get('content-type') ?? '')
}

/** Whether the server sent `no-store`. */
export function isNoStore(response: Response): boolean {
  return /\bno-store\b/i.test(response.headers.get('cache-control') ?? '')
}

/** The cached response of an address. Servers vary responses by encoding alone, which is gone by then. */
export async function find(name: string, url: string, options?: CacheQueryOptions): Promise<Response | undefined> {
  return (await openExisting(name))?.match(url, { ignoreVary: true, ...options }).catch(() => undefined)
}

/** Caches a response. @returns whether that worked: the device may be full */
export async function put(name: string, url: string, response: Response): Promise<boolean> {
  try {
    const cache = await open(name)
    await cache?.put(url, response)
    return cache !== undefined
  } catch {
    return false
  }
}

/** The addresses in a cache, oldest first; none where the browser refuses. */
export async function urlsIn(name: string): Promise<string[]> {
  const keys = await (await openExisting(name))?.keys().catch(() => [])
  return (keys ?? []).map(({ url }) => url)
}

/** Removes addresses from a cache, as far as the browser allows it. */
export async function remove(name: string, urls: string[]): Promise<void> {
  const cache = await openExisting(name)
  for (const url of urls) await cache?.delete(url).catch(() => false)
}
