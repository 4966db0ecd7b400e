/** What pages say: figures with their provenance, tables, questions, notices, the lists of all data. */
import { expect, type Page } from '@playwright/test'
import { LANGUAGES, messages, type Language } from '../../i18n/index.ts'
import type { Figure, Source } from '../../rules/data/schema.ts'
import { valueOn } from '../../rules/figures.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'

interface Published {
  currency: string
  figures: Figure[]
  sources: Record<string, Source>
}

/** The first figure of a page and its note of provenance. */
function firstFigure(page: Page) {
  const figure = page.locator('.prose .figure').first()
  return { button: figure.locator('> button'), note: figure.locator('> [popover]') }
}

/** JobSeeker's rates of 20 September 2025, which pages print for comparison. */
const RATES_2025 = ['793.60', '849.90', '726.50']

for (const language of LANGUAGES) {
  const words = messages(language)

  test.describe(`a figure in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
    })

    test('shows its date, source and status on a click, and closes again', async ({ page }) => {
      const { button, note } = firstFigure(page)
      await expect(note).toBeHidden()
      await button.click()
      await expect(note).toBeVisible()
      await expect(note).toContainText(/20\d\d/)
      await expect(note).toContainText(words.figure.source)
      await expect(note.locator('a[href^="https://"]').first()).toHaveText(/\S/)
      await expect(note).toContainText((await button.textContent()) ?? '-')
      await note.getByRole('button', { name: words.figure.close }).click()
      await expect(note).toBeHidden()
    })

    test('opens by keyboard, leads into its note with Tab, and Escape gives the focus back', async ({ page }) => {
      const { button, note } = firstFigure(page)
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(note).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(note.locator('a').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(note).toBeHidden()
      await expect(button).toBeFocused()
      await page.keyboard.press('Space')
      await expect(note).toBeVisible()
    })

    test('closes on a click elsewhere', async ({ page }) => {
      const { button, note } = firstFigure(page)
      await button.click()
      await expect(note).toBeVisible()
      await page.locator('h1').click()
      await expect(note).toBeHidden()
    })

    test('shows its whole note inside the window of a phone and of a desktop', async ({ page }) => {
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size)
        const { button, note } = firstFigure(page)
        await button.click()
        const box = await note.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
        await page.keyboard.press('Escape')
      }
    })
  })

  test(`a figure that is not official says so wherever it stands, in ${language}`, async ({ page, request }) => {
    const { figures } = (await (await request.get('/figures.json')).json()) as Published
    const today = new Date().toISOString().slice(0, 10)
    const copied = figures.filter(
      figure => figure.values.some(({ from }) => from <= today) && !figure.ends && valueOn(figure, today).status === 'corroborated'
    )
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const notes = page.locator('.provenance')
    const labels = copied.map(figure => figure.label[language])
    const checked = await notes.evaluateAll(
      (all, { labels, status }) =>
        all
          .filter(note => labels.includes(note.querySelector('strong')?.textContent ?? ''))
          .map(note => note.textContent?.includes(status)),
      { labels, status: words.figure.status.corroborated }
    )
    expect(checked.length).toBeGreaterThan(0)
    expect(checked).not.toContain(false)
    await expect(page.locator('.rates .footnote').first()).toContainText(words.figure.status.corroborated)
  })

  for (const path of [PAGE_TYPES.rates, '/centrelink/payment-rates']) {
    test(`${path} compares with 20 September 2025, in its text and for machines alike, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}${path}`)
      const text = await page.locator('.faq').evaluate(element => element.textContent ?? '')
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
      const metadata = blocks.find(block => block.includes('FAQPage')) ?? ''
      for (const rate of RATES_2025) {
        const printed = language === 'en' ? `$${rate}` : `${rate} 澳元`
        expect(text).toContain(printed)
        expect(metadata).toContain(printed)
      }
      const date = { en: '20 September 2025', zh: '2025 年 9 月 20 日' }[language]
      expect(text).toContain(date)
      expect(metadata).toContain(date)
    })
  }

  test(`a question folds its answer out by mouse and by keyboard, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const entry = page.locator('.faq details').first()
    await expect(entry.locator('p')).toBeHidden()
    await entry.locator('summary').click()
    await expect(entry.locator('p')).toBeVisible()
    await entry.locator('summary').press('Enter')
    await expect(entry.locator('p')).toBeHidden()
  })

  test.describe(`the notice that figures may be out of date, in ${language}`, () => {
    /** The day on which the rates page asks to be checked. */
    async function reviewDay(page: Page): Promise<string> {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      return (await page.locator('[data-review-by]').getAttribute('data-review-by')) ?? ''
    }

    test('is hidden the day before and shown from the day on, by the reader’s clock and the eastern states’ day', async ({ page }) => {
      const day = await reviewDay(page)
      expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
      // Midnight is 14:00 of the day before in Greenwich; an hour earlier while there is daylight saving.
      const midnight = new Date(`${day}T00:00:00Z`).getTime()
      for (const [hours, visible] of [
        [-15, false],
        [-10, true],
        [24 * 400, true]
      ] as const) {
        await page.clock.setFixedTime(midnight + hours * 3_600_000)
        await page.reload()
        await expect(page.locator('[data-review-by]')).toBeVisible({ visible })
      }
    })

    test('names the day and leads to the official page', async ({ page }) => {
      const day = await reviewDay(page)
      await page.clock.setFixedTime(`${day}T12:00:00Z`)
      await page.reload()
      const notice = page.locator('[data-review-by]')
      await expect(notice).toContainText(String(Number(day.slice(8))))
      await expect(notice).toContainText(words.review.check)
      await expect(notice.locator('a')).toHaveAttribute('href', /^https:\/\/[a-z.]+\.gov\.au\//)
    })
  })

  test(`the list of figures answers two claims in circulation from data, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.figures}`)
    const rent = page.locator('#claim-rent-assistance-389-40')
    await expect(rent.locator('q')).toContainText('389.40')
    await expect(rent).toContainText(words.claims.verdict.wrong)
    await expect(rent.locator('strong').first()).toHaveText({ en: /\.$/, zh: /。$/ }[language])
    await expect(rent).toContainText({ en: 'Youth Allowance', zh: '青年津贴' }[language])
    // The amount stands in the claim and once more in the answer, as what it really was.
    expect((await rent.textContent())?.match(/389\.40/g)?.length).toBeGreaterThanOrEqual(2)

    const sessions = page.locator('#claim-twenty-psychology-sessions')
    await expect(sessions.locator('q')).toContainText('20')
    await expect(sessions.locator('.figure data')).toHaveText([/\b10\b/, /\b10\b/, /\d/])
    for (const claim of await page.locator('.claims > li').all()) {
      expect(await claim.locator('.figure').count()).toBeGreaterThan(0)
    }
  })

  test(`the pages of figures have every figure in force, with date and source, in ${language}`, async ({ page, request }) => {
    const { figures } = (await (await request.get('/figures.json')).json()) as Published
    await page.goto(`/${language}${PAGE_TYPES.figures}`)
    const parts = page.locator(`.prose a[href^="/${language}/about/figures/"]`)
    const addresses = await parts.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    const counts = (await parts.locator('xpath=..').allTextContents()).map(text => Number(/\((\d+)\)$/.exec(text)?.[1]))
    expect(addresses.length).toBeGreaterThan(5)
    let total = 0
    for (const [index, address] of addresses.entries()) {
      await page.goto(address)
      const rows = page.locator('main table.stacked tbody tr')
      expect(await rows.count(), address).toBe(counts[index])
      total += await rows.count()
      const incomplete = await rows.evaluateAll(all =>
        all
          .filter(row => [...row.children].some(cell => !cell.textContent?.trim()) || !row.querySelector('a[href^="http"]'))
          .map(row => row.textContent)
      )
      expect(incomplete, address).toEqual([])
    }
    expect(total).toBeGreaterThan(figures.length * 0.8)
  })

  test(`the pages of sources have as many as the overview says, in ${language}`, async ({ page, request }) => {
    const { sources } = (await (await request.get('/figures.json')).json()) as Published
    await page.goto(`/${language}${PAGE_TYPES.sources}`)
    const parts = page.locator(`.prose a[href^="/${language}/about/sources/"]`)
    const addresses = await parts.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    const counts = (await parts.locator('xpath=..').allTextContents()).map(text => Number(/\((\d+)\)$/.exec(text)?.[1]))
    let total = 0
    for (const [index, address] of addresses.entries()) {
      await page.goto(address)
      const entries = page.locator('.publishers dd')
      expect(await entries.count(), address).toBe(counts[index])
      expect(await page.locator('.publishers dd:not(:has(a[href^="http"]))').count(), address).toBe(0)
      total += await entries.count()
    }
    // Figures alone name fewer than the whole site does.
    expect(total).toBeGreaterThanOrEqual(Object.keys(sources).length)
  })

  test(`every service of the help line page has a number, a text number or a website to act on, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.helplines}`)
    const bad = await page.locator('.helpline').evaluateAll(all =>
      all.flatMap(entry => {
        const links = [...entry.querySelectorAll('a')]
        const dialled = links.filter(link => /^(tel|sms):/.test(link.getAttribute('href') ?? ''))
        const wrong = dialled.filter(link => {
          const digits = (link.getAttribute('href') ?? '').replace(/\D/g, '')
          return digits.length < 3 || !(link.textContent ?? '').replace(/\D/g, '').includes(digits)
        })
        return links.length === 0 || wrong.length > 0 ? [entry.textContent] : []
      })
    )
    expect(bad).toEqual([])
    expect(await page.locator('.helpline').count()).toBeGreaterThan(50)
  })

  test(`every service of the help line page says how far and when its number was checked, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.helplines}`)
    const { checked, status } = words.service
    const silent = await page.locator('section[aria-labelledby^="need-"] .helpline').evaluateAll(
      (all, { checked, statuses }) =>
        all
          .map(entry => entry.querySelector('p:last-of-type')?.textContent ?? '')
          .filter(text => !(text.includes(checked) && /20\d\d/.test(text) && statuses.some(status => text.startsWith(status)))),
      { checked, statuses: Object.values(status) }
    )
    expect(silent).toEqual([])
  })

  test(`the glossary has both languages side by side, each marked as such, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.glossary}`)
    const rows = page.locator('table.glossary tbody tr')
    expect(await rows.count()).toBeGreaterThan(100)
    const unmarked = await rows.evaluateAll(all =>
      all
        .filter(row => !row.querySelector('[lang=en-AU]') || !row.querySelector('[lang=zh-Hans]'))
        .map(row => row.textContent)
    )
    expect(unmarked).toEqual([])
  })

  test(`what to say on the phone is English with its Chinese meaning, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    const card = page.locator('.say-this').first()
    await expect(card).toContainText(words.sayThis.title)
    await expect(card.locator('[lang=en-AU]')).toHaveText(/[a-z]{3}/)
    await expect(card.locator('[lang=zh-Hans]')).toHaveText(/\p{Script=Han}/u)
  })

  test(`a page names its sources, and its figures with their dates, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const sources = page.locator('section.sources')
    expect(await sources.locator('> ul > li').count()).toBeGreaterThanOrEqual(2)
    await sources.locator('summary').click()
    expect(await sources.locator('details li').count()).toBeGreaterThan(3)
    await expect(sources.locator('details li').first()).toContainText(/20\d\d/)
  })

  test(`the home page puts tasks first and shows rates of today, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    expect(await page.locator('.task-list > li').count()).toBeGreaterThanOrEqual(4)
    await expect(page.locator('.rates-today .hero-figure')).toHaveText(printedAmount(language))
    const first = await page.locator('.urgent-strip').boundingBox()
    expect(first?.y, 'urgent help without scrolling').toBeLessThan(200)
  })
}

/** An amount as a language prints it. */
function printedAmount(language: Language): RegExp {
  return language === 'en' ? /^\$[\d,]+\.\d\d$/ : /^[\d,]+\.\d\d 澳元$/
}

test('figures.json publishes every figure with its history and sources, for others to reuse', async ({ request }) => {
  const response = await request.get('/figures.json')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/json')
  const { currency, figures, sources } = (await response.json()) as Published
  expect(currency).toBe('AUD')
  expect(figures.length).toBeGreaterThan(100)
  for (const figure of figures) {
    expect(figure.label.en && figure.label.zh, figure.id).toBeTruthy()
    expect(figure.values.length, figure.id).toBeGreaterThan(0)
    for (const value of figure.values) {
      expect(value.from, figure.id).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(sources[value.source]?.url, `${figure.id}: ${value.source}`).toMatch(/^https?:/)
      expect(value.status, figure.id).toMatch(/^(verified|corroborated|single-source|superseded|unverified)$/)
      if (figure.unit === 'money') expect(Number.isInteger(value.value), figure.id).toBe(true)
    }
  }
})
