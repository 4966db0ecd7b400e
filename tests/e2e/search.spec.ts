/** The search box as readers use it: states, languages, keys, input methods, lost connections and hostile queries. */
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../i18n/languages.ts'
import { searchWords } from '../../i18n/search/index.ts'
import { violationsOf } from '../support/axe.ts'
import { now } from '../support/clock.ts'
import { compressedSizes } from '../support/export.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { delay } from '../support/delay.ts'
import { test } from '../support/policy.ts'
import { bringReact, isReactRequest } from '../support/react.ts'
import { settled, uncaught } from '../support/watch.ts'

const INDEX = /\/search\/(?:en|zh)-[^/]+\.json$/
const MANIFEST = /\/search\/manifest\.json$/
const WORKER = /\/assets\/search-worker-[^/]+\.js$/
const SCRIPT = /\/assets\/search-[0-9a-f]+\.js$/

/** A page in each language with the box in its header. */
const PAGES = { en: '/en/centrelink', zh: '/zh/centrelink' }

/** Compressed bytes, and files, from the first touch of the box until nothing more is fetched for its query. */
const BUDGET = { kib: 120, files: 24 }

const WORDS = {
  en: {
    query: 'rent assistance',
    first: /Rent Assistance/,
    loading: 'Loading…',
    failed: 'Search did not load.',
    retry: 'Try again',
    none: 'We found nothing for this.',
    weighed: [
      'rent assistance',
      'dole how much',
      'how much is the dole',
      'interpreter appointment',
      'centrelnk cut me off'
    ]
  },
  zh: {
    query: '租房補助',
    first: /租房援助/,
    loading: '正在加载…',
    failed: '搜索没有加载出来。',
    retry: '重试',
    none: '没有找到结果。',
    weighed: ['租房補助', '失业金 金额', '口译 电话', '被裁员了怎么办', 'shi ye jin']
  }
}

function box(page: Page) {
  return page.locator('.site-header [data-search] input[type=search]')
}

function panel(page: Page) {
  return page.locator('.site-header .search-panel')
}

function options(page: Page) {
  return page.getByRole('option')
}

/** Waits until no file was fetched between two looks. */
async function untilQuiet(fetched: string[]): Promise<void> {
  let before = -1
  const grownBy = () => {
    const more = fetched.length - before
    before = fetched.length
    return more
  }
  await expect.poll(grownBy, { intervals: [300] }).toBe(0)
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test.describe(`search in ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(PAGES[language]))

    test('finds pages and their sections, grouped, without an accessibility violation, and leads there', async ({
      page
    }) => {
      await box(page).fill(words.query)
      await expect(options(page).first()).toHaveText(words.first)
      expect(await panel(page).locator('.search-page').count()).toBeLessThanOrEqual(5)
      await expect(panel(page).getByRole('group')).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(page.locator('[role=option] > span').first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      const section = page.locator('.search-section').first()
      const href = await section.getAttribute('href')
      expect(href).toMatch(new RegExp(`^/${language}/.+#.+`))
      await section.click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
    })

    test('shows its results inside the window, at every width that has the box', async ({ page }) => {
      await box(page).fill(words.query)
      await expect(options(page).first()).toBeVisible()
      for (const width of fullOr([641, 768, 900, 1023, 1024, 1440], [641, 1023, 1440])) {
        await page.setViewportSize({ width, height: 800 })
        const results = await page.locator('.site-header .search-panel').boundingBox()
        expect(results?.x, `${width} px`).toBeGreaterThanOrEqual(0)
        expect((results?.x ?? 0) + (results?.width ?? width), `${width} px`).toBeLessThanOrEqual(width)
      }
    })

    test('says that nothing was found, with numbers for help', async ({ page }) => {
      await box(page).fill('qqxzv')
      await expect(panel(page)).toContainText(words.none)
      await expect(panel(page).locator('a[href="tel:000"]')).toBeVisible()
      await expect(options(page)).toHaveCount(0)
    })

    test(`costs at most ${BUDGET.kib} KiB in ${BUDGET.files} files to the first results`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', request => fetched.push(new URL(request.url()).pathname))
      for (const query of words.weighed) {
        // A new page each time, which has asked for nothing yet.
        await page.goto(PAGES[language])
        await settled(page)
        fetched.length = 0
        await box(page).fill(query)
        // Titles come first, then excerpts, and last what the other language may offer.
        await expect(page.locator('[role=option] > span').first()).toBeVisible()
        await untilQuiet(fetched)
        const kib = compressedSizes(fetched) / 1024
        expect(kib, `${query}: ${fetched.join(' ')}`).toBeLessThanOrEqual(BUDGET.kib)
        expect(fetched.length, `${query}: ${fetched.join(' ')}`).toBeLessThanOrEqual(BUDGET.files)
        // The terms of words, or the model of sentences.
        for (const part of [SCRIPT, WORKER, MANIFEST, INDEX, /-(?:i\d+|s)\.json$/, /-t\d+\.json$/]) {
          expect(
            fetched.some(path => part.test(path)),
            query
          ).toBe(true)
        }
      }
    })
  })
}

for (const language of languagesOr('zh')) {
  const words = WORDS[language]

  test.describe(`while something is missing, in ${language}`, () => {
    test.beforeEach(({ page }) => page.goto(PAGES[language]))

    test('search says that it is loading, and shows results when the index arrives, with no extra key', async ({
      page
    }) => {
      const release = await delay(page, INDEX)
      await box(page).click()
      await page.keyboard.insertText(words.query)
      await expect(panel(page)).toHaveText(words.loading)
      release()
      await expect(options(page).first()).toHaveText(words.first)
    })

    for (const [what, address] of [
      ['manifest', MANIFEST],
      ['index', INDEX]
    ] as const) {
      test(`search says that the ${what} failed, and tries again when asked`, async ({ page }) => {
        await page.route(address, route => route.abort())
        await box(page).fill(words.query)
        await expect(panel(page)).toContainText(words.failed)
        await page.unroute(address)
        await page.getByRole('button', { name: words.retry }).click()
        await expect(options(page).first()).toHaveText(words.first)
        await expect(box(page)).toBeFocused()
      })
    }

    for (const [what, address] of [
      ['script', SCRIPT],
      ['worker', WORKER]
    ] as const) {
      test(`search says that its own ${what} failed, and tries again with the next letter`, async ({ page }) => {
        await page.route(address, route => route.abort())
        await box(page).fill(words.query)
        // Said by the page itself, or by the script where that was loaded before.
        const host = page.locator('.site-header [data-search-host]')
        const shown = () => host.evaluate(each => getComputedStyle(each, '::before').content + each.textContent)
        await expect.poll(shown).toContain(words.failed)
        await page.unroute(address)
        await box(page).press('Space')
        await box(page).pressSequentially(words.query.slice(0, 2))
        await expect(options(page).first()).toBeVisible()
        expect(await shown()).not.toContain(words.failed)
      })
    }
  })
}

test.describe('the box', () => {
  test('costs nothing before it is used, and then brings no React', async ({ page }) => {
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    await page.goto(PAGES.en)
    await page.waitForLoadState('networkidle')
    expect(requests.filter(url => /search/.test(url))).toEqual([])
    await box(page).fill('rent')
    await expect(options(page).first()).toBeVisible()
    expect(requests.filter(isReactRequest)).toEqual([])
  })

  test('searches what was typed before its script arrived', async ({ page }) => {
    const release = await delay(page, /\/assets\/search-[0-9a-f]+\.js$/)
    await page.goto(PAGES.en, { waitUntil: 'domcontentloaded' })
    await box(page).click()
    await page.keyboard.insertText('rent assistance')
    release()
    await expect(options(page).first()).toHaveText(/Rent Assistance/)
  })

  test('keeps working, and keeps its results, when React takes the page over', async ({ page }) => {
    await page.goto(PAGES.en)
    await box(page).fill('rent assistance')
    await expect(options(page).first()).toBeVisible()
    await bringReact(page)
    await expect(options(page).first()).toBeVisible()
    await box(page).fill('redundancy')
    await expect(options(page).first()).toHaveText(/Redundancy/)
  })

  test('takes the cursor on / or Control+K, with React or without', async ({ page }) => {
    for (const withReact of [false, true]) {
      for (const key of ['/', 'Control+k', 'Meta+k']) {
        await page.goto(PAGES.en)
        if (withReact) await bringReact(page)
        await page.keyboard.press(key)
        await expect(box(page)).toBeFocused()
        await expect(box(page)).toHaveValue('')
      }
    }
    // In the box a slash is a slash.
    await page.keyboard.press('/')
    await expect(box(page)).toHaveValue('/')
  })

  for (const language of languagesOr('zh')) {
    test(`covers the page of a phone: opened by its icon or by /, left by Cancel or Escape, in ${language}`, async ({
      page
    }) => {
      const { query, first } = WORDS[language]
      const { label, cancel } = searchWords[language]
      await page.setViewportSize({ width: 360, height: 440 })
      await page.goto(PAGES[language])
      const sheet = page.getByRole('dialog', { name: label })
      const icon = page.locator('.search-open')
      await icon.press('Enter')
      await expect(sheet.locator('[type=search]')).toBeFocused()
      expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 440 })
      await sheet.locator('[type=search]').fill(query)
      await expect(options(page).first()).toHaveText(first)
      // At least two results are whole in what the keyboard leaves.
      const tops = await options(page).evaluateAll(all => all.map(each => each.getBoundingClientRect().bottom))
      expect(tops.filter(bottom => bottom <= 440).length).toBeGreaterThanOrEqual(2)
      expect(await violationsOf(page)).toEqual([])
      // Focus stays in: after its last stop comes none of the page.
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('main, .brand, .languages'))).toBeNull()
      }
      await sheet.getByRole('button', { name: cancel }).click()
      await expect(sheet).toBeHidden()
      await expect(icon).toBeFocused()
      await page.keyboard.press('/')
      await expect(sheet.locator('[type=search]')).toBeFocused()
      // What was found is there again; the first Escape closes it.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      await page.setViewportSize({ width: 1024, height: 740 })
      await expect(box(page)).toBeVisible()
    })
  }

  test('covers the page for home’s own field on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/en')
    await page.locator('.search-large [type=search]').click()
    const sheet = page.getByRole('dialog', { name: searchWords.en.label })
    await expect(sheet.locator('[type=search]')).toBeFocused()
    await page.keyboard.insertText('rent assistance')
    await expect(options(page).first()).toHaveText(/Rent Assistance/)
    await sheet.getByRole('button', { name: searchWords.en.cancel }).click()
    await expect(sheet).toBeHidden()
  })

  test('is on the home page and on the 404 page', async ({ page }) => {
    await page.goto('/zh')
    await page.locator('.search-large input[type=search]').fill('失业金')
    await expect(options(page).first()).toHaveText(/求职者津贴/)
    await page.goto('/en/no-such-page')
    await box(page).fill('rent assistance')
    await expect(options(page).first()).toHaveText(/Rent Assistance/)
  })
})

test.describe('keys', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PAGES.en)
    await box(page).fill('rent assistance')
    await expect(page.locator('[role=option] > span').first()).toBeVisible()
  })

  const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

  test('move through the options and around, and the input says which is active', async ({ page }) => {
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveAttribute('id', (await box(page).getAttribute('aria-activedescendant')) ?? '')
    const first = await active(page).getAttribute('id')
    await page.keyboard.press('ArrowUp')
    const last = await active(page).getAttribute('id')
    expect(last).not.toBe(first)
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveAttribute('id', first ?? '')
    await page.keyboard.press('End')
    await expect(active(page)).toHaveAttribute('id', last ?? '')
    await page.keyboard.press('Home')
    await expect(active(page)).toHaveAttribute('id', first ?? '')
    await expect(active(page)).toHaveCount(1)
    await expect(box(page)).toBeFocused()
  })

  test('Enter follows the chosen option', async ({ page }) => {
    await page.keyboard.press('ArrowDown')
    const href = await active(page).getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  test('Enter without one leads to the page of results', async ({ page }) => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=rent\+assistance&lang=en$/)
    await expect(page.locator('.search-hit').first()).toHaveText(/Rent Assistance/)
  })

  test('Escape closes, typing opens again, Tab leaves and closes', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('rent assistance')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.type(' c')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(box(page)).not.toBeFocused()
    await expect(panel(page)).toHaveCount(0)
  })
})

test('screen readers hear the count once, when typing rests', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto(PAGES.en)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.querySelector('.site-header [role=status]')?.textContent ?? ''
      if (text && text !== heard.at(-1)) heard.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await box(page).click()
  // Timed in the page, so that a slow machine types no slower than the count waits for typing to rest.
  await box(page).evaluate(async (input: HTMLInputElement) => {
    for (const letter of 'redundancy') {
      input.value += letter
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise(resolve => setTimeout(resolve, 60))
    }
  })
  await expect(page.locator('.site-header [role=status]')).toHaveText(/^\d pages? found$/)
  await untilQuiet(fetched)
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toHaveLength(1)
})

for (const late of [false, true]) {
  test(`a half-composed character is not searched, the finished one is${late ? ', when the script arrives in between' : ''}`, async ({
    page
  }) => {
    const release = await delay(page, SCRIPT)
    await page.clock.install({ time: now() })
    await page.goto(PAGES.zh)
    await box(page).click()
    if (!late) {
      release()
      await expect(box(page)).toHaveRole('combobox')
    }
    await box(page).evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      input.value = 'zu fang'
      input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
    })
    release()
    await expect(box(page)).toHaveRole('combobox')
    await page.clock.runFor(2000)
    await expect(panel(page)).toHaveCount(0)
    // The Enter that accepts a candidate must not send the form.
    await box(page).evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
      )
      input.value = '租房补助'
      input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
      input.dispatchEvent(new CompositionEvent('compositionend', { data: '租房补助', bubbles: true }))
    })
    await expect(options(page).first()).toHaveText(/租房援助/)
    await expect(page).toHaveURL(new RegExp(`${PAGES.zh}$`))
  })
}

test('a query can do no harm', async ({ page }) => {
  const errors = uncaught(page)
  for (const [index, [what, query]] of [
    ['an injection', '<img src=x onerror="window.harmed=1"><svg onload="window.harmed=1">'],
    ['ten thousand characters', '租房rent '.repeat(1112)],
    ['emoji', '😀👩‍👩‍👧🏳️‍🌈'],
    ['right to left', 'مساعدة الإيجار rent'],
    ['half a character', 'rent \ud83d'],
    ['a pattern', '.*+?^${}()|[]\\']
  ].entries()) {
    for (const language of languagesOr(index % 2 ? 'en' : 'zh')) {
      await page.goto(PAGES[language])
      await box(page).click()
      await box(page).evaluate((input: HTMLInputElement, value) => {
        input.value = value
        input.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }, query ?? '')
      await expect(page.locator('.site-header :is(.search-hit, .search-none)').first(), what).toBeVisible()
    }
    await page.goto(`/search?q=${encodeURIComponent((query ?? '').slice(0, 1500).replace(/[\ud800-\udbff]$/, ''))}`)
    await expect(page.locator('main :is(.search-hit, .search-none)').first(), what).toBeVisible()
    await expect(page.locator('main img'), what).toHaveCount(0)
    expect(await page.evaluate(() => 'harmed' in window), what).toBe(false)
  }
  expect(errors).toEqual([])
})

test.describe('a sentence', () => {
  for (const [language, query, url, said] of [
    [
      'en',
      'power bill is $890 and its only me on jobseeker, scared theyre gonna cut me off before payday',
      '/en/cost-of-living/energy',
      /payment plan/
    ],
    ['zh', '坐火车忘带优惠卡被罚了两百多，可我是有 health care card 的', '/zh/cost-of-living/transport', /复核/]
  ] as const) {
    test(`finds its page, with the heading and the sentence that answer, in ${language}`, async ({ page }) => {
      const fetched: string[] = []
      await page.goto(PAGES[language])
      await settled(page)
      page.on('request', request => fetched.push(new URL(request.url()).pathname))
      await box(page).fill(query)
      const first = panel(page).locator('.search-page').first()
      await expect(first.locator('.search-hit').first()).toHaveAttribute('href', url)
      const answer = first.locator('.search-section').first()
      await expect(answer.locator('strong')).not.toBeEmpty()
      await expect(answer.locator('span:not(.visually-hidden)')).toHaveText(said)
      await untilQuiet(fetched)
      expect(compressedSizes(fetched) / 1024).toBeLessThanOrEqual(BUDGET.kib)
      expect(fetched.length).toBeLessThanOrEqual(BUDGET.files)
      expect(await violationsOf(page)).toEqual([])
      await page.goto(`/search?q=${encodeURIComponent(query)}&lang=${language}`)
      await expect(page.locator('main .search-section span:not(.visually-hidden)').first()).toHaveText(said)
    })
  }
})

test.describe('words of danger', () => {
  test('are not needed: danger is detected in a whole sentence, before anything is fetched', async ({ page }) => {
    await page.route(/\/search\//, route => route.abort())
    for (const [address, query, number] of [
      [PAGES.en, 'took the whole box of the sleepers my doctor gave me and now i feel dizzy', '131126'],
      [PAGES.zh, '刚才把一整盒安眠药都吃了，现在头有点晕，不想惊动家里人', '131126']
    ] as const) {
      await page.goto(address)
      await box(page).fill(query)
      await expect(panel(page).locator(`.search-crisis a[href="tel:${number}"]`), query).toBeVisible()
      expect(await panel(page).evaluate(node => node.firstElementChild?.className), query).toBe('search-crisis')
    }
  })

  test('put help above the results', async ({ page }) => {
    for (const [address, query, number] of [
      [PAGES.en, 'suicidal', '131114'],
      [PAGES.en, 'he hits me', '1800737732'],
      [PAGES.en, 'homeless tonight', '000'],
      [PAGES.zh, '自杀', '131114'],
      [PAGES.zh, '家暴', '1800737732']
    ] as const) {
      await page.goto(address)
      await box(page).fill(query)
      const card = panel(page).locator('.search-crisis')
      await expect(card.locator(`a[href="tel:${number}"]`), query).toBeVisible()
      await expect(options(page).first(), query).toHaveAttribute('href', /\/(?:crisis|domestic-violence|housing)/)
      expect(
        await panel(page).evaluate(node => node.firstElementChild?.classList.contains('search-crisis')),
        query
      ).toBe(true)
    }
  })

  test('help is there even without an index', async ({ page }) => {
    await page.route(/\/search\//, route => route.abort())
    await page.goto(PAGES.en)
    await box(page).fill('suicidal')
    await expect(panel(page).locator('.search-crisis a[href="tel:131114"]')).toBeVisible()
  })
})

test.describe('the other language', () => {
  test('is offered for a query in its script', async ({ page }) => {
    await page.goto(PAGES.en)
    await box(page).fill('租房补助')
    await expect(options(page).first()).toHaveText(/Rent Assistance/)
    await expect(panel(page).locator('a[lang="zh-Hans"]')).toHaveAttribute('href', /^\/zh\/.*rent-assistance$/)
    await page.goto(PAGES.zh)
    await box(page).fill('rent assistance')
    await expect(panel(page).locator('a[lang="en-AU"]')).toHaveAttribute('href', /^\/en\/.*rent-assistance$/)
  })

  test('is neither offered nor fetched for Chinese in pinyin', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    await page.goto(PAGES.zh)
    await box(page).fill('shi ye jin')
    await expect(page.locator('[role=option] > span').first()).toBeVisible()
    await untilQuiet(fetched)
    await expect(panel(page).locator('a[lang="en-AU"]')).toHaveCount(0)
    expect(fetched.filter(path => path.startsWith('/search/en-'))).toEqual([])
  })
})

test.describe('the page of results', () => {
  test('answers the address, and another query typed into its box', async ({ page }) => {
    await page.goto('/search?q=rent+assistance&lang=en')
    await expect(page.locator('main .search-hit').first()).toHaveText(/Rent Assistance/)
    await expect(page).toHaveTitle(/rent assistance/)
    await expect(page.locator('main input[type=search]')).toHaveValue('rent assistance')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU')
    expect(await violationsOf(page)).toEqual([])
    await page.locator('main input[type=search]').fill('redundancy')
    await expect(options(page).first()).toHaveText(/Redundancy/)
  })

  test('is in the language of the address, else in the one the reader chose, and changes it with the query', async ({
    page,
    context,
    baseURL
  }) => {
    const html = page.locator('html')
    await page.goto(`/search?q=${encodeURIComponent('租房补助')}&lang=zh`)
    await expect(page.locator('main .search-hit').first()).toHaveText(/租房援助/)
    await expect(html).toHaveAttribute('lang', 'zh-Hans')
    await context.addCookies([{ name: 'NEXT_LOCALE', value: 'zh', url: baseURL ?? '' }])
    await page.goto('/search?q=Centrelink')
    await expect(html).toHaveAttribute('lang', 'zh-Hans')
    await page.goto('/search?q=rent&lang=en')
    await expect(html).toHaveAttribute('lang', 'en-AU')
    await page.locator('.languages a[data-language=zh]').click()
    await expect(page).toHaveURL(/\/zh\/search\?q=rent/)
    await expect(page.locator('main .search-hit').first()).toBeVisible()
  })

  test('says that search failed, and tries again when asked', async ({ page }) => {
    await page.route(/\/search\/en-/, route => route.abort())
    await page.goto('/search?q=rent&lang=en')
    await expect(page.locator('main')).toContainText(WORDS.en.failed)
    await page.unroute(/\/search\/en-/)
    await page.getByRole('button', { name: WORDS.en.retry }).click()
    await expect(page.locator('main .search-hit').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the box leads to a page that points to the topics and the helplines', async ({ page }) => {
    await page.goto(PAGES.zh)
    await box(page).fill('租房')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=.+&lang=zh$/)
    await expect(page.locator('noscript a[href="/zh/centrelink"]')).toBeVisible()
    await expect(page.locator('noscript a[href="/en/helplines"]')).toBeVisible()
  })
})
