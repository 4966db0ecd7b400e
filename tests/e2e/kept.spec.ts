/** What is kept on a device, and what is left of it once somebody says that home is not safe. The device is not empty. */
import { chromium, expect, type Locator, type Page } from '@playwright/test'
import { answer as answerEn } from '../../i18n/household/answer/en.ts'
import { answer as answerZh } from '../../i18n/household/answer/zh.ts'
import { interviewWords as interviewEn } from '../../i18n/household/questions/en.ts'
import { interviewWords as interviewZh } from '../../i18n/household/questions/zh.ts'
import { messages } from '../../i18n/index.ts'
import type { Language } from '../../i18n/languages.ts'
import { ANSWERS_KEY } from '../../components/kept/answers.ts'
import { launchedBrowser } from '../../scripts/lib/browser.ts'
import { languagesOr } from '../support/full-run.ts'
import { PAGE_TYPES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const WORDS = { en: { answer: answerEn, ...interviewEn }, zh: { answer: answerZh, ...interviewZh } }

const AWAY = 'https://www.bom.gov.au/'

/** Answers of a day that is over; all questions for everybody are answered. */
const ANSWERS =
  'happened=lost-job&on-lost-job=2026-11-20&age=35&location=in-australia&visa=citizen&partner=none&children=0'

/** Words of the sheet that would reveal violence. */
const REVEALS = /violen|not safe|abus|respect|暴|不安全|施虐/i

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

function option(page: Page, field: string, value: string): Locator {
  return page.locator(`[data-interview] input[name="${field}"][value="${value}"]`)
}

async function openInterview(page: Page, language: Language, fragment = ''): Promise<void> {
  await page.goto(`/${language}/calculators/what-can-i-get${fragment && `#${fragment}`}`)
  await untilHydrated(page)
}

function keptAnswers(page: Page): Promise<string | null> {
  return page.evaluate(key => localStorage.getItem(key), ANSWERS_KEY)
}

/** The addresses of this tab that are of this page: the browser does not tell those of other documents. */
function addresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries(): { url: string | null }[] } }
    return navigation.entries().flatMap(({ url }) => url ?? [])
  })
}

/** Goes through three questions. */
async function answerThree(page: Page, language: Language): Promise<void> {
  const next = () => button(page, WORDS[language].interview.next).click()
  // A long list keeps its rarer answers in a fold.
  await page.locator('[data-interview] fieldset summary').click()
  await option(page, 'happened', 'moved').check()
  await next()
  await page.locator('#q-age').fill('35')
  await next()
  await option(page, 'location', 'in-australia').check()
  // Clicked, not checked: the last answer of a question goes on by itself and takes its option away.
  await option(page, 'visa', 'citizen').click()
  await next()
  await expect(option(page, 'partner', 'none')).toBeVisible()
}

test.beforeEach(async ({ context }) => {
  await context.route(`${AWAY}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Weather</h1>' })
  )
})

for (const language of languagesOr('en')) {
  const { answer, interview } = WORDS[language]
  const { exit } = messages(language)

  test(`what was kept is deleted at the tick “not safe”, and the page says so, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    expect(await keptAnswers(page)).toContain('lost-job')
    await button(page, interview.startAgain).click()
    await expect(page.getByText(interview.kept.ask)).toBeVisible()
    await button(page, interview.kept.keepAndStart).click()
    // While anything is kept, it can be deleted.
    await expect(button(page, interview.kept.wipe)).toBeVisible()
    await expect(page.getByText(exit.deleted)).toHaveCount(0)
    await option(page, 'happened', 'violence').check()
    await expect(page.getByText(exit.deleted)).toBeVisible()
    expect(await keptAnswers(page)).toBeNull()
    expect((await addresses(page)).join()).not.toContain('=')
    await expect(page.getByText(interview.safeBefore)).toBeVisible()
    await expect(button(page, interview.kept.wipe)).toHaveCount(0)
    await openInterview(page, language)
    await expect(option(page, 'happened', 'lost-job')).not.toBeChecked()
    await expect(page.locator('[data-outcome]')).toHaveCount(0)
  })

  test(`“Start again” deletes what is kept if asked to, and stays if not, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    await button(page, interview.startAgain).click()
    await button(page, interview.kept.stay).click()
    await expect(page.getByRole('heading', { name: answer.title, exact: true })).toBeVisible()
    await button(page, interview.startAgain).click()
    await button(page, interview.kept.deleteAndStart).click()
    await expect(
      option(page, 'happened', 'none')
        .or(option(page, 'happened', 'lost-job'))
        .first()
    ).toBeVisible()
    expect(await keptAnswers(page)).toBeNull()
    expect((await addresses(page)).join()).not.toContain('=')
  })

  test(`a change after keeping is said not to be kept, and kept when asked, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    await openInterview(page, language)
    await expect(page.getByText(interview.kept.reopened)).toBeVisible()
    // They are in the address again, so that the link can be copied.
    await expect(page).toHaveURL(/happened=lost-job/)
    await page.locator('summary', { hasText: answer.change }).click()
    await page
      .getByRole('button', { name: `${answer.changeThis}: ` })
      .nth(1)
      .click()
    await page.locator('[data-interview] form input').first().waitFor()
    await page.goBack()
    await page.evaluate(fragment => location.assign(fragment), `#${ANSWERS.replace('age=35', 'age=44')}&see=1`)
    await expect(page.getByText(interview.kept.others)).toBeVisible()
    await button(page, answer.save.saveThese).click()
    expect(await keptAnswers(page)).toContain('age=44')
    await expect(page.getByText(interview.kept.others)).toHaveCount(0)
  })

  test(`changed to “not safe” later: no address behind or ahead has answers, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/helplines`)
    await openInterview(page, language)
    await answerThree(page, language)
    expect((await addresses(page)).filter(each => each.includes('='))).toHaveLength(1)
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await option(page, 'happened', 'violence').check()
    expect((await addresses(page)).join()).not.toContain('=')
    await button(page, interview.next).click()
    await expect(page.locator('#q-on-violence')).toBeVisible()
    expect((await addresses(page)).join()).not.toContain('=')
    await page.goBack()
    await expect(option(page, 'happened', 'violence')).toBeChecked()
    expect((await addresses(page)).join()).not.toContain('=')
  })

  test(`after a change of language the exit leaves no question behind either, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/helplines`)
    await openInterview(page, language)
    await answerThree(page, language)
    await page.locator('.site-header a[data-language=zh]').click()
    await expect(page).toHaveURL(/\/zh\/.+#happened=moved&age=35/)
    await untilHydrated(page)
    await page.getByRole('link', { name: messages('zh').exit.link, exact: true }).click()
    await expect(page).toHaveURL(AWAY)
    await page.goBack()
    await expect(page).toHaveURL(`/${language}/helplines`)
  })

  test(`Back works after a reload, in ${language}`, async ({ page }) => {
    await openInterview(page, language)
    await answerThree(page, language)
    await page.reload()
    await untilHydrated(page)
    await page.goBack()
    await expect(option(page, 'visa', 'citizen')).toBeVisible()
    await page.goBack()
    await expect(page.locator('#q-age')).toBeVisible()
    await expect(page).toHaveURL(/#happened=moved$/)
  })

  test(`the paper of somebody who is not safe does not reveal it, unless asked to, in ${language}`, async ({
    page
  }) => {
    const unsafe = ANSWERS.replace('happened=lost-job', 'happened=lost-job+violence')
    await openInterview(page, language, `${unsafe}&on-violence=2026-11-20&violent=partner&home-changed=yes&see=1`)
    expect((await addresses(page)).join()).not.toContain('=')
    const sheet = page.locator('[data-outcome] [aria-hidden=true]', { hasText: answer.title }).last()
    await page.emulateMedia({ media: 'print' })
    // The strip below it, with the number about violence, is on the paper of every page.
    const printed = () => page.locator('main').innerText()
    await expect.poll(printed).toContain(answer.title)
    expect(await printed()).not.toMatch(REVEALS)
    await page.emulateMedia({ media: 'screen' })
    await expect(sheet).toHaveCount(1)
    await page.getByLabel(answer.printPrivate).check()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(printed).toMatch(REVEALS)
  })

  test(`a tick that was not sent does not come back, in ${language}`, async ({ page }) => {
    await openInterview(page, language)
    await option(page, 'happened', 'violence').check()
    await page.goto(`/${language}/helplines`)
    await page.goBack()
    await untilHydrated(page)
    await expect(option(page, 'happened', 'violence')).not.toBeChecked()
  })

  test(`Shift pressed in a field does not leave, on a box to tick it does, in ${language}`, async ({ page }) => {
    await openInterview(page, language, 'happened=moved')
    await page.locator('#q-age').focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift')
    await expect(page.locator('.exit-overlay')).toHaveCount(0)
    await openInterview(page, language, 'happened=moved&age=35')
    await option(page, 'visa', 'citizen').focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
    await expect(page).toHaveURL(AWAY)
  })
}

for (const language of languagesOr('zh')) {
  const { exit } = messages(language)
  const { answer, interview } = WORDS[language]

  test(`a page with an exit deletes kept answers before React, and says so, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    await page.route(/\/_next\/.+\.js$/, () => undefined)
    await page.goto(`/${language}${PAGE_TYPES.safety}`, { waitUntil: 'commit' })
    await expect(page.getByText(exit.deleted)).toBeVisible()
    expect(await keptAnswers(page)).toBeNull()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('.exit')).toBeVisible()
    await expect(page.getByText(exit.deleted)).toBeHidden()
  })

  test(`a tool about days deletes what was kept at a private tick, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    await page.goto(`/${language}/calculators/deadlines`)
    await untilHydrated(page)
    const tick = page.locator('input[type=checkbox][data-private]').first()
    await tick.evaluate(box => box.closest('details')?.setAttribute('open', ''))
    expect(await keptAnswers(page)).toContain('lost-job')
    await tick.check()
    await expect(page.getByText(exit.deleted)).toBeVisible()
    expect(await keptAnswers(page)).toBeNull()
  })

  test(`a heading that was opened does not lead back to a page that was left, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/helplines`)
    await page.goto(`/${language}${PAGE_TYPES.safety}`)
    await page.locator('main a[href^="#"]').first().click()
    await page.locator('.exit [data-exit]').click()
    await expect(page).toHaveURL(AWAY)
    await page.goBack()
    await expect(page).toHaveURL(`/${language}/helplines`)
  })

  test(`leaving deletes what is kept, and interrupts nothing, in ${language}`, async ({ page }) => {
    await openInterview(page, language, `${ANSWERS}&see=1`)
    await button(page, answer.save.save).click()
    await button(page, interview.startAgain).click()
    await button(page, interview.kept.keepAndStart).click()
    await page.getByRole('link', { name: exit.link, exact: true }).click()
    await expect(page).toHaveURL(AWAY)
    await page.goto(`/${language}/helplines`)
    expect(await keptAnswers(page)).toBeNull()
  })
}

/** With the cache, a browser shows a page as it was left; without, it loads the page anew. */
for (const cached of [false, true]) {
  for (const [what, ticks] of [
    ['three answers', false],
    ['a tick that says “not safe”', true]
  ] as const) {
    test(`after the exit, Back and Forward show no question: ${what}, ${cached ? 'with' : 'without'} the back/forward cache`, async ({
      baseURL
    }) => {
      const browser = await chromium.launch({
        ...launchedBrowser(),
        args: ['--no-sandbox', '--disable-gpu', ...(cached ? ['--headless=new'] : [])],
        ...(cached && { ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless=old', '--headless'] })
      })
      const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
      await page.route(`${AWAY}**`, route =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Weather</title><h1>Weather</h1>' })
      )
      await page.goto('/en/helplines')
      await openInterview(page, 'en')
      if (ticks) {
        await option(page, 'happened', 'violence').check()
        await button(page, WORDS.en.interview.next).click()
        await expect(page.locator('#q-on-violence')).toBeVisible()
      } else {
        await answerThree(page, 'en')
        await page.goBack()
        await expect(option(page, 'visa', 'citizen')).toBeVisible()
      }
      await page.getByRole('link', { name: messages('en').exit.link, exact: true }).click()
      await expect(page).toHaveURL(AWAY)
      // A page from the cache does not load again.
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL('/en/helplines')
      await expect(page.locator('[data-interview]')).toHaveCount(0)
      await page.goForward({ waitUntil: 'commit' })
      await expect(page).toHaveURL(AWAY)
      await page.goForward({ waitUntil: 'commit' }).catch(() => null)
      await expect(page.locator('[data-interview]')).toHaveCount(0)
      await browser.close()
    })
  }
}
