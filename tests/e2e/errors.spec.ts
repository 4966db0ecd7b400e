/** Error pages: something is missing or broken. */
import { expect } from '@playwright/test'
import { documentAt } from '../support/export.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'
import { watch } from '../support/watch.ts'

test('an unknown address answers 404 and says so in both languages, with urgent numbers and a way home', async ({
  page
}) => {
  for (const path of ['/nowhere', '/en/nowhere', '/zh/nowhere/at/all', '/en/jobseeker/nowhere']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
    await expect(page.locator('[lang=zh-Hans] h2')).toHaveText('找不到这个页面')
    for (const number of ['000', '131114', '1800737732']) {
      await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
    }
    for (const language of ['en', 'zh']) {
      await expect(page.locator(`main a[href="/${language}"]`)).toBeVisible()
      await expect(page.locator(`main a[href="/${language}/helplines"]`)).toBeVisible()
    }
  }
})

test('the page for a broken server speaks both languages and shows the urgent numbers', async ({ page }) => {
  await page.goto('/500')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong on our side')
  await expect(page.locator('[lang=zh-Hans] h2')).toHaveText('我们这边出了问题')
  for (const number of ['000', '131114', '1800737732']) {
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
  }
})

test('error pages and those of the interface are not for search engines', () => {
  for (const path of ['/404', '/500', '/auth/sign-in', '/search', '/en/search', '/zh/search']) {
    expect(documentAt(path).querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex')
  }
})

test('React hydrates the 404 page without an error', async ({ page }) => {
  const seen = watch(page)
  await page.goto('/zh/nowhere')
  // The browser itself notes the status of the page.
  const errors = () => seen.errors.filter(error => !error.includes('404 (Not Found)'))
  await bringReact(page)
  await expect(page).toHaveURL('/zh/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here')
  expect(errors()).toEqual([])
})

test('an address that ends in a slash redirects to the one without, query included', async ({ page }) => {
  await page.goto('/en/helplines/?q=1')
  await expect(page).toHaveURL('/en/helplines?q=1')
})

for (const [written, path, field, value] of [
  ['/en/calculators/jobseeker-income%23age=35&pay=480', '/en/calculators/jobseeker-income', '#q-pay', '480'],
  [
    '/zh/calculators/jobseeker-income%2523age%253D35%2526pay%253D480)',
    '/zh/calculators/jobseeker-income',
    '#q-pay',
    '480'
  ],
  ['/zh/calculators/told-to-leave%23given=2026-11-20', '/zh/calculators/told-to-leave', '#q-given', '2026-11-20']
] as const) {
  test(`a link whose # was encoded on the way leads to its answers: ${written}`, async ({ page }) => {
    await page.goto(written)
    await expect(page).toHaveURL(url => url.pathname === path && url.hash !== '')
    await expect(page.locator(field)).toHaveValue(value)
  })
}
