/** Pages and answers on paper: their address and its code, and the sheets to take to an appointment. */
import { expect, type Locator, type Page } from '@playwright/test'
import { calculatorWords as calculatorEn } from '../../i18n/calculators/en.ts'
import { calculatorWords as calculatorZh } from '../../i18n/calculators/zh.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { messages } from '../../i18n/index.ts'
import { paperWords } from '../../i18n/paper.ts'
import { STATIC_MESSAGES } from '../../i18n/static.ts'
import { addDays } from '../../rules/dates.ts'
import { site } from '../../site.config.ts'
import { noonOf } from '../support/clock.ts'
import { seenOn } from '../support/export.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { readQr } from '../support/qr.ts'
import { untilHydrated } from '../support/react.ts'

const CALCULATOR = { en: calculatorEn, zh: calculatorZh }

/** A page with the sheet of an errand, the one with most to bring. */
const WITH_SHEET = '/centrelink/guides/claim-jobseeker'

/** The addresses of codes that the page fetches from now on. */
function codesFetched(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/qr/')) fetched.push(pathname)
  })
  return fetched
}

/** As a browser that prints, and no dialog. */
async function printsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.body.classList.add('printed')
    }
  })
}

async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Millimetres on paper, where an inch has 96 pixels. */
async function widthOf(picture: Locator): Promise<number> {
  return ((await picture.boundingBox())?.width ?? 0) * (25.4 / 96)
}

/** Sheets of A4 that pages took in November 2026, before text stood in two columns on paper. */
const SHEETS_BEFORE = [
  ['/centrelink/guides/payment-stopped', 7],
  ['/jobseeker/payment-rates', 10],
  ['/community/crisis/immediate-help', 9]
] as const

for (const language of LANGUAGES) {
  for (const [path, before] of SHEETS_BEFORE) {
    test(`a page takes half as many sheets as it did: ${path}, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}${path}`)
      expect(await sheetsOf(page)).toBeLessThanOrEqual(Math.ceil(before / 2))
    })
  }

  for (const [kind, path] of [
    ['a page', PAGE_TYPES.rates],
    ['a safety page', PAGE_TYPES.safety]
  ] as const) {
    test(`${kind} has its address and its code on paper, which only printing fetches, in ${language}`, async ({
      page
    }) => {
      const address = `/${language}${path}`
      const fetched = codesFetched(page)
      await page.goto(address)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual([])
      await page.pdf({ format: 'A4' })
      expect(fetched).toEqual([`/qr${address}.svg`])
      await page.emulateMedia({ media: 'print' })
      const code = page.locator('.page-tools > p > img')
      await expect(page.getByText(`${site.url}${address}`, { exact: true })).toBeVisible()
      expect(await readQr(await code.screenshot())).toBe(site.url + address)
      // With the white edge, which is less than a quarter of it.
      expect(await widthOf(code)).toBeGreaterThanOrEqual(33.9)
      await page.emulateMedia({ media: 'screen' })
      await expect(code).toBeHidden()
    })
  }

  for (const [when, later] of [
    ['today', 0],
    ['with a notice that its rates are due', 400]
  ] as const) {
    test(`an answer has its code on paper once Print is pressed, with the answers, ${when}, in ${language}`, async ({
      page
    }) => {
      await page.clock.setFixedTime(noonOf(addDays(seenOn(), later)))
      await printsAtOnce(page)
      const path = `/${language}/calculators/jobseeker-income`
      await page.goto(`${path}#age=30&pay=480`)
      await untilHydrated(page)
      const calculator = page.locator('[data-calculator]')
      await expect(calculator.locator('#q-pay')).toHaveValue('480')
      const scripts: string[] = []
      page.on('request', request => scripts.push(request.url()))
      await calculator.getByRole('button', { name: CALCULATOR[language].actions.print, exact: true }).click()
      await expect(page.locator('body')).toHaveClass(/printed/)
      // The library and what draws with it; a tool has no picture that the build drew.
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts)
        expect(new URL(script).pathname).toMatch(/^\/_next\/static\/(?:chunks\/.+\.js|css\/.+\.css)$/)
      await page.emulateMedia({ media: 'print' })
      await expect(calculator.getByText(site.url + path)).toBeVisible()
      await expect(calculator.getByText(paperWords[language].scan)).toBeVisible()
      const code = calculator.locator('[data-sheet-code] > svg')
      const said = new URL((await readQr(await code.screenshot())) ?? 'about:blank')
      expect(said.origin + said.pathname).toBe(site.url + path)
      expect(said.hash).toBe(new URL(page.url()).hash)
      expect(said.hash).toContain('pay=480')
      expect(await widthOf(code)).toBeGreaterThanOrEqual(33.9)
      expect(await sheetsOf(page)).toBe(1)
    })
  }

  test(`an answer that is private has neither code nor address on paper, in ${language}`, async ({ page }) => {
    await printsAtOnce(page)
    await page.goto(`/${language}/calculators/deadlines#crisis=violence&on-violence=2026-11-20&keep=yes`)
    await untilHydrated(page)
    const tool = page.locator('[data-calculator]')
    await tool.getByRole('button', { name: CALCULATOR[language].actions.print, exact: true }).click()
    await expect(page.locator('body')).toHaveClass(/printed/)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-sheet-code], img[src*="/qr/"]')).toHaveCount(0)
    expect(await page.locator('body').innerText()).not.toContain(`${site.url}/`)
  })

  test(`the sheet of an errand is printed alone, on one sheet with the page’s address, in ${language}`, async ({
    page
  }) => {
    await printsAtOnce(page)
    await page.goto(`/${language}${WITH_SHEET}`)
    const words = STATIC_MESSAGES[language].errand
    const sheet = page.locator('[data-sheet]')
    await sheet.getByText(words.title).click()
    await sheet.getByRole('button', { name: words.print }).click()
    await expect(page.locator('body')).toHaveClass(/printed/)
    await page.emulateMedia({ media: 'print' })
    await expect(sheet.getByText(words.lines[0] ?? '')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.locator('.page-tools > p > img')).toBeVisible()
    expect(await sheetsOf(page)).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`a button whose script does not come says so beside it, in ${language}`, async ({ page }) => {
    await page.route('**/assets/page-tools-*.js', route => route.abort())
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const { print } = messages(language).tools
    await page.getByRole('button', { name: print, exact: true }).click()
    await expect(page.getByText(STATIC_MESSAGES[language].pageTools.failed)).toBeVisible()
  })
}
