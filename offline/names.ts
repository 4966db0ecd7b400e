/** The stores of the service worker, named once for the worker and for the pages that look into them. */
import type { Language } from '../i18n/languages.ts'

/**
 * Sites below several paths of one host share its stores, so a name says whose it is:
 * `foothold/guide:shell`. The colon ends the path, for `/` begins every other.
 */
const OWN = `foothold${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}:`

/** The same for every reader: offline pages, phone numbers, styles, scripts. Filled whole, or not at all. */
export const SHELL = `${OWN}shell`
/** Pages this reader has visited. */
export const PAGES = `${OWN}pages`
/** Safety pages this reader asked to keep. */
export const KEPT = `${OWN}kept`
/** Files with a hash in their name that visited pages need. */
export const ASSETS = `${OWN}assets`

/** What a reader’s own reading has left: everything that “Clear saved pages” removes. */
export const PERSONAL = [PAGES, KEPT, ASSETS]

/** What a page says to the worker that waits and to the one at work, once the reader has asked for the new version. */
export const TAKE_OVER = 'take-over'

/** What a page asks the worker: from when is the stored page that it is? */
export const GIVEN_FROM = 'given-from'

/** What the worker says to a page that should look: a new version waits, or the page is a saved copy. */
export const NEWS = 'news'

/** The same for every reader of a language: its calculators and its index of search. */
export function libraryOf(language: Language): string {
  return `${OWN}library-${language}`
}

/** Is this one of our stores? Other sites of the same origin may have theirs. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(OWN)
}
