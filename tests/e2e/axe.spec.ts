/** axe on every page of the export, as on a phone and as on a desk. */
import { expect, test } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { exportedPages } from '../support/export.ts'
import { DESKTOP, PHONE } from '../support/pages.ts'

/** The walk is cut into parts, so that the workers share it. */
const PARTS = 8

/** The sidebar is the same on all pages of a section: half of the work, and looked at on some pages of each part. */
const SIDEBAR = '.topics'
const SIDEBAR_EVERY = 8

const pages = exportedPages()

for (let part = 0; part < PARTS; part += 1) {
  const mine = pages.filter((_page, index) => index % PARTS === part)

  test(`axe finds nothing on any page, at ${DESKTOP.width} and ${PHONE.width} pixels (part ${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(600_000)
    expect(mine.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const [index, { path }] of mine.entries()) {
      await page.setViewportSize(DESKTOP)
      await page.goto(path)
      const hasSidebar = (await page.locator(SIDEBAR).count()) > 0
      const without = hasSidebar && index % SIDEBAR_EVERY > 0 ? SIDEBAR : undefined
      found.push(...(await violationsOf(page, without)))
      await page.setViewportSize(PHONE)
      found.push(...(await violationsOf(page, without)))
    }
    expect(found).toEqual([])
  })
}
