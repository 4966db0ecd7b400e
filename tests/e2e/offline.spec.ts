/** Reading without a connection, and what the device keeps for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { LANGUAGES, messages, type Language } from '../../i18n/index.ts'
import { ASSETS, KEPT, LIBRARY, PAGES, SHELL } from '../../offline/names.ts'
import { bundle } from '../../scripts/lib/bundle.ts'
import { OUT } from '../support/export.ts'
import { answerWith, test, type OwnSite } from '../support/own-site.ts'
import { PAGE_TYPES, SAFETY_PAGES } from '../support/pages.ts'
import { bringReact } from '../support/react.ts'

const WORKER = readFileSync(join(OUT, 'sw.js'), 'utf8')

/** The worker of a later build: the same, and yet another file. */
const NEXT_WORKER = `${WORKER}\n// the next build`

/** Waits until the worker answers for the page. */
async function underWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

function urlsIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate(
    async cacheName => (await (await caches.open(cacheName)).keys()).map(({ url }) => url.slice(location.origin.length)),
    name
  )
}

/** Opens a page and waits until it is stored. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await underWorker(page)
  await expect.poll(() => urlsIn(page, PAGES)).toContain(path)
}

/** Waits until calculators and search of a language are on the device. */
async function withLibrary(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language}`)
  await underWorker(page)
  let before = -1
  await expect
    .poll(
      async () => {
        const stored = (await urlsIn(page, LIBRARY)).length
        const settled = stored === before && stored > 0
        before = stored
        return settled
      },
      { intervals: [1000], timeout: 20_000 }
    )
    .toBe(true)
}

function goOffline(site: OwnSite): void {
  site.down = true
}

for (const language of LANGUAGES) {
  const words = messages(language)
  const heading = { en: 'No connection', zh: '没有网络连接' }[language]

  test.describe(`after a first visit to the home page, in ${language}`, () => {
    test('phone numbers, home and search page open without a connection, in both languages', async ({ page, site }) => {
      await page.goto(`/${language}`)
      await underWorker(page)
      goOffline(site)
      for (const tree of LANGUAGES) {
        for (const path of ['', PAGE_TYPES.helplines, '/search']) {
          await page.goto(`/${tree}${path}`)
          await expect(page.locator('h1')).not.toHaveText({ en: 'No connection', zh: '没有网络连接' }[tree])
          await expect(page.locator('.urgent-strip a[href="tel:000"]')).toBeVisible()
          // Its style is there too.
          expect(await page.locator('.site-header').evaluate(bar => getComputedStyle(bar).position)).toBe('sticky')
        }
      }
    })

    test('an unknown page gives the offline page with who to call', async ({ page, site }) => {
      await page.goto(`/${language}`)
      await underWorker(page)
      goOffline(site)
      await page.goto(`/${language}${PAGE_TYPES.guide}`)
      await expect(page).toHaveURL(`/${language}${PAGE_TYPES.guide}`)
      await expect(page.locator('h1')).toHaveText(heading)
      expect(await page.locator('html').getAttribute('lang')).toBe({ en: 'en-AU', zh: 'zh-Hans' }[language])
      for (const tel of ['000', '131114', '1800737732', '131450']) {
        await expect(page.locator(`main a[href="tel:${tel}"]`).first()).toBeVisible()
      }
      await expect(page.locator('[data-saved-none]')).toBeVisible()
      // Back in reach: the same address again.
      site.down = false
      await page.locator('main a').first().click()
      await expect(page.locator('h1')).not.toHaveText(heading)
    })

    test('calculators work that were never opened', async ({ page, site }) => {
      await withLibrary(page, language)
      goOffline(site)
      await page.goto(`/${language}/calculators/rent-assistance`)
      const rent = page.locator('[data-calculator] input[inputmode=decimal]').first()
      await expect(rent).toBeVisible()
      await page.waitForFunction(() => window.footholdReady === true)
      await rent.fill('600')
      await expect(page).toHaveURL(/#.*600/)
      await page.goto(`/${language}/calculators/jobseeker-income`)
      await page.waitForFunction(() => window.footholdReady === true)
      await expect(page.locator('html')).not.toHaveAttribute('data-failed')
    })

    test('search finds pages', async ({ page, site }) => {
      await withLibrary(page, language)
      goOffline(site)
      await page.goto(`/${language}`)
      await page.locator('.site-header input[type=search]').fill({ en: 'rent assistance', zh: '租房补助' }[language])
      const options = page.locator('.site-header [role=option]')
      await expect(options.first()).toBeVisible()
      await expect(page.locator(`.site-header [role=option][href*="rent-assistance"]`).first()).toBeVisible()
      await expect(page.locator('.site-header')).not.toContainText(words.search.failed)
    })
  })

  test(`a visited page opens again without a connection, in ${language}`, async ({ page, site }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    const path = `/${language}${PAGE_TYPES.rates}`
    await visit(page, path)
    const title = await page.locator('h1').innerText()
    goOffline(site)
    await page.goto(`${path}?from=mail#rates`)
    await expect(page.locator('h1')).toHaveText(title)
    // And the offline page lists it.
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    await page.locator(`[data-saved-pages] a[href$="${path}"]`).click()
    await expect(page.locator('h1')).toHaveText(title)
  })

  test(`a safety page is stored only where the reader asks, in ${language}`, async ({ page, site }) => {
    const path = `/${language}${PAGE_TYPES.safety}`
    await page.goto(path)
    await underWorker(page)
    await page.goto(path)
    await bringReact(page)
    await visit(page, `/${language}${PAGE_TYPES.rates}`)
    const stored = await page.evaluate(async () => {
      const names = await caches.keys()
      return (await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()
    })
    for (const safety of SAFETY_PAGES) expect(stored.filter(url => url.includes(safety))).toEqual([])
    site.down = true
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText(heading)

    site.down = false
    await page.goto(path)
    await page.getByRole('button', { name: words.offline.keep }).click()
    await expect(page.locator('.saved-control [role=status]')).toHaveText(words.offline.kept)
    site.down = true
    await page.goto(path)
    await expect(page.locator('h1')).not.toHaveText(heading)
    await expect(page.locator('a[data-exit]')).toBeVisible()
  })

  test(`“Clear saved pages” removes what the reader’s reading left, and says so, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    await visit(page, `/${language}${PAGE_TYPES.rates}`)
    await visit(page, `/${language}${PAGE_TYPES.guide}`)
    await visit(page, `/${language}/about/privacy`)
    await page.getByRole('button', { name: words.offline.clear }).click()
    const said = page.locator('.saved-control [role=status]')
    await expect(said).toContainText(words.offline.cleared.replace('{count}', '3'))
    await expect(said).toContainText(words.offline.clearedRest)
    for (const name of [PAGES, KEPT, ASSETS]) expect(await urlsIn(page, name)).toEqual([])
    expect((await urlsIn(page, SHELL)).length).toBeGreaterThan(5)
    await page.getByRole('button', { name: words.offline.clear }).click()
    await expect(said).toContainText(words.offline.clearedNone)
  })

  test(`a new version waits for the reader, in ${language}`, async ({ page, site }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    site.answers.set('/sw.js', answerWith(200, NEXT_WORKER))
    await page.goto(`/${language}/calculators/rent-assistance#rent=500`)
    const bar = page.locator('.update-bar')
    await expect(bar.getByRole('status')).toHaveText(words.offline.update)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    expect(await waiting()).toBe(true)
    await bar.getByRole('button', { name: words.offline.later }).click()
    await expect(bar).toBeHidden()
    expect(await waiting()).toBe(true)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    await page.reload()
    const reloaded = page.waitForEvent('load')
    await bar.getByRole('button', { name: words.offline.reload }).click()
    await reloaded
    await expect.poll(waiting).toBe(false)
    await expect(bar).toHaveCount(0)
    await expect(page).toHaveURL(/#rent=500/)
  })
}

test('the first visit shows no bar and reloads nothing', async ({ page }) => {
  await page.goto('/en')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await underWorker(page)
  await page.waitForTimeout(500)
  await expect(page.locator('.update-bar')).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('pages of the build before keep their style after an update, and nothing else of it stays', async ({ page, site }) => {
  const path = `/en${PAGE_TYPES.rates}`
  await page.goto('/en')
  await underWorker(page)
  await visit(page, path)
  // In the next build the style sheet has another name.
  const style = new URL((await page.locator('link[rel=stylesheet]').first().getAttribute('href')) ?? '', site.url).pathname
  const other = style.replace(/[^/]+\.css$/, 'another.css')
  site.answers.set(other, answerWith(200, '/* the next build */', 'text/css'))
  site.answers.set('/sw.js', answerWith(200, WORKER.replaceAll(style, other)))
  await page.reload()
  const reloaded = page.waitForEvent('load')
  await page.locator('.update-bar').getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect.poll(() => urlsIn(page, SHELL)).toContain(other)
  await expect.poll(() => urlsIn(page, SHELL)).not.toContain(style)
  expect(await urlsIn(page, ASSETS)).toContain(style)
  goOffline(site)
  await page.goto(path)
  expect(await page.locator('.site-header').evaluate(bar => getComputedStyle(bar).position)).toBe('sticky')
})

test('an update that fails leaves everything as it was', async ({ page, site }) => {
  await page.goto('/en')
  await underWorker(page)
  const before = await urlsIn(page, SHELL)
  // A build of which one file cannot be had.
  site.answers.set('/gone.css', answerWith(404))
  site.answers.set('/sw.js', answerWith(200, WORKER.replace('/favicon.svg', '/gone.css')))
  await page.reload()
  await page.waitForTimeout(1500)
  await expect(page.locator('.update-bar')).toHaveCount(0)
  goOffline(site)
  await page.goto('/zh/helplines')
  await expect(page.locator('main a[href="tel:131114"]').first()).toBeVisible()
  expect(await urlsIn(page, SHELL)).toEqual(expect.arrayContaining(before))
})

test('a network that does not answer in three seconds gives way to the stored page', async ({ page, site }) => {
  const path = `/en${PAGE_TYPES.rates}`
  await page.goto('/en')
  await underWorker(page)
  await visit(page, path)
  site.answers.set(path, () => undefined)
  const started = Date.now()
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  const waited = Date.now() - started
  expect(waited).toBeGreaterThan(2500)
  expect(waited).toBeLessThan(8000)
})

test('with a connection the network is asked first, and an answer of the server’s own is kept to', async ({ page, site }) => {
  const path = `/en${PAGE_TYPES.rates}`
  await page.goto('/en')
  await underWorker(page)
  await visit(page, path)
  site.answers.set(path, answerWith(200, '<!doctype html><title>New</title><h1>New rates</h1>', 'text/html'))
  await page.goto(path)
  await expect(page.locator('h1')).toHaveText('New rates')
  // A server in trouble does not hide what is stored.
  site.answers.set(path, answerWith(503, 'down', 'text/html'))
  await expect.poll(async () => (await page.goto(path), page.locator('h1').innerText())).toBe('New rates')
})

test('sign-in is none of the worker’s business', async ({ page, site }) => {
  await page.goto('/en')
  await underWorker(page)
  for (const path of ['/auth/sign-in', '/en/auth/sign-in', '/zh/auth/sign-in']) await page.goto(path)
  await visit(page, `/en${PAGE_TYPES.rates}`)
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    return (await Promise.all(names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()
  })
  expect(stored.filter(url => /auth/.test(new URL(url).pathname))).toEqual([])
  expect(stored.filter(url => !url.startsWith(site.url))).toEqual([])
  goOffline(site)
  await expect(page.goto('/auth/sign-in')).rejects.toThrow(/ERR_/)
})

test('figures past their day say so without a connection too', async ({ page, site }) => {
  await page.goto('/en')
  await underWorker(page)
  await visit(page, `/en${PAGE_TYPES.rates}`)
  goOffline(site)
  await page.clock.setFixedTime('2040-01-01T00:00:00Z')
  await page.goto(`/en${PAGE_TYPES.rates}`)
  await expect(page.locator('[data-review-by]')).toBeVisible()
})

test('the worker can be ended: it removes its stores and itself', async ({ page, site }) => {
  test.setTimeout(60_000)
  await page.goto('/en')
  await underWorker(page)
  await visit(page, `/en${PAGE_TYPES.rates}`)
  const retired = await bundle('offline/retired.ts', { target: 'es2022' })
  site.answers.set('/sw.js', answerWith(200, retired))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  goOffline(site)
  await expect(page.goto('/en')).rejects.toThrow(/ERR_/)
})

test('the site can be installed, in its own name in each language', async ({ page, request }) => {
  for (const [language, name] of [['en', 'Foothold'], ['zh', '立足']] as const) {
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
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async address => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(size, src).toBe(sizes)
    }
  }
  await underWorker(page)
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Test browsers keep nothing, which is the one thing that speaks against it.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
})
