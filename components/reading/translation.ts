/** The translation of this page: its static document, from the server or from what is saved for reading offline. */

/** The address of the translation, by the language links of the header; without a query and a hash, which are private. */
export function translationLink(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>('.languages a[data-language]:not([aria-current])')
}

/**
 * Fetches the translation. A safety page stays in no cache of the browser.
 * @throws if it is neither on the server nor saved
 */
export async function fetchTranslation(link: HTMLAnchorElement): Promise<HTMLElement> {
  const { origin, pathname } = new URL(link.href)
  const html = await textOf(origin + pathname)
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (!main) throw new Error(`${pathname} has no main.`)
  return main
}

async function textOf(url: string): Promise<string> {
  const cache = document.querySelector('[data-exit]') ? 'no-store' : 'default'
  const response = await fetch(url, { cache }).catch(() => undefined)
  if (response?.ok) return response.text()
  const saved = 'caches' in window ? await caches.match(url, { ignoreSearch: true, ignoreVary: true }) : undefined
  if (!saved) throw new Error(`${url} did not load.`)
  return saved.text()
}
