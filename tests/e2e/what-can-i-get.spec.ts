/** “What can I get?” as readers use it: by keyboard, by phone, with Back, bad input, a shared link, without script. */
import { expect, type Locator, type Page } from '@playwright/test'
import { interviewWords as en } from '../../i18n/household/questions/en.ts'
import { interviewWords as zh } from '../../i18n/household/questions/zh.ts'
import type { Sentence } from '../../i18n/household/questions/types.ts'
import { messages } from '../../i18n/index.ts'
import type { Language } from '../../i18n/languages.ts'
import { violationsOf } from '../support/axe.ts'
import { delay } from '../support/delay.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { tabTo } from '../support/keyboard.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { FAVICON } from '../support/walk.ts'
import { settled, watch } from '../support/watch.ts'

const WORDS = { en, zh }

async function open(page: Page, language: Language, fragment = ''): Promise<void> {
  await page.goto(`/${language}/calculators/what-can-i-get${fragment && `#${fragment}`}`)
  await untilHydrated(page)
}

/** What is said to the reader, or about somebody else. */
function toMe(sentence: Sentence, who: 'me' | 'other' = 'me'): string {
  return typeof sentence === 'string' ? sentence : sentence[who]
}

function heading(page: Page): Locator {
  return page.locator('[data-interview] #question')
}

function option(page: Page, field: string, value: string): Locator {
  return page.locator(`[data-interview] input[name="${field}"][value="${value}"]`)
}

/** Chooses an answer, also one that is in the fold of a long list. */
async function choose(page: Page, field: string, value: string): Promise<void> {
  const wanted = option(page, field, value)
  const fold = page
    .locator('[data-interview] fieldset details')
    .filter({ has: page.locator(`input[name="${field}"][value="${value}"]`) })
  if ((await fold.count()) > 0) await fold.evaluate(each => ((each as HTMLDetailsElement).open = true))
  // Clicked, not checked: the one answer of a question goes on by itself and takes its option away.
  await wanted.click()
}

async function next(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].interview.next, exact: true }).click()
}

/** Presses Next as soon as a question stands there: from inside the page, so that a busy machine is not late. */
async function pressNextWhenAsked(page: Page, asked: string): Promise<void> {
  await page.evaluate(text => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-interview] #question')?.textContent !== text) return
      observer.disconnect()
      document.querySelector<HTMLElement>('[data-interview] button[type="submit"]')?.click()
      document.documentElement.dataset.pressed = ''
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, asked)
}

async function press(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

function answersIn(page: Page): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))
}

for (const language of languagesOr('en')) {
  const { interview, questions } = WORDS[language]

  test(`by keyboard alone, in ${language}: tick, type, go on, each question takes the focus`, async ({ page }) => {
    const seen = watch(page)
    await open(page, language)
    await expect(heading(page)).toHaveText(toMe(questions.happened.label))
    await press(page, option(page, 'happened', 'none'), 'Space')
    await press(page, page.getByRole('button', { name: interview.next, exact: true }), 'Enter')
    await expect(heading(page)).toHaveText(toMe(questions.age.label))
    await expect(page.locator('#q-age')).toBeFocused()
    await page.keyboard.type('35')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(toMe(questions.location.label))
    await expect(heading(page)).toBeFocused()
    await press(page, option(page, 'location', 'in-australia'), 'Space')
    await press(page, option(page, 'visa', 'citizen'), 'Space')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(toMe(questions.partner.label))
    expect(answersIn(page)).toEqual({ happened: 'none', age: '35', location: 'in-australia', visa: 'citizen' })
    expect(await violationsOf(page)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test(`the browser’s Back and Forward work, and keep the answers, in ${language}`, async ({ page }) => {
    await open(page, language)
    await choose(page, 'happened', 'moved')
    await next(page, language)
    await page.locator('#q-age').fill('35')
    await next(page, language)
    await expect(heading(page)).toHaveText(toMe(questions.location.label))
    await page.goBack()
    await expect(page.locator('#q-age')).toHaveValue('35')
    await page.getByRole('button', { name: interview.back, exact: true }).click()
    await expect(option(page, 'happened', 'moved')).toBeChecked()
    await page.goForward()
    await expect(page.locator('#q-age')).toHaveValue('35')
  })

  test(`from the second question on it has a room of its own, and each starts at the same place, in ${language}`, async ({
    page
  }) => {
    await page.setViewportSize(PHONE)
    await open(page, language)
    await expect(page.locator('h1')).toHaveCount(1)
    await choose(page, 'happened', 'none')
    await expect(heading(page)).toHaveText(toMe(questions.age.label))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([toMe(questions.age.label)])
    await expect(page.locator('main h2:visible, footer:visible')).toHaveCount(0)
    const place = async () => (await heading(page).boundingBox())?.y
    const first = await place()
    expect(first).toBeLessThan(200)
    await page.locator('#q-age').fill('35')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const go = page.getByRole('button', { name: interview.next, exact: true })
    await expect(go).toBeInViewport({ ratio: 1 })
    await go.click()
    await expect(heading(page)).toHaveText(toMe(questions.location.label))
    expect(await place()).toBe(first)
    await expect(go).toBeInViewport({ ratio: 1 })
    // A finger on its way to Next when the question comes by itself does no harm.
    await choose(page, 'location', 'in-australia')
    await pressNextWhenAsked(page, toMe(questions.partner.label))
    await choose(page, 'visa', 'citizen')
    await expect(page.locator('html')).toHaveAttribute('data-pressed')
    await expect(heading(page)).toHaveText(toMe(questions.partner.label))
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', { name: interview.back, exact: true }).click()
    await expect(heading(page)).toHaveText(toMe(questions.location.label))
  })

  test(`“I don’t know” goes on, and is not asked again, in ${language}`, async ({ page }) => {
    await open(page, language)
    await page.getByRole('button', { name: interview.dontKnow }).click()
    await expect(heading(page)).toHaveText(toMe(questions.age.label))
    expect(answersIn(page)).toEqual({ happened: '?' })
    await page.reload()
    await untilHydrated(page)
    await expect(heading(page)).toHaveText(toMe(questions.age.label))
  })

  test(`a bad answer is named beside its field and in the summary, and kept, in ${language}`, async ({ page }) => {
    await open(page, language, 'happened=none')
    await next(page, language)
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText(interview.errors.empty)
    const field = page.locator('#q-age')
    await field.fill('old')
    await next(page, language)
    await expect(page.locator('#q-age-error')).toHaveText(interview.errors['not-whole'])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAttribute('aria-describedby', /q-age-error/)
    await expect(field).toHaveValue('old')
    await summary.getByRole('link').click()
    await expect(field).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await field.fill('３５')
    await expect(summary).toHaveCount(0)
    await next(page, language)
    await expect(heading(page)).toHaveText(toMe(questions.location.label))
  })

  test(`an address restores the answers, and the result can be seen at any time, in ${language}`, async ({ page }) => {
    const said = 'happened=none&age=35&location=in-australia&visa=citizen'
    await open(page, language, said)
    await expect(heading(page)).toHaveText(toMe(questions.partner.label))
    await page.getByRole('button', { name: interview.see }).click()
    await expect(page.locator('[data-outcome]')).toBeFocused()
    await expect(heading(page)).toHaveCount(0)
    await page.reload()
    await untilHydrated(page)
    await expect(page.locator('[data-outcome]')).toBeVisible()
    await page.getByRole('button', { name: interview.goOn }).click()
    await expect(heading(page)).toHaveText(toMe(questions.partner.label))
    await page.goto('about:blank')
    await open(page, language, `${said}&partner=none&children=1`)
    await expect(heading(page)).toHaveText(toMe(questions['children-ages'].label))
  })

  test(`for somebody else the words change, in ${language}`, async ({ page }) => {
    await open(page, language)
    await choose(page, 'for', 'other')
    await expect(heading(page)).toHaveText(toMe(questions.happened.label, 'other'))
    await choose(page, 'happened', 'none')
    await expect(heading(page)).toHaveText(toMe(questions.age.label, 'other'))
    expect(answersIn(page)).toEqual({ for: 'other', happened: 'none' })
  })

  test(`somebody who is not safe leaves no trace, and can leave fast, in ${language}`, async ({ page, context }) => {
    await context.route(/bom\.gov\.au/, route => route.fulfill({ contentType: 'text/html', body: 'weather' }))
    await open(page, language)
    const exit = page.getByRole('link', { name: messages(language).exit.link })
    await expect(exit).toBeVisible()
    await expect(page.getByText(messages(language).exit.hint)).toHaveCount(0)
    await choose(page, 'happened', 'violence')
    await expect(page.getByText(messages(language).exit.hint)).toBeVisible()
    await expect(exit).toHaveCount(1)
    await next(page, language)
    await page.locator('#q-on-violence').fill('2026-11-18')
    await next(page, language)
    await expect(heading(page)).toHaveText(toMe(questions.age.label))
    await expect(page.getByText(interview.safe)).toBeVisible()
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('violence')
    await page.goBack()
    await expect(page.locator('#q-on-violence')).toHaveValue('2026-11-18')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(/bom\.gov\.au/)
  })

  test(`nothing is sent: after the page has come, answering fetches nothing, in ${language}`, async ({ page }) => {
    const seen = watch(page)
    await open(page, language)
    await page.waitForLoadState('networkidle')
    seen.reset()
    await choose(page, 'happened', 'moved')
    await next(page, language)
    await page.locator('#q-age').fill('35')
    await next(page, language)
    await choose(page, 'location', 'in-australia')
    await choose(page, 'visa', 'citizen')
    await expect(heading(page)).toHaveText(toMe(questions.partner.label))
    await choose(page, 'partner', 'none')
    await page.locator('#q-children').fill('0')
    await next(page, language)
    await settled(page)
    // The browser's own request at each new address has no answer in it.
    expect(seen.requests.map(request => new URL(request.url()).pathname).filter(path => path !== FAVICON)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test(`fits phones, and nothing moves when React arrives, in ${language}`, async ({ page }) => {
    const shift = await layoutShift(page)
    for (const size of fullOr([SMALL_PHONE, PHONE], [SMALL_PHONE])) {
      await page.setViewportSize(size)
      await open(page, language)
      await settled(page)
      expect(await shift()).toBeLessThan(0.01)
      await open(page, language, 'happened=none&age=35&location=in-australia&visa=citizen&partner=none&children=1')
      await page.goto('about:blank')
      await open(page, language, 'happened=none&age=35&location=in-australia&visa=citizen&partner=none&children=1')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await page.goto('about:blank')
    }
  })

  test.describe(`with JavaScript off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('the page says so, has the quick exit, and the decision in words', async ({ page }) => {
      await page.route(/bom\.gov\.au/, route => route.fulfill({ contentType: 'text/html', body: 'weather' }))
      await page.goto(`/${language}/calculators/what-can-i-get`)
      await expect(heading(page)).toHaveText(toMe(questions.happened.label))
      expect(await page.locator('[data-interview] form').innerText()).toContain(interview.noScript)
      await expect(page.locator('h2#words')).toBeVisible()
      expect(await page.locator('h2#words ~ ul > li').count()).toBeGreaterThanOrEqual(10)
      // A form that is sent would put its answers into an address.
      await choose(page, 'happened', 'violence')
      await next(page, language)
      expect(page.url()).not.toContain('violence')
      await page.getByRole('link', { name: messages(language).exit.link }).click()
      await expect(page).toHaveURL(/bom\.gov\.au/)
    })
  })
}

test('what was ticked before React arrived is kept', async ({ page }) => {
  const release = await delay(page, /\/_next\/static\/.+\.js$/)
  await page.goto('/en/calculators/what-can-i-get', { waitUntil: 'commit' })
  await choose(page, 'happened', 'lost-job')
  release()
  await untilHydrated(page)
  await expect(option(page, 'happened', 'lost-job')).toBeChecked()
  await next(page, 'en')
  await expect(page.locator('#q-on-lost-job')).toBeVisible()
  expect(answersIn(page)).toEqual({ happened: 'lost-job' })
})
