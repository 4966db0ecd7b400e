/** Saving, clearing and listing pages in the worker’s caches. */
import { fillCount } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { plainPath } from '../../../offline/addresses.ts'
import { find, put, urlsIn } from '../../../offline/caches.ts'
import { KEPT, libraryOf, PAGES, PERSONAL } from '../../../offline/names.ts'

/** Removes the traces of this reader’s reading. @returns the message of the outcome */
export async function clearSaved(words: OfflineWords): Promise<string> {
  try {
    const count = (await Promise.all([PAGES, KEPT].map(urlsIn))).flat().length
    for (const name of PERSONAL) await caches.delete(name)
    const done = count === 0 ? words.clearedNone : fillCount(count, words.clearedOne, words.cleared)
    return `${done} ${words.clearedRest}`
  } catch {
    return words.clearFailed
  }
}

/** Saves the page that is open, where there is a worker to open it again. @returns the message of the outcome */
export async function keepPage(words: OfflineWords): Promise<string> {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return words.keepFailed
    // The worker looks under this spelling.
    const url = location.origin + plainPath(location.pathname)
    const response = await fetch(url)
    return response.ok && (await put(KEPT, url, response)) ? words.kept : words.keepFailed
  } catch {
    return words.keepFailed
  }
}

async function titleOf(name: string, url: string): Promise<string> {
  const html = await (await find(name, url))?.text()
  return new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('h1')?.textContent ?? url
}

/** Address and title of every saved page, the last one first. */
export async function savedPages(): Promise<{ url: string; title: string }[]> {
  const pages = []
  for (const name of [KEPT, PAGES]) {
    for (const url of await urlsIn(name)) pages.push({ url, title: await titleOf(name, url) })
  }
  return pages.reverse()
}

/** Whether a page can be opened without a connection. Revisions in the caches’ addresses do not matter. */
export async function isCached(url: string): Promise<boolean> {
  try {
    return (await caches.match(url, { ignoreSearch: true, ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

/** Whether a language can be searched without a connection. */
export async function hasIndex(language: Language): Promise<boolean> {
  return (await urlsIn(libraryOf(language))).some(url => url.endsWith('-all.json'))
}
