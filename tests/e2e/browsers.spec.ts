/** Browsers that refuse: inside other apps, or with dark colours of their own. Every control says what it could not do. */
import { chromium, expect, type Page } from '@playwright/test'
import { answer as answerEn } from '../../i18n/household/answer/en.ts'
import { answer as answerZh } from '../../i18n/household/answer/zh.ts'
import { calculatorWords as calculatorEn } from '../../i18n/calculators/en.ts'
import { calculatorWords as calculatorZh } from '../../i18n/calculators/zh.ts'
import { LANGUAGES, messages, type Language } from '../../i18n/index.ts'
import { pageToolWords } from '../../i18n/page-tools.ts'
import { shareWords } from '../../i18n/share.ts'
import { launchedBrowser } from '../../scripts/lib/browser.ts'
import { delay } from '../support/delay.ts'
import { languagesOr } from '../support/full-run.ts'
import { HOUSEHOLDS } from '../support/household-cases.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { uncaught } from '../support/watch.ts'

const CALCULATOR = { en: calculatorEn, zh: calculatorZh }
const ANSWER = { en: answerEn, zh: answerZh }

interface Kind {
  path: string
  /** Where its tools are. */
  frame: string
  print: string
  copy: string
  isLive: boolean
}

/** One page of each kind that prints and copies. */
function kindsIn(language: Language): Kind[] {
  const { tools } = messages(language)
  const { actions } = CALCULATOR[language]
  const page = { frame: '.page-tools', print: tools.print, copy: tools.share, isLive: false }
  const tool = { frame: '[data-calculator]', print: actions.print, copy: actions.copy, isLive: true }
  const answer = { frame: '[data-outcome]', print: ANSWER[language].print, copy: ANSWER[language].copy, isLive: true }
  return [
    { path: PAGE_TYPES.rates, ...page },
    { path: PAGE_TYPES.safety, ...page },
    { path: '/calculators/rent-assistance#rent=500', ...tool },
    { path: '/calculators/deadlines#work=dismissed&on-dismissed=2026-11-20&state=vic', ...tool },
    { path: `/calculators/what-can-i-get#${HOUSEHOLDS[0]?.fragment}&see=1`, ...answer }
  ]
}

/** As inside an app: nothing that leaves the page works. */
async function insideAnApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'print', { value: undefined })
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined })
  })
}

for (const language of languagesOr('zh')) {
  const words = { ...shareWords[language], ...pageToolWords[language] }

  test(`inside an app every page says how to print, and shows its address to copy, in ${language}`, async ({
    page
  }) => {
    await insideAnApp(page)
    const errors = uncaught(page)
    for (const { path, frame, print, copy, isLive } of kindsIn(language)) {
      await page.goto('about:blank')
      await page.goto(`/${language}${path}`)
      if (isLive) await untilHydrated(page)
      const tools = page.locator(frame)
      await tools.getByRole('button', { name: print, exact: true }).click()
      await expect(tools.getByText(words.printFailed), path).toBeVisible()
      const control = isLive ? tools.getByRole('button', { name: copy }) : tools.getByRole('link', { name: copy })
      await control.click()
      const address = tools.getByLabel(words.byHand)
      await expect(address, path).toHaveValue(isLive ? page.url() : page.url().replace(/#.*/, ''))
      await expect(address).toBeFocused()
      expect(await address.evaluate((field: HTMLInputElement) => field.value === getSelection()?.toString())).toBe(true)
    }
    expect(errors).toEqual([])
  })

  test(`“Next” that is pressed before the scripts arrive says that they load, and goes on by itself, in ${language}`, async ({
    page
  }) => {
    const release = await delay(page, /\/_next\/static\/chunks\/main-.*\.js$/)
    await page.goto(`/${language}/calculators/what-can-i-get`, { waitUntil: 'domcontentloaded' })
    const form = page.locator('[data-interview] form')
    const question = page.locator('#question')
    const first = await question.textContent()
    await form.locator('input[type=checkbox]').first().check()
    const next = form.locator('button[type=submit]')
    await next.click()
    const after = () => next.evaluate(button => getComputedStyle(button, '::after').content)
    expect(await after()).toContain(messages(language).search.loading)
    release()
    await expect(question).not.toHaveText(first ?? '')
  })

  test(`search that cannot load says so below its field, with ways on, in ${language}`, async ({ page }) => {
    const { search, urgent } = messages(language)
    const script = /\/assets\/search-[0-9a-f]+\.js$/
    const release = await delay(page, script)
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const form = page.locator('.site-header form[role=search]')
    const box = form.locator('input[type=search]')
    const { width } = (await box.boundingBox()) ?? {}
    await box.fill({ en: 'rent', zh: '租房' }[language])
    const early = form.locator('.search-early')
    await expect(early).toBeVisible()
    release()
    await expect(form.getByRole('option').first()).toBeVisible()

    await page.unroute(script)
    await page.route(script, route => route.abort())
    await page.reload()
    await box.focus()
    await expect(early.getByRole('status')).toContainText(search.failedWhy)
    const [field, said] = [await box.boundingBox(), await early.boundingBox()]
    expect(field?.width).toBe(width)
    expect(said?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0))
    for (const name of [urgent.all, search.topics]) await expect(early.getByRole('link', { name })).toBeVisible()
    await page.unroute(script)
    await early.getByRole('button', { name: search.retry }).click()
    await box.fill({ en: 'rent', zh: '租房' }[language])
    await expect(form.getByRole('option').first()).toBeVisible()
  })
}

test('without JavaScript the page of results lists the sections', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, languages] of [
    ['/search?q=rent', LANGUAGES],
    ['/en/search', ['en']],
    ['/zh/search', ['zh']]
  ] as const) {
    await page.goto(path)
    for (const language of languages) {
      expect(await page.locator(`main li a[href^="/${language}/"]`).count(), path).toBeGreaterThan(10)
    }
  }
  await page.close()
})

test('the key / can be switched off for good on the page about accessibility', async ({ page }) => {
  await page.goto('/en/about/accessibility')
  const box = page.locator('.site-header input[type=search]')
  const choice = page.locator('[data-search-key] input')
  await choice.uncheck()
  await expect(page.locator('[data-search-key]').getByRole('status')).not.toBeEmpty()
  await page.goto(`/zh${PAGE_TYPES.rates}`)
  await page.keyboard.press('/')
  await expect(box).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.goto('/zh/about/accessibility')
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.locator('h1').click()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
})

test('where a browser forces dark colours, the drawings stay light and can be read', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ...launchedBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--blink-settings=forceDarkModeEnabled=true']
  })
  const page = await browser.newPage()
  /** How light the lightest large part of an element is, from 0 to 255. */
  const lightness = async (selector: string) => {
    const picture = await page.locator(selector).first().screenshot()
    return page.evaluate(async data => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const pixels = context.getImageData(0, 0, image.width, image.height).data
      const greens = [...pixels].filter((_value, index) => index % 4 === 1).sort((a, b) => a - b)
      return greens[Math.floor(greens.length / 2)] ?? 0
    }, picture.toString('base64'))
  }
  await page.goto(`${baseURL}/en${PAGE_TYPES.rates}`)
  // The feature works in this browser.
  expect(await lightness('h1')).toBeLessThan(80)
  expect(await lightness('figure svg[role=img]')).toBeGreaterThan(200)
  await page.goto(`${baseURL}/en/calculators/jobseeker-income`)
  await page.locator('[data-calculator] svg[role=img]').first().waitFor()
  expect(await lightness('[data-calculator] svg[role=img]')).toBeGreaterThan(200)
  await browser.close()
})
