/**
 * Runs in the head of the 404 page before anything is painted. Mail and chat programs write `%23` for the `#` of a link,
 * and its answers become a part of the path: the reader is led to the page with the answers behind the `#` again.
 */

/** The address that was meant; undefined where the path has no `#`. @param href an absolute address */
export function withHash(href: string): string | undefined {
  const url = new URL(href)
  const [, path, rest] = /^(.*?)%(?:25)*23(.*)$/is.exec(url.pathname) ?? []
  if (path === undefined || rest === undefined) return undefined
  const hash = rest + url.search + url.hash
  // Setters, so that no path can name another host.
  url.pathname = path
  url.search = ''
  url.hash = hash
  return url.href
}

const meant = withHash(location.href)
if (meant) location.replace(meant)
