/** Names of the service worker’s caches and messages, shared with the pages. */
import { LANGUAGES, type Language } from '../i18n/languages.ts'

/** Sites below several paths of one host share its caches; `:` cannot begin a longer path as `/` would. */
const OWN = `foothold${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}:`

/** Offline pages, phone numbers, styles and scripts, the same for every reader. Cached whole or not at all. */
export const SHELL = `${OWN}shell`
/** Pages this reader has visited. */
export const PAGES = `${OWN}pages`
/** Safety pages this reader asked to save. */
export const KEPT = `${OWN}kept`
/** Hashed files that visited pages need. */
export const ASSETS = `${OWN}assets`

/** What “What can I get?” works with, of a language in which this reader has opened it. */
export function interviewOf(language: Language): string {
  return `${OWN}interview-${language}`
}

/** Traces of what a reader read: everything that “Clear saved pages” removes. */
export const PERSONAL = [PAGES, KEPT, ASSETS, ...LANGUAGES.map(interviewOf)]

/** Page to both workers: the reader has asked for the new version. */
export const TAKE_OVER = 'take-over'

/** Page to worker: when was the saved copy fetched that this page is? */
export const GIVEN_FROM = 'given-from'

/** Worker to page: a new version waits, or the page is a saved copy. */
export const NEWS = 'news'

/** The cache of a language’s calculators and search index, the same for every reader. */
export function libraryOf(language: Language): string {
  return `${OWN}library-${language}`
}

/** Whether a cache is ours: other sites of the origin may have theirs. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(OWN)
}
