/** React on intent: what a page does before the reader acts, and how React takes over. every-page.spec.ts brings it to all pages. */
import { expect, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { languagesOr } from '../support/full-run.ts'
import { delay } from '../support/delay.ts'
import { PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact, isReactRequest, untilHydrated } from '../support/react.ts'
import { settled, watch } from '../support/watch.ts'

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
  await settled(page)
  expect(fetched).toEqual([])
})

test('a phone renders the rest of a page after its first screen, and a heading named in the address at once', async ({
  page
}) => {
  await page.setViewportSize(PHONE)
  await page.reload()
  const rendered = page.locator('html[data-rendered]')
  await rendered.waitFor()
  const skipped = await page.evaluate(
    () =>
      [...document.querySelectorAll('.prose *, .site-footer *')].filter(
        element => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })
      ).length
  )
  expect(skipped).toBe(0)
  await page.goto('about:blank')
  await page.goto(`/en${PAGE_TYPES.rates}#sources`)
  await expect(page.locator('#sources')).toBeInViewport()
  await rendered.waitFor()
  await expect(page.locator('#sources')).toBeInViewport()
})

test('no link is prefetched, with React or without', async ({ page }) => {
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
    await settled(page)
    expect(fetched).toEqual([])
  }
})

test('a stored sign-in loads React at once', async ({ page }) => {
  await page.evaluate(key => localStorage.setItem(key, '{}'), STORAGE_KEY)
  await page.reload()
  await untilHydrated(page)
})

test('without a stored sign-in, and with storage blocked, React is not loaded', async ({ page }) => {
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
  await settled(page)
  expect(fetched).toEqual([])
  expect(seen.errors).toEqual([])
  await bringReact(page)
})

test('a click on what needs React is replayed exactly once when React is there', async ({ page }) => {
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.dataset.react = 'click'
    button.textContent = 'Clicks:'
    // The first click, which is replayed later, has its default prevented.
    button.addEventListener('click', event => {
      if (!event.defaultPrevented) button.append(' one')
    })
    document.body.prepend(button)
  })
  const button = page.getByRole('button', { name: 'Clicks:' })
  const release = await delay(page, /\/_next\/static\/chunks\/main-.*\.js$/)
  await button.click()
  await button.click()
  await expect(button).toHaveText('Clicks:')
  release()
  await untilHydrated(page)
  await expect(button).toHaveText('Clicks: one')
  await button.click()
  await expect(button).toHaveText('Clicks: one one')
})

test('once React is there, a link leads to its page, and Back to the one before', async ({ page }) => {
  await bringReact(page)
  await page.locator('.breadcrumb a').nth(1).click()
  await expect(page).toHaveURL('/en/jobseeker')
  await expect(page).toHaveTitle(/ \| Foothold$/)
  await page.goBack()
  await expect(page).toHaveURL(`/en${PAGE_TYPES.rates}`)
})

test('a page opened with a query hydrates without the list of all pages', async ({ page }) => {
  const seen = watch(page)
  const fetched = reactRequests(page)
  await page.goto(`/en${PAGE_TYPES.rates}?from=letter`)
  await bringReact(page)
  await settled(page)
  expect(fetched.filter(url => url.includes('Manifest'))).toEqual([])
  expect(seen.errors).toEqual([])
  await expect(page).toHaveURL(`/en${PAGE_TYPES.rates}?from=letter`)
})

test('the quick exit works on a page reached by a link', async ({ page }) => {
  await page.route('https://www.bom.gov.au/**', route => route.fulfill({ contentType: 'text/html', body: 'Weather' }))
  await page.goto('/en/community/crisis')
  await bringReact(page)
  await page.locator(`main a[href="/en${PAGE_TYPES.safety}"]`).first().click()
  await expect(page).toHaveURL(`/en${PAGE_TYPES.safety}`)
  await expect(page.locator('.exit [data-exit]')).toBeVisible()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL('https://www.bom.gov.au/')
})

for (const language of languagesOr('zh')) {
  // The first use of any of it has the browser load its data: a wait that a reader on an old phone sees.
  test(`hydration in ${language} uses none of the browser’s own alphabets, zones and formats`, async ({ page }) => {
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
        const proxy = new Proxy(own, {
          apply: (target, self, given) => (note(name), Reflect.apply(target, self, given)),
          construct: (target, given) => (note(name), Reflect.construct(target, given) as object)
        })
        Reflect.set(owner, name, proxy)
      }
    })
    for (const path of [PAGE_TYPES.rates, '/calculators/jobseeker-income']) {
      await page.goto(`/${language}${path}`)
      await bringReact(page)
      expect(await page.evaluate(() => (window as unknown as { used: string[] }).used), path).toEqual([])
    }
  })
}
