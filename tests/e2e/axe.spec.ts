/**
 * Every rule of axe, contrast too, as on a phone and as on a desktop. One page of each shape stands for all, and the
 * richest of them for what a desktop shows; a full run tries all.
 */
import { expect } from '@playwright/test'
import { violationsOf } from '../support/axe.ts'
import { exportedPages } from '../support/export.ts'
import { fullOr } from '../support/full-run.ts'
import { DESKTOP, isCalculator, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { onePageOfEachShape } from '../support/shapes.ts'

/** Workers share the pages. */
const PARTS = fullOr(16, 4)

/** This many of the richest pages have four of five shapes, and everything that only a desktop shows. */
const ON_DESKTOP = fullOr(Infinity, 8)

for (let part = 1; part <= PARTS; part += 1) {
  test(`axe finds nothing at ${DESKTOP.width} and ${PHONE.width} pixels (part ${part} of ${PARTS})`, async ({
    page
  }) => {
    const pages = fullOr(exportedPages, () => onePageOfEachShape(exportedPages()))()
    const mine = [...pages.entries()].filter(([index]) => index % PARTS === part - 1)
    expect(mine.length).toBeGreaterThan(3)
    const found: string[] = []
    for (const [index, { path }] of mine) {
      await page.goto(path)
      if (isCalculator(path)) await untilHydrated(page)
      for (const size of index < ON_DESKTOP ? [DESKTOP, PHONE] : [PHONE]) {
        await page.setViewportSize(size)
        // Nothing covers a page as it opens, so axe must have decided everything.
        found.push(...(await violationsOf(page, { undecided: true })))
      }
    }
    expect(found).toEqual([])
  })
}
