/** The service worker and its caches, as browser tests look at them. */
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../i18n/index.ts'
import { libraryOf } from '../../offline/names.ts'

/** Waits until the worker controls the page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Waits until a worker that was waiting has taken the place of the one before. @param page any page of the browser */
export async function untilOneWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const statuses = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
  })
  await session.send('ServiceWorker.enable')
  await expect.poll(() => [...statuses.values()].filter(status => status !== 'redundant')).toEqual(['activated'])
}

/** The paths in a cache, with their queries. */
export function urlsIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async cacheName =>
      (await (await caches.open(cacheName)).keys()).map(({ url }) => url.slice(location.origin.length)),
    name
  )
}

/** Waits until calculators and search of a language are cached: the index is last. */
export async function withLibrary(page: Page, language: Language): Promise<void> {
  await underWorker(page)
  await expect
    .poll(async () => (await urlsIn(page, libraryOf(language))).some(url => url.endsWith('-all.json')))
    .toBe(true)
}
