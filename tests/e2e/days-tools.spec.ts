/** The tools about days as readers use them: by keyboard, by phone, with bad days, shared, printed, without script. */
import { expect, type Locator, type Page } from '@playwright/test'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { daysFormWords as formEn, daysWords as daysEn, limitWords } from '../../i18n/days/en.ts'
import { daysFormWords as formZh, daysWords as daysZh } from '../../i18n/days/zh.ts'
import { deadlinesWords as deadlinesEn } from '../../i18n/days/deadlines/en.ts'
import { deadlinesWords as deadlinesZh } from '../../i18n/days/deadlines/zh.ts'
import { finalPayWords as finalPayEn } from '../../i18n/days/final-pay/en.ts'
import { finalPayWords as finalPayZh } from '../../i18n/days/final-pay/zh.ts'
import { fill } from '../../i18n/fill.ts'
import { dialable, formatDate, formatDay } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { loadData } from '../../rules/data/load.ts'
import { TODAY, toolCase, toolCases } from '../support/tool-case.ts'
import { rulesCommand } from '../support/rules-command.ts'
import { violationsOf } from '../support/axe.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { hasFocus, tabTo } from '../support/keyboard.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { settled, watch } from '../support/watch.ts'

const WORDS = { en: { ...en, days: daysEn, own: formEn }, zh: { ...zh, days: daysZh, own: formZh } }

const CASES = await toolCases()

async function open(page: Page, language: Language, id: string, fragment = ''): Promise<void> {
  await page.clock.setFixedTime(`${TODAY}T02:00:00Z`)
  await page.goto(`/${language}/calculators/${id}${fragment && `#${fragment}`}`)
  await untilHydrated(page)
}

async function openAll(page: Page): Promise<void> {
  await page.locator('[data-calculator] details').evaluateAll(all => all.forEach(one => one.setAttribute('open', '')))
}

/** Types a day into the browser’s own field, whose parts are in the order of its language. */
async function typeDay(page: Page, field: Locator, [year = '', month = '', date = '']: string[]): Promise<void> {
  const orders = [
    [date, month, year],
    [month, date, year],
    [year, month, date]
  ]
  for (const parts of orders) {
    await tabTo(page, field)
    for (const part of parts) {
      await page.keyboard.type(part)
      if (part === year && part !== parts.at(-1)) await page.keyboard.press('ArrowRight')
    }
    if ((await field.inputValue()) === [year, month, date].join('-')) return
    // Each part of the day is a stop of its own.
    while (await hasFocus(field)) await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`the field takes no day: ${await field.inputValue()}`)
}

for (const [index, { id, rule, situation, fragment, days, names }] of CASES.entries()) {
  for (const language of languagesOr(index % 2 ? 'en' : 'zh')) {
    const words = WORDS[language]

    test(`${id} in ${language}: a shared link shows the days that the command line gives`, async ({ page }) => {
      const seen = watch(page)
      await open(page, language, id, fragment)
      const { text } = rulesCommand([rule, '--on', TODAY], () => JSON.stringify(situation))
      const expected = days(JSON.parse(text))
      expect(expected.length).toBeGreaterThan(0)
      const answer = page.locator('[data-calculator]')
      for (const day of expected) {
        // The sheet for paper has the days too, hidden.
        await expect(answer.getByText(formatDay(day, language)).filter({ visible: true }).first()).toBeVisible()
      }
      await openAll(page)
      expect(await violationsOf(page)).toEqual([])
      expect(seen.errors).toEqual([])
      expect(seen.thirdParty).toEqual([])
    })

    test(`${id} on paper: names, answers, days, in ${language}`, async ({ page }) => {
      await open(page, language, id, fragment)
      await page.emulateMedia({ media: 'print' })
      const tool = page.locator('[data-calculator]')
      await expect(tool.locator('form')).toBeHidden()
      await expect(tool.getByText(names[language])).toBeVisible()
      await expect(page.locator('[data-headline]')).toBeVisible()
      await expect(tool.getByText(words.days.printed)).toBeVisible()
      const counted = fill(words.own.answer.figuresOn, { date: formatDate(TODAY, language) })
      await expect(tool.getByText(counted).first()).toBeVisible()
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
    })

    test(`${id} fits phones, and nothing moves when React arrives, in ${language}`, async ({ page }) => {
      const shift = await layoutShift(page)
      for (const size of fullOr([SMALL_PHONE, PHONE], [SMALL_PHONE])) {
        await page.setViewportSize(size)
        for (const answers of ['', fragment]) {
          await page.goto('about:blank')
          await open(page, language, id, answers)
          await settled(page)
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
          if (answers === '') expect(await shift()).toBeLessThan(0.01)
        }
      }
    })
  }
}

/** All use one form: a tool that needs a day and one where it is optional represent the rest. */
const FORMS = fullOr(CASES, [CASES.find(({ keys }) => keys.isOptional)!, CASES.find(({ keys }) => !keys.isOptional)!])

for (const [index, { id, fragment, keys }] of FORMS.entries()) {
  for (const language of languagesOr(index % 2 ? 'en' : 'zh')) {
    const words = WORDS[language]

    test(`${id} on a phone by keyboard alone, in ${language}: open, tick, give a day, read, clear`, async ({
      page
    }) => {
      await page.setViewportSize(PHONE)
      await open(page, language, id, keys.start)
      if (keys.group) {
        const ticks = page.locator(`details:has(input[name="${keys.group}"])`)
        await tabTo(page, ticks.locator('summary').first())
        await page.keyboard.press('Enter')
        await tabTo(page, ticks.locator(`input[value="${keys.option}"]`))
        await page.keyboard.press('Space')
      }
      const field = page.locator(`#q-${keys.date}`)
      await typeDay(page, field, '2026-11-20'.split('-'))
      await expect(page).toHaveURL(new RegExp(`#${keys.address}$`))
      await expect(page.locator('form').getByText(formatDay('2026-11-20', language))).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.locator('#calculator-answer')).toBeFocused()
      await expect(page.locator('[data-headline]')).toBeVisible()
      const headline = await page.locator('[data-headline]').innerText()
      await expect(page.locator('[data-announced]')).toContainText(headline)
      await tabTo(page, page.getByRole('button', { name: words.actions.clear }))
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(/#/)
      await expect(page.locator('[data-headline]')).toHaveCount(0)
    })

    test(`${id}: a day that is missing or does not exist is named beside its field, in ${language}`, async ({
      page
    }) => {
      await open(page, language, id, fragment)
      const field = page.locator(`#q-${keys.date}`)
      const error = page.locator(`#q-${keys.date}-error`)
      const summary = page.getByRole('main').getByRole('alert')
      await field.fill('')
      if (keys.isOptional) await field.focus()
      else {
        await page.getByRole('button', { name: words.form.submit }).click()
        await expect(summary).toBeFocused()
        await expect(error).toHaveText(words.errors['no-day'])
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAttribute('aria-describedby', `q-${keys.date}-error`)
        await summary.getByRole('link').click()
        await expect(field).toBeFocused()
      }
      // Half a day: the browser gives no value, but it is not empty.
      await page.keyboard.type('1')
      await field.blur()
      await expect(error).toHaveText(words.errors['not-a-day'])
      await openAll(page)
      expect(await violationsOf(page)).toEqual([])
      await field.fill('1850-01-01')
      await expect(error).toContainText(formatDate('2100-12-31', language))
      await field.fill('2026-11-20')
      await expect(error).toHaveCount(0)
      await expect(page.locator('[data-headline]')).toBeVisible()
    })
  }
}

/** The day on which the last day of an application ends: in Perth three hours later than in Sydney in summer. */
for (const [timezoneId, moment, isOver] of [
  ['Australia/Perth', '2026-12-11T15:59:00Z', false],
  ['Australia/Perth', '2026-12-11T16:00:00Z', true],
  ['Australia/Sydney', '2026-12-11T12:59:00Z', false],
  ['Australia/Sydney', '2026-12-11T13:00:00Z', true]
] as const) {
  test.describe(`at ${moment} in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`a last day of 11 December is ${isOver ? 'over' : 'today'}`, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/en/calculators/deadlines#work=dismissed&on-dismissed=2026-11-20')
      await untilHydrated(page)
      const limit = page.locator('[data-calculator] [data-limit=unfair-dismissal]')
      await expect(limit).toContainText(formatDay('2026-12-11', 'en'))
      await expect(limit).toContainText(isOver ? limitWords.over : limitWords.today)
      await expect(page.locator('#q-on-dismissed')).toHaveValue('2026-11-20')
    })
  })
}

for (const language of languagesOr('en')) {
  test(`final pay carries over to the first payday, in ${language}`, async ({ page }) => {
    const { fragment } = await toolCase('final-pay')
    await open(page, language, 'final-pay', fragment)
    const words = { en: finalPayEn, zh: finalPayZh }[language]
    await page.locator('[data-calculator]').getByRole('link', { name: words.carry.link }).click()
    await untilHydrated(page)
    await expect(page).toHaveURL(
      /first-payday#last-day=2026-11-27&paid-out=yes&paid-notice=1500.00&paid-redundancy=15000.00/
    )
    // Ten weeks of redundancy pay and one of notice from 27 November, then the ordinary week, and the first fortnight.
    await expect(page.locator('[data-headline]')).toHaveText(formatDay('2027-03-05', language))
    await expect(page.locator('#calculator-answer').locator('..')).toContainText(formatDay('2027-02-19', language))
  })
}

for (const language of languagesOr('zh')) {
  const words = WORDS[language]

  test.describe(`with JavaScript off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    for (const { id } of CASES) {
      test(`${id} says so, and shows worked examples`, async ({ page }) => {
        await page.goto(`/${language}/calculators/${id}`)
        expect(await page.locator('[data-calculator] form').innerText()).toContain(words.own.form.noScript)
        await page.locator('#examples').click()
        const examples = page.locator('details:has(> summary > #examples) details')
        expect(await examples.count()).toBeGreaterThanOrEqual(3)
        await examples.first().locator('summary').first().click()
        await expect(examples.first().locator('h4, table, ol').filter({ visible: true }).first()).toBeVisible()
      })
    }
  })

  test(`days that reveal violence are only on the screen until the reader asks to keep them, in ${language}`, async ({
    page
  }) => {
    await open(page, language, 'deadlines', 'work=dismissed&on-dismissed=2026-11-20')
    const tool = page.locator('[data-calculator]')
    await openAll(page)
    await page.locator('input[value=violence]').check()
    await page.locator('#q-on-violence').fill('2026-11-25')
    const secret = tool.locator('[data-limit^=crisis-payment]').first()
    await expect(secret).toBeVisible()
    await expect(page.locator('.exit')).toBeVisible()
    for (const id of ['emergency-000', '1800respect']) {
      const tel = dialable(loadData().services.get(id)?.phone ?? '?')
      await expect(tool.locator(`a[href="tel:${tel}"]`).first()).toBeVisible()
    }
    await expect(page).toHaveURL(/#work=dismissed&on-dismissed=2026-11-20$/)
    await openAll(page)
    // What the quick exit covers while the page is scrolled is no fault of the tool.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    await expect(secret).toBeHidden()
    await expect(tool.locator('[data-limit=unfair-dismissal]')).toBeVisible()
    expect(await tool.innerText()).not.toContain(formatDay('2026-11-25', language))
    await page.emulateMedia({ media: 'screen' })
    await page.getByText(words.days.secret.keep).click()
    await expect(page).toHaveURL(/violence/)
    await page.reload()
    await untilHydrated(page)
    await expect(secret).toBeVisible()
  })

  test(`all time limits are in tables below, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/calculators/deadlines`)
    const groups = { en: deadlinesEn, zh: deadlinesZh }[language].groups
    for (const title of Object.values(groups)) {
      const fold = page.locator('details', { has: page.locator('table') }).filter({ hasText: title })
      await expect(fold.locator('tbody tr').first()).toBeAttached()
    }
  })
}
