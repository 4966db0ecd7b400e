/** The filters of the helpline page and the glossary, and the notes of `<Term>`. */
import { expect, type Page } from '@playwright/test'
import { NEED_NAMES } from '../../i18n/group-names.ts'
import { filterWords } from '../../i18n/filters.ts'
import { LANGUAGES, LANGUAGE_TAGS, messages, type Language } from '../../i18n/index.ts'
import { otherLanguage } from '../../i18n/languages.ts'
import { loadData } from '../../rules/data/load.ts'
import { listedServices } from '../../scripts/mdx/views.ts'
import { interpreterOf, type Service } from '../../rules/data/schema.ts'
import { violationsOf } from '../support/axe.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { delay } from '../support/delay.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { noteOf } from '../support/notes.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'
import { settled, watch } from '../support/watch.ts'

const data = loadData()
const services = listedServices(data)

/** Friday noon and Sunday three in the morning, in Sydney. */
const FRIDAY_NOON = '2026-11-20T01:00:00Z'
const SUNDAY_NIGHT = '2026-11-21T16:00:00Z'

const ENTRIES = 'section[aria-labelledby^="need-"] li'

/** Names of the entries in the list, also those in a closed fold, in no order. */
async function shown(page: Page): Promise<string[]> {
  return (await page.locator(`${ENTRIES}:not([hidden]) .helpline strong`).allTextContents()).sort()
}

/** Names of the entries whose hours are not known, below the list. */
async function unknown(page: Page): Promise<string[]> {
  return (await page.locator('[data-filter-rest] ul .helpline strong').allTextContents()).sort()
}

function names(wanted: (service: Service) => boolean, language: Language): string[] {
  return services
    .filter(wanted)
    .map(({ name }) => name[language])
    .sort()
}

function inState(state: Service['states'][number]) {
  return ({ states }: Service) => states.includes(state) || states.includes('national')
}

for (const language of LANGUAGES) {
  test(`both filters work in their own language, in ${language}`, async ({ page }) => {
    const words = filterWords[language]
    await page.goto(`/${language}${PAGE_TYPES.helplines}`)
    const form = page.getByRole('form', { name: words.helplines.title })
    await form.getByLabel(words.helplines.need).selectOption({ label: NEED_NAMES[language].housing ?? '' })
    const expected = names(({ needs }) => needs.includes('housing'), language)
    // Also those listed under another need.
    expect(expected.length).toBeGreaterThan(names(({ needs }) => needs[0] === 'housing', language).length)
    await expect(page).toHaveURL(/\?need=housing$/)
    expect(await shown(page)).toEqual(expected)
    // What is left shows without another press.
    await expect(page.locator(`${ENTRIES}:not([hidden])`).first()).toBeVisible()
    const status = page.locator('.filter [role=status]')
    await expect(status).toHaveText(words.helplines.found.replace('{count}', String(expected.length)))

    await page.goto(`/${language}${PAGE_TYPES.glossary}`)
    await page.getByRole('searchbox', { name: words.glossary.label }).fill('age pension')
    await expect(status).not.toBeEmpty()
    await expect(page.locator('#term-age-pension')).toBeVisible()
    await expect(status).toHaveText(
      words.glossary.found.replace(
        '{count}',
        String(await page.locator('table.glossary tbody tr:not([hidden])').count())
      )
    )
  })
}

for (const language of languagesOr('zh')) {
  const words = filterWords[language]
  const w = words.helplines

  test.describe(`the filter of helplines in ${language}`, () => {
    test.use({ timezoneId: 'Australia/Sydney' })

    const path = `/${language}${PAGE_TYPES.helplines}`
    const form = (page: Page) => page.getByRole('form', { name: w.title })
    const status = (page: Page) => page.locator('.filter [role=status]')

    async function begin(page: Page, query = ''): Promise<void> {
      await page.clock.setFixedTime(FRIDAY_NOON)
      await page.goto(path + query)
      if (!query) await form(page).getByLabel(w.need).focus()
      // Its script has come.
      await settled(page)
    }

    test('is the first thing on the page, fetches its script on first use, and filters by state, need and language', async ({
      page
    }) => {
      const seen = watch(page)
      await page.goto(path)
      expect(seen.requests.map(request => request.url()).join(' ')).not.toContain('helpline-filter')
      const [need, state, spoken] = [w.need, w.state, w.language].map(label => form(page).getByLabel(label))
      expect(await shown(page)).toEqual(names(() => true, language))

      await state!.selectOption('tas')
      await expect(page).toHaveURL(/\?state=tas$/)
      expect(await shown(page)).toEqual(names(inState('tas'), language))
      await need!.selectOption('food')
      // Headings without entries are hidden.
      const headings = page.locator('section[aria-labelledby^="need-"]:visible')
      expect(await headings.count()).toBeLessThan(10)

      await form(page).getByRole('button', { name: words.clear }).click()
      await spoken!.selectOption({ label: w.languages.yue })
      expect(await shown(page)).toEqual(names(({ languages }) => languages?.includes('yue') ?? false, language))
      await spoken!.selectOption({ label: w.languages.interpreter })
      expect(await shown(page)).toEqual(names(service => interpreterOf(service) !== undefined, language))
      expect(seen.errors).toEqual([])
      expect(seen.thirdParty).toEqual([])
    })

    test('open now goes by the clock, and lists services without known hours separately', async ({ page }) => {
      await begin(page)
      await form(page).getByLabel(w.open).check()
      const office = data.services.get('workforce-australia')?.name[language] ?? ''
      const lifeline = data.services.get('lifeline')?.name[language] ?? ''
      const noon = await shown(page)
      expect(noon).toEqual(expect.arrayContaining([office, lifeline]))
      const silent = names(({ hours }) => !hours, language)
      expect(await unknown(page)).toEqual(silent)
      await expect(page.getByRole('heading', { name: w.unknown })).toBeVisible()
      await expect(status(page)).toContainText(w.unknownCount.replace('{count}', String(silent.length)))
      await expect(status(page)).toContainText(w.clock)

      await page.clock.setFixedTime(SUNDAY_NIGHT)
      await page.reload()
      await expect(form(page).getByLabel(w.open)).toBeChecked()
      const night = await shown(page)
      expect(night).toContain(lifeline)
      expect(night).not.toContain(office)
      expect(night).toEqual(
        expect.arrayContaining(names(({ hours }) => hours !== undefined && 'always' in hours, language))
      )
      expect(night.length).toBeLessThan(noon.length)
    })

    test('all choices work together and are restored from the address, and urgent numbers show when nothing is found', async ({
      page
    }) => {
      await begin(page, '?need=legal&state=nsw&language=interpreter&open=now')
      const expected = names(
        service =>
          inState('nsw')(service) &&
          service.needs.includes('legal') &&
          interpreterOf(service) !== undefined &&
          service.hours !== undefined,
        language
      )
      // On Friday at noon, every service with known hours is open.
      expect(expected.length).toBeGreaterThan(0)
      expect(await shown(page)).toEqual(expected)
      await expect(form(page).getByLabel(w.need)).toHaveValue('legal')
      await expect(form(page).getByLabel(w.state)).toHaveValue('nsw')
      await expect(form(page).getByLabel(w.language)).toHaveValue('interpreter')
      await form(page).getByRole('button', { name: words.clear }).click()
      await expect(form(page).getByLabel(w.need)).toBeFocused()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      expect(await shown(page)).toEqual(names(() => true, language))
      await expect(status(page)).toHaveText('')

      await begin(page, '?need=veterans&language=yue')
      await expect(status(page)).toHaveText(w.none)
      expect(await shown(page)).toEqual([])
      await expect(page.locator('[data-filter-rest] .urgent a[href="tel:000"]')).toBeVisible()
      await form(page).getByRole('button', { name: words.clear }).click()
      await expect(page.locator('[data-filter-rest] .urgent')).toHaveCount(0)
    })

    test('works by keyboard alone', async ({ page }) => {
      await page.goto(path)
      await form(page).getByLabel(w.need).focus()
      // The focus alone changes nothing.
      await settled(page)
      expect(await shown(page)).toEqual(names(() => true, language))
      await expect(form(page).getByLabel(w.need)).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await expect(form(page).getByLabel(w.state)).toHaveValue('nsw')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(form(page).getByLabel(w.open)).toBeChecked()
      await expect(page).toHaveURL(/\?state=nsw&open=now$/)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(form(page).getByLabel(w.need)).toBeFocused()
      await expect(form(page).getByLabel(w.open)).not.toBeChecked()
    })

    test('stays when React takes over, and when the reader changes language', async ({ page }) => {
      const seen = watch(page)
      await begin(page, '?need=food')
      const before = await shown(page)
      await bringReact(page)
      expect(await shown(page)).toEqual(before)
      await form(page).getByLabel(w.need).selectOption('tax')
      expect(await shown(page)).toEqual(names(({ needs }) => needs.includes('tax'), language))
      expect(seen.errors).toEqual([])
      await page
        .locator(`a[data-language="${otherLanguage(language)}"]:visible`)
        .first()
        .click()
      await expect(page).toHaveURL(/\?need=tax$/)
      await expect(page.locator('.filter select').first()).toHaveValue('tax')
    })

    test('says that its script failed, and tries again', async ({ page }) => {
      await page.route('**/assets/helpline-filter-*.js', route => route.abort())
      await page.goto(path)
      await form(page).getByLabel(w.need).selectOption('food')
      await expect(status(page)).toHaveText(words.failed)
      await page.unroute('**/assets/helpline-filter-*.js')
      await form(page).getByLabel(w.need).selectOption('tax')
      await expect(page).toHaveURL(/\?need=tax$/)
    })

    test('has no accessibility violation, with results and without, on a phone and a desktop', async ({ page }) => {
      const found: string[] = []
      for (const size of fullOr([PHONE, DESKTOP], [PHONE])) {
        await page.setViewportSize(size)
        await begin(page, '?need=money&open=now')
        found.push(...(await violationsOf(page)))
        await begin(page, '?need=veterans&language=yue')
        found.push(...(await violationsOf(page)))
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      expect(found).toEqual([])
    })
  })

  /** Monday half past eight in Sydney, half past five in Perth. */
  const early = '2026-11-22T21:30:00Z'

  for (const [timezoneId, place] of [
    ['Australia/Sydney', 'open'],
    ['Australia/Perth', 'closed'],
    ['Asia/Shanghai', 'listed apart']
  ] as const) {
    test.describe(`with a device in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test(`a helpline with hours in the caller’s time is ${place}, in ${language}`, async ({ page }) => {
        const local = services.find(
          ({ hours }) => hours && 'zone' in hours && hours.zone === 'local' && hours.periods[0]?.from === '08:00'
        )
        const name = local?.name[language]
        expect(name).toBeTruthy()
        await page.clock.setFixedTime(early)
        await page.goto(`/${language}${PAGE_TYPES.helplines}?open=now`)
        await expect(page.locator('.filter-form')).toBeVisible()
        expect((await shown(page)).some(each => each === name)).toBe(place === 'open')
        expect((await unknown(page)).some(each => each === name)).toBe(place === 'listed apart')
      })
    })
  }
}

for (const language of languagesOr('en')) {
  const words = filterWords[language]

  test.describe(`the filter of the glossary in ${language}`, () => {
    const path = `/${language}${PAGE_TYPES.glossary}`
    const box = (page: Page) => page.getByRole('searchbox', { name: words.glossary.label })
    const rows = (page: Page) => page.locator('table.glossary tbody tr:not([hidden])')

    test('finds words of both languages, in simplified and traditional characters', async ({ page }) => {
      const seen = watch(page)
      await page.goto(path)
      const all = await rows(page).count()
      for (const [query, id] of [
        ['age pension', 'age-pension'],
        ['养老金', 'age-pension'],
        ['養老金', 'age-pension'],
        ['ＰＥＮＳＩＯＮ', 'age-pension']
      ] as const) {
        await box(page).fill(query)
        await expect(page.locator(`#term-${id}`), query).toBeVisible()
        await expect.poll(() => rows(page).count(), query).toBeLessThan(all / 4)
        await expect(page.locator('.filter [role=status]')).toHaveText(
          words.glossary.found.replace('{count}', String(await rows(page).count()))
        )
      }
      await page.getByRole('button', { name: words.clear }).click()
      await expect(box(page)).toBeFocused()
      expect(await rows(page).count()).toBe(all)
      expect(seen.errors).toEqual([])
    })

    test('waits for a character to be finished, though its script arrives in the middle of it', async ({ page }) => {
      const release = await delay(page, /list-filter-\w+\.js$/)
      await page.goto(path)
      const all = await rows(page).count()
      await box(page).focus()
      const input = await page.context().newCDPSession(page)
      await input.send('Input.imeSetComposition', { text: "ya'jin", selectionStart: 6, selectionEnd: 6 })
      await expect(box(page)).toHaveValue("ya'jin")
      const script = await page.evaluateHandle(() => {
        const element = document.querySelector('script[src*="/list-filter-"]')
        return { run: new Promise<void>(resolve => element?.addEventListener('load', () => resolve())) }
      })
      release()
      await script.evaluate(({ run }) => run)
      await input.send('Input.imeSetComposition', { text: "ya'jin'", selectionStart: 7, selectionEnd: 7 })
      expect(await rows(page).count()).toBe(all)
      await input.send('Input.insertText', { text: '押金' })
      await expect(page.locator('#term-rental-bond')).toBeVisible()
      await expect.poll(() => rows(page).count()).toBeLessThan(all / 4)
    })

    test('says that nothing was found, and leads to the whole guide', async ({ page }) => {
      await page.goto(path)
      await box(page).fill('zzzz')
      await expect(page.locator('.filter [role=status]')).toHaveText(words.glossary.none)
      expect(await rows(page).count()).toBe(0)
      const link = page.getByRole('link', { name: words.glossary.elsewhere.replace('{query}', 'zzzz') })
      await expect(link).toHaveAttribute('href', new RegExp(`/search\\?q=zzzz&lang=${language}$`))
      expect(await violationsOf(page)).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(box(page)).toHaveValue('')
    })

    test('keeps the word in the address and when React takes over, without an accessibility violation', async ({
      page
    }) => {
      await page.setViewportSize(PHONE)
      await page.goto(path)
      await box(page).fill('bond')
      await expect(page).toHaveURL(/\?q=bond$/)
      const found = await rows(page).count()
      await page.reload()
      await expect(box(page)).toHaveValue('bond')
      await expect.poll(() => rows(page).count()).toBe(found)
      expect(await violationsOf(page)).toEqual([])
      await bringReact(page)
      expect(await rows(page).count()).toBe(found)
      await expect(box(page)).toHaveValue('bond')
    })
  })

  test(`nothing on the page moves when the scripts of filters arrive, in ${language}`, async ({ page }) => {
    const shift = await layoutShift(page)
    for (const type of [PAGE_TYPES.helplines, PAGE_TYPES.glossary]) {
      await page.goto(`/${language}${type}`)
      await page.locator('.filter').scrollIntoViewIfNeeded()
      await settled(page)
      expect(await shift(), type).toBeLessThan(0.01)
    }
  })

  test(`React is not sent a list that is in the HTML, in ${language}`, async ({ page, request }) => {
    for (const [path, printed] of [
      [PAGE_TYPES.helplines, data.services.get('standby')?.phone],
      [PAGE_TYPES.glossary, data.terms.get('enterprise-agreement')?.en]
    ] as const) {
      await page.goto(`/${language}${path}`)
      await expect(page.locator('main')).toContainText(printed ?? '?')
      const chunks = (await page.locator('#boot').getAttribute('data-chunks')) ?? ''
      const own = chunks.split(' ').find(chunk => chunk.includes(`/pages/${language}${path}`)) ?? ''
      expect(own).not.toBe('')
      expect(await (await request.get(own)).text(), path).not.toContain(printed)
    }
  })

  test.describe(`without scripts in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('both lists are whole, without controls that would do nothing', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.helplines}?need=food`)
      expect(await shown(page)).toEqual(names(() => true, language))
      await expect(page.locator('.filter')).toBeHidden()
      await page.goto(`/${language}${PAGE_TYPES.glossary}?q=bond`)
      expect(await page.locator('table.glossary tbody tr:not([hidden])').count()).toBe(data.terms.size)
      await expect(page.locator('.filter')).toBeHidden()
    })

    test('a term shows its note on a press', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
      const term = page.locator('.prose .term').first()
      await term.locator('button').click()
      const note = await noteOf(term)
      await expect(note).toBeVisible()
      // On an English page the note begins with the English term.
      await expect(
        language === 'en' ? note.getByText(/\p{Script=Han}/u).first() : note.locator('strong')
      ).toHaveAttribute('lang', language === 'en' ? LANGUAGE_TAGS.zh : 'en')
    })
  })
}

for (const language of LANGUAGES) {
  test.describe(`a term in ${language}`, () => {
    /** What the stylesheet draws beside a word. */
    async function hint(page: Page, selector: string): Promise<string> {
      return page
        .locator(selector)
        .first()
        .evaluate(button => getComputedStyle(button, '::after').content)
    }

    test('shows the other language where the reader points, focuses or taps', async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
      if (language === 'zh') {
        // The English name is printed beside the word.
        const term = page.locator('.prose .term').first()
        await expect(term).toContainText(/（.*[A-Za-z].*）/)
        await expect(term.locator('button')).not.toHaveAttribute('data-other', /./)
        await term.locator('button').click()
        await expect((await noteOf(term)).locator('strong')).toHaveText(/[A-Za-z]/)
        return
      }
      const button = page.locator('.prose .term button[data-other]').first()
      const other = (await button.getAttribute('data-other')) ?? ''
      expect(other).toMatch(/\p{Script=Han}/u)
      const selector = '.prose .term button[data-other]'
      expect(await hint(page, selector)).toBe('none')
      await button.hover()
      expect(await hint(page, selector)).toContain(other)
      await page.mouse.move(0, 0)
      expect(await hint(page, selector)).toBe('none')
      await page.keyboard.press('Tab')
      await button.focus()
      expect(await hint(page, selector)).toContain(other)
      await page.keyboard.press('Enter')
      const note = await noteOf(page.locator('.prose .term:has(button[data-other])').first())
      await expect(note).toBeVisible()
      await expect(note).toContainText(other)
      expect(await hint(page, selector)).toBe('none')
      await note.getByRole('button', { name: messages(language).figure.close }).click()
      await expect(note).toBeHidden()
    })
  })
}
