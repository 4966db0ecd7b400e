/** Pages that this reader has visited or asked to keep, with the files they need. */
import { LANGUAGES } from '../i18n/languages.ts'
import { assetsIn } from './addresses.ts'
import { ASSETS, KEPT, libraryOf, PAGES } from './names.ts'
import { find, isForbiddenToStore, isPage, isStorable, put, remove, urlsIn } from './stores.ts'

/** Pages remembered; the oldest goes first. About two megabytes on the device. */
export const MOST_PAGES = 60

/** Stores a page as it was seen last. A safety page only where the reader has asked for it before. */
export async function remember(url: string, response: Response, safety: boolean): Promise<void> {
  if (!isStorable(response) || !isPage(response)) return
  if (await find(KEPT, url)) {
    await put(KEPT, url, response)
  } else if (!safety && !isForbiddenToStore(response)) {
    // What is put anew goes to the end: the order is that of the last visit.
    await remove(PAGES, [url])
    await put(PAGES, url, response)
    const stored = await urlsIn(PAGES)
    await remove(PAGES, stored.slice(0, Math.max(0, stored.length - MOST_PAGES)))
  }
}

/** A visited or kept page as it was stored. */
export async function recall(url: string): Promise<Response | undefined> {
  return (await find(KEPT, url)) ?? find(PAGES, url)
}

/**
 * After an update: pages of the build before keep the files they name, and those that
 * these name in turn; nothing else of that build stays.
 * @param urlOf the whole address of a path
 * @param inShell whether the new build holds an address anyway
 */
export async function tidyAssets(urlOf: (path: string) => string, inShell: (url: string) => boolean): Promise<void> {
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
  // A set hands out what is added to it on the way.
  for (const url of needed) {
    const held = inShell(url) ? undefined : await caches.match(url, { ignoreVary: true })
    if (!held) continue
    addNamed(await held.clone().text(), needed)
    if (!(await find(ASSETS, url))) await put(ASSETS, url, held)
  }
  await remove(ASSETS, (await urlsIn(ASSETS)).filter(url => !needed.has(url)))
}
