/**
 * What a screen reader announces: roles, names and their order, of the whole page.
 * It is stored beside this file. After an intended change:
 * npx playwright test reading --update-snapshots
 */
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
import { loadData } from '../../rules/data/load.ts'
import type { IsoDate } from '../../rules/dates.ts'
import { noonOf } from '../support/clock.ts'
import { builtOn } from '../support/export.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { accessibilityTree } from '../support/accessibility-tree.ts'

const SEARCHED = { en: 'rent assistance', zh: '租房援助' }

/** Types into the box of the header and waits for the answer. */
async function search(page: Page, words: string): Promise<void> {
  await page.locator('.site-header input[type=search]').fill(words)
  await page.locator('.site-header [role=status]:not(:empty)').waitFor()
}

/** The day of the newest rates in force: on a later one calculators add that rates were due to change. */
function ratesDay(): IsoDate {
  const { values = [] } = loadData().figures.get('rent-assistance.single.maximum') ?? {}
  return (
    values
      .map(({ from }) => from)
      .filter(from => from <= builtOn())
      .at(-1) ?? builtOn()
  )
}

test.beforeEach(({ page }) => page.clock.setFixedTime(noonOf(ratesDay())))

for (const language of LANGUAGES) {
  test(`the home page is announced as stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    expect(await accessibilityTree(page.locator('body'))).toMatchSnapshot(`home-${language}.yml`)
  })

  test(`a page of rates is announced as stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/jobseeker/payment-rates`)
    expect(await accessibilityTree(page.locator('body'))).toMatchSnapshot(`rates-${language}.yml`)
  })

  test(`a calculator is announced as stored, its answer too, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/calculators/rent-assistance`)
    await untilHydrated(page)
    await page.locator('main input[inputmode=decimal]').first().fill('450')
    await expect(page.locator('[data-calculator] [data-announced]')).not.toBeEmpty()
    expect(await accessibilityTree(page.locator('body'))).toMatchSnapshot(`calculator-${language}.yml`)
  })

  test(`an open search is announced as stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await search(page, SEARCHED[language])
    expect(await accessibilityTree(page.locator('.site-header'))).toMatchSnapshot(`search-${language}.yml`)
  })
}
