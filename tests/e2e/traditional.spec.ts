/** 繁體字: the switch on Chinese pages, what it changes and keeps, and where it does nothing. */
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { WRITING_KEY } from '../../components/traditional/kept-writing.ts'
import { WRITING_FAILED, WRITINGS } from '../../i18n/writings.ts'
import { traditionalTable } from '../../scripts/lib/traditional.ts'
import { blockStorage } from '../support/auth-site.ts'
import { violationsOf } from '../support/axe.ts'
import { compressedSizes } from '../support/export.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const SCRIPT = /\/assets\/traditional-[0-9a-f]{12}\.js$/
const RATES = `/zh${PAGE_TYPES.rates}`
const SAFETY = `/zh${PAGE_TYPES.safety}`
const CALCULATOR = '/zh/calculators/jobseeker-income'

/** Script and table, once for a reader who wants them. */
const MOST_KIB = 7

/** Simplified characters of our pages that are no traditional characters too, such as 里 and 准. */
const { characters, phrases } = traditionalTable(join(import.meta.dirname, '..', '..'))
const SIMPLIFIED = new RegExp(`[${[...characters[0]].filter(char => !phrases.includes(char)).join('')}]`, 'gu')

const button = (page: Page) => page.locator('.site-header button[data-script]')

/** The simplified characters that a reader sees on the page. */
async function leftIn(page: Page, selector = 'body'): Promise<string[]> {
  return [...new Set((await page.locator(selector).innerText()).match(SIMPLIFIED) ?? [])]
}

async function expectTraditional(page: Page): Promise<void> {
  await expect(button(page)).toHaveAccessibleName(WRITINGS['zh-Hans'].label)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  // The switch back alone is in simplified characters.
  expect(await leftIn(page)).toEqual([WRITINGS['zh-Hans'].sign])
}

async function kept(page: Page): Promise<string | null> {
  return page.evaluate(key => localStorage.getItem(key), WRITING_KEY)
}

test('繁 changes the page, its title and names; the next page has it at once; 简 brings everything back', async ({
  page
}) => {
  const scripts: string[] = []
  page.on('request', request => SCRIPT.test(request.url()) && scripts.push(new URL(request.url()).pathname))
  await page.goto(RATES)
  expect(scripts).toEqual([])
  const before = { text: await page.locator('body').innerText(), title: await page.title() }
  await expect(button(page)).toHaveText(WRITINGS['zh-Hant'].sign)
  await expect(button(page)).toHaveAccessibleName(WRITINGS['zh-Hant'].label)
  await button(page).click()
  await expectTraditional(page)
  expect(await page.title()).toContain('標準')
  await expect(page.getByRole('navigation', { name: '本站' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: '跳到正文' })).toHaveAttribute('href', '#content')
  expect(await leftIn(page, '.layout')).toEqual([])
  expect(scripts).toHaveLength(1)
  expect(compressedSizes(scripts) / 1024).toBeLessThan(MOST_KIB)
  expect(await kept(page)).toBe('zh-Hant')

  await page.goto(`/zh${PAGE_TYPES.guide}`)
  await expectTraditional(page)
  await page.goto(RATES)
  await expectTraditional(page)
  await button(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(button(page)).toHaveText(WRITINGS['zh-Hant'].sign)
  expect(await page.locator('body').innerText()).toBe(before.text)
  expect(await page.title()).toBe(before.title)
  expect(await kept(page)).toBe('zh-Hans')
  await page.reload()
  expect(await page.locator('body').innerText()).toBe(before.text)
})

test('a calculator goes on in traditional characters, and keeps what was typed', async ({ page }) => {
  await page.goto(CALCULATOR)
  await untilHydrated(page)
  const field = page.locator('form input[name=pay]')
  await field.fill('300')
  await button(page).click()
  await expectTraditional(page)
  await expect(field).toHaveValue('300')
  await field.fill('900')
  // Each answer that React writes is converted in place.
  const first = await page.locator('[data-calculator]').innerText()
  await field.fill('1200')
  await expect(page.locator('[data-calculator]')).not.toHaveText(first)
  expect(await leftIn(page, '[data-calculator]')).toEqual([])
  await expect(page.locator('[data-failed=""]')).toHaveCount(0)
  // Parts of the answer may still be on their way.
  await expect(async () => {
    const traditional = await page.locator('[data-calculator]').innerText()
    await button(page).click()
    const simplified = await page.locator('[data-calculator]').innerText()
    await button(page).click()
    expect(simplified).not.toBe(traditional)
    expect(simplified.length).toBe(traditional.length)
  }).toPass({ timeout: 30_000 })
})

test('a calculator that React takes over in traditional characters works like any other', async ({ page }) => {
  await page.addInitScript(([key]) => localStorage.setItem(key, 'zh-Hant'), [WRITING_KEY] as const)
  await page.goto(CALCULATOR)
  await untilHydrated(page)
  await page.locator('form input[name=pay]').fill('900')
  await expectTraditional(page)
  await expect(page.locator('[data-failed=""]')).toHaveCount(0)
})

test('search answers in traditional characters, typed in either', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(RATES)
  await button(page).click()
  await page.locator('.site-header [type=search]').fill('租房補助')
  await expect(page.getByRole('option').first()).toContainText('租房援助')
  await expectTraditional(page)
  await expect(page.locator('.site-header [type=search]')).toHaveValue('租房補助')
  await page.locator('.site-header [type=search]').fill('签证')
  await expect(page.getByRole('option').first()).toContainText('簽證')
  await expect(page.locator('.site-header [type=search]')).toHaveValue('签证')
})

test.describe('with a browser set to traditional Chinese', () => {
  test.use({ locale: 'zh-TW' })

  test('the pages are in it without a press; 简 is remembered; English pages stay English', async ({ page }) => {
    await page.goto(RATES)
    await expectTraditional(page)
    expect(await kept(page)).toBeNull()
    await button(page).click()
    // The first press is replayed once the boot script has the switch.
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(button(page)).toHaveText(WRITINGS['zh-Hant'].sign)
    await button(page).click()
    await expectTraditional(page)

    const fetched: string[] = []
    page.on('request', request => SCRIPT.test(request.url()) && fetched.push(request.url()))
    await page.goto(`/en${PAGE_TYPES.rates}`)
    await page.waitForLoadState('networkidle')
    await expect(button(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
    expect(fetched).toEqual([])
  })

  test('a press before the script arrives does what the switch said', async ({ page, context }) => {
    // Nothing is kept, so the head fetches nothing.
    await blockStorage(context)
    await page.goto(RATES)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await button(page).click()
    await expectTraditional(page)
    await button(page).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
    await expect(button(page)).toHaveText(WRITINGS['zh-Hant'].sign)
  })

  test('nothing moves when the characters change', async ({ page }) => {
    const shift = await layoutShift(page)
    await page.setViewportSize(PHONE)
    await page.goto(RATES)
    await expectTraditional(page)
    expect(await shift()).toBeLessThan(0.02)
  })
})

test('when the script fails to load, the page stays as it is and says so; the next press tries again', async ({
  page
}) => {
  await page.route(SCRIPT, route => route.abort())
  await page.goto(RATES)
  await button(page).click()
  await expect(page.locator('.languages [role=status]')).toHaveText(WRITING_FAILED)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.unroute(SCRIPT)
  await button(page).click()
  await expectTraditional(page)
  await expect(page.locator('.languages [role=status]')).toHaveText('')
})

test('exit pages change too, keep no choice, and leave as quickly', async ({ page }) => {
  await page.route('https://www.bom.gov.au/**', route => route.fulfill({ body: 'Weather' }))
  await page.goto(SAFETY)
  await button(page).click()
  await expectTraditional(page)
  expect(await kept(page)).toBeNull()
  await page.locator('.exit a').click()
  await expect(page).toHaveURL('https://www.bom.gov.au/')
})

test('with storage blocked the switch works for the page', async ({ page, context }) => {
  await blockStorage(context)
  await page.goto(RATES)
  await button(page).click()
  await expectTraditional(page)
})

test('the switch fits the header of the smallest phones, without an accessibility violation', async ({ page }) => {
  for (const width of [320, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(RATES)
    if (width === 320) await button(page).click()
    await expectTraditional(page)
    const boxes = await page
      .locator('.site-header > :visible, .side-menu > summary:visible')
      .evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON() as DOMRect))
    boxes.sort((a, b) => a.left - b.left)
    for (const [index, box] of boxes.entries()) {
      expect(box.left, `${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      expect(box.right, `${width} px`).toBeLessThanOrEqual(width)
    }
    expect((await button(page).boundingBox())?.height).toBeGreaterThan(24)
    if (width === 390) expect(await violationsOf(page)).toEqual([])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no switch', async ({ page }) => {
    await page.goto(RATES)
    await expect(button(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
