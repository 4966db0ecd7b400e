/** Two ways to read a page: in both languages, and aloud. */
import { expect, type Page } from '@playwright/test'
import { messages } from '../../i18n/index.ts'
import { otherLanguage, type Language } from '../../i18n/languages.ts'
import { readingWords } from '../../i18n/reading.ts'
import { STATIC_MESSAGES } from '../../i18n/static.ts'
import { violationsOf } from '../support/axe.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { underWorker } from '../support/offline.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { test as onOwnSite } from '../support/own-site.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 360, height: 740 }

/** Headings on the page, and those of its translation. */
const OWN = 'main h2:not([data-added], [data-added] *)'
const ADDED = 'main :is(h2[data-added], [data-added] h2)'

async function openTools(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: STATIC_MESSAGES[language].pageTools.read }).click()
  await expect(page.getByRole('button', { name: readingWords[language].both })).toBeFocused()
}

async function showBoth(page: Page, language: Language): Promise<void> {
  await openTools(page, language)
  await page.getByRole('button', { name: readingWords[language].both }).click()
  await expect(page.getByRole('button', { name: readingWords[language].one })).toBeFocused()
}

/** The voices of a device; the headless browser has none. What was said is in `window.said`. */
async function withVoices(page: Page, langs: string[]): Promise<void> {
  await page.addInitScript(voiceLangs => {
    const voices = voiceLangs.map(lang => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }))
    const said: string[] = []
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      }
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        speak: ({ text }: { text: string }) => said.push(text),
        cancel: () => said.push('(stopped)'),
        addEventListener: () => undefined
      }
    })
  }, langs)
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

for (const language of languagesOr('en')) {
  const words = readingWords[language]
  const other = otherLanguage(language)

  test(`both languages: beside each other, below each other on a phone, and gone again, in ${language}`, async ({
    page
  }) => {
    await page.setViewportSize(WIDE)
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const before = await page.locator('main .prose').innerHTML()
    const requested: string[] = []
    page.on('request', request => requested.push(new URL(request.url()).pathname))
    await showBoth(page, language)
    // The scripts, and the other page: nothing else, and from nobody else.
    expect(requested).toEqual([
      expect.stringMatching(/^\/assets\/page-tools-/) as unknown,
      expect.stringMatching(/^\/assets\/reading-/) as unknown,
      `/${other}${PAGE_TYPES.rates}`
    ])
    const count = await page.locator(OWN).count()
    expect(count).toBeGreaterThan(8)
    await expect(page.locator(ADDED)).toHaveCount(count)
    await expect(page.locator(ADDED).first()).toHaveAttribute('lang', other === 'zh' ? 'zh-Hans' : 'en-AU')

    async function places(index: number) {
      const [own, added] = [
        await page.locator(OWN).nth(index).boundingBox(),
        await page.locator(ADDED).nth(index).boundingBox()
      ]
      return { own: own!, added: added! }
    }
    for (const index of [0, count - 1]) {
      const { own, added } = await places(index)
      expect(Math.abs(own.y - added.y)).toBeLessThan(8)
      expect(added.x).toBeGreaterThanOrEqual(own.x + own.width)
    }
    expect(await violationsOf(page, { undecided: false })).toEqual([])

    await page.setViewportSize(NARROW)
    for (const index of [0, count - 1]) {
      const { own, added } = await places(index)
      expect(added.y).toBeGreaterThanOrEqual(own.y + own.height)
      expect(added.x).toBeLessThan(own.x + 20)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
    // On paper, columns again, however narrow the window is.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 690, height: 900 })
    const printed = await places(0)
    expect(printed.added.x).toBeGreaterThanOrEqual(printed.own.x + printed.own.width)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: words.one }).click()
    expect(await page.locator('main .prose').innerHTML()).toBe(before)
    await expect(page.getByRole('button', { name: words.both })).toBeFocused()
  })

  test(`a tool keeps its answers while its questions are shown in both languages, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/calculators/rent-assistance#rent=450`)
    await untilHydrated(page)
    const rent = page.locator('main [name=rent]')
    await expect(rent).toHaveValue('450')
    await rent.fill('460')
    await showBoth(page, language)
    await expect(rent).toHaveValue('460')
    await expect(page.locator('main [data-added] :is(input, select, button)')).toHaveCount(0)
    // The way to the same answers in the other language.
    await page.locator('.reading-note a').click()
    await expect(page).toHaveURL(new RegExp(`/${other}/calculators/rent-assistance#.*rent=460`))
    await expect(page.locator('main [name=rent]')).toHaveValue('460')
  })

  test(`on a safety page the exit stays one press away, and nothing is kept, in ${language}`, async ({ page }) => {
    await page.route('https://www.bom.gov.au/**', route =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title>' })
    )
    await page.goto(`/${language}${PAGE_TYPES.safety}`)
    const kept = () =>
      page.evaluate(async () => {
        const urls = await Promise.all(
          (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url))
        )
        return {
          stored: { ...localStorage },
          session: { ...sessionStorage },
          cookie: document.cookie,
          urls: urls.flat()
        }
      })
    await showBoth(page, language)
    const { stored, session, cookie, urls } = await kept()
    expect({ stored, session, cookie }).toEqual({ stored: {}, session: {}, cookie: '' })
    expect(urls.filter(url => url.endsWith(PAGE_TYPES.safety))).toEqual([])
    await expect(page.locator('main [data-added] a[href^="tel:"]').first()).toBeVisible()
    const exit = page.locator('.exit a[data-exit]')
    await expect(exit).toContainText(messages(other).exit.link)
    await exit.locator('[data-added]').click()
    await expect(page).toHaveURL('https://www.bom.gov.au/')
  })

  onOwnSite(
    `without a connection both languages come from what is saved, or a sentence says why not, in ${language}`,
    async ({ page, site }) => {
      await page.goto(`/${language}${PAGE_TYPES.helplines}`)
      await underWorker(page)
      // The script is kept once it has been used.
      await openTools(page, language)
      await page.reload()
      site.down = true
      await showBoth(page, language)
      site.down = false
      await page.goto(`/${language}${PAGE_TYPES.guide}`)
      await openTools(page, language)
      site.down = true
      await page.getByRole('button', { name: words.both }).click()
      await expect(page.getByText(words.failed)).toBeVisible()
      await expect(page.locator('[data-added]')).toHaveCount(0)
    }
  )

  test(`a page is read aloud with a voice of the device, until it is left, in ${language}`, async ({ page }) => {
    await withVoices(page, ['en-AU', 'zh-CN'])
    await page.route('https://www.bom.gov.au/**', route => route.fulfill({ status: 204 }))
    await page.goto(`/${language}${PAGE_TYPES.safety}`)
    await openTools(page, language)
    await page.getByRole('button', { name: words.listen }).click()
    expect(await said(page)).toEqual([])
    await page.getByRole('button', { name: words.play }).click()
    const title = await page.locator('h1').innerText()
    expect(await said(page)).toEqual(['(stopped)', title.replace(/\s+/g, ' ')])
    expect(await page.evaluate(() => CSS.highlights.has('foothold-read'))).toBe(true)
    expect(await violationsOf(page, { undecided: false })).toEqual([])
    await page.locator('.exit a[data-exit]').click()
    await expect.poll(async () => (await said(page)).at(-1)).toBe('(stopped)')
  })

  test(`nothing offers to read aloud without a voice for the page, in ${language}`, async ({ page }) => {
    await withVoices(page, fullOr([], [language === 'en' ? 'zh-CN' : 'en-AU']))
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    await openTools(page, language)
    await expect(page.getByRole('button', { name: words.listen })).toHaveCount(0)
  })
}
