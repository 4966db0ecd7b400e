/** How far parts of a page move by themselves, as browsers measure it. */
import type { Page } from '@playwright/test'

/** Starts to measure every page that is opened from now on; the returned function gives the total of the open one. */
export async function layoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { total: 0 }
    Object.assign(window, { shift })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shift.total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shift: { total: number } }).shift.total)
}
