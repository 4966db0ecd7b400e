/** The stores of the service worker, named once for the worker and for the pages that look into them. */

/** The same for every reader: offline pages, phone numbers, styles, scripts. Filled whole, or not at all. */
export const SHELL = 'foothold-shell'
/** The same for every reader of a language: calculators and the index of search. */
export const LIBRARY = 'foothold-library'
/** Pages this reader has visited. */
export const PAGES = 'foothold-pages'
/** Safety pages this reader asked to keep. */
export const KEPT = 'foothold-kept'
/** Files with a hash in their name that visited pages need. */
export const ASSETS = 'foothold-assets'

/** What a reader’s own reading has left: everything that “Clear saved pages” removes. */
export const PERSONAL = [PAGES, KEPT, ASSETS]

/** What a page says to the worker that waits and to the one at work, once the reader has asked for the new version. */
export const TAKE_OVER = 'take-over'

/** Is this one of our stores? Other sites of the same origin may have theirs. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith('foothold-')
}
