/**
 * Runs in the head of the 404 page before anything is painted, for links that were damaged on the way. Mail and chat
 * programs write `%23` for the `#` of a link, so that its answers become a part of the path; they take the full stop, or the
 * words after the link, for a part of it; they write it in capitals, or break it after a hyphen. The reader is led to the
 * page that was meant.
 */

/** The path to a page of ours, however it is written, and what follows it. */
const PAGE = /^(.*?)(\/(?:en|zh)(?![a-z\d-])[a-z\d/-]*)(.*)$/is

/** A `#` in any of its forms, and what is before it. */
const TO_HASH = /^.*?(?:%(?:25)*23|%EF%BC%83)/is

/** Where a line was broken, and marks that cannot be seen: a soft hyphen, a zero-width space. */
const BREAKS = /([-/])(?:%(?:20|0A|0D))+(?=[a-z])|%C2%AD|%E2%80%8B/gi

/**
 * The address that was meant; undefined where the path is as in our own links.
 * @param href an absolute address
 */
export function meantAddress(href: string): string | undefined {
  const url = new URL(href)
  const [, base = '', path, rest = ''] = PAGE.exec(url.pathname.replace(BREAKS, '$1')) ?? []
  if (path === undefined) return undefined
  const meant = base + path.toLowerCase().replace(/\/+$/, '')
  // A server may add the slash itself: that alone is no damage.
  if (meant === url.pathname.replace(/\/+$/, '')) return undefined
  const hash = TO_HASH.test(rest) ? rest.replace(TO_HASH, '') + url.search + url.hash : undefined
  // Setters, so that no path can name another host.
  url.pathname = meant
  if (hash !== undefined) {
    url.search = ''
    url.hash = hash
  }
  return url.href
}

const meant = meantAddress(location.href)
if (meant) location.replace(meant)
