/** Names of the service worker’s caches and messages, shared with the pages. */
import { LANGUAGES, type Language } from '../i18n/languages.ts'

/** Sites below several paths of one host share its caches; `:` cannot begin a longer path as `/` would. */
const OWN = `foothold${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}:`

/** Calls are marked as pure, so that the script of exit pages carries only the name it uses. */
const own = (name: string) => OWN + name

/** Offline pages, phone numbers, styles and scripts, the same for every reader. Cached whole or not at all. */
export const SHELL = /* @__PURE__ */ own('shell')
/** Pages this reader has visited. */
export const PAGES = /* @__PURE__ */ own('pages')
/** Safety pages this reader asked to save. */
export const KEPT = /* @__PURE__ */ own('kept')
/** Hashed files that visited pages need. */
export const ASSETS = /* @__PURE__ */ own('assets')

/** What “What can I get?” works with, of a language in which this reader has opened it. */
export function interviewOf(language: Language): string {
  return `${OWN}interview-${language}`
}

/** Traces of what a reader read: every cache that “Delete what this site kept for me” removes. */
export const PERSONAL = /* @__PURE__ */ [PAGES, KEPT, ASSETS].concat(/* @__PURE__ */ LANGUAGES.map(interviewOf))

/** Page to both workers: the reader has asked for the new version. */
export const TAKE_OVER = 'take-over'

/** Page to worker: when was the saved copy fetched that this page is? */
export const GIVEN_FROM = 'given-from'

/** Worker to page: a new version waits, the page is a saved copy, or safety pages are saved on this device. */
export const NEWS = 'news'

/** The cache of a language’s calculators and search index, the same for every reader. */
export function libraryOf(language: Language): string {
  return `${OWN}library-${language}`
}

/** Whether a cache is ours: other sites of the origin may have theirs. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(OWN)
}
