/** What the eye sees, also after scrolling: where the sidebar, the exit, the first heading and the answer are. */
import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
import { languagesOr } from '../support/full-run.ts'
import { SAFETY_PAGES, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const SIZES = [SMALL_PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]

/** Pages with an answer in their first screen. */
const ANSWERS = [
  '/centrelink/payments/jobseeker',
  '/centrelink/payments/age-pension',
  '/centrelink/guides/payment-stopped',
  '/jobseeker/guides/first-two-weeks',
  '/community/financial-help/debt',
  '/community/financial-help/scams'
]

/** Other pages of which the first heading is in the first screen. */
const OTHERS = ['/housing/eviction', '/jobseeker/payment-rates', '/calculators/told-to-leave']

/** The lowest place of a first heading on a small phone, in pixels. */
const FIRST_HEADING = 760

/** The height of the bar, in pixels. */
const BAR = 64

/** What a page looks like where it is scrolled to; one line for each thing that is wrong. */
async function wrongAt(page: Page, y: number): Promise<string[]> {
  await page.evaluate(to => scrollTo(0, to), y)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return page.evaluate(bar => {
    const wrong: string[] = []
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('scrolls sideways')
    if (box('.site-header')?.top !== 0) wrong.push('the bar is not at the top')
    const panel = box('.layout > .side-menu .side-menu-panel')
    const layout = box('.layout')
    // At the very end the footer pushes it up.
    if (panel && layout && innerWidth >= 1024 && layout.bottom > innerHeight) {
      if (Math.abs(panel.top - Math.max(bar, layout.top)) > 1) wrong.push(`the sidebar is at ${panel.top}`)
      const current = box('.side-menu-panel [aria-current=page]')
      if (current && (current.top < panel.top || current.bottom > panel.bottom))
        wrong.push('its own entry is not in view')
    }
    const exit = box('main .exit')
    const main = box('main')
    if (exit && main && main.bottom > innerHeight) {
      if (exit.left > main.left || exit.right < main.right) wrong.push('text shows beside the exit')
      const isAtBar = Math.abs(exit.top - bar) <= 1
      const isAtThumb = Math.abs(exit.bottom - innerHeight) <= 1
      if (scrollY > 200 && !(innerWidth <= 768 ? isAtThumb : isAtBar)) wrong.push(`the exit is at ${exit.top}`)
    }
    const last = [...document.querySelectorAll('.site-footer p')].at(-1)?.getBoundingClientRect()
    if (exit && last && last.bottom > exit.top && last.top < exit.bottom)
      wrong.push('the exit covers the end of the page')
    return wrong
  }, BAR)
}

/** Top, middle and end. */
async function placesOf(page: Page): Promise<number[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return [0, Math.round(height / 2), height]
}

for (const size of SIZES) {
  for (const language of LANGUAGES) {
    test(`at the top, in the middle and at the end, ${size.width} pixels wide, in ${language}`, async ({ page }) => {
      await page.setViewportSize(size)
      const found: string[] = []
      for (const path of ['', ...ANSWERS, ...OTHERS, ...SAFETY_PAGES]) {
        await page.goto(`/${language}${path}`)
        await expect(page.locator('html[data-rendered]')).toHaveCount(1)
        for (const y of await placesOf(page)) {
          found.push(...(await wrongAt(page, y)).map(each => `${path} at ${y}: ${each}`))
        }
      }
      expect(found).toEqual([])
    })
  }
}

for (const language of LANGUAGES) {
  test(`a small phone shows the answer or the first heading without scrolling, in ${language}`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    const found: string[] = []
    for (const path of [...ANSWERS, ...OTHERS]) {
      await page.goto(`/${language}${path}`)
      const [call, heading] = await page.evaluate(() =>
        ['.answer-card a[href^="tel:"]', '.prose :is(h2, h3)'].map(
          part => document.querySelector(part)?.getBoundingClientRect().bottom
        )
      )
      if (ANSWERS.includes(path) && !(call && call <= SMALL_PHONE.height))
        found.push(`${path}: the number ends at ${call}`)
      if (OTHERS.includes(path) && !(heading && heading <= FIRST_HEADING))
        found.push(`${path}: a heading at ${heading}`)
    }
    expect(found).toEqual([])
  })

  test(`with text twice as large no number and no control leaves a small phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    const found: string[] = []
    for (const path of ['', ...ANSWERS.slice(0, 3), '/helplines', '/jobseeker/payment-rates', ...SAFETY_PAGES]) {
      await page.goto(`/${language}${path}`)
      // As by the reader’s browser, which the page’s policy does not concern.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, data, summary, input')]
          .filter(each => each.checkVisibility() && each.getBoundingClientRect().width > 2)
          .filter(each => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .filter(each => !each.closest('.table-scroll'))
          .map(each => each.textContent?.trim().slice(0, 30))
      )
      found.push(...outside.map(each => `${path}: ${each}`))
    }
    expect(found).toEqual([])
  })
}

for (const language of languagesOr('zh')) {
  test(`an answer comes into view, and its form is one line, in ${language}`, async ({ page }) => {
    await page.setViewportSize(SMALL_PHONE)
    await page.goto(`/${language}/calculators/first-payday#last-day=2026-11-20`)
    await untilHydrated(page)
    await page.locator('form button[type=submit]').last().click()
    const answer = page.locator('#calculator-answer')
    await expect(answer).toBeFocused()
    const card = await answer.locator('..').boundingBox()
    expect(card?.y).toBeGreaterThanOrEqual(BAR)
    expect(card?.y).toBeLessThan(BAR + 40)
    await expect(page.locator('[data-headline]').first()).toBeInViewport()
    await expect(page.locator('#q-claimed')).toBeHidden()
  })
}

/** What an errand costs a reader's thumb. Typing is not counted: it needs no looking for. */
class Thumb {
  count = 0
  /** Pixels scrolled. */
  scrolled = 0

  /** Scrolls no further than it must, and not to below the bar. */
  async sees(place: Locator): Promise<void> {
    await place.waitFor()
    const by = await place.evaluate((element, bar) => {
      const { top, bottom } = element.getBoundingClientRect()
      const by = bottom > innerHeight ? bottom - innerHeight : Math.min(top - bar, 0)
      scrollBy(0, by)
      return Math.abs(by)
    }, BAR)
    this.scrolled += Math.ceil(by)
  }

  async taps(place: Locator): Promise<void> {
    await this.sees(place)
    await place.click()
    this.count += 1
  }
}

for (const language of LANGUAGES) {
  test.describe(`an errand on a small phone, from home, in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize(SMALL_PHONE)
      await page.goto(`/${language}`)
    })

    /** The way from home to a page. */
    const situation = (page: Page, path: string) => page.locator(`.task-list a[href="/${language}${path}"]`)

    test('lost my job: how much and when takes two taps and 900 pixels', async ({ page }) => {
      const thumb = new Thumb()
      await thumb.taps(situation(page, '/jobseeker/guides/first-two-weeks'))
      const card = page.locator('.answer-card')
      await thumb.sees(card)
      await expect(card.locator('data')).toContainText(/\d\.\d\d/)
      await expect(card).toContainText({ en: /first payment comes about \d+ weeks/, zh: /大约 ?\d+ ?周拿到/ }[language])
      expect(thumb.count).toBeLessThanOrEqual(2)
      expect(thumb.scrolled).toBeLessThanOrEqual(900)
    })

    test('my payment stopped: whom to call takes two taps and 600 pixels', async ({ page }) => {
      const thumb = new Thumb()
      await thumb.taps(situation(page, '/centrelink/guides/payment-stopped'))
      await thumb.sees(page.locator('.answer-card a[href^="tel:"]'))
      expect(thumb.count).toBeLessThanOrEqual(2)
      expect(thumb.scrolled).toBeLessThanOrEqual(600)
    })

    test('a notice in Victoria: is it valid takes eight taps and 1,500 pixels', async ({ page }) => {
      const thumb = new Thumb()
      await thumb.taps(situation(page, '/calculators/told-to-leave'))
      await thumb.sees(page.locator('#q-state'))
      await page.locator('#q-state').focus()
      await untilHydrated(page)
      await page.locator('#q-state').selectOption('vic')
      // To open the list, and to choose in it.
      thumb.count += 2
      await thumb.taps(page.locator('label:has(input[value=periodic])'))
      await thumb.taps(page.locator('label:has(input[value=rent-arrears])'))
      for (const [field, day] of [
        ['#q-given', '2026-11-20'],
        ['#q-out', '2026-12-10']
      ] as const) {
        await thumb.taps(page.locator(field))
        await page.locator(field).fill(day)
      }
      await thumb.taps(page.locator('[data-calculator] form button[type=submit]').last())
      await expect(page.locator('[data-headline]').first()).toBeInViewport()
      expect(thumb.count).toBeLessThanOrEqual(8)
      expect(thumb.scrolled).toBeLessThanOrEqual(1500)
    })
  })
}

for (const size of SIZES) {
  test(`what home and a section show fits, ${size.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(size)
    const found: string[] = []
    for (const language of LANGUAGES) {
      await page.goto(`/${language}`)
      found.push(
        ...(await page.evaluate(() => {
          const wrong: string[] = []
          for (const row of document.querySelectorAll('.home dl > div')) {
            const [label, amount] = [row.firstElementChild!, row.lastElementChild!].map(each =>
              each.getBoundingClientRect()
            )
            if (amount!.top > label!.bottom || amount!.left < label!.right)
              wrong.push(`not beside its label: ${row.textContent}`)
          }
          const field = document.querySelector<HTMLInputElement>('.search-large [type=search]')!
          const typed = field.value
          field.value = field.placeholder
          if (field.scrollWidth > field.clientWidth) wrong.push('the hint of the search field is cut')
          field.value = typed
          return wrong.map(each => `${document.documentElement.lang}: ${each}`)
        }))
      )
      for (const path of ['', '/centrelink/payments', '/community/housing']) {
        await page.goto(`/${language}${path}`)
        found.push(
          ...(await page.evaluate(() =>
            [...document.querySelectorAll('.task-list > li')]
              .filter(row => {
                const [picture, title] = ['svg', 'a'].map(part => row.querySelector(part)?.getBoundingClientRect())
                return !picture || !title || picture.right > title.left || picture.width < 24
              })
              .map(row => `no pictogram before ${row.textContent}`)
          ))
        )
      }
    }
    expect(found).toEqual([])
  })
}

test('on a phone the sum so far stays at the end of the window while a form is filled', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  await page.goto('/en/calculators/jobseeker-income')
  await untilHydrated(page)
  const sum = page.locator('[data-calculator] form button[type=submit]').last()
  await page.locator('#q-pay').fill('300')
  await expect(sum).toHaveText(/^About \$[\d,.]+ a fortnight/)
  for (const y of [300, 500]) {
    await page.evaluate(to => scrollTo(0, to), y)
    const place = await sum.boundingBox()
    expect(Math.round((place?.y ?? 0) + (place?.height ?? 0))).toBe(SMALL_PHONE.height)
    expect(place?.height).toBeGreaterThanOrEqual(56)
  }
  await sum.click()
  await expect(page.locator('#calculator-answer')).toBeInViewport()
})

test('the help lines begin, after the urgent numbers, with need, state and “open now”', async ({ page }) => {
  await page.setViewportSize(SMALL_PHONE)
  for (const language of LANGUAGES) {
    await page.goto(`/${language}/helplines`)
    await expect(page.locator('form.filter').first()).toBeInViewport()
  }
})

test('in the lists of all figures no amount runs into the column beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of LANGUAGES) {
    for (const list of ['obligations', 'payments', 'work']) {
      await page.goto(`/${language}/about/figures/${list}`)
      const wide = await page
        .locator('.prose td')
        .evaluateAll(cells =>
          cells.filter(cell => cell.scrollWidth > cell.clientWidth + 1).map(cell => cell.textContent)
        )
      expect(wide, `${language}/${list}`).toEqual([])
    }
  }
})

test('there is nothing to copy, print or clear before there is an answer', async ({ page }) => {
  await page.goto('/en/calculators/rent-assistance')
  await untilHydrated(page)
  const actions = page.locator('[data-calculator]').getByRole('button', { name: /^(?:Copy|Print|Clear)/ })
  await expect(actions).toHaveCount(0)
  await page.locator('[data-calculator] form button[type=submit]').first().click()
  await expect(actions).toHaveCount(3)
})

for (const path of ['/calculators/youth-allowance', '/calculators/deadlines', '/calculators/payment-stopped']) {
  test(`on a wide window the answer stands beside its form, and stays while the form is filled: ${path}`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`/en${path}`)
    await untilHydrated(page)
    const form = page.locator('[data-calculator] > form')
    const card = page.locator('#calculator-answer').locator('..')
    const [ofForm, ofCard] = [await form.boundingBox(), await card.boundingBox()]
    expect(ofCard?.x).toBeGreaterThan((ofForm?.x ?? 0) + (ofForm?.width ?? Infinity))
    expect(Math.abs((ofCard?.y ?? 0) - (ofForm?.y ?? Infinity))).toBeLessThan(8)
    await page.locator('[data-calculator] form button[type=submit]:visible').first().scrollIntoViewIfNeeded()
    await expect(page.locator('#calculator-answer')).toBeInViewport()
  })
}
