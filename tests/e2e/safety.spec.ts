/** The quick exit, on pages where being seen could cause harm. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { safetyPages, summaryOf } from '../../scripts/lib/exported.ts'
import { now } from '../support/clock.ts'
import { OUT } from '../support/export.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { PAGE_TYPES, PHONE, SAFETY_PAGES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'

const AWAY = 'https://www.bom.gov.au/'

/** Every exit page, without its language. */
const ALL_SAFETY_PAGES = safetyPages(OUT)

/** A payment keeps the name that Services Australia gives it: readers look for that. */
const NAMED_BY_OTHERS = '/centrelink/payments/crisis-payment'

test('there are exit pages, those about crisis and violence among them', () => {
  expect(ALL_SAFETY_PAGES).toEqual(expect.arrayContaining([...SAFETY_PAGES]))
})

test.beforeEach(async ({ page }) => {
  // Nothing leaves this machine.
  await page.route(`${AWAY}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Weather</h1>' })
  )
})

/** Opens a safety page from another page of ours, which Back then leads to. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto('/en/helplines')
  await page.goto(path)
}

for (const language of LANGUAGES) {
  test(`every safety page has the exit before its heading, what it can and cannot hide, and help lines twice, in ${language}`, async ({
    page
  }) => {
    const words = messages(language)
    const limits = `/${language}/about/privacy#leave-quickly`
    await page.setViewportSize(PHONE)
    const faults: string[] = []
    for (const safety of ALL_SAFETY_PAGES) {
      await page.goto(`/${language}${safety}`)
      const found = await page.evaluate(
        ([exitName, limitsName, limitsAddress]) => {
          // The sheet of search has one of its own, once it is open.
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a:not(dialog *)')]
          const named = (name?: string) => links.filter(link => link.textContent.trim() === name)
          const [exit] = named(exitName)
          const [limits] = named(limitsName)
          const box = exit?.getBoundingClientRect()
          const heading = document.querySelector('h1')
          const urgent = [...document.querySelectorAll('.prose .urgent')]
          const first = urgent[0]?.querySelector('a[href^="tel:"]')
          const holds = {
            'one exit': named(exitName).length === 1,
            'in the window':
              box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
            'large enough for a thumb': box && box.height >= 44,
            // In the document: a phone shows it at the thumb.
            'before the heading':
              exit && heading && exit.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING,
            'named with its key': document.querySelector('.exit')?.textContent.includes('Shift'),
            'limits named': limits?.getAttribute('href') === limitsAddress,
            'limits large enough': limits && limits.getBoundingClientRect().height >= 24,
            'help twice': urgent.length >= 2,
            '000 first': first?.getAttribute('href') === 'tel:000' && first.checkVisibility()
          }
          return Object.entries(holds).flatMap(([what, isSo]) => (isSo ? [] : [what]))
        },
        [words.exit.link, words.exit.limits, limits] as const
      )
      faults.push(...found.map(what => `${safety}: not ${what}`))
    }
    expect(faults).toEqual([])
    await page.getByRole('link', { name: words.exit.limits }).click()
    await expect(page).toHaveURL(limits)
    await expect(page.locator('#leave-quickly')).toBeInViewport()
    await expect(page.locator('#leave-quickly ~ ul').first().locator('li')).not.toHaveCount(0)
    await expect(page.locator('main')).toContainText('Shift')
  })
}

for (const language of languagesOr('zh')) {
  const words = messages(language)
  const path = `/${language}${PAGE_TYPES.safety}`

  test(`by keyboard the exit is the second stop, and Back does not return, in ${language}`, async ({ page }) => {
    await arrive(page, path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: words.exit.skip, exact: true })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(AWAY)
    await page.goBack()
    await expect(page).toHaveURL('/en/helplines')
  })

  test(`the exit stays in view as the reader scrolls, in ${language}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    for (const share of [0.3, 0.6, 0.85]) {
      await page.evaluate(part => scrollTo(0, (document.querySelector('main')?.scrollHeight ?? 0) * part), share)
      await expect(page.getByRole('link', { name: words.exit.link, exact: true })).toBeInViewport()
    }
  })

  for (const when of ['before', 'after'] as const) {
    test(`one click ${when} React arrives leaves the site, and Back does not return, in ${language}`, async ({
      page
    }) => {
      await arrive(page, path)
      if (when === 'after') await bringReact(page)
      await page.getByRole('link', { name: words.exit.link, exact: true }).click()
      await expect(page).toHaveURL(AWAY)
      await page.goBack()
      await expect(page).toHaveURL('/en/helplines')
    })
  }

  test(`three presses of Shift leave, and Back does not return, in ${language}`, async ({ page }) => {
    await arrive(page, path)
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(path)
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(AWAY)
    await page.goBack()
    await expect(page).toHaveURL('/en/helplines')
  })
}

for (const language of languagesOr('zh')) {
  const { exit } = messages(language)

  test(`presses of Shift are counted by lights and in words, and forgotten after five seconds, in ${language}`, async ({
    page
  }) => {
    const path = `/${language}${PAGE_TYPES.safety}`
    await page.clock.install({ time: now() })
    await page.goto(path)
    const lights = page.locator('.exit-lights')
    const status = page.locator('.exit [role=status]')
    await expect(lights).toBeHidden()
    await page.keyboard.press('Shift')
    await expect(status).toHaveText(exit.more)
    await expect(lights).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(status).toHaveText(exit.one)
    const lit = await lights.locator('i').evaluateAll(all => all.map(light => getComputedStyle(light).backgroundColor))
    expect(lit[0]).toBe(lit[1])
    expect(lit[2]).not.toBe(lit[1])
    await page.clock.runFor(5100)
    await expect(status).toHaveText(exit.expired)
    await expect(lights).toBeHidden()
    await page.keyboard.press('Shift')
    await page.keyboard.press('Shift')
    await expect(page).toHaveURL(path)
  })

  test(`the page is gone from the screen while the next one loads, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.safety}#pay=480`)
    // In one go: once the next page is on its way, a browser answers no more questions about this one.
    const left = await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('.exit [data-exit]')?.click()
      const overlay = document.querySelector('.exit-overlay')?.getBoundingClientRect()
      return {
        text: document.body.innerText.trim(),
        covers: overlay?.width === innerWidth && overlay.height === innerHeight,
        title: document.title,
        address: location.pathname + location.hash
      }
    })
    expect(left).toEqual({ text: exit.loading, covers: true, title: exit.loading, address: `/${language}` })
  })
}

/** A plain file of the site, which loads nothing else. */
const NO_PAGE = '/robots.txt'

/** Ways to a safety page where no script ever arrives. `ready` is called when the next page is the one to leave. */
const ARRIVALS: Record<string, (page: Page, path: string, ready: () => Promise<void>) => Promise<unknown>> = {
  'by its address': async (page, path, ready) => {
    await ready()
    await page.goto(path, { waitUntil: 'commit' })
  },
  'by a link': async (page, path, ready) => {
    await ready()
    await page.goto(path.replace(/\/[^/]+$/, ''), { waitUntil: 'commit' })
    await page.locator(`main a[href="${path}"]`).first().click({ noWaitAfter: true })
  },
  'by going back': async (page, path, ready) => {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('.exit [data-exit]').waitFor()
    await page.goto(NO_PAGE)
    await ready()
    await page.goBack({ waitUntil: 'commit' })
  }
}

const TIMES = fullOr(50, 6)

for (const [index, [arrival, arriveThere]] of Object.entries(ARRIVALS).entries()) {
  for (const language of languagesOr(index % 2 ? 'zh' : 'en')) {
    test(`at its first frame, with every script blocked, a safety page is left ${TIMES} of ${TIMES} times, reached ${arrival}, in ${language}`, async ({
      page
    }) => {
      const path = `/${language}${PAGE_TYPES.safety}`
      // The stylesheet comes, or there would be no frame; nothing else ever does.
      await page.route(/\.(?:js|svg|png|webmanifest|json)(?:\?|$)/, () => undefined)
      await page.addInitScript(safety => {
        const how = location.origin === 'null' ? null : sessionStorage.getItem('how')
        if (!how || location.pathname !== safety) return
        requestAnimationFrame(function look() {
          const link = document.querySelector<HTMLElement>('.exit [data-exit]')
          if (!link?.getBoundingClientRect().height) return void requestAnimationFrame(look)
          if (how === 'click') return link.click()
          for (const type of ['keydown', 'keyup', 'keydown', 'keyup', 'keydown', 'keyup']) {
            link.dispatchEvent(new KeyboardEvent(type, { key: 'Shift', bubbles: true }))
          }
        })
      }, path)
      for (let time = 0; time < TIMES; time += 1) {
        await page.goto(NO_PAGE)
        await page.evaluate(() => sessionStorage.removeItem('how'))
        await arriveThere(page, path, () =>
          page.evaluate(how => sessionStorage.setItem('how', how), time % 2 ? 'press' : 'click')
        )
        await page.waitForURL(AWAY)
      }
    })
  }
}

for (const language of languagesOr('en')) {
  test(`three real presses as soon as the link is there leave, whatever is blocked, in ${language}`, async ({
    page
  }) => {
    // The stylesheet too: the script does not wait for it.
    await page.route(/\/(?:assets|_next)\//, () => undefined)
    for (let time = 0; time < 5; time += 1) {
      await page.goto(`/${language}${PAGE_TYPES.urgent}`, { waitUntil: 'commit' })
      await page.locator('.exit [data-exit]').waitFor({ state: 'attached' })
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
      await page.waitForURL(AWAY)
    }
  })
}

test('the middle button leaves in the same tab', async ({ context, page }) => {
  await page.goto(`/en${PAGE_TYPES.safety}`)
  await page.locator('.exit [data-exit]').click({ button: 'middle' })
  await expect(page).toHaveURL(AWAY)
  expect(context.pages()).toHaveLength(1)
})

test('neither Back nor Forward leads to a page that was left', async ({ page }) => {
  await arrive(page, `/en${PAGE_TYPES.safety}`)
  await page.locator('.exit [data-exit]').click()
  await expect(page).toHaveURL(AWAY)
  await page.goBack()
  await expect(page).toHaveURL('/en/helplines')
  await page.goForward()
  await expect(page).toHaveURL(AWAY)
})

test('no cache keeps a safety page, however its address is written', async ({ request }) => {
  for (const safety of ALL_SAFETY_PAGES) {
    const path = `/en${safety}`
    const others = [`${path}.html`, `${path}/`, path.replace('/community', '//community'), path.replace('/c', '/%63')]
    for (const address of [path, ...others]) {
      expect((await request.get(address, { maxRedirects: 0 })).headers()['cache-control'], address).toBe('no-store')
      expect((await request.get(address)).headers()['cache-control'], address).toBe('no-store')
    }
  }
})

test('no cache keeps the script with a safety page’s text either', async ({ request }) => {
  for (const language of LANGUAGES) {
    for (const safety of ALL_SAFETY_PAGES) {
      const path = `/${language}${safety}`
      const html = await (await request.get(path)).text()
      const chunks = /data-chunks="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []
      const own = chunks.find(chunk => chunk.includes(`/pages${path}-`)) ?? ''
      expect((await request.get(own)).headers()['cache-control'], path).toBe('no-store')
    }
  }
})

test('typing with Shift held, or going back with Shift and Tab, does not leave', async ({ page }) => {
  const path = `/en${PAGE_TYPES.safety}`
  await page.goto(path)
  for (const keys of ['Shift+A', 'Shift+B', 'Shift+Tab', 'Shift+Tab', 'Shift', 'a', 'Shift', 'Shift', 'Tab']) {
    await page.keyboard.press(keys)
  }
  await expect(page.locator('.exit-overlay')).toHaveCount(0)
  await expect(page).toHaveURL(path)
})

test('typing capitals fast and selecting with Shift and the mouse neither leave nor are announced', async ({
  page
}) => {
  const path = `/en${PAGE_TYPES.safety}`
  await page.goto(path)
  await page.getByRole('searchbox').first().focus()
  for (const letter of ['A', 'B', 'C']) {
    await page.keyboard.down('Shift')
    await page.keyboard.down(letter)
    await page.keyboard.up('Shift')
    await page.keyboard.up(letter)
    await expect(page.locator('.exit [role=status]')).toBeEmpty()
  }
  // What was found for these letters would lie over the heading. The box is a combobox once search runs.
  await page.locator('.site-header input[type=search]').fill('')
  for (let time = 0; time < 3; time += 1) {
    await page.locator('h1').click({ modifiers: ['Shift'] })
    await expect(page.locator('.exit [role=status]')).toBeEmpty()
  }
  await expect(page.locator('.exit-overlay')).toHaveCount(0)
  await expect(page).toHaveURL(path)
})

test('other pages have no exit and ignore Shift', async ({ page }) => {
  await page.goto(`/en${PAGE_TYPES.rates}`)
  await expect(page.locator('[data-exit]')).toHaveCount(0)
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift')
  await expect(page.locator('.exit-overlay')).toHaveCount(0)
  await expect(page).toHaveURL(`/en${PAGE_TYPES.rates}`)
})

test('titles and descriptions of safety pages reveal nothing to somebody passing by', () => {
  for (const language of LANGUAGES) {
    for (const safety of ALL_SAFETY_PAGES.filter(page => page !== NAMED_BY_OTHERS)) {
      const { title, description } = summaryOf(readFileSync(join(OUT, `${language}${safety}.html`), 'utf8'))
      expect(`${title}: ${description}`, safety).not.toMatch(/suicid|violen|abus|crisis|自杀|家暴|暴力|虐待|危机/i)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the exit is a plain link', async ({ page }) => {
    await page.goto(`/zh${PAGE_TYPES.safety}`)
    await page.getByRole('link', { name: messages('zh').exit.link, exact: true }).click()
    await expect(page).toHaveURL(AWAY)
  })
})
