/**
 * What a screen reader is told: roles, names and their order, of the whole page.
 * It is stored beside this file; after a change that is meant:
 * npx playwright test reading --update-snapshots
 */
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
import { test } from '../support/policy.ts'
import { untilAlive } from '../support/react.ts'
import { told } from '../support/told.ts'

const SEARCHED = { en: 'rent assistance', zh: '租房补助' }

/** Types into the box of the header and waits for the answer. */
async function search(page: Page, words: string): Promise<void> {
  await page.locator('.site-header input[type=search]').fill(words)
  await page.locator('.site-header [role=status]:not(:empty)').waitFor()
}

for (const language of LANGUAGES) {
  test(`home is told as it is stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    expect(await told(page.locator('body'))).toMatchSnapshot(`home-${language}.yml`)
  })

  test(`a page of rates is told as it is stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/jobseeker/payment-rates`)
    expect(await told(page.locator('body'))).toMatchSnapshot(`rates-${language}.yml`)
  })

  test(`a calculator is told as it is stored, its answer too, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/calculators/rent-assistance`)
    await untilAlive(page)
    await page.locator('main input[inputmode=decimal]').first().fill('450')
    await expect(page.locator('[data-calculator] [data-said]')).not.toBeEmpty()
    expect(await told(page.locator('body'))).toMatchSnapshot(`calculator-${language}.yml`)
  })

  test(`an open search is told as it is stored, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await search(page, SEARCHED[language])
    expect(await told(page.locator('.site-header'))).toMatchSnapshot(`search-${language}.yml`)
  })
}

test('a label emptied or a landmark taken away would be noticed', async ({ page }) => {
  await page.goto('/en/calculators/rent-assistance')
  await untilAlive(page)
  const body = page.locator('body')
  for (const selector of ['form label', 'form legend', 'form h2', 'footer', 'main nav', '[role=status]']) {
    const before = await told(body)
    await page.locator(selector).first().evaluate(element => {
      if (element.matches('label, legend, h2')) element.textContent = ''
      else element.replaceWith(...element.childNodes)
    })
    expect(await told(body), selector).not.toBe(before)
  }
})
