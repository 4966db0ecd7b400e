/** The header of every page. */
import { expect, type Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGES, messages } from '../../i18n/index.ts'
import { otherLanguage } from '../../i18n/languages.ts'
import { STATIC_MESSAGES } from '../../i18n/static.ts'
import { site } from '../../site.config.ts'
import { daysKept } from '../support/cookies.ts'
import { languagesOr } from '../support/full-run.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { openInParts, test as ownSite } from '../support/own-site.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'

const HEADER = '.site-header'

/** Each language by its name in the header. */
const NAMES = { en: 'EN', zh: '中文' }

/** Leaves a mark that a new document does not have. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
}

/** Is this still the document that was marked? */
async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window)
}

for (const language of LANGUAGES) {
  test(`the header names the product, its links and languages, and has room at every width, in ${language}`, async ({
    page
  }) => {
    const words = messages(language)
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const links = page.getByRole('navigation', { name: words.siteNavigation }).getByRole('link')
    await expect(links).toHaveText([words.blog, words.proTools, words.store])
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses).toEqual([site.links.blog, site.links.proTools, site.links.store])

    const group = page.getByRole('group', { name: words.language })
    await expect(group.locator('[aria-current=true]')).toHaveText(NAMES[language])
    await expect(group.getByRole('link', { name: '中文' })).toHaveAttribute('lang', 'zh-Hans')
    await expect(group.getByRole('link', { name: 'EN' })).toHaveAttribute('lang', 'en-AU')

    for (const width of [360, 390, 640, 768, 1024, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo(0, 1500))
      expect(await page.locator(HEADER).boundingBox()).toEqual({ x: 0, y: 0, height: 64, width })
      const boxes = await page
        .locator(`${HEADER} > :visible, .side-menu > summary:visible`)
        .evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON() as DOMRect))
      boxes.sort((a, b) => a.left - b.left)
      for (const [index, box] of boxes.entries()) {
        expect(box.left, `${width} px`).toBeGreaterThanOrEqual(index === 0 ? 0 : (boxes[index - 1]?.right ?? 0))
        expect(box.right, `${width} px`).toBeLessThanOrEqual(width)
      }
      // The bar leads with topics wherever the sidebar stands beside the text; our other sites may wait behind a word.
      const isWide = width >= 1024
      const { label, more } = STATIC_MESSAGES[language].barTopics
      await expect(page.getByRole('navigation', { name: label, exact: true }).getByRole('link')).toHaveCount(
        isWide ? 6 : 0
      )
      await expect(links).toHaveCount(width >= 1280 ? 3 : 0)
      if (isWide && width < 1280) {
        const opener = page.locator(HEADER).getByText(more, { exact: true })
        await opener.click()
        await expect(links).toHaveText([words.blog, words.proTools, words.store])
        await opener.click()
        await expect(links).toHaveCount(0)
      }
    }

    await page.locator(HEADER).getByRole('link', { name: words.signIn, exact: true }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in(\?.*)?$/)
    await expect(page.locator('main')).toContainText(/Sign-in is not available yet|还不能登录/)
    await page.goBack()
    const brand = page.locator(`${HEADER} .brand`)
    await expect(brand).toHaveText(site.name[language])
    await expect(brand).toHaveAccessibleName(words.homeLink)
    await brand.click()
    await expect(page).toHaveURL(`/${language}`)
  })
}

for (const [when, one] of [
  ['before', 'en'],
  ['after', 'zh']
] as const) {
  for (const language of languagesOr(one)) {
    test(`the language links keep query and hash ${when} React, and reload the page, from ${language}`, async ({
      page,
      context
    }) => {
      const other = otherLanguage(language)
      const link = page.locator(HEADER).getByRole('link', { name: NAMES[other], exact: true })
      await page.goto(`/${language}${PAGE_TYPES.rates}?from=test&x=1#faq`)
      if (when === 'after') await bringReact(page)
      await markDocument(page)
      await link.click()
      await expect(page).toHaveURL(`/${other}${PAGE_TYPES.rates}?from=test&x=1#faq`)
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[other])
      expect(await isSameDocument(page)).toBe(false)
      const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
      expect(cookie).toMatchObject({ value: other, path: '/', sameSite: 'Lax' })
      const days = await daysKept(page, 'NEXT_LOCALE')
      expect(Math.round(days)).toBe(365)

      // Also the hash of a heading that a reader followed within the page.
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page
        .locator('.toc')
        .getByRole('link', { name: messages(language).sections.faq })
        .click()
      await expect(page).toHaveURL(/#faq$/)
      await link.click()
      await expect(page).toHaveURL(`/${other}${PAGE_TYPES.rates}#faq`)
    })
  }
}

for (const viewport of [DESKTOP, PHONE]) {
  ownSite(`a bar that arrives before its search box stands still, at ${viewport.width} px`, async ({ page, site }) => {
    await page.setViewportSize(viewport)
    const shifted = await layoutShift(page)
    await openInParts(page, site, `/en${PAGE_TYPES.rates}`, html => html.indexOf('<form class="search"'))
    await expect(page.locator(`${HEADER} .search`)).toHaveCount(1)
    await expect(page.locator('html[data-rendered]')).toHaveCount(1)
    expect(await shifted()).toBeLessThan(0.01)
  })
}

test('from pages without a translation, the language links lead to the home pages', async ({ page }) => {
  for (const path of ['/404', '/500']) {
    await page.goto(path)
    await page.locator(HEADER).getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL('/zh')
    await page.goto(path)
    await page.locator(HEADER).getByRole('link', { name: 'EN', exact: true }).click()
    await expect(page).toHaveURL('/en')
  }
})

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
