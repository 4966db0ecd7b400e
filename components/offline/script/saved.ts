/** Keeping, clearing and listing saved pages. Works on the worker’s stores, and says so where they are refused. */
import type { Language } from '../../../i18n/languages.ts'
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { plainPath } from '../../../offline/addresses.ts'
import { KEPT, libraryOf, PAGES, PERSONAL } from '../../../offline/names.ts'
import { urlsIn } from '../../../offline/stores.ts'

export interface SavedPage {
  url: string
  path: string
  title: string
}

/** Removes what this reader’s reading has left. @returns the words that say what was done */
export async function clearSaved(words: OfflineWords): Promise<string> {
  try {
    const count = (await Promise.all([PAGES, KEPT].map(urlsIn))).flat().length
    for (const name of PERSONAL) await caches.delete(name)
    const done =
      count === 0 ? words.clearedNone : count === 1 ? words.clearedOne : words.cleared.replace('{count}', String(count))
    return `${done} ${words.clearedRest}`
  } catch {
    return words.clearFailed
  }
}

/** Stores the page that is open, where there is a worker to open it again. @returns the words that say what came of it */
export async function keepPage(words: OfflineWords): Promise<string> {
  try {
    if (!(await navigator.serviceWorker.getRegistration())) return words.keepFailed
    // The worker looks under this spelling.
    const url = location.origin + plainPath(location.pathname)
    const response = await fetch(url)
    if (!response.ok) return words.keepFailed
    await (await caches.open(KEPT)).put(url, response)
    return words.kept
  } catch {
    return words.keepFailed
  }
}

/** Every saved page with the title it names, the one visited last first. */
export async function savedPages(): Promise<SavedPage[]> {
  try {
    const pages = []
    for (const name of [KEPT, PAGES]) {
      const cache = await caches.open(name)
      for (const url of await urlsIn(name)) {
        const html = (await (await cache.match(url))?.text()) ?? ''
        const title = new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent
        pages.push({ url, path: new URL(url).pathname, title: title ?? url })
      }
    }
    return pages.reverse()
  } catch {
    return []
  }
}

/** Can this page be opened without a connection? Revisions in the stores’ addresses do not matter. */
export async function isStored(url: string): Promise<boolean> {
  try {
    return (await caches.match(url, { ignoreSearch: true, ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

/** Can this language be searched without a connection? */
export async function hasIndex(language: Language): Promise<boolean> {
  return (await urlsIn(libraryOf(language))).some(url => url.endsWith('-all.json'))
}
