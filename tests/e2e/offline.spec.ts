/** Reading without a connection, and what is cached for it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { formatDate } from '../../i18n/format.ts'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { LANGUAGE_TAGS, otherLanguage, type Language } from '../../i18n/languages.ts'
import { INTERVIEW } from '../../offline/addresses.ts'
import { ASSETS, interviewOf, KEPT, libraryOf, PAGES, PERSONAL, SHELL } from '../../offline/names.ts'
import { serviceWorker } from '../../scripts/lib/worker-bundle.ts'
import { toolCases } from '../support/tool-case.ts'
import { noonOf } from '../support/clock.ts'
import { seenOn, OUT, pagesIn } from '../support/export.ts'
import { languagesOr } from '../support/full-run.ts'
import { underWorker, untilOneWorker, urlsIn, withLibrary } from '../support/offline.ts'
import { answerWith, test } from '../support/own-site.ts'
import { isCalculator, PAGE_TYPES, SAFETY_PAGES } from '../support/pages.ts'
import { bringReact, untilHydrated } from '../support/react.ts'
import { settled, uncaught } from '../support/watch.ts'

const WORKER = readFileSync(join(OUT, 'sw.js'), 'utf8')

/** The worker of a later build. */
const NEXT_WORKER = `${WORKER}\n// the next build`

/** The worker for a reader who saves data. */
const SPARING_WORKER = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${WORKER}`

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** An exported file as another build has it, and the worker that expects it. */
function changed(file: string, worker: string, change: (text: string) => string): { text: string; worker: string } {
  const before = readFileSync(join(OUT, file), 'utf8')
  const text = change(before)
  expect(worker).toContain(digestOf(before))
  return { text, worker: worker.replace(digestOf(before), digestOf(text)) }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await underWorker(page)
}

/** Opens a page and waits until it is cached. */
async function visit(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect.poll(() => urlsIn(page, PAGES)).toContain(path)
}

/** Opens the home page, so that the worker is there, and then a page of rates. */
async function visitRates(page: Page): Promise<void> {
  await open(page, '/en')
  await visit(page, RATES)
}

/** The addresses in all caches of the origin. */
function cachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    return (await Promise.all(opened.map(cache => cache.keys()))).flat().map(({ url }) => url)
  })
}

/** Whether a new version waits. */
function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
}

async function expectStyle(page: Page): Promise<void> {
  await expect(page.locator('.site-header')).toHaveCSS('position', 'sticky')
}

async function expectRentAssistanceFound(page: Page, language: Language): Promise<void> {
  await page.locator('.site-header input[type=search]').fill({ en: 'rent assistance', zh: '租房援助' }[language])
  await expect(page.locator('.site-header [role=option][href*="rent-assistance"]').first()).toBeVisible()
}

async function reloadByBar(page: Page, label: string): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.locator('.update-bar').getByRole('button', { name: label }).click()
  await reloaded
}

const RATES = `/en${PAGE_TYPES.rates}`
const OFFLINE_HEADING = { en: 'No connection', zh: '没有网络连接' }
const en = messages('en').offline
const zh = messages('zh').offline

test('phone numbers, home and search open offline after a first visit, in both languages', async ({ page, site }) => {
  await open(page, '/en')
  site.down = true
  for (const language of LANGUAGES) {
    for (const path of ['', PAGE_TYPES.helplines, '/search']) {
      await page.goto(`/${language}${path}`)
      await expect(page.locator('h1')).not.toHaveText(OFFLINE_HEADING[language])
      await expect(page.locator('.urgent-strip a[href="tel:000"]')).toBeVisible()
      await expectStyle(page)
    }
  }
})

for (const language of languagesOr('zh')) {
  test(`the offline page stands in for a page that is not cached, in ${language}`, async ({ page, site }) => {
    await open(page, `/${language}`)
    site.down = true
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    await expect(page).toHaveURL(`/${language}${PAGE_TYPES.guide}`)
    await expect(page.locator('h1')).toHaveText(OFFLINE_HEADING[language])
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language])
    for (const tel of ['000', '131114', '1800737732', '131450']) {
      await expect(page.locator(`main a[href="tel:${tel}"]`).first()).toBeVisible()
    }
    await expect(page.locator('[data-saved-none]')).toBeVisible()
    site.down = false
    await page.locator('main a').first().click()
    await expect(page.locator('h1')).not.toHaveText(OFFLINE_HEADING[language])
  })
}

for (const language of languagesOr('en')) {
  test(`search works offline, in ${language}`, async ({ page, site }) => {
    await page.goto(`/${language}`)
    await withLibrary(page, language)
    expect(await urlsIn(page, libraryOf(otherLanguage(language)))).toEqual([])
    site.down = true
    await page.goto(`/${language}`)
    await expectRentAssistanceFound(page, language)
    await expect(page.locator('.site-header')).not.toContainText(messages(language).search.failed)
  })
}

test('calculators that were never opened work offline, chart included', async ({ page, site }) => {
  const errors = uncaught(page)
  await page.goto('/zh')
  await withLibrary(page, 'zh')
  site.down = true
  await page.goto('/zh/calculators/rent-assistance')
  const rent = page.locator('[data-calculator] input[inputmode=decimal]').first()
  await expect(rent).toBeVisible()
  await untilHydrated(page)
  await rent.fill('600')
  await expect(page).toHaveURL(/#.*600/)
  await page.goto('/zh/calculators/jobseeker-income')
  await untilHydrated(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-failed')
  await page.goto('/zh/calculators/jobseeker-income#pay=400')
  await page.reload()
  await expect(page.locator('[data-calculator] svg[role=img]')).toBeVisible()
  expect(errors).toEqual([])
})

for (const language of languagesOr('en')) {
  test(`tools about days answer offline after a first visit to another page, calendar included, in ${language}`, async ({
    page,
    site
  }) => {
    const errors = uncaught(page)
    await page.clock.setFixedTime(noonOf('2026-11-26'))
    await page.goto(`/${language}`)
    await withLibrary(page, language)
    site.down = true
    for (const { id, fragment: answers } of await toolCases()) {
      await page.goto(`/${language}/calculators/${id}`)
      await untilHydrated(page)
      await page.goto(`/${language}/calculators/${id}#${answers}`)
      await expect(page.locator('[data-headline]'), id).toBeVisible()
      const calendar = page.locator('[data-calculator] [data-calendar]')
      await calendar.locator('summary').click()
      const [file] = await Promise.all([page.waitForEvent('download'), calendar.getByRole('button').click()])
      expect(file.suggestedFilename(), id).toBe('dates.ics')
    }
    expect(errors).toEqual([])
  })
}

test('“What can I get?” works offline once it has been opened, its answer too', async ({ page, site }) => {
  const errors = uncaught(page)
  const interview = '/zh/calculators/what-can-i-get'
  const said = '#happened=none&age=35&location=in-australia&visa=citizen&see=1'
  await page.goto('/zh')
  await withLibrary(page, 'zh')
  // Too big for readers who never open it.
  expect(await urlsIn(page, interviewOf('zh'))).toEqual([])
  await page.goto(interview)
  // The page comes after what it needs.
  await expect.poll(async () => (await urlsIn(page, interviewOf('zh'))).some(url => url.includes(interview))).toBe(true)
  site.down = true
  await page.goto('/zh')
  await page.goto(interview + said)
  await untilHydrated(page)
  await expect(page.locator('[data-outcome] [data-state=may] h4').first()).toBeVisible()
  expect(errors).toEqual([])
})

/** Calculators that are fetched ahead: all but the interview, which is once it has been opened. */
const TOOLS = pagesIn('zh').filter(({ path }) => isCalculator(path) && path !== `/zh${INTERVIEW}`)

for (const [what, worker, first, language, links] of [
  // Phone numbers and home, which every reader has; calculators; search.
  ['the same language', WORKER, 'zh', 'zh', 2 + TOOLS.length + 1],
  ['the other language', WORKER, 'zh', 'en', 2],
  ['nothing fetched ahead', SPARING_WORKER, 'zh', 'zh', 2]
] as const) {
  test(`“What you can open now” lists only what opens, after ${what}`, async ({ page, site }) => {
    site.answers.set('/sw.js', answerWith(200, worker))
    await page.goto(`/${first}`)
    if (worker === WORKER) await withLibrary(page, first)
    else await underWorker(page)
    site.down = true
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    const listed = page.locator('#read + ul a:visible')
    await expect(listed).toHaveCount(links)
    for (const href of await listed.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))) {
      await page.goto(href)
      await expect(page.locator('h1'), href).not.toHaveText(OFFLINE_HEADING[language])
    }
  })
}

test('calculators and search stay after an update until the new ones are cached', async ({ page, context, site }) => {
  await page.goto('/en')
  await withLibrary(page, 'en')
  const calculator = '/en/calculators/rent-assistance'
  const old = await urlsIn(page, libraryOf('en'))

  // The next build: another page, another index, and so another search manifest.
  const next = changed(`${calculator}.html`, WORKER, text => text.replace('</body>', '<!-- the next build --></body>'))
  const { en: hash } = JSON.parse(readFileSync(join(OUT, 'search', 'manifest.json'), 'utf8')) as { en: string }
  const index = `/search/en-${hash}-all.json`
  const nextIndex = '/search/en-ffffffffffff-all.json'
  const manifest = changed('search/manifest.json', next.worker, text => text.replace(hash, 'ffffffffffff'))
  site.answers.set('/sw.js', answerWith(200, manifest.worker.replace(index, nextIndex)))
  site.answers.set(calculator, answerWith(200, next.text, 'text/html'))
  site.answers.set('/search/manifest.json', answerWith(200, manifest.text, 'application/json'))
  site.answers.set(nextIndex, answerWith(200, readFileSync(join(OUT, index)), 'application/json'))
  await page.goto(`/en${PAGE_TYPES.guide}`)
  await expect.poll(() => isWaiting(page)).toBe(true)
  // The browser is closed, and opened again without a connection.
  const blank = await context.newPage()
  await page.close()
  await untilOneWorker(blank)
  site.down = true
  const later = await context.newPage()
  await later.goto(calculator)
  await untilHydrated(later)
  expect(await isWaiting(later)).toBe(false)
  await expectStyle(later)
  await expectRentAssistanceFound(later, 'en')
  expect(await urlsIn(later, libraryOf('en'))).toEqual(expect.arrayContaining(old))

  site.down = false
  await later.goto('/en')
  await expect.poll(() => urlsIn(later, libraryOf('en'))).not.toContain(index)
  expect(await urlsIn(later, libraryOf('en'))).toContain(nextIndex)
  expect(await urlsIn(later, libraryOf('en'))).toHaveLength(old.length)
})

test('a visited page opens offline with its notices, and the offline page lists it', async ({ page, site }) => {
  const path = `/zh${PAGE_TYPES.rates}`
  const bar = page.locator('.update-bar')
  await open(page, '/zh')
  await visit(page, path)
  const title = await page.locator('h1').innerText()
  await settled(page)
  await expect(bar).toHaveCount(0)
  site.down = true
  await page.clock.setFixedTime('2040-01-01T00:00:00Z')
  await page.goto(`${path}?from=mail#rates`)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('[data-review-by]')).toBeVisible()
  const today = formatDate(seenOn(), 'zh')
  await expect(bar.getByRole('status')).toHaveText(zh.savedCopy.replace('{date}', today))
  await bar.getByRole('button', { name: zh.close }).click()
  await expect(bar).toHaveCount(0)
  // The offline page is not a copy of the page that it replaces.
  await page.goto(`/zh${PAGE_TYPES.guide}`)
  await settled(page)
  await expect(bar).toHaveCount(0)
  await page.locator(`[data-saved-pages] a[href$="${path}"]`).click()
  await expect(page.locator('h1')).toHaveText(title)
})

test('a safety page is cached only where the reader asks, and cleared like any other', async ({ page, site }) => {
  const path = `/en${PAGE_TYPES.safety}`
  const status = page.locator('.saved-control [role=status]')
  await open(page, path)
  await page.goto(path)
  await bringReact(page)
  await visit(page, RATES)
  const urls = await cachedUrls(page)
  for (const safety of SAFETY_PAGES) expect(urls.filter(url => url.includes(safety))).toEqual([])
  site.down = true
  await page.goto(path)
  await expect(page.locator('h1')).toHaveText(OFFLINE_HEADING.en)

  site.down = false
  await page.goto(path)
  await page.getByRole('button', { name: en.keep }).click()
  await expect(status).toHaveText(en.kept)
  site.down = true
  await page.goto(path)
  await expect(page.locator('h1')).not.toHaveText(OFFLINE_HEADING.en)
  await expect(page.locator('.exit [data-exit]')).toBeVisible()
  await page.goto('/en/about/privacy')
  await page.getByRole('button', { name: en.clear }).click()
  await expect(status).toContainText(en.cleared.replace('{count}', '2'))
  for (const name of PERSONAL) expect(await urlsIn(page, name)).toEqual([])
})

test('a saved safety page goes when another one is opened or the reader leaves, and the page says so', async ({
  page
}) => {
  const [first, second] = SAFETY_PAGES.map(path => `/en${path}`)
  const words = messages('en')
  await page.route('https://www.bom.gov.au/**', route => route.fulfill({ contentType: 'text/html', body: 'weather' }))
  await open(page, first!)
  await page.getByRole('button', { name: en.keep }).click()
  await expect(page.getByText(en.isKept)).toBeVisible()
  // It may be read again, with a button that deletes it.
  await page.goto(first!)
  await page.getByRole('button', { name: en.remove }).click()
  await expect(page.locator('.saved-control [role=status]')).toHaveText(en.removed)
  expect(await urlsIn(page, KEPT)).toEqual([])
  await page.getByRole('button', { name: en.keep }).click()
  await expect(page.getByText(en.isKept)).toBeVisible()
  expect(await urlsIn(page, KEPT)).toEqual([first])
  await page.goto(second!)
  await expect(page.getByText(words.exit.deleted)).toBeVisible()
  expect(await urlsIn(page, KEPT)).toEqual([])
  await page.getByRole('button', { name: en.keep }).click()
  await expect(page.getByText(en.isKept)).toBeVisible()
  await page.locator('.exit [data-exit]').click()
  await expect(page).toHaveURL(/bom/)
  await page.goto('/en/about/privacy')
  expect(await urlsIn(page, KEPT)).toEqual([])
})

test('the page about privacy leaves no trace, and its button works offline', async ({ page, site }) => {
  const status = page.locator('.saved-control [role=status]')
  const clear = page.getByRole('button', { name: zh.clear })
  await open(page, '/zh')
  await page.goto('/zh/about/privacy')
  await visit(page, `/zh${PAGE_TYPES.rates}`)
  expect((await urlsIn(page, PAGES)).filter(url => url.includes('privacy'))).toEqual([])
  site.down = true
  await page.goto('/zh/about/privacy')
  await clear.click()
  // The page of rates: the home page is in the shell.
  await expect(status).toContainText(zh.clearedOne)
  await expect(status).toContainText(zh.clearedRest)
  for (const name of PERSONAL) expect(await urlsIn(page, name)).toEqual([])
  expect((await urlsIn(page, SHELL)).length).toBeGreaterThan(5)
  await clear.click()
  await expect(status).toContainText(zh.clearedNone)
})

test('the first version is not announced, a new one waits for the reader', async ({ page, site }) => {
  const bar = page.locator('.update-bar')
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const isMarked = () => page.evaluate(() => 'sameDocument' in window)
  await page.goto('/zh')
  await mark()
  await underWorker(page)
  await settled(page)
  await expect(bar).toHaveCount(0)
  expect(await isMarked()).toBe(true)

  site.answers.set('/sw.js', answerWith(200, NEXT_WORKER))
  await page.goto('/zh/calculators/rent-assistance#rent=500')
  await expect(bar.getByRole('status')).toHaveText(zh.update)
  await mark()
  expect(await isWaiting(page)).toBe(true)
  await bar.getByRole('button', { name: zh.later }).click()
  await expect(bar).toBeHidden()
  expect(await isWaiting(page)).toBe(true)
  expect(await isMarked()).toBe(true)

  await page.reload()
  await reloadByBar(page, zh.reload)
  await expect.poll(() => isWaiting(page)).toBe(false)
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(/#rent=500/)
})

test('cached pages keep their style after an update; nothing else of the old build stays', async ({ page, site }) => {
  await visitRates(page)
  // In the next build the stylesheet has another name.
  const style = new URL((await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '', site.url)
    .pathname
  const other = style.replace(/[^/]+\.css$/, 'another.css')
  site.answers.set(other, answerWith(200, '/* the next build */', 'text/css'))
  site.answers.set('/sw.js', answerWith(200, WORKER.replaceAll(style, other)))
  await page.reload()
  await reloadByBar(page, en.reload)
  await expect.poll(() => urlsIn(page, SHELL)).toContain(other)
  await expect.poll(() => urlsIn(page, SHELL)).not.toContain(style)
  expect(await urlsIn(page, ASSETS)).toContain(style)
  site.down = true
  await page.goto(RATES)
  await expectStyle(page)
})

for (const [what, answer] of [
  ['one file is missing', answerWith(404)],
  ['one page is of another build', answerWith(200, '<h1>Other</h1>', 'text/html')]
] as const) {
  test(`an update where ${what} changes nothing`, async ({ page, site }) => {
    await open(page, '/en')
    const before = await urlsIn(page, SHELL)
    let asked = 0
    site.answers.set('/zh/helplines', response => {
      asked += 1
      answer(response)
    })
    site.answers.set('/sw.js', answerWith(200, changed('zh/helplines.html', WORKER, text => `${text} `).worker))
    await page.reload()
    await expect.poll(() => asked).toBeGreaterThan(0)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
      .toBeNull()
    await expect(page.locator('.update-bar')).toHaveCount(0)
    site.down = true
    await page.goto('/zh/helplines')
    await expect(page.locator('main a[href="tel:131114"]').first()).toBeVisible()
    expect(await urlsIn(page, SHELL)).toEqual(expect.arrayContaining(before))
  })
}

test('the library takes no calculator from another build', async ({ page, site }) => {
  const path = '/en/calculators/rent-assistance'
  const other = readFileSync(join(OUT, `${path}.html`), 'utf8').replaceAll(
    /main-[0-9a-f]+\.js/g,
    'main-0123456789abcdef.js'
  )
  let asked = 0
  site.answers.set(path, response => {
    asked += 1
    answerWith(200, other, 'text/html')(response)
  })
  await open(page, '/en')
  const library = () => urlsIn(page, libraryOf('en'))
  await expect.poll(async () => (await library()).filter(url => url.includes('jobseeker-income?'))).toHaveLength(1)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await settled(page)
  expect((await library()).filter(url => url.includes('rent-assistance') && url.includes('?'))).toEqual([])
  // The build is complete again.
  site.answers.delete(path)
  await page.goto('/en')
  await withLibrary(page, 'en')
})

test('the network comes first; a cached page is shown where it fails or takes more than three seconds', async ({
  page,
  site
}) => {
  await visitRates(page)
  site.answers.set(RATES, answerWith(200, '<!doctype html><title>New</title><h1>New rates</h1>', 'text/html'))
  await page.goto(RATES)
  await expect(page.locator('h1')).toHaveText('New rates')
  site.answers.set(RATES, answerWith(503, 'down', 'text/html'))
  await expect.poll(async () => (await page.goto(RATES), page.locator('h1').innerText())).toBe('New rates')
  site.answers.set(RATES, () => undefined)
  const started = performance.now()
  await page.goto(RATES, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toHaveText('New rates')
  const waited = performance.now() - started
  expect(waited).toBeGreaterThan(2500)
})

test('the worker leaves sign-in alone', async ({ page, site }) => {
  await open(page, '/en')
  for (const path of ['/auth/sign-in', '/en/auth/sign-in', '/zh/auth/sign-in']) await page.goto(path)
  await visit(page, RATES)
  const urls = await cachedUrls(page)
  expect(urls.filter(url => /auth/.test(new URL(url).pathname))).toEqual([])
  expect(urls.filter(url => !url.startsWith(site.url))).toEqual([])
  site.down = true
  await expect(page.goto('/auth/sign-in')).rejects.toThrow(/ERR_/)
})

test('the retired worker removes its caches and itself', async ({ page, site }) => {
  await visitRates(page)
  const retired = await serviceWorker('off', () => Promise.reject(new Error('There is to be no worker.')))
  site.answers.set('/sw.js', answerWith(200, retired))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  // A page cannot be saved where no worker could show it.
  await page.goto(`/en${PAGE_TYPES.safety}`)
  await settled(page)
  await page.getByRole('button', { name: en.keep }).click()
  await expect(page.locator('.saved-control [role=status]')).toHaveText(en.keepFailed)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  site.down = true
  await expect(page.goto('/en')).rejects.toThrow(/ERR_/)
})

test('the site can be installed, under its name in each language', async ({ page, request }) => {
  for (const [language, name] of [
    ['en', 'Foothold'],
    ['zh', '立足']
  ] as const) {
    await page.goto(`/${language}`)
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const response = await request.get(href)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await response.json()) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    expect(manifest.name).toBe(name)
    expect(manifest.start_url).toBe(`/${language}`)
    expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
    for (const { src, sizes } of manifest.icons.filter(icon => icon.sizes !== 'any')) {
      const size = await page.evaluate(async address => {
        const image = Object.assign(new Image(), { src: address })
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size, src).toBe(sizes)
    }
  }
  await underWorker(page)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers are incognito, the only obstacle.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
})
