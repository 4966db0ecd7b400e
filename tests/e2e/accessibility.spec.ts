/** axe on every state of a page (axe.spec.ts has every page), and what axe cannot see: focus, zoom, spacing, colours. */
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
import { violationsOf } from '../support/axe.ts'
import { tabThrough } from '../support/keyboard.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { bringReact } from '../support/react.ts'

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP]
] as const

for (const [device, viewport] of SIZES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    for (const language of LANGUAGES) {
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

test('with the spacing that WCAG 1.4.12 allows readers, no text is cut off or needs scrolling sideways', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    for (const type of Object.values(PAGE_TYPES)) {
      await page.goto(`/${language}${type}`)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
        )
        document.adoptedStyleSheets = [sheet]
      })
      const { overflow, cut } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll<HTMLElement>('main :is(p, li, td, th, h1, h2, h3, a, button, summary)')]
          .filter(element => !element.closest('.visually-hidden, [popover]'))
          .filter(element => getComputedStyle(element).overflow === 'hidden' && element.scrollHeight > element.clientHeight + 1)
          .map(element => element.textContent?.slice(0, 60))
      }))
      expect(overflow, `${language}${type}`).toBeLessThanOrEqual(0)
      expect(cut, `${language}${type}`).toEqual([])
    }
  }
})

test('in forced colours the current page and the focus can still be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/en${PAGE_TYPES.payment}`)
  const current = page.locator('.topics a[aria-current=page]')
  const other = page.locator('.topics a:not([aria-current])').first()
  const look = (locator: typeof current) =>
    locator.evaluate(element => {
      const { borderStyle, fontWeight, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return [borderStyle, fontWeight, outlineStyle, textDecorationLine].join(' ')
    })
  expect(await look(current)).not.toBe(await look(other))
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  expect(outline).not.toBe('none')
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  for (const type of [PAGE_TYPES.home, PAGE_TYPES.payment, PAGE_TYPES.safety]) {
    await page.goto(`/en${type}`)
    await page.locator('.side-menu > summary').click()
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element => {
          const { animationDuration, animationName, transitionDuration } = getComputedStyle(element)
          const seconds = [...transitionDuration.split(','), ...(animationName === 'none' ? [] : animationDuration.split(','))]
          return seconds.some(duration => parseFloat(duration) > 0.01)
        })
        .map(element => element.className)
    )
    expect(moving, type).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).not.toBe('smooth')
  }
})
