/** What the service worker reads from an address. Paths are below the site’s own base, such as `/en/helplines`. */
import { languageOfPath, type Language } from '../i18n/languages.ts'

/** Sign-in: its pages, its configuration, its scripts. The worker never answers for any of it. */
const SIGN_IN = /\/auth(?![a-z])/

/** Files whose name carries a hash: what is stored under it is right for ever. */
const HASHED = /^\/(_next\/static\/|assets\/|search\/(?:en|zh)-)/

/** A page’s own script holds its text: `/_next/static/chunks/pages/en/community/crisis-0a1b.js`. */
const PAGE_SCRIPT = /^\/_next\/static\/chunks\/pages(\/.+)-[0-9a-f]+\.js$/

/** Addresses of hashed files inside a page, also in the boot script’s list. */
const ASSET_IN_HTML = /\/(?:_next\/static|assets)\/[^"'\s<>&\\]+/g

/** Is this address of the kind that the worker leaves to the browser? */
export function isLeftAlone(path: string): boolean {
  return SIGN_IN.test(path)
}

export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

/**
 * Is this a safety page, or a script that holds its text?
 * @param safetyPages paths without their language
 */
export function isSafety(path: string, safetyPages: ReadonlySet<string>): boolean {
  const page = PAGE_SCRIPT.exec(path)?.[1] ?? path
  const language = languageOfPath(page)
  return language !== undefined && safetyPages.has(page.slice(language.length + 1))
}

/** The language to speak to a reader in who asked for this and cannot have it. */
export function languageFor(path: string, query: URLSearchParams): Language {
  return languageOfPath(path) ?? (query.get('lang') === 'zh' ? 'zh' : 'en')
}

/** Everything with a hash that a page names, below the base, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(ASSET_IN_HTML) ?? [])]
}
