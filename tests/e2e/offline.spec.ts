/** Reading without a connection, and what the device keeps for it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { formatDate } from '../../i18n/format.ts'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { otherLanguage } from '../../i18n/languages.ts'
import { ASSETS, KEPT, libraryOf, PAGES, SHELL } from '../../offline/names.ts'
import { serviceWorker } from '../../scripts/lib/worker-bundle.ts'
import { OUT } from '../support/export.ts'
import { underWorker, urlsIn, withLibrary } from '../support/offline.ts'
import { answerWith, test, type OwnSite } from '../support/own-site.ts'
import { PAGE_TYPES, SAFETY_PAGES } from '../support/pages.ts'
import { bringReact, untilAlive } from '../support/react.ts'
import { uncaught } from '../support/watch.ts'

const WORKER = readFileSync(join(OUT, 'sw.js'), 'utf8')

/** The worker of a later build: the same, and yet another file. */
const NEXT_WORKER = `${WORKER}\n// the next build`

/** The worker for a reader who saves data. */
const SPARING_WORKER = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${WORKER}`

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Another build’s version of an exported file, under the same address; and the worker that knows it, made from another. */
function changed(file: string, worker: string, change: (text: string) => string): { text: string; worker: string } {
  const before = readFileSync(join(OUT, file), 'utf8')
  const text = change(before)
  expect(worker).toContain(digestOf(before))
  return { text, worker: worker.replace(digestOf(before), digestOf(text)) }
}

/** Opens a page and waits until it is stored. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await underWorker(page)
  await expect.poll(() => urlsIn(page, PAGES)).toContain(path)
}

for (const language of LANGUAGES) {
  const words = messages(language)
  const heading = { en: 'No connection', zh: '没有网络连接' }[language]

  test.describe(`after a first visit to the home page, in ${language}`, () => {
    test('phone numbers, home and search page open without a connection, in both languages', async ({ page, site }) => {
      await page.goto(`/${language}`)
      await underWorker(page)
      site.down = true
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
      site.down = true
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

    test('calculators work that were never opened, drawing and all', async ({ page, site }) => {
      const errors = uncaught(page)
      await page.goto(`/${language}`)
      await withLibrary(page, language)
      site.down = true
      await page.goto(`/${language}/calculators/rent-assistance`)
      const rent = page.locator('[data-calculator] input[inputmode=decimal]').first()
      await expect(rent).toBeVisible()
      await untilAlive(page)
      await rent.fill('600')
      await expect(page).toHaveURL(/#.*600/)
      await page.goto(`/${language}/calculators/jobseeker-income`)
      await untilAlive(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-failed')
      await page.goto(`/${language}/calculators/jobseeker-income#pay=400`)
      await page.reload()
      await expect(page.locator('[data-calculator] svg[role=img]')).toBeVisible()
      expect(errors).toEqual([])
    })

    test('search finds pages', async ({ page, site }) => {
      await page.goto(`/${language}`)
      await withLibrary(page, language)
      expect(await urlsIn(page, libraryOf(otherLanguage(language)))).toEqual([])
      site.down = true
      await page.goto(`/${language}`)
      await page.locator('.site-header input[type=search]').fill({ en: 'rent assistance', zh: '租房补助' }[language])
      const options = page.locator('.site-header [role=option]')
      await expect(options.first()).toBeVisible()
      await expect(page.locator(`.site-header [role=option][href*="rent-assistance"]`).first()).toBeVisible()
      await expect(page.locator('.site-header')).not.toContainText(words.search.failed)
    })
  })

  for (const [what, worker, first, links] of [
    ['the same language', WORKER, language, 7],
    ['the other language', WORKER, otherLanguage(language), 2],
    ['nothing fetched ahead', SPARING_WORKER, language, 2]
  ] as const) {
    test(`“What you can open now” names only what opens, after ${what}, in ${language}`, async ({ page, site }) => {
      site.answers.set('/sw.js', answerWith(200, worker))
      await page.goto(`/${first}`)
      if (worker === WORKER) await withLibrary(page, first)
      else await underWorker(page)
      site.down = true
      await page.goto(`/${language}${PAGE_TYPES.guide}`)
      const named = page.locator('#read + ul a:visible')
      await expect(named).toHaveCount(links)
      for (const href of await named.evaluateAll(all => all.map(link => (link as HTMLAnchorElement).href))) {
        await page.goto(href)
        await expect(page.locator('h1'), href).not.toHaveText(heading)
      }
    })
  }

  test(`a stored page shown in place of a new one says from which day it is, in ${language}`, async ({ page, site }) => {
    const path = `/${language}${PAGE_TYPES.rates}`
    const bar = page.locator('.update-bar')
    await page.goto(`/${language}`)
    await underWorker(page)
    await visit(page, path)
    await page.waitForTimeout(500)
    await expect(bar).toHaveCount(0)
    site.down = true
    await page.goto(path)
    const today = formatDate(new Date().toLocaleDateString('sv'), language)
    await expect(bar.getByRole('status')).toHaveText(words.offline.savedCopy.replace('{date}', today))
    await bar.getByRole('button', { name: words.offline.close }).click()
    await expect(bar).toHaveCount(0)
    // The page that stands for one that is nowhere stored is no copy of it.
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    await page.waitForTimeout(500)
    await expect(bar).toHaveCount(0)
  })

  test(`calculators and search stay after an update, until the new ones are here, in ${language}`, async ({ page, context, site }) => {
    await page.goto(`/${language}`)
    await withLibrary(page, language)
    const calculator = `/${language}/calculators/rent-assistance`
    const old = await urlsIn(page, libraryOf(language))

    // The next build: another page, another index, and so another list of indexes.
    const next = changed(`${calculator}.html`, WORKER, text => text.replace('</body>', '<!-- the next build --></body>'))
    const hashes = JSON.parse(readFileSync(join(OUT, 'search', 'manifest.json'), 'utf8')) as Record<string, string>
    const index = `/search/${language}-${hashes[language]}-all.json`
    const nextIndex = `/search/${language}-ffffffffffff-all.json`
    const manifest = changed('search/manifest.json', next.worker, text => text.replace(hashes[language] ?? '', 'ffffffffffff'))
    const deploy = () => {
      site.answers.set('/sw.js', answerWith(200, manifest.worker.replace(index, nextIndex)))
      site.answers.set(calculator, answerWith(200, next.text, 'text/html'))
      site.answers.set('/search/manifest.json', answerWith(200, manifest.text, 'application/json'))
      site.answers.set(nextIndex, answerWith(200, readFileSync(join(OUT, index)), 'application/json'))
    }
    deploy()
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    // The browser is closed, and opened again on the way.
    const blank = await context.newPage()
    await page.close()
    await blank.waitForTimeout(1500)
    site.down = true
    const later = await context.newPage()
    await later.goto(calculator)
    await untilAlive(later)
    expect(await later.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull()
    expect(await later.locator('.site-header').evaluate(bar => getComputedStyle(bar).position)).toBe('sticky')
    await later.locator('.site-header input[type=search]').fill({ en: 'rent assistance', zh: '租房补助' }[language])
    await expect(later.locator('.site-header [role=option][href*="rent-assistance"]').first()).toBeVisible()
    expect(await urlsIn(later, libraryOf(language))).toEqual(expect.arrayContaining(old))

    site.down = false
    await later.goto(`/${language}`)
    await expect.poll(() => urlsIn(later, libraryOf(language)), { timeout: 20_000 }).not.toContain(index)
    expect(await urlsIn(later, libraryOf(language))).toContain(nextIndex)
    expect(await urlsIn(later, libraryOf(language))).toHaveLength(old.length)
  })

  test(`a visited page opens again without a connection, in ${language}`, async ({ page, site }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    const path = `/${language}${PAGE_TYPES.rates}`
    await visit(page, path)
    const title = await page.locator('h1').innerText()
    site.down = true
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
    await expect(page.locator('.exit [data-exit]')).toBeVisible()
  })

  test(`“Clear saved pages” removes what the reader’s reading left, and says so, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    await visit(page, `/${language}${PAGE_TYPES.rates}`)
    await visit(page, `/${language}${PAGE_TYPES.guide}`)
    await page.goto(`/${language}/about/privacy`)
    await page.getByRole('button', { name: words.offline.clear }).click()
    const said = page.locator('.saved-control [role=status]')
    await expect(said).toContainText(words.offline.cleared.replace('{count}', '2'))
    await expect(said).toContainText(words.offline.clearedRest)
    for (const name of [PAGES, KEPT, ASSETS]) expect(await urlsIn(page, name)).toEqual([])
    expect((await urlsIn(page, SHELL)).length).toBeGreaterThan(5)
    await page.getByRole('button', { name: words.offline.clear }).click()
    await expect(said).toContainText(words.offline.clearedNone)
  })

  test(`that the page about privacy was read is not stored, and it works without a connection, in ${language}`, async ({
    page,
    site
  }) => {
    await page.goto(`/${language}`)
    await underWorker(page)
    await page.goto(`/${language}/about/privacy`)
    await visit(page, `/${language}${PAGE_TYPES.rates}`)
    expect((await urlsIn(page, PAGES)).filter(url => url.includes('privacy'))).toEqual([])
    site.down = true
    await page.goto(`/${language}/about/privacy`)
    await page.getByRole('button', { name: words.offline.clear }).click()
    // The page of rates; the home page is everybody's.
    await expect(page.locator('.saved-control [role=status]')).toContainText(words.offline.clearedOne)
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
  site.down = true
  await page.goto(path)
  expect(await page.locator('.site-header').evaluate(bar => getComputedStyle(bar).position)).toBe('sticky')
})

for (const [what, breakBuild] of [
  ['one file cannot be had', ({ answers }: OwnSite) => void answers.set('/zh/helplines', answerWith(404))],
  ['one page is of yet another build', ({ answers }: OwnSite) => void answers.set('/zh/helplines', answerWith(200, '<h1>Other</h1>', 'text/html'))]
] as const) {
  test(`an update of which ${what} leaves everything as it was`, async ({ page, site }) => {
    await page.goto('/en')
    await underWorker(page)
    const before = await urlsIn(page, SHELL)
    breakBuild(site)
    site.answers.set('/sw.js', answerWith(200, changed('zh/helplines.html', WORKER, text => `${text} `).worker))
    await page.reload()
    await page.waitForTimeout(1500)
    await expect(page.locator('.update-bar')).toHaveCount(0)
    site.down = true
    await page.goto('/zh/helplines')
    await expect(page.locator('main a[href="tel:131114"]').first()).toBeVisible()
    expect(await urlsIn(page, SHELL)).toEqual(expect.arrayContaining(before))
  })
}

test('a worker takes no calculator from another build', async ({ page, site }) => {
  const path = '/en/calculators/rent-assistance'
  const other = readFileSync(join(OUT, `${path}.html`), 'utf8').replaceAll(/main-[0-9a-f]+\.js/g, 'main-0123456789abcdef.js')
  site.answers.set(path, answerWith(200, other, 'text/html'))
  await page.goto('/en')
  await underWorker(page)
  const library = () => urlsIn(page, libraryOf('en'))
  await expect.poll(async () => (await library()).filter(url => url.includes('jobseeker-income?')), { timeout: 20_000 }).toHaveLength(1)
  await page.waitForTimeout(1000)
  expect((await library()).filter(url => url.includes('rent-assistance') && url.includes('?'))).toEqual([])
  // The build is whole again: so is the library.
  site.answers.delete(path)
  await page.goto('/en')
  await withLibrary(page, 'en')
})

test('a feed or data opened in a tab is no page, and is not stored', async ({ page }) => {
  await page.goto('/en')
  await underWorker(page)
  await page.goto('/services.json')
  await visit(page, `/en${PAGE_TYPES.rates}`)
  expect(await urlsIn(page, PAGES)).not.toContain('/services.json')
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
  site.down = true
  await expect(page.goto('/auth/sign-in')).rejects.toThrow(/ERR_/)
})

test('figures past their day say so without a connection too', async ({ page, site }) => {
  await page.goto('/en')
  await underWorker(page)
  await visit(page, `/en${PAGE_TYPES.rates}`)
  site.down = true
  await page.clock.setFixedTime('2040-01-01T00:00:00Z')
  await page.goto(`/en${PAGE_TYPES.rates}`)
  await expect(page.locator('[data-review-by]')).toBeVisible()
})

test('the worker can be ended: it removes its stores and itself', async ({ page, site }) => {
  test.setTimeout(60_000)
  await page.goto('/en')
  await underWorker(page)
  await visit(page, `/en${PAGE_TYPES.rates}`)
  const retired = await serviceWorker('off', () => Promise.reject(new Error('There is to be no worker.')))
  site.answers.set('/sw.js', answerWith(200, retired))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  // Nothing says that it keeps a page which nobody could open.
  await page.goto(`/en${PAGE_TYPES.safety}`)
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: messages('en').offline.keep }).click()
  await expect(page.locator('.saved-control [role=status]')).toHaveText(messages('en').offline.keepFailed)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  site.down = true
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
