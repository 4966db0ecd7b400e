/** Loads React as a reader does, and waits for it. */
import type { Page } from '@playwright/test'

/** Waits until React has hydrated the islands of the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.footholdReady === true)
}

/** Loads React as the first focus of a live control does; the control is added for it and removed. */
export async function bringReact(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = document.createElement('span')
    live.dataset.react = ''
    document.body.append(live)
    live.dispatchEvent(new Event('focusin', { bubbles: true }))
    live.remove()
  })
  await untilHydrated(page)
}

/** Has any of Next's scripts been fetched? */
export function isReactRequest(url: string): boolean {
  return /\/_next\/static\/.+\.js$/.test(new URL(url).pathname)
}
