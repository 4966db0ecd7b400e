/** What pages say: figures with their provenance, tables, questions, notices, the lists of all data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { fill } from '../../i18n/fill.ts'
import { formatDate } from '../../i18n/format.ts'
import { LANGUAGES, messages, type Language } from '../../i18n/index.ts'
import { LANGUAGE_TAGS } from '../../i18n/languages.ts'
import type { Figure, Source } from '../../rules/data/schema.ts'
import { loadData } from '../../rules/data/load.ts'
import { valueOn } from '../../rules/figures.ts'
import { listedServices } from '../../scripts/mdx/views.ts'
import { builtOn, documentAt, exportedPages, htmlOf, OUT, pagesIn } from '../support/export.ts'
import { languagesOr } from '../support/full-run.ts'
import { noteOf } from '../support/notes.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'

interface Published {
  currency: string
  figures: Figure[]
  sources: Record<string, Source>
}

/** What the site publishes for others to reuse. */
function published(): Published {
  return JSON.parse(readFileSync(join(OUT, 'figures.json'), 'utf8')) as Published
}

/** The first figure of a page and its note of provenance. */
async function firstFigure(page: Page) {
  const figure = page.locator('.prose .figure').first()
  return { figure, button: figure.locator('> button'), note: await noteOf(figure) }
}

/** JobSeeker's rates of 20 September 2025, which pages print for comparison. */
const RATES_2025 = ['793.60', '849.90', '726.50']

test('translators leave every number to call and every amount alone', () => {
  const left = exportedPages().flatMap(page => {
    const marked = [...htmlOf(page).matchAll(/<(a|data)\b[^>]*(?: href="(?:tel|sms):| value=)[^>]*>.*?<\/\1>/gs)]
    return marked.map(([whole]) => ({ path: page.path, whole }))
  })
  expect(left.length).toBeGreaterThan(2000)
  // All of it, or, where a name stands beside the number, the number alone.
  const wrong = left.filter(({ whole }) => !/^[^>]* translate="no"|<span class="phone" translate="no">/.test(whole))
  expect(wrong.slice(0, 20)).toEqual([])
})

/** Where sums are worked out, or said in a sentence that no author wrote. */
const WORKED_OUT = [
  { path: '/calculators/jobseeker-income', parts: ['details:has(> summary > #examples) > details'] },
  { path: '/calculators/final-pay', parts: ['details:has(> summary > #examples) > details'] },
  { path: PAGE_TYPES.payment, parts: ['figure'] },
  { path: '/about/figures/payments', parts: ['.prose td'] }
]

for (const { path, parts } of WORKED_OUT)
  for (const language of LANGUAGES)
    test(`translators leave the sums of ${parts} alone on /${language}${path}`, async ({ page }) => {
      await page.goto(`/${language}${path}`)
      const sums = await page.locator(parts.join()).evaluateAll(elements =>
        elements.flatMap(element => {
          // A picture is named by its sentence, and translators leave its text alone.
          const texts = [...element.querySelectorAll('*')].filter(each => !each.closest('svg')).concat(element)
          const own = texts.flatMap(each =>
            [...each.childNodes]
              .filter(node => node.nodeType === Node.TEXT_NODE)
              .map(node => ({ each, text: node.nodeValue ?? '' }))
          )
          return own
            .filter(({ text }) => /\$\d|\d 万?澳元/.test(text))
            .map(({ each, text }) => ({ text, isLeftAlone: each.closest('[translate=no]') !== null }))
        })
      )
      expect(sums.length).toBeGreaterThan(10)
      expect(sums.filter(({ isLeftAlone }) => !isLeftAlone)).toEqual([])
    })

for (const language of LANGUAGES) {
  const words = messages(language)

  test(`a figure shows its date, source and status in a note inside the window, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.payment}`)
    const { figure, button, note } = await firstFigure(page)
    await expect(note).toBeHidden()
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await button.click()
      await expect(note).toBeVisible()
      const box = await note.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
      await page.keyboard.press('Escape')
    }
    await button.click()
    await expect(note).toContainText(/20\d\d/)
    await expect(note).toContainText(words.figure.source)
    await expect(note.locator('a[href^="https://"]').first()).toHaveText(/\S/)
    await expect(note).toContainText((await figure.textContent()) ?? '-')
    await note.getByRole('button', { name: words.figure.close }).click()
    await expect(note).toBeHidden()
  })

  test(`pages with a tool have the class that keeps a question from restyling them, in ${language}`, () => {
    const marked = pagesIn(language).filter(({ path }) => documentAt(path).querySelector('.prose.tool'))
    const withTools = pagesIn(language).filter(({ path }) =>
      documentAt(path).querySelector('.prose > [data-react=now]')
    )
    expect(marked.map(({ path }) => path)).toEqual(withTools.map(({ path }) => path))
    expect(marked.length).toBeGreaterThan(5)
  })

  test(`how sure a figure is, is in the list of all figures and not on the pages that use it, in ${language}`, () => {
    const today = builtOn()
    const copied = published().figures.filter(
      figure =>
        figure.id.startsWith('jobseeker.') &&
        figure.values.some(({ from }) => from <= today) &&
        !figure.ends &&
        valueOn(figure, today).status === 'corroborated'
    )
    expect(copied.length).toBeGreaterThan(0)
    const list = documentAt(`/${language}/about/figures/payments`)
    expect(list.text).toContain(words.status.corroborated)
    const printed = list.text.replaceAll(',', '')
    for (const figure of copied) expect(printed).toContain((valueOn(figure, today).value / 100).toFixed(2))
    expect(documentAt(`/${language}${PAGE_TYPES.rates}`).querySelector('main')?.text).not.toContain(
      words.status.corroborated
    )
  })

  test(`pages of rates compare with 20 September 2025, in their text and in structured data, in ${language}`, () => {
    for (const path of [PAGE_TYPES.rates, '/centrelink/payment-rates']) {
      const page = documentAt(`/${language}${path}`)
      const text = page.querySelector('.faq')?.text ?? ''
      const blocks = page.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText)
      const metadata = blocks.find(block => block.includes('FAQPage')) ?? ''
      const printed = RATES_2025.map(rate => (language === 'en' ? `$${rate}` : `${rate} 澳元`))
      for (const part of [...printed, { en: '20 September 2025', zh: '2025 年 9 月 20 日' }[language]]) {
        expect(text, path).toContain(part)
        expect(metadata, path).toContain(part)
      }
    }
  })

  test(`the list of figures answers two claims in circulation from data, in ${language}`, () => {
    const page = documentAt(`/${language}${PAGE_TYPES.figures}`)
    const rent = page.querySelector('#claim-rent-assistance-389-40')
    expect(rent?.querySelector('q')?.text).toContain('389.40')
    expect(rent?.text).toContain(words.claims.verdict.wrong)
    expect(rent?.querySelector('strong')?.text).toMatch({ en: /\.$/, zh: /。$/ }[language])
    expect(rent?.text).toContain({ en: 'Youth Allowance', zh: '青年津贴' }[language])
    // The amount is in the claim and once more in the answer, as what it really was.
    expect(rent?.text.match(/389\.40/g)?.length).toBeGreaterThanOrEqual(2)

    const sessions = page.querySelector('#claim-twenty-psychology-sessions')
    expect(sessions?.querySelector('q')?.text).toContain('20')
    const figures = sessions?.querySelectorAll('.figure data').map(({ text }) => text)
    expect(figures).toEqual([
      expect.stringMatching(/\b10\b/),
      expect.stringMatching(/\b10\b/),
      expect.stringMatching(/\d/)
    ])
    const claims = page.querySelectorAll('[id^="claim-"]')
    expect(claims.length).toBeGreaterThan(1)
    expect(claims.filter(claim => !claim.querySelector('.figure')).map(({ text }) => text)).toEqual([])
  })

  for (const [what, overview, entries] of [
    ['figures', PAGE_TYPES.figures, 'main table.stacked tbody tr, [data-family] td:not([data-again])'],
    ['sources', PAGE_TYPES.sources, '.prose dl dd']
  ] as const) {
    test(`the pages of ${what} have as many as their overview says, each complete, in ${language}`, () => {
      const links = documentAt(`/${language}${overview}`).querySelectorAll(`.prose a[href^="/${language}${overview}/"]`)
      expect(links.length).toBeGreaterThan(2)
      let total = 0
      for (const link of links) {
        const address = link.getAttribute('href') ?? ''
        const rows = documentAt(address).querySelectorAll(entries)
        expect(rows.length, address).toBe(Number(/\((\d+)\)$/.exec(link.parentNode?.text ?? '')?.[1]))
        // A family of figures says its sources once, below its table.
        const whole = rows.map(row => row.closest('[data-family]') ?? row)
        const incomplete = whole.filter(
          row => !row.querySelector('a[href^="http"]') || row.querySelectorAll('td, th').some(cell => !cell.text.trim())
        )
        expect(incomplete.map(({ text }) => text)).toEqual([])
        total += rows.length
      }
      // Some figures are not in force; the site names more sources than figures do.
      const { figures, sources } = published()
      expect(total).toBeGreaterThanOrEqual(
        { figures: figures.length * 0.8, sources: Object.keys(sources).length }[what]
      )
    })
  }

  test(`every service of the helpline page has something to act on, and says if its number is in doubt, in ${language}`, () => {
    const page = documentAt(`/${language}${PAGE_TYPES.helplines}`)
    const services = page.querySelectorAll('.helpline')
    expect(services.length).toBeGreaterThan(50)
    const bad = services.filter(entry => {
      const links = entry.querySelectorAll('a')
      const dialled = links.filter(link => /^(tel|sms):/.test(link.getAttribute('href') ?? ''))
      const wrong = dialled.filter(link => {
        const digits = (link.getAttribute('href') ?? '').replace(/\D/g, '')
        return digits.length < 3 || !link.text.replace(/\D/g, '').includes(digits)
      })
      return links.length === 0 || wrong.length > 0
    })
    expect(bad.map(({ text }) => text)).toEqual([])

    const { singleSource, verifiedUnlessSaid } = words.service
    const said = page.querySelector('.prose')?.text ?? ''
    expect(said).toMatch(new RegExp(verifiedUnlessSaid.replace('{date}', '.*20\\d\\d.*')))
    const last = (entry: (typeof services)[number]) => entry.querySelectorAll('p').at(-1)?.text ?? ''
    const stated = page.querySelectorAll('section[aria-labelledby^="need-"] .helpline').map(last)
    const listed = listedServices(loadData()).filter(service => service.phone ?? service.sms)
    const doubted = listed.filter(service => service.status === 'single-source')
    expect(stated.filter(text => text === singleSource)).toHaveLength(doubted.length)
  })

  test(`glossary and phone phrases have both languages side by side, each marked as such, in ${language}`, () => {
    const rows = documentAt(`/${language}${PAGE_TYPES.glossary}`).querySelectorAll('table.glossary tbody tr')
    expect(rows.length).toBeGreaterThan(100)
    // A cell in the page’s own language inherits it.
    const unmarked = rows.filter(row => {
      const marks = row.querySelectorAll('th, td').map(cell => cell.closest('[lang]')?.getAttribute('lang'))
      return marks[0] !== LANGUAGE_TAGS.en || marks[1] !== LANGUAGE_TAGS.zh
    })
    expect(unmarked.map(({ text }) => text)).toEqual([])

    const card = documentAt(`/${language}${PAGE_TYPES.guide}`).querySelector('.say-this')
    expect(card?.text).toContain(words.sayThis.title)
    expect(card?.querySelector('[lang=en-AU]')?.text).toMatch(/[a-z]{3}/)
    expect(card?.querySelector('[lang=zh-Hans]')?.text).toMatch(/\p{Script=Han}/u)
  })

  test(`a page says once when it was checked, with its sources in a fold, in ${language}`, () => {
    const page = documentAt(`/${language}${PAGE_TYPES.rates}`)
    const sources = page.querySelector('section.sources')
    const links = sources?.querySelectorAll('li > a') ?? []
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(sources?.querySelector('summary')?.text).toBe(
      fill(words.sections.checked.many, {
        date: formatDate(sources?.querySelector('time')?.getAttribute('datetime') ?? '', language),
        count: links.length
      })
    )
    expect(page.querySelector('main')?.text).not.toMatch(/Copies agree|public copy|多份副本一致|多处一致|公开副本/)
  })

  test(`the home page begins with what happened, safety first, and has rates of today, in ${language}`, async ({
    page
  }) => {
    await page.goto(`/${language}`)
    const tasks = page.locator('main h2:first-of-type + .task-list > li > a')
    expect(await tasks.count()).toBeGreaterThanOrEqual(13)
    await expect(tasks.first()).toHaveAttribute('href', `/${language}/community/crisis`)
    await expect(page.locator('main p > data').first()).toHaveText(printedAmount(language))
    const strip = await page.locator('.urgent-strip').boundingBox()
    expect(strip?.y, 'urgent help without scrolling').toBeLessThan(200)
  })
}

for (const language of languagesOr('zh')) {
  test(`a figure’s note opens by keyboard, Tab moves on through it, and Escape returns the focus, in ${language}`, async ({
    page
  }) => {
    await page.goto(`/${language}${PAGE_TYPES.payment}`)
    const { button, note } = await firstFigure(page)
    await button.press('Enter')
    await expect(note).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(note.locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(note).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('Space')
    await expect(note).toBeVisible()
    await page.locator('h1').click()
    await expect(note).toBeHidden()
  })
}

for (const language of languagesOr('en')) {
  const words = messages(language)

  test(`a question folds its answer out by mouse and by keyboard, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const entry = page.locator('.faq details').first()
    await expect(entry.locator('p')).toBeHidden()
    await entry.locator('summary').click()
    await expect(entry.locator('p')).toBeVisible()
    await entry.locator('summary').press('Enter')
    await expect(entry.locator('p')).toBeHidden()
  })

  test(`the notice that figures may be out of date shows from its day on, by the reader’s clock and the eastern states’ day, in ${language}`, async ({
    page
  }) => {
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const notice = page.locator('[data-review-by]')
    const day = (await notice.getAttribute('data-review-by')) ?? ''
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    // Midnight is 14:00 of the day before in Greenwich; an hour earlier while there is daylight saving.
    const midnight = new Date(`${day}T00:00:00Z`).getTime()
    for (const [hours, visible] of [
      // A build of that day or a later one has it in its HTML.
      [-15, builtOn() >= day],
      [-10, true],
      [24 * 400, true]
    ] as const) {
      await page.clock.setFixedTime(midnight + hours * 3_600_000)
      await page.reload()
      await expect(notice).toBeVisible({ visible })
    }
    await expect(notice).toContainText(String(Number(day.slice(8))))
    await expect(notice).toContainText(words.review.check)
    await expect(notice.locator('a')).toHaveAttribute('href', /^https:\/\/[a-z.]+\.gov\.au\//)
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
  const { currency, figures, sources } = published()
  expect(currency).toBe('AUD')
  expect(figures.length).toBeGreaterThan(100)
  // One expectation for all: thousands of them took half a minute.
  const wrong = figures.filter(
    ({ label, unit, values }) =>
      !label.en ||
      !label.zh ||
      values.length === 0 ||
      !values.every(
        ({ from, source, status, value }) =>
          /^\d{4}-\d\d-\d\d$/.test(from) &&
          /^https?:/.test(sources[source]?.url ?? '') &&
          /^(verified|corroborated|single-source|superseded|unverified)$/.test(status) &&
          (unit !== 'money' || Number.isInteger(value))
      )
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})
