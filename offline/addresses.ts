/** What the service worker reads from an address. Paths are below the site’s base path, such as `/en/helplines`. */
import { languageOfPath, type Language } from '../i18n/languages.ts'

/** The path of “What can I get?” below its language. */
export const INTERVIEW = '/calculators/what-can-i-get'

/** Pages, configuration and scripts of sign-in. */
const SIGN_IN = /\/auth(?![a-z])/

/** Files with a hash of their content in their name: a cached copy never goes stale. */
const HASHED =
  /^\/(?:_next\/static\/(?:chunks|css)\/(?:.+[-.])?[0-9a-f]{16}\.(?:js|css)|assets\/.+-[0-9a-f]{12}\.js|search\/(?:en|zh)-[0-9a-f]{12}[\w-]*\.json)$/

/** A page’s own script holds its text: `/_next/static/chunks/pages/en/community/crisis-0a1b.js`. */
const PAGE_SCRIPT = /^\/_next\/static\/chunks\/pages(\/.+)-[0-9a-f]+\.js$/

/** Addresses of hashed files inside a page, also in the boot script’s list. */
const ASSET_IN_HTML = /\/(?:_next\/static|assets)\/[^"'\s<>&\\]+/g

/** The one spelling of a path: servers may answer `/en//community/%63risis.html` with `/en/community/crisis`. */
export function plainPath(path: string): string {
  const plain = path
    // One ASCII character at a time: malformed escapes stay as they are, and nothing throws. `#` and `?` are no part of
    // our paths: decoded, they would cut the rest off.
    .replace(/%(?!23|3f)[0-7][0-9a-f]/gi, code => decodeURIComponent(code))
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?:\/index)?\.html)?\/?$/, '')
  return plain || '/'
}

/** Whether an address belongs to sign-in, which the worker never answers for. */
export function isSignIn(path: string): boolean {
  return SIGN_IN.test(plainPath(path))
}

/** Whether a file carries a hash in its name. */
export function isHashed(path: string): boolean {
  return HASHED.test(path)
}

/** Whether a path is a safety page or a script that holds its text. @param safetyPages paths without their language */
export function isSafety(path: string, safetyPages: ReadonlySet<string>): boolean {
  const plain = plainPath(path)
  const page = PAGE_SCRIPT.exec(plain)?.[1] ?? plain
  const language = languageOfPath(page)
  return language !== undefined && safetyPages.has(page.slice(language.length + 1))
}

/** The language of the offline page shown for an address. */
export function languageFor(path: string, query: URLSearchParams): Language {
  return languageOfPath(path) ?? (query.get('lang') === 'zh' ? 'zh' : 'en')
}

/** Paths of the hashed files that a page names, each once. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(ASSET_IN_HTML) ?? [])]
}
