/** React arrives on intent; these say how a reader brings it, and wait for it. */
import type { Page } from '@playwright/test'

/** Waits until the app has announced that it is alive. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.footholdReady === true)
}

/** Brings React as the first touch of something live does; what is touched is added for it and taken away. */
export async function bringReact(page: Page): Promise<void> {
  await page.evaluate(() => {
    const live = document.createElement('span')
    live.dataset.react = ''
    document.body.append(live)
    live.dispatchEvent(new Event('focusin', { bubbles: true }))
    live.remove()
  })
  await untilAlive(page)
}

/** Has any of Next's scripts been fetched? */
export function isReactRequest(url: string): boolean {
  return /\/_next\/static\/.+\.js$/.test(new URL(url).pathname)
}
