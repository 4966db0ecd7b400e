/** Pages that this reader has visited or asked to save, with the files they need. */
import { LANGUAGES } from '../i18n/languages.ts'
import { assetsIn } from './addresses.ts'
import { find, isNoStore, isPage, isStorable, put, remove, urlsIn } from './caches.ts'
import { ASSETS, KEPT, libraryOf, PAGES } from './names.ts'

/** Visited pages at most, about two megabytes; the oldest goes first. */
export const MOST_PAGES = 60

/** Caches a visited page; a safety page only where the reader has asked to save it before. */
export async function putVisited(url: string, response: Response, safety: boolean): Promise<void> {
  if (!isStorable(response) || !isPage(response)) return
  if (await find(KEPT, url)) {
    await put(KEPT, url, response)
  } else if (!safety && !isNoStore(response)) {
    // Removed and put again, it moves to the end: the order is that of the last visits.
    await remove(PAGES, [url])
    await put(PAGES, url, response)
    const cached = await urlsIn(PAGES)
    await remove(PAGES, cached.slice(0, Math.max(0, cached.length - MOST_PAGES)))
  }
}

/** The copy of a visited or saved page. */
export async function findVisited(url: string): Promise<Response | undefined> {
  return (await find(KEPT, url)) ?? find(PAGES, url)
}

/** After an update: cached pages keep the files they name, and the files that these name; all others go. */
export async function pruneAssets(urlOf: (path: string) => string, inShell: (url: string) => boolean): Promise<void> {
  const needed = new Set<string>()
  function addNamed(text: string, held: Set<string>): void {
    for (const url of assetsIn(text).map(urlOf)) if (!held.has(url)) needed.add(url)
  }
  for (const name of [KEPT, PAGES, ...LANGUAGES.map(libraryOf)]) {
    const held = new Set(await urlsIn(name))
    for (const url of held) {
      const response = await find(name, url)
      if (response && isPage(response)) addNamed(await response.text(), held)
    }
  }
  // The loop also visits what is added to the set on the way.
  for (const url of needed) {
    const held = inShell(url) ? undefined : await caches.match(url, { ignoreVary: true })
    if (!held) continue
    addNamed(await held.clone().text(), needed)
    if (!(await find(ASSETS, url))) await put(ASSETS, url, held)
  }
  const old = (await urlsIn(ASSETS)).filter(url => !needed.has(url))
  await remove(ASSETS, old)
}
