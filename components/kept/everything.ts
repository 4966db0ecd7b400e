/** All that this site keeps on a device, and how it is deleted: everything at once, or what may reveal violence. */
import { removeStoredSession, STORAGE_KEY } from '../../auth/storage.ts'
import { urlsIn } from '../../offline/caches.ts'
import { ASSETS, KEPT, PAGES, PERSONAL } from '../../offline/names.ts'
import { forgetLanguage } from '../boot/language.ts'
import { STATE_KEY } from '../filters/kept-state.ts'
import { BANNER_KEY } from '../layout/banner-kept.ts'
import { SEARCH_KEY_OFF } from '../search/key-off.ts'
import { WRITING_KEY } from '../traditional/kept-writing.ts'
import { ANSWERS_KEY, deleteAnswers } from './answers.ts'

/** The beginnings of all keys that we store. A unit test finds a key that is not here. */
export const KEYS = [ANSWERS_KEY, STATE_KEY, WRITING_KEY, SEARCH_KEY_OFF, BANNER_KEY, STORAGE_KEY]

/** Copies of pages that a reader opened or saved, with their files. */
const COPIES = [PAGES, KEPT, ASSETS]

/** How many pages there are copies of. @throws where the browser refuses */
async function deleteCaches(names: readonly string[]): Promise<number> {
  const pages = (await Promise.all([PAGES, KEPT].map(urlsIn))).flat().length
  for (const name of names) await caches.delete(name)
  return pages
}

/** Deletes everything of this reader; what is the same for every reader stays. @returns the number of copies of pages
 * @throws where the browser refuses */
export async function deleteEverything(): Promise<number> {
  removeStoredSession()
  forgetLanguage()
  for (const key of KEYS) localStorage.removeItem(key)
  return deleteCaches(PERSONAL)
}

/**
 * For somebody who is not safe: deletes kept answers and the copies of pages, at once where the browser allows it.
 * @returns whether there were any
 */
export async function deleteForSafety(): Promise<boolean> {
  const wereAnswers = deleteAnswers()
  const pages = 'caches' in globalThis ? await deleteCaches(COPIES).catch(() => 0) : 0
  return wereAnswers || pages > 0
}
