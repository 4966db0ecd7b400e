/** The bar on top of every page. */
import { expect, type Page } from '@playwright/test'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { site } from '../../site.config.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'

const HEADER = '.site-header'

/** Leaves a mark that only a new document takes away. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Is this still the document that was marked? */
async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window)
}

for (const language of LANGUAGES) {
  const words = messages(language)
  const other = language === 'en' ? 'zh' : 'en'
  const otherName = { en: 'EN', zh: '中文' }[other]

  test.describe(`the header in ${language}`, () => {
    test('names the product and leads to the home page of its language', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      const brand = page.locator(`${HEADER} .brand`)
      await expect(brand).toHaveText(site.name[language])
      await expect(brand).toHaveAccessibleName(words.homeLink)
      await brand.click()
      await expect(page).toHaveURL(`/${language}`)
    })

    test('links to the blog, Pro Tools and the store, in words of its language', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      const links = page.getByRole('navigation', { name: words.siteNavigation }).getByRole('link')
      await expect(links).toHaveText([words.blog, words.proTools, words.store])
      const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
      expect(addresses).toEqual([site.links.blog, site.links.proTools, site.links.store])
    })

    test('offers signing in, and the page says that it is not set up', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.locator(HEADER).getByRole('link', { name: words.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/auth\/sign-in(\?.*)?$/)
      await expect(page.locator('main')).toContainText(/not set up|尚未/)
    })

    test('is 64 pixels high and stays in view, at every width', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      for (const size of [DESKTOP, PHONE, { width: 768, height: 1024 }]) {
        await page.setViewportSize(size)
        await page.mouse.wheel(0, 1500)
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
        const box = await page.locator(HEADER).boundingBox()
        expect(box).toMatchObject({ y: 0, height: 64, width: size.width })
        await page.evaluate(() => scrollTo(0, 0))
      }
    })

    test('lets nothing in it overlap or leave the window, at every width', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      for (const width of [360, 390, 640, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const boxes = await page
          .locator(`${HEADER} > :visible, .side-menu > summary:visible`)
          .evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON() as DOMRect))
        boxes.sort((a, b) => a.left - b.left)
        for (const [index, box] of boxes.entries()) {
          expect(box.left, `${width} px`).toBeGreaterThanOrEqual(index === 0 ? 0 : (boxes[index - 1]?.right ?? 0))
          expect(box.right, `${width} px`).toBeLessThanOrEqual(width)
        }
      }
    })

    for (const when of ['before', 'after'] as const) {
      test(`changes the language with query and hash ${when} React, by loading the page anew`, async ({ page, context }) => {
        await page.goto(`/${language}${PAGE_TYPES.rates}?from=test&x=1#faq`)
        if (when === 'after') await bringReact(page)
        await markDocument(page)
        await page.locator(HEADER).getByRole('link', { name: otherName, exact: true }).click()
        await expect(page).toHaveURL(`/${other}${PAGE_TYPES.rates}?from=test&x=1#faq`)
        await expect(page.locator('html')).toHaveAttribute('lang', other === 'en' ? 'en-AU' : 'zh-Hans')
        expect(await isSameDocument(page)).toBe(false)
        const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
        expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax' })
        const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
        expect(Math.round(days)).toBe(365)
      })
    }

    test('takes along the hash that a reader came to inside the page', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.locator('.toc').getByRole('link', { name: words.sections.faq }).click()
      await expect(page).toHaveURL(/#faq$/)
      await page.locator(HEADER).getByRole('link', { name: otherName, exact: true }).click()
      await expect(page).toHaveURL(`/${other}${PAGE_TYPES.rates}#faq`)
    })

    test('says which language is shown, and each link in its own language', async ({ page }) => {
      await page.goto(`/${language}`)
      const group = page.getByRole('group', { name: words.language })
      await expect(group.locator('[aria-current=true]')).toHaveText({ en: 'EN', zh: '中文' }[language])
      await expect(group.getByRole('link', { name: '中文' })).toHaveAttribute('lang', 'zh-Hans')
      await expect(group.getByRole('link', { name: 'EN' })).toHaveAttribute('lang', 'en-AU')
    })
  })
}

for (const path of ['/404', '/500']) {
  test(`from ${path}, which has no twin, the language links lead to the home pages`, async ({ page }) => {
    await page.goto(path)
    await page.locator(HEADER).getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL('/zh')
    await page.goto(path)
    await page.locator(HEADER).getByRole('link', { name: 'EN', exact: true }).click()
    await expect(page).toHaveURL('/en')
  })
}

test('there is one theme, light, with nothing to switch it', async ({ page }) => {
  await page.goto('/en')
  const light = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  const dark = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(dark).toBe(light)
  expect(light).toBe('rgb(251, 250, 246)')
  await bringReact(page)
  await expect(page.locator('html')).not.toHaveClass(/dark/)
  await expect(page.getByRole('button', { name: /theme|主题/i })).toHaveCount(0)
})
