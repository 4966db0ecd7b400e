/** axe on every kind of page and state, and what axe cannot see: where the focus goes. */
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
import { violationsOf } from '../support/axe.ts'
import { tabThrough } from '../support/keyboard.ts'
import { DESKTOP, PAGE_TYPES, PHONE, PLAIN_PAGES } from '../support/pages.ts'
import { bringReact } from '../support/react.ts'

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP]
] as const

for (const [device, viewport] of SIZES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    for (const language of LANGUAGES) {
      test(`axe finds nothing on any kind of page, in ${language}`, async ({ page }) => {
        test.setTimeout(400_000)
        const plain = language === 'en' ? ['/', ...PLAIN_PAGES] : []
        const found: string[] = []
        for (const path of [...Object.values(PAGE_TYPES).map(type => `/${language}${type}`), ...plain]) {
          await page.goto(path)
          found.push(...(await violationsOf(page)))
        }
        expect(found).toEqual([])
      })

      test(`axe finds nothing with folds, a figure’s note or React open, in ${language}`, async ({ page }) => {
        test.setTimeout(240_000)
        await page.goto(`/${language}${PAGE_TYPES.payment}`)
        const found: string[] = []
        await page.locator('.prose .figure > button').first().click()
        found.push(...(await violationsOf(page)))
        await page.keyboard.press('Escape')
        await page.locator('.prose .term > button').first().click()
        found.push(...(await violationsOf(page)))
        await page.keyboard.press('Escape')
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
        })
        await page.waitForTimeout(600)
        found.push(...(await violationsOf(page)))
        await bringReact(page)
        found.push(...(await violationsOf(page)))
        expect(found).toEqual([])
      })

      test(`Tab never leaves the window, is never hidden and always seen, in ${language}`, async ({ page }) => {
        test.setTimeout(120_000)
        for (const type of [PAGE_TYPES.home, PAGE_TYPES.payment, PAGE_TYPES.safety]) {
          await page.goto(`/${language}${type}`)
          const stops = await tabThrough(page)
          expect(stops.length).toBeGreaterThan(15)
          const lost = stops.filter(({ inView, uncovered, outlined }) => !inView || !uncovered || !outlined)
          expect(lost, type).toEqual([])
        }
      })
    }
  })
}

test.describe('on a phone with the menu open', () => {
  test.use({ viewport: PHONE })

  for (const language of LANGUAGES) {
    test(`axe finds nothing, folders open too, in ${language}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.locator('.side-menu > summary').click()
      await page.waitForTimeout(600)
      const found = await violationsOf(page)
      await page.evaluate(() => {
        for (const folder of document.querySelectorAll<HTMLDetailsElement>('.folder')) folder.open = true
      })
      await page.waitForTimeout(600)
      found.push(...(await violationsOf(page)))
      expect(found).toEqual([])
    })

    test(`Tab goes through the menu before the text, always in view, in ${language}`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto(`/${language}${PAGE_TYPES.guide}`)
      await page.locator('.side-menu > summary').focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(600)
      const stops = await tabThrough(page)
      const inMenu = stops.filter(stop => stop.inMenu)
      expect(inMenu.length).toBeGreaterThan(15)
      expect(stops.slice(0, inMenu.length).every(stop => stop.inMenu)).toBe(true)
      expect(inMenu.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([])
    })
  }
})

test('text set twice as large still needs no scrolling sideways', async ({ page }) => {
  // 1280 pixels at 400 % are 320: WCAG 1.4.10.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of LANGUAGES) {
    for (const type of Object.values(PAGE_TYPES)) {
      await page.goto(`/${language}${type}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${language}${type}`).toBeLessThanOrEqual(0)
    }
  }
})

test('links and buttons are at least 24 pixels high on a phone, or stand in a line of text', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    for (const type of [PAGE_TYPES.home, PAGE_TYPES.rates, PAGE_TYPES.helplines, PAGE_TYPES.safety]) {
      await page.goto(`/${language}${type}`)
      const small = await page
        .locator(':is(header, .urgent-strip, .toc, .previous-next, .breadcrumb, .site-footer ul, .side-menu) :is(a, summary):visible')
        .evaluateAll(all =>
          all.filter(element => element.getBoundingClientRect().height < 24).map(element => element.textContent)
        )
      expect(small, `${language}${type}`).toEqual([])
    }
  }
})
