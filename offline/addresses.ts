/** What the service worker reads from an address. Paths are below the site’s own base, such as `/en/helplines`. */
import { languageOfPath, type Language } from '../i18n/languages.ts'

/** Sign-in: its pages, its configuration, its scripts. The worker never answers for any of it. */
const SIGN_IN = /\/auth(?![a-z])/

/**
 * Files whose name carries a hash: what is stored under it is right for ever. The manifests
 * below the build’s own name are not among them: pages print the figures of the day, so
 * another build of the same commit may have others.
 */
const HASHED =
  /^\/(?:_next\/static\/(?:chunks|css)\/(?:.+[-.])?[0-9a-f]{16}\.(?:js|css)|assets\/.+-[0-9a-f]{12}\.js|search\/(?:en|zh)-[0-9a-f]{12}[\w-]*\.json)$/

/** A page’s own script holds its text: `/_next/static/chunks/pages/en/community/crisis-0a1b.js`. */
const PAGE_SCRIPT = /^\/_next\/static\/chunks\/pages(\/.+)-[0-9a-f]+\.js$/

/** Addresses of hashed files inside a page, also in the boot script’s list. */
const ASSET_IN_HTML = /\/(?:_next\/static|assets)\/[^"'\s<>&\\]+/g

/**
 * One spelling of a path. Servers may answer `/en//community/%63risis.html` with the page of
 * `/en/community/crisis`, so whoever asks what a path is must ask it of this one.
 */
export function plainPath(path: string): string {
  const plain = path
    // One character at a time, and only ASCII: whatever else stands there, nothing throws.
    .replace(/%[0-7][0-9a-f]/gi, code => decodeURIComponent(code))
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?$/, '')
  return plain || '/'
}

/** Is this address of the kind that the worker leaves to the browser? */
export function isLeftAlone(path: string): boolean {
  return SIGN_IN.test(plainPath(path))
}

/** Does this file carry a hash in its name, so that a stored copy never grows old? */
export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

/**
 * Is this a safety page, or a script that holds its text?
 * @param safetyPages paths without their language
 */
export function isSafety(path: string, safetyPages: ReadonlySet<string>): boolean {
  const plain = plainPath(path)
  const page = PAGE_SCRIPT.exec(plain)?.[1] ?? plain
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
