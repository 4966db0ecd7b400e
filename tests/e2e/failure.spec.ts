/** When a part of the site or the browser is broken, pages can still be read, and say so where it matters. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { builtOn, OUT } from '../support/export.ts'
import { languagesOr } from '../support/full-run.ts'
import { answerWith, test } from '../support/own-site.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { untilHydrated } from '../support/react.ts'
import { settled, uncaught } from '../support/watch.ts'

const RATES = `/en${PAGE_TYPES.rates}`
const CALCULATOR = '/calculators/rent-assistance'

async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500)
  await expect(page.locator('.urgent-strip a[href="tel:000"]')).toBeVisible()
}

/** The address of the script that React waits for. */
function mainChunk(path: string): string {
  const chunk = /\/_next\/static\/chunks\/main-[0-9a-f]+\.js/.exec(readFileSync(join(OUT, `${path}.html`), 'utf8'))?.[0]
  if (!chunk) throw new Error(`${path} names no main chunk.`)
  return chunk
}

test.describe('a service worker that is broken', () => {
  for (const [what, answer] of [
    ['missing', answerWith(404, 'Not found', 'text/html')],
    ['refused by the server', answerWith(503)],
    ['no script', answerWith(200, '<!doctype html>', 'text/html')],
    ['throwing at once', answerWith(200, 'throw new Error("broken")')],
    [
      'throwing while it installs',
      answerWith(200, 'addEventListener("install", event => event.waitUntil(Promise.reject(new Error("broken"))))')
    ]
  ] as const) {
    test(`${what} costs the page nothing`, async ({ page, site }) => {
      let asked = 0
      site.answers.set('/sw.js', response => {
        asked += 1
        answer(response)
      })
      const errors = uncaught(page)
      await page.goto(RATES)
      await expect.poll(() => asked).toBeGreaterThan(0)
      await settled(page)
      await expectReadable(page)
      await page.goto(`/en${CALCULATOR}`)
      await untilHydrated(page)
      expect(errors).toEqual([])
      await expect(page.locator('.update-bar')).toHaveCount(0)
    })
  }
})

test.describe('storage', () => {
  test('blocked everywhere: pages can be read, links, search and calculators work, and controls say what they could not do', async ({
    page
  }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get: refuse })
      }
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
      Object.defineProperty(navigator.serviceWorker, 'register', { value: async () => refuse() })
    })
    const errors = uncaught(page)
    for (const language of LANGUAGES) {
      const words = messages(language)
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await expectReadable(page)
      await page.goto(`/${language}/about/privacy`)
      await page.getByRole('button', { name: words.offline.clear }).click()
      await expect(page.locator('.saved-control [role=status]')).toHaveText(words.offline.clearFailed)
      await page.goto(`/${language}${PAGE_TYPES.safety}`)
      await page.getByRole('button', { name: words.offline.keep }).click()
      await expect(page.locator('.saved-control [role=status]')).toHaveText(words.offline.keepFailed)
      await page.goto(`/${language}${CALCULATOR}`)
      await untilHydrated(page)
      await page.locator('.site-header input[type=search]').fill({ en: 'rent', zh: '租房' }[language])
      await expect(page.locator('.site-header [role=option]').first()).toBeVisible()
    }
    expect(errors).toEqual([])
  })

  test('full: the site works as it does without a worker, and says what it could not save', async ({ page, site }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
    const errors = uncaught(page)
    await page.goto(RATES)
    await settled(page)
    await expectReadable(page)
    await page.goto(`/en${PAGE_TYPES.safety}`)
    await page.getByRole('button', { name: messages('en').offline.keep }).click()
    await expect(page.locator('.saved-control [role=status]')).toHaveText(messages('en').offline.keepFailed)
    expect(errors).toEqual([])
  })
})

test.describe('a clock that is wrong', () => {
  for (const [when, moment] of [
    ['decades behind', '1999-06-30T12:00:00Z'],
    ['decades ahead', '2099-06-30T12:00:00Z']
  ] as const) {
    test(`${when}: pages can be read, and calculators say which day they use`, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      const errors = uncaught(page)
      await page.goto(RATES)
      await expectReadable(page)
      // With a clock behind, nothing is known to be out of date but what was when the site was built.
      const notice = page.locator('[data-review-by]')
      const wasDue = builtOn() >= ((await notice.getAttribute('data-review-by')) ?? '')
      await expect(notice).toBeVisible({ visible: when === 'decades ahead' || wasDue })
      await page.goto(`/en${CALCULATOR}`)
      await untilHydrated(page)
      await expectReadable(page)
      await expect(page.locator('[data-calculator]')).toContainText(when === 'decades behind' ? '1999' : '2099')
      expect(errors).toEqual([])
    })
  }
})

for (const language of languagesOr('zh')) {
  const path = `/${language}${CALCULATOR}`

  test(`when scripts are gone after a deploy, the page reloads once and keeps what was typed, in ${language}`, async ({
    page,
    site
  }) => {
    let release = () => undefined as void
    const typed = new Promise<void>(resolve => {
      release = resolve
    })
    let asked = 0
    site.answers.set(mainChunk(path), response => {
      asked += 1
      void typed.then(() => {
        // After the reload the scripts are there.
        site.answers.delete(mainChunk(path))
        answerWith(404, 'Not found', 'text/html')(response)
      })
    })
    await page.goto(path, { waitUntil: 'commit' })
    const rent = page.locator('[data-calculator] input[inputmode=decimal]').first()
    await rent.fill('612')
    await page.waitForLoadState('domcontentloaded')
    // A reader’s first page has no worker yet: the network is asked.
    await expect.poll(() => asked).toBeGreaterThan(0)
    const reloaded = page.waitForEvent('domcontentloaded')
    release()
    await reloaded
    await expect(page).toHaveURL(/612/)
    await expect(rent).toHaveValue('612')
  })

  test(`when scripts stay gone, the page says so and can still be read, in ${language}`, async ({ page, site }) => {
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    site.answers.set(mainChunk(path), answerWith(404, 'Not found', 'text/html'))
    await page.goto(path)
    await expect(page.getByText({ en, zh }[language].form.failed)).toBeVisible()
    await expectReadable(page)
    await settled(page)
    // The page and one reload.
    expect(loads).toBe(2)
  })

  test(`when the script of the chart is gone, the calculator says so and has the numbers, in ${language}`, async ({
    page,
    site
  }) => {
    const calculator = `/${language}/calculators/jobseeker-income`
    const html = readFileSync(join(OUT, `${calculator}.html`), 'utf8')
    const chunks = readdirSync(join(OUT, '_next', 'static', 'chunks')).map(name => `/_next/static/chunks/${name}`)
    // Chunks that the page does not name are fetched later.
    for (const chunk of chunks.filter(each => !html.includes(each)))
      site.answers.set(chunk, answerWith(404, 'Not found', 'text/html'))
    const errors = uncaught(page)
    await page.goto(`${calculator}#pay=400`)
    const words = { en, zh }[language].earnings
    await expect(page.getByText(words.chartFailed)).toBeVisible()
    await page.getByText(words.table, { exact: true }).click()
    await expect(page.locator('[data-calculator] table').first()).toBeVisible()
    expect(errors).toEqual([])
  })

  test(`when the script of the button that deletes is gone, the page says so, and the next press tries again, in ${language}`, async ({
    page,
    site
  }) => {
    const words = messages(language).offline
    const script = `/assets/${readdirSync(join(OUT, 'assets')).find(name => name.startsWith('offline-'))}`
    site.answers.set(script, answerWith(404, 'Not found', 'text/html'))
    site.answers.set('/sw.js', answerWith(404))
    await page.goto(`/${language}/about/privacy`)
    const status = page.locator('.saved-control [role=status]')
    await page.getByRole('button', { name: words.clear }).click()
    await expect(status).toHaveText(words.failed)
    site.answers.delete(script)
    await page.getByRole('button', { name: words.clear }).click()
    await expect(status).toContainText(words.clearedNone)
  })

  test(`when the search index is gone, the box says so and gives numbers to call, in ${language}`, async ({
    page,
    site
  }) => {
    site.answers.set('/search/manifest.json', answerWith(404, 'Not found', 'text/html'))
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const panel = page.locator('.site-header .search-panel')
    await page.locator('.site-header input[type=search]').fill({ en: 'suicide', zh: '自杀' }[language])
    await expect(panel).toContainText(messages(language).search.failed)
    await expect(panel.locator('a[href="tel:131114"]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('when pictures, fonts and styles fail, the text is there in order', async ({ page }) => {
  await page.route('**/*', route =>
    ['image', 'font', 'stylesheet', 'manifest'].includes(route.request().resourceType())
      ? route.abort()
      : route.continue()
  )
  const errors = uncaught(page)
  for (const language of LANGUAGES) {
    await page.goto(`/${language}${PAGE_TYPES.payment}`)
    await expectReadable(page)
    const order = await page.evaluate(() => {
      const at = (selector: string) => {
        const element = document.querySelector(selector)
        return element ? [...document.querySelectorAll('*')].indexOf(element) : -1
      }
      return [at('.skip-link'), at('.site-header'), at('h1'), at('.prose'), at('.site-footer')]
    })
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(order).not.toContain(-1)
  }
  expect(errors).toEqual([])
})
