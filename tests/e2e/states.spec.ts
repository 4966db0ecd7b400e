/** Lists by state: the choice, where it is kept, and that the kept state is first from the first paint. */
import { expect, type Locator, type Page } from '@playwright/test'
import { STATE_KEY } from '../../components/filters/kept-state.ts'
import { filterWords } from '../../i18n/filters.ts'
import { LANGUAGES } from '../../i18n/index.ts'
import { STATE_NAMES } from '../../i18n/states.ts'
import { violationsOf } from '../support/axe.ts'
import { delay } from '../support/delay.ts'
import { fullOr } from '../support/full-run.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { openInParts, test as ownSite } from '../support/own-site.ts'
import { DESKTOP, PAGE_TYPES, PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { watch } from '../support/watch.ts'

const FARES = '/cost-of-living/transport'
const DENTAL = '/healthcare/dental'
const USUAL = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt']

const list = (page: Page) => page.locator('.states').first()
const choice = (page: Page) => page.locator('[data-states] select').first()
const status = (page: Page) => page.locator('[data-states] [role=status]').first()

/** The states in the order of the document, and in the order on the screen. */
async function orders(states: Locator): Promise<{ read: string[]; seen: string[] }> {
  return states.evaluate(element => {
    const parts = [...element.children] as HTMLElement[]
    const name = (part: HTMLElement) => part.dataset.in ?? ''
    const byTop = [...parts].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
    return { read: parts.map(name), seen: byTop.map(name) }
  })
}

/** The list once a state is chosen. */
function alone(state: string): { read: string[]; seen: string[] } {
  return { read: [state], seen: [state] }
}

/** What is open of the list: the chosen state, or what the reader opened. */
const opened = (page: Page) => list(page).locator('> li > details[open]')

/** The states in the fold below the list. */
const folded = (page: Page) => page.locator('.by-state > section > details').first().locator('.states > li')

async function keep(page: Page, state: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STATE_KEY, state] as const)
}

for (const language of LANGUAGES) {
  const words = filterWords[language].states

  test(`a state is chosen once and shows alone on every page, the others in a fold, in ${language}`, async ({
    page
  }) => {
    const seen = watch(page)
    await page.goto(`/${language}${FARES}`)
    expect(seen.requests.map(request => request.url()).join(' ')).not.toContain('state-filter')
    expect(await orders(list(page))).toEqual({ read: USUAL, seen: USUAL })
    await expect(opened(page)).toHaveCount(0)
    await choice(page).selectOption('tas')
    await expect(status(page)).toHaveText(words.first.replace('{state}', STATE_NAMES[language].tas))
    expect(await orders(list(page))).toEqual(alone('tas'))
    await expect(page.locator('.state-yours:visible')).toHaveText([words.yours])
    await expect(opened(page)).toHaveCount(1)
    await expect(page.locator('.states > li:visible')).toHaveCount(1)
    await page.locator('.by-state > section > details > summary').first().click()
    await expect(folded(page).filter({ visible: true })).toHaveCount(USUAL.length - 1)

    await page.goto(`/${language}${DENTAL}`)
    await expect(choice(page)).toHaveValue('tas')
    await expect(folded(page)).toHaveCount(USUAL.length - 1)
    expect(await orders(list(page))).toEqual(alone('tas'))
    await choice(page).selectOption('')
    await expect(status(page)).toHaveText(words.usual)
    expect(await orders(list(page))).toEqual({ read: USUAL, seen: USUAL })
    await expect(opened(page)).toHaveCount(0)
    await page.goBack()
    await page.reload()
    await expect(choice(page)).toHaveValue('')
    expect(seen.errors).toEqual([])
    expect(seen.thirdParty).toEqual([])
  })
}

test.describe('the kept state', () => {
  for (const size of [PHONE, DESKTOP]) {
    test(`is alone before anything else arrives, and nothing shifts, ${size.width} pixels wide`, async ({ page }) => {
      await keep(page, 'act')
      await page.setViewportSize(size)
      const shifted = await layoutShift(page)
      const seen = watch(page)
      await page.goto(`/en${DENTAL}#by-state`)
      await expect(page.locator('html[data-rendered]')).toHaveCount(1)
      await expect(page.locator('.states > li:visible')).toHaveCount(1)
      await expect(folded(page)).toHaveCount(USUAL.length - 1)
      expect(seen.requests.filter(request => request.url().includes('state-filter'))).toHaveLength(1)
      expect(await shifted()).toBeLessThan(0.01)
    })
  }

  test('is where Tab goes next; until then the focus stays on the control', async ({ page }) => {
    await page.goto(`/en${DENTAL}`)
    await choice(page).focus()
    await choice(page).selectOption('nt')
    await expect(status(page)).toContainText(STATE_NAMES.en.nt)
    await expect(choice(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.states > [data-in=nt] summary')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('.states > [data-in=nt] a').first()).toBeFocused()
  })

  test('is the state of the help lines’ filter, and a choice there is kept', async ({ page }) => {
    await keep(page, 'qld')
    const w = filterWords.en.helplines
    await page.goto(`/en${PAGE_TYPES.helplines}`)
    const state = page.getByRole('form', { name: w.title }).getByLabel(w.state)
    await state.focus()
    await expect(state).toHaveValue('qld')
    await state.selectOption('sa')
    expect(await page.evaluate(key => localStorage.getItem(key), STATE_KEY)).toBe('sa')
    // An address that says what to show is complete.
    await page.goto(`/en${PAGE_TYPES.helplines}?need=food`)
    await expect(page.getByRole('form', { name: w.title }).getByLabel(w.state)).toHaveValue('')
  })

  test('is optional: with storage blocked, a choice holds on its page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        }
      })
    })
    const seen = watch(page)
    await page.goto(`/en${DENTAL}`)
    await choice(page).selectOption('wa')
    await expect(status(page)).toContainText(STATE_NAMES.en.wa)
    expect(await orders(list(page))).toEqual(alone('wa'))
    expect(seen.errors).toEqual([])
  })
})

ownSite('a page that arrives in parts shifts nothing when the kept state comes', async ({ page, site }) => {
  await keep(page, 'act')
  await page.setViewportSize(DESKTOP)
  const shifted = await layoutShift(page)
  await openInParts(page, site, `/en${DENTAL}#by-state`, html => html.indexOf('<li', html.indexOf('data-in="sa"')))
  await expect(page.locator('html[data-rendered]')).toHaveCount(1)
  await expect(folded(page)).toHaveCount(USUAL.length - 1)
  expect(await orders(list(page))).toEqual(alone('act'))
  expect(await shifted()).toBeLessThan(0.01)
})

test('a choice made before its script arrived is applied when it does', async ({ page }) => {
  const release = await delay(page, /state-filter-\w+\.js$/)
  await page.goto(`/en${DENTAL}`)
  await choice(page).focus()
  await choice(page).selectOption('vic')
  expect((await orders(list(page))).read[0]).toBe('nsw')
  release()
  await expect.poll(async () => (await orders(list(page))).read[0]).toBe('vic')
})

test('a list by state says that its script failed, and tries again', async ({ page }) => {
  await page.route('**/assets/state-filter-*.js', route => route.abort())
  await page.goto(`/en${DENTAL}`)
  await choice(page).focus()
  await expect(status(page)).toHaveText(filterWords.en.states.failed)
  await page.unroute('**/assets/state-filter-*.js')
  await choice(page).blur()
  await choice(page).focus()
  await choice(page).selectOption('sa')
  await expect.poll(async () => (await orders(list(page))).read[0]).toBe('sa')
})

test('a list by state works on a page that the browser translates', async ({ page }) => {
  await page.goto(`/en${DENTAL}`)
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('.by-state')!, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(`[${text.data}]`)
    }
  })
  await choice(page).selectOption('qld')
  await expect(status(page)).toContainText(`[${STATE_NAMES.en.qld}]`)
  expect(await orders(list(page))).toEqual(alone('qld'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all states are there, with no control to choose one', async ({ page }) => {
    await page.goto(`/en${DENTAL}`)
    await expect(page.locator('.states > li:visible')).toHaveCount(USUAL.length)
    const one = list(page).locator('> [data-in=nt]')
    await expect(one.locator('a').first()).toBeHidden()
    await one.locator('summary').click()
    await expect(one.locator('a').first()).toBeVisible()
    await expect(choice(page)).toBeHidden()
    await expect(page.locator('.state-yours:visible')).toHaveCount(0)
  })
})

test('a list by state has no accessibility violation and no sideways scroll, with a state chosen and without', async ({
  page
}) => {
  const found: string[] = []
  for (const size of fullOr([SMALL_PHONE, DESKTOP], [SMALL_PHONE])) {
    await page.setViewportSize(size)
    await page.goto(`/zh${FARES}`)
    found.push(...(await violationsOf(page)))
    await choice(page).selectOption('act')
    await expect(status(page)).toContainText(STATE_NAMES.zh.act)
    found.push(...(await violationsOf(page)))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await choice(page).selectOption('')
  }
  expect(found).toEqual([])
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  test('the reader’s state is marked', async ({ page }) => {
    await keep(page, 'nsw')
    await page.goto(`/en${DENTAL}`)
    const mark = page.locator('.state-yours:visible')
    await expect(mark).toHaveText([filterWords.en.states.yours])
    expect(await mark.evaluate(element => getComputedStyle(element).borderStyle)).toBe('solid')
  })
})
