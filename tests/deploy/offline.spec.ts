/** Reading without a connection where the site is below a path of its host. */
import { expect } from '@playwright/test'
import { libraryOf, SHELL } from '../../offline/names.ts'
import { underWorker, urlsIn, withLibrary } from '../support/offline.ts'
import { test } from '../support/own-site.ts'
import { untilHydrated } from '../support/react.ts'
import { uncaught } from '../support/watch.ts'

const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? ''

test.beforeAll(() => expect(BASE, 'run npm run test:deploy').toMatch(/^\/\w/))

test('after a first visit, pages, calculators and search are there without a connection', async ({ page, site }) => {
  const errors = uncaught(page)
  await page.goto(`${BASE}/zh`)
  await withLibrary(page, 'zh')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${site.url}${BASE}/`)
  const names = await page.evaluate(() => caches.keys())
  expect(names).toEqual(expect.arrayContaining([SHELL, libraryOf('zh')]))
  expect(names.filter(name => !name.startsWith(`foothold${BASE}:`))).toEqual([])
  for (const name of names) {
    expect(
      (await urlsIn(page, name)).filter(url => !url.startsWith(`${BASE}/`)),
      name
    ).toEqual([])
  }

  site.down = true
  await page.goto(`${BASE}/zh/helplines`)
  await expect(page.locator('main a[href="tel:131114"]').first()).toBeVisible()
  await page.goto(`${BASE}/zh/calculators/rent-assistance`)
  await untilHydrated(page)
  await page.locator('[data-calculator] input[inputmode=decimal]').first().fill('600')
  await expect(page).toHaveURL(/#.*600/)
  await page.goto(`${BASE}/zh`)
  await page.locator('.site-header input[type=search]').fill('租房援助')
  await expect(page.locator('.site-header [role=option][href*="rent-assistance"]').first()).toBeVisible()
  expect(errors).toEqual([])
})

test('a page that is not there gives the offline page, with its style and what can be opened', async ({
  page,
  site
}) => {
  await page.goto(`${BASE}/zh`)
  await underWorker(page)
  site.down = true
  await page.goto(`${BASE}/zh/nowhere`)
  await expect(page.locator('h1')).toHaveText('没有网络连接')
  expect(await page.locator('.site-header').evaluate(bar => getComputedStyle(bar).position)).toBe('sticky')
  await page.locator('#read + ul a').first().click()
  await expect(page).toHaveURL(`${site.url}${BASE}/zh/helplines`)
  await expect(page.locator('main a[href="tel:000"]').first()).toBeVisible()
})

test('the site installs below its path', async ({ page, request }) => {
  for (const language of ['en', 'zh']) {
    await page.goto(`${BASE}/${language}`)
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    expect(href.startsWith(`${BASE}/`)).toBe(true)
    const manifest = (await (await request.get(href)).json()) as {
      start_url: string
      scope: string
      icons: { src: string }[]
    }
    for (const address of [manifest.start_url, manifest.scope, ...manifest.icons.map(({ src }) => src)]) {
      expect(address.startsWith(`${BASE}/`), address).toBe(true)
    }
  }
})
