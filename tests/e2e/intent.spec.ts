/** React on intent: what a page does before the reader acts, and how React takes over. */
import { expect, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { LANGUAGES } from '../../i18n/index.ts'
import { pagesIn } from '../support/export.ts'
import { PAGE_TYPES, PLAIN_PAGES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact, isReactRequest, untilAlive } from '../support/react.ts'
import { watch } from '../support/watch.ts'

/** Collects the requests for React's scripts from now on. */
function reactRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', request => {
    if (isReactRequest(request.url())) urls.push(request.url())
  })
  return urls
}

test.beforeEach(async ({ page }) => {
  await page.goto(`/en${PAGE_TYPES.rates}`)
})

test('reading, scrolling, folding and opening a figure fetch no React', async ({ page }) => {
  const fetched = reactRequests(page)
  await page.reload()
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 2000)
  await page.locator('.faq summary').first().click()
  await page.locator('.figure > button').first().click()
  await page.keyboard.press('Escape')
  await page.locator('.toc a').nth(1).click()
  await page.keyboard.press('Tab')
  await page.waitForTimeout(700)
  expect(fetched).toEqual([])
})

test('the second script, about reading offline, comes after the page', async ({ page }) => {
  const times = await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const second = performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/saved-'))
    return second && visit && { asked: second.startTime, loaded: visit.loadEventStart }
  })
  const { asked, loaded } = (await times.jsonValue())!
  expect(loaded).toBeGreaterThan(0)
  expect(asked).toBeGreaterThanOrEqual(loaded)
})

test('no link is fetched ahead of its press, with React or without', async ({ page }) => {
  const links = await page.locator('main a[href^="/"]:visible').all()
  expect(links.length).toBeGreaterThan(5)
  for (const withReact of [false, true]) {
    if (withReact) await bringReact(page)
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    for (const link of links.slice(0, 6)) {
      await link.hover()
      await link.focus()
    }
    await page.waitForTimeout(500)
    expect(fetched).toEqual([])
  }
})

test('a stored sign-in brings React at once', async ({ page }) => {
  await page.evaluate(key => localStorage.setItem(key, '{}'), STORAGE_KEY)
  await page.reload()
  await untilAlive(page)
})

test('without a stored sign-in, and with storage blocked, React stays away', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      }
    })
  })
  const seen = watch(page)
  const fetched = reactRequests(page)
  await page.reload()
  await page.waitForTimeout(500)
  expect(fetched).toEqual([])
  expect(seen.errors).toEqual([])
  await bringReact(page)
})

test('a click on what only React can do is held back, and done exactly once when React is there', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.dataset.react = 'click'
    button.textContent = 'Clicks:'
    // What was held back arrives as a click whose own effect was prevented.
    button.addEventListener('click', event => {
      if (!event.defaultPrevented) button.append(' one')
    })
    document.body.prepend(button)
  })
  const button = page.getByRole('button', { name: 'Clicks:' })
  await page.route('**/_next/static/chunks/main-*.js', async route => {
    await new Promise(resolve => setTimeout(resolve, 500))
    await route.continue()
  })
  await button.click()
  await button.click()
  await expect(button).toHaveText('Clicks:')
  await untilAlive(page)
  await expect(button).toHaveText('Clicks: one')
  await button.click()
  await expect(button).toHaveText('Clicks: one one')
})

test('a link is followed plainly once React is there, and the page left behind comes back as it was', async ({ page }) => {
  await bringReact(page)
  await page.locator('.breadcrumb a').nth(1).click()
  await expect(page).toHaveURL('/en/jobseeker')
  await expect(page).toHaveTitle(/ \| Foothold$/)
  await page.goBack()
  await expect(page).toHaveURL(`/en${PAGE_TYPES.rates}`)
})

test('a page opened with a query comes alive without the list of all pages', async ({ page }) => {
  const seen = watch(page)
  const fetched = reactRequests(page)
  await page.goto(`/en${PAGE_TYPES.rates}?from=letter`)
  await bringReact(page)
  await page.waitForTimeout(500)
  expect(fetched.filter(url => url.includes('Manifest'))).toEqual([])
  expect(seen.errors).toEqual([])
  await expect(page).toHaveURL(`/en${PAGE_TYPES.rates}?from=letter`)
})

test('the way out works on a page reached by a link', async ({ page }) => {
  await page.route('https://www.bom.gov.au/**', route => route.fulfill({ contentType: 'text/html', body: 'Weather' }))
  await page.goto('/en/community/crisis')
  await bringReact(page)
  await page.locator(`main a[href="/en${PAGE_TYPES.safety}"]`).first().click()
  await expect(page).toHaveURL(`/en${PAGE_TYPES.safety}`)
  await expect(page.locator('.exit [data-exit]')).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL('https://www.bom.gov.au/')
})

for (const language of LANGUAGES) {
  // The first use of any of it has the browser load its data: a wait that a reader on an old phone sees.
  test(`coming alive in ${language} uses none of the browser’s own alphabets, zones and formats`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = []
      Object.assign(window, { used })
      const watched = [
        [String.prototype, 'localeCompare'],
        [Number.prototype, 'toLocaleString'],
        [Intl, 'Collator'],
        [Intl, 'DateTimeFormat'],
        [Intl, 'NumberFormat']
      ] as const
      const note = (name: string) => used.push(name)
      for (const [owner, name] of watched) {
        const own = Reflect.get(owner, name) as () => unknown
        const told = new Proxy(own, {
          apply: (target, self, given) => (note(name), Reflect.apply(target, self, given)),
          construct: (target, given) => (note(name), Reflect.construct(target, given) as object)
        })
        Reflect.set(owner, name, told)
      }
    })
    for (const path of [PAGE_TYPES.rates, '/calculators/jobseeker-income']) {
      await page.goto(`/${language}${path}`)
      await bringReact(page)
      expect(await page.evaluate(() => (window as unknown as { used: string[] }).used), path).toEqual([])
    }
  })

  // The two languages have the same parts in the same order (npm run check), so each page is tried in one of them.
  test(`every other page in ${language} comes alive without an error and without a visible change`, async ({ page }) => {
    test.setTimeout(600_000)
    const seen = watch(page)
    const mine = pagesIn(language).filter((_page, index) => index % LANGUAGES.length === LANGUAGES.indexOf(language))
    const pages = [...mine.map(({ path }) => path), ...(language === 'en' ? PLAIN_PAGES : [])]
    const problems: string[] = []
    for (const path of pages) {
      seen.forget()
      await page.goto(path)
      // A calculator's drawing comes later, by design, into a place that is kept for it.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('svg[role=img] { visibility: hidden }')
        document.adoptedStyleSheets = [sheet]
      })
      const before = await page.evaluate(() => [document.body.innerText, document.documentElement.scrollHeight])
      await bringReact(page)
      const after = await page.evaluate(() => [document.body.innerText, document.documentElement.scrollHeight])
      if (before[0] !== after[0]) problems.push(`${path}: the text changed`)
      if (before[1] !== after[1]) problems.push(`${path}: its height changed from ${before[1]} to ${after[1]}`)
      problems.push(...seen.errors, ...seen.strangers)
    }
    expect(problems).toEqual([])
  })
}
