/** A network that answers when a test lets it. */
import type { Page } from '@playwright/test'

/** Delays responses until the returned function is called. */
export async function delay(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async route => {
    await released
    await route.continue()
  })
  return release
}
