/** axe on every page of the export, as on a phone and as on a desk. */
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../i18n/languages.ts'
import { violationsOf } from '../support/axe.ts'
import { exportedPages } from '../support/export.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'

/** The walk is cut into parts, so that the workers share it. */
const PARTS = 8

/**
 * One of each kind of page, and every eighth of the others, is looked at whole. The rest
 * is looked at without what costs most and says least: the sidebar, which its section
 * shares, and contrast at a second width, since no colour depends on the width.
 */
const WHOLE_EVERY = 8
const KINDS = new Set(LANGUAGES.flatMap(language => Object.values(PAGE_TYPES).map(type => `/${language}${type}`)))
const SIDEBAR = '.topics'

const pages = exportedPages()

for (let part = 0; part < PARTS; part += 1) {
  const mine = pages.filter((_page, index) => index % PARTS === part)

  test(`axe finds nothing on any page, at ${DESKTOP.width} and ${PHONE.width} pixels (part ${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(600_000)
    expect(mine.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const [index, { path }] of mine.entries()) {
      await page.goto(path)
      const whole = KINDS.has(path) || index % WHOLE_EVERY === 0 || (await page.locator(SIDEBAR).count()) === 0
      const contrastAt = index % 2 === 0 ? DESKTOP : PHONE
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size)
        found.push(
          ...(await violationsOf(page, {
            without: whole ? undefined : SIDEBAR,
            contrast: whole || size === contrastAt
          }))
        )
      }
    }
    expect(found).toEqual([])
  })
}
