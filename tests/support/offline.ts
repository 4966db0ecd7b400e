/** What browser tests look at of the service worker and its stores. */
import { expect, type Page } from '@playwright/test'
import type { Language } from '../../i18n/index.ts'
import { libraryOf } from '../../offline/names.ts'

/** Waits until the worker answers for the page. */
export async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The addresses in a store, from the host on. */
export function urlsIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async cacheName => (await (await caches.open(cacheName)).keys()).map(({ url }) => url.slice(location.origin.length)),
    name
  )
}

/** Waits until calculators and search of the page’s language are on the device: the index comes last. */
export async function withLibrary(page: Page, language: Language): Promise<void> {
  await underWorker(page)
  await expect
    .poll(async () => (await urlsIn(page, libraryOf(language))).some(url => url.endsWith('-all.json')), { timeout: 20_000 })
    .toBe(true)
}
