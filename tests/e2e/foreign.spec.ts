/** Pages that something else changes: translators, reading aids, faults of our own. Nothing on them vanishes. */
import { expect, type Page } from '@playwright/test'
import { STORAGE_KEY } from '../../auth/storage.ts'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { addElements, replaceTexts, translate, wrapElements } from '../support/foreign.ts'
import { noonOf } from '../support/clock.ts'
import { searchDone } from '../support/controls.ts'
import { writtenFor } from '../support/export.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { delay } from '../support/delay.ts'
import { inventoryOf, missing } from '../support/inventory.ts'
import { PAGE_TYPES, SAFETY_PAGES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact, untilHydrated } from '../support/react.ts'
import { settled } from '../support/watch.ts'

const CALCULATORS = ['jobseeker-income', 'rent-assistance', 'youth-allowance', 'wage-subsidy'].map(
  name => `/calculators/${name}`
)

/** React’s own script: without it nothing hydrates. */
const REACT = /\/_next\/static\/chunks\/main-.*\.js$/

/** Every kind of page, below its language; otherwise those with the most islands. */
const PATHS = fullOr<string[]>(
  [...Object.values(PAGE_TYPES), ...CALCULATORS, '/search?q=rent', '/auth/sign-in', '/offline'],
  [PAGE_TYPES.rates, PAGE_TYPES.helplines, '/calculators/jobseeker-income', PAGE_TYPES.safety, '/search?q=rent']
)

const CHANGES = { translate, replaceTexts, addElements, wrapElements }

type Change = keyof typeof CHANGES

async function change(page: Page, how: Change, selector = 'body'): Promise<void> {
  await page.locator(selector).first().evaluate(CHANGES[how])
}

/** Uncaught errors in the page, from now on. */
function uncaughtIn(page: Page): Error[] {
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  return errors
}

/** Opens a page and waits for what needs no React. */
async function open(page: Page, address: string): Promise<void> {
  // Delayed scripts of React may delay the load event too.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  if (address.includes('/search?')) await searchDone(page)
}

const HOWS = Object.keys(CHANGES) as Change[]

/** The pages for one way of changing them: all in a full run, otherwise every other one, in turns. */
function pathsFor(index: number): string[] {
  return fullOr(
    PATHS,
    PATHS.filter((_path, place) => (place + index) % 2 === 0)
  )
}

for (const [index, how] of HOWS.entries()) {
  for (const language of languagesOr(index % 2 ? 'zh' : 'en')) {
    test(`no page in ${language} has less on it with React than without, where something did “${how}” before, meanwhile or after`, async ({
      page
    }) => {
      const uncaught = uncaughtIn(page)
      const problems: string[] = []
      for (const path of pathsFor(index)) {
        // On any later day React rightly takes the day that the page was written for away.
        await page.clock.setFixedTime(noonOf(writtenFor(path)))
        const check = async (when: string, before: Awaited<ReturnType<typeof inventoryOf>>) => {
          const gone = missing(before, await inventoryOf(page))
          if (gone.length > 0) problems.push(`${path}, ${when}: ${gone.slice(0, 8).join(', ')}`)
        }

        let release = await delay(page, REACT)
        await open(page, `/${language}${path}`)
        await change(page, how)
        const changedBefore = await inventoryOf(page)
        release()
        await bringReact(page)
        await check('before', changedBefore)

        await page.unroute(REACT)
        release = await delay(page, REACT)
        await page.goto('about:blank')
        await open(page, `/${language}${path}`)
        const untouched = await inventoryOf(page)
        const hydrated = bringReact(page)
        await change(page, how)
        release()
        // And once more while React works.
        await change(page, how)
        await hydrated
        await check('meanwhile', untouched)
        await page.unroute(REACT)

        await change(page, how)
        const changedAfter = await inventoryOf(page)
        await page.mouse.wheel(0, 600)
        await page.keyboard.press('Shift')
        await check('after', changedAfter)
      }
      expect(problems).toEqual([])
      expect(uncaught).toEqual([])
    })
  }
}

for (const language of languagesOr('zh')) {
  test(`pressing Shift before React arrives removes no number from a safety page in ${language}`, async ({ page }) => {
    await page.addInitScript(key => localStorage.setItem(key, '{}'), STORAGE_KEY)
    for (const path of SAFETY_PAGES) {
      const release = await delay(page, REACT)
      await open(page, `/${language}${path}`)
      const before = await inventoryOf(page)
      await page.keyboard.press('Shift')
      await expect(page.locator('.exit [role=status]')).not.toBeEmpty()
      release()
      await untilHydrated(page)
      expect(missing(before, await inventoryOf(page))).toEqual([])
      await page.unroute(REACT)
    }
  })

  test(`every number on the helpline page stays after one word was translated, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/helplines`)
    const numbers = page.locator('a[href^="tel:"]')
    const before = await numbers.count()
    expect(before).toBeGreaterThan(150)
    await change(page, 'translate', 'h1')
    await bringReact(page)
    await expect(numbers).toHaveCount(before)
    await expect(page.locator('h1')).toContainText('‹')
  })

  test(`a calculator that is translated at every keystroke still gives the right amount, in ${language}`, async ({
    page
  }) => {
    const uncaught = uncaughtIn(page)
    await page.goto(`/${language}/calculators/jobseeker-income`)
    await untilHydrated(page)
    const pay = page.locator('#q-pay')
    await pay.focus()
    await pay.press('ControlOrMeta+a')
    for (const [index, key] of [...'1280.50'].entries()) {
      await page.keyboard.type(key)
      await change(page, HOWS[index % HOWS.length]!, '[data-calculator]')
    }
    await expect(pay).toHaveValue('1280.50')
    await expect(pay).toBeFocused()
    await expect(page).toHaveURL(/pay=1280\.50/)
    const shown = page.locator('[data-amount]').first()
    const amount = (await shown.textContent())?.replace(/[‹›]/g, '')

    const other = await page.context().newPage()
    await other.goto(page.url())
    await untilHydrated(other)
    await expect(other.locator('#q-pay')).toHaveValue('1280.50')
    expect(amount).toBe(await other.locator('[data-amount]').first().textContent())
    await other.close()
    expect(uncaught).toEqual([])
  })

  test(`the interview, a tool about days and both filters work where every press is translated, in ${language}`, async ({
    page
  }) => {
    const uncaught = uncaughtIn(page)
    let presses = 0
    const changeAgain = () => change(page, HOWS[(presses += 1) % HOWS.length]!, 'main')

    await page.goto(`/${language}/calculators/what-can-i-get`)
    await untilHydrated(page)
    const next = page.locator('[data-interview] button[type=submit]')
    await page.locator('[data-interview] fieldset summary').click()
    await page.locator('[data-interview] input[value=moved]').check()
    await changeAgain()
    await next.click()
    const age = page.locator('[data-interview] #q-age')
    await age.fill('35')
    await changeAgain()
    await next.click()
    await expect(page).toHaveURL(/happened=moved.*age=35/)
    await changeAgain()
    await page.goBack()
    await expect(age).toHaveValue('35')

    await page.goto(`/${language}/calculators/payment-stopped`)
    await untilHydrated(page)
    const tool = page.locator('[data-calculator]')
    await tool.locator('input[name=kind][value=held]').check()
    await changeAgain()
    await tool.locator('input[name=seen-held]').first().check()
    await changeAgain()
    await expect(tool.locator('[data-headline]')).not.toBeEmpty()

    await page.goto(`/${language}/helplines`)
    // In folds until something is chosen.
    const entries = page.locator('section[aria-labelledby^="need-"] li:not([hidden])')
    const all = await entries.count()
    await changeAgain()
    await page.locator('.filter-form select').nth(1).selectOption('tas')
    await changeAgain()
    // The filter's script arrives after the press.
    await expect.poll(() => entries.count()).toBeLessThan(all)
    await page.locator('.filter-form > button').click()
    await expect(entries).toHaveCount(all)

    await page.goto(`/${language}/glossary`)
    const rows = page.locator('.glossary tbody tr:not([hidden])')
    const words = await rows.count()
    await page.locator('form[data-filter] input').fill('rent')
    await expect.poll(() => rows.count()).toBeLessThan(words)
    await changeAgain()
    await page.locator('form[data-filter] input').fill('')
    await expect(rows).toHaveCount(words)
    expect(uncaught).toEqual([])
  })

  test(`what is being typed into a translated calculator stays when React arrives, and so does the focus, in ${language}`, async ({
    page
  }) => {
    const release = await delay(page, REACT)
    await open(page, `/${language}/calculators/jobseeker-income`)
    await change(page, 'translate')
    await page.locator('#q-age').fill('58')
    await page.locator('#q-pay').fill('')
    await page.locator('#q-pay').pressSequentially('46')
    release()
    await untilHydrated(page)
    await expect(page.locator('#q-pay')).toBeFocused()
    await page.keyboard.type('0')
    await expect(page.locator('#q-pay')).toHaveValue('460')
    await expect(page.locator('#q-age')).toHaveValue('58')
    await expect(page).toHaveURL(/age=58.*pay=460/)
  })

  test(`search results stay when React hydrates a translated page, and later ones are right, in ${language}`, async ({
    page
  }) => {
    const [first, more] = { en: ['rent', ' assistance'], zh: ['租', '房'] }[language]
    const uncaught = uncaughtIn(page)
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    const box = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
    const options = page.getByRole('option')
    await box.fill(first!)
    await searchDone(page)
    const count = await options.count()
    await change(page, 'translate')
    await bringReact(page)
    await expect(box).toHaveValue(first!)
    await expect(options).toHaveCount(count)
    await change(page, 'addElements', '.search-panel')
    await box.focus()
    await page.keyboard.type(more!)
    await expect(page.locator('[data-search-host] [role=status]').first()).toBeEmpty()
    await searchDone(page)
    const said = (await options.allInnerTexts()).map(text => text.replace(/[‹›\s]/g, ''))

    const other = await page.context().newPage()
    await other.goto(`/${language}${PAGE_TYPES.rates}`)
    await other
      .getByRole('searchbox')
      .first()
      .fill(first! + more!)
    await searchDone(other)
    expect((await other.getByRole('option').allInnerTexts()).map(text => text.replace(/\s/g, ''))).toEqual(said)
    await other.close()
    expect(uncaught).toEqual([])
  })
}

/** Serves a script of ours with a fault in it. */
async function serveBroken(page: Page, script: RegExp, broken: (code: string) => string): Promise<void> {
  await page.route(script, async route => {
    const response = await route.fetch()
    const code = await response.text()
    const changed = broken(code)
    expect(changed, 'the fault found its place').not.toBe(code)
    await route.fulfill({ response, body: changed })
  })
}

for (const language of languagesOr('en')) {
  const words = { en, zh }[language]
  const path = `/${language}/calculators/jobseeker-income`
  const script = new RegExp(`/chunks/pages${path}-.*\\.js$`)

  test(`a calculator whose rules throw keeps the form and what was typed, and says what to do, in ${language}`, async ({
    page
  }) => {
    const uncaught = uncaughtIn(page)
    // Half a cent is not a valid amount, so the rules throw.
    await serveBroken(page, script, code =>
      code
        .replace(/(id:"jobseeker\.rate\.single-no-children"[^\]]*?\[\[[^\]]*?)(\d{5})(,\d+\]?)/, '$10.5$3')
        .replace(/(\["2026-09-20",)\d+/g, '$10.5')
    )
    await page.goto(path)
    await untilHydrated(page)
    await page.locator('#q-pay').fill('480')
    const calculator = page.locator('[data-calculator]')
    await expect(calculator.getByText(words.answer.failed).first()).toBeVisible()
    await expect(calculator.locator('[data-amount]')).toHaveCount(0)
    await expect(calculator.locator('a[href^="tel:"]').first()).toBeVisible()
    await expect(page.locator('#q-pay')).toHaveValue('480')
    await expect(page.locator('[role=status][data-announced]')).toHaveText(words.answer.failed)
    await calculator.getByRole('button', { name: words.form.submit }).click()
    await expect(page.locator('#calculator-answer')).toBeFocused()
    expect(uncaught).toEqual([])
  })

  test(`a calculator that cannot be rendered leaves the page as it was built, and says so, in ${language}`, async ({
    page
  }) => {
    await serveBroken(page, script, code =>
      code
        .replace('form:{title:', 'form:{subtitle:')
        .replace('errors:{title:', 'mistakes:{title:')
        .replace('questions:{', 'asked:{')
    )
    await page.goto(path)
    const before = await inventoryOf(page)
    await untilHydrated(page)
    expect(missing(before, await inventoryOf(page))).toEqual([])
    await expect(page.locator('[data-calculator]').getByText(words.form.failed)).toBeVisible()
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeAttached()
  })

  test(`a page whose script throws stays as it was built, in ${language}`, async ({ page }) => {
    for (const [address, broken] of [
      [path, script],
      [`/${language}/helplines`, new RegExp(`/chunks/pages/${language}/helplines-.*\\.js$`)],
      [`/${language}/helplines`, /\/chunks\/pages\/_app-.*\.js$/]
    ] as const) {
      await serveBroken(page, broken, code => `throw new Error("broken");${code}`)
      // A calculator brings its scripts by itself, perhaps before the next line.
      const reported = page.waitForEvent('pageerror')
      await page.goto(address)
      const before = await inventoryOf(page)
      await page.evaluate(() => document.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true })))
      if (address !== path) void bringReact(page).catch(() => undefined)
      await reported
      await settled(page)
      expect(missing(before, await inventoryOf(page)), address).toEqual([])
      await page.unroute(broken)
    }
  })
}
