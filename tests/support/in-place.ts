/** Opens pages one after another in one document, so that axe is compiled once for all of them. */
import type { Page } from '@playwright/test'

/**
 * Puts another page of the site in the place of the one that is open: same window, same
 * policy, its own scripts and styles. For pages that do no more than show themselves;
 * listeners pile up in the window, so begin anew with `goto` now and then.
 * @throws where the page cannot be had
 */
export async function openInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate(async address => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    const html = await response.text()
    history.replaceState(null, '', address)
    const loaded = new Promise(resolve => {
      // Takes away the listeners of the page before, so ours is added after it.
      document.open()
      window.addEventListener('load', resolve, { once: true })
    })
    document.write(html)
    document.close()
    await loaded
  }, path)
}
