/** Browser tests see one day, whatever the machine’s: all pages have the clock of the tests (`seenOn` in export.ts). */
import { test as base, type Browser } from '@playwright/test'
import { now, startAt } from './clock.ts'
import { seenOn } from './export.ts'

/** Runs in a page before its scripts: its clock is this many milliseconds ahead of the device’s, and runs on. */
function moveClock(ahead: number): void {
  const device = Date
  const moved = () => device.now() + ahead
  window.Date = new Proxy(device, {
    construct: (target, given: [], made) =>
      Reflect.construct(target, given.length > 0 ? given : [moved()], made) as Date,
    apply: () => new device(moved()).toString(),
    get: (target, key, receiver): unknown => (key === 'now' ? moved : Reflect.get(target, key, receiver))
  })
}

/** Gives every page that a browser opens from now on the clock of the tests. `page.clock` sets another. */
export async function setClocks(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  // Not this process’s clock: the browser may have another (docs/editors/scheduled-jobs.md).
  const ahead = now() - (await page.evaluate(() => Date.now()))
  await page.close()
  const open = browser.newContext.bind(browser)
  browser.newContext = async options => {
    const context = await open(options)
    await context.addInitScript(moveClock, ahead)
    return context
  }
}

/** What every browser test builds on. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, give) => {
      startAt(seenOn())
      await setClocks(browser)
      await give(browser)
    },
    { scope: 'worker' }
  ]
})
