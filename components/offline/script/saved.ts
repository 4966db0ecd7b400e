/** Saving, clearing and listing pages in the worker’s caches. */
import { fillCount } from '../../../i18n/fill.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { OfflineWords } from '../../../i18n/offline/index.ts'
import { plainPath } from '../../../offline/addresses.ts'
import { find, put, remove, urlsIn } from '../../../offline/caches.ts'
import { KEPT, libraryOf, PAGES } from '../../../offline/names.ts'
import { deleteEverything } from '../../kept/everything.ts'

/** The page that is open, as the worker spells its address. */
function thisPage(): string {
  return location.origin + plainPath(location.pathname)
}

/** Removes all that this site keeps of this reader. @returns the message of the outcome */
export async function clearSaved(words: OfflineWords): Promise<string> {
  try {
    const count = await deleteEverything()
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
    const url = thisPage()
    const response = await fetch(url)
    return response.ok && (await put(KEPT, url, response)) ? words.kept : words.keepFailed
  } catch {
    return words.keepFailed
  }
}

/** Whether the reader saved the safety page that is open. */
export async function isKept(): Promise<boolean> {
  return (await find(KEPT, thisPage())) !== undefined
}

/** Removes the saved copy of the page that is open. @returns the message of the outcome */
export async function removePage(words: OfflineWords): Promise<string> {
  await remove(KEPT, [thisPage()])
  return (await isKept()) ? words.clearFailed : words.removed
}

/** Removes the copies of all safety pages but the one that is open. @returns whether there were any */
export async function removeOtherSafetyPages(): Promise<boolean> {
  const others = (await urlsIn(KEPT)).filter(url => url !== thisPage())
  await remove(KEPT, others)
  return others.length > 0
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
