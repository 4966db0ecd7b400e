/** The answer of “What can I get?”: forty households, what can be done with it, on paper, kept, compared, when it fails. */
import { expect, type Locator, type Page } from '@playwright/test'
import { answer as answerEn } from '../../i18n/household/answer/en.ts'
import { answer as answerZh } from '../../i18n/household/answer/zh.ts'
import { payments as paymentsEn } from '../../i18n/household/payments/en.ts'
import { payments as paymentsZh } from '../../i18n/household/payments/zh.ts'
import { interviewWords as interviewEn } from '../../i18n/household/questions/en.ts'
import { interviewWords as interviewZh } from '../../i18n/household/questions/zh.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { formatMoney } from '../../i18n/format.ts'
import { loadData } from '../../rules/data/load.ts'
import { addDays, type IsoDate } from '../../rules/dates.ts'
import { assessHousehold } from '../../rules/household.ts'
import type { PaymentId } from '../../rules/household/ids.ts'
import { householdSituation } from '../../rules/situations/household.ts'
import { violationsOf } from '../support/axe.ts'
import { seenOn, writtenFor } from '../support/export.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { noonOf } from '../support/clock.ts'
import { HOUSEHOLDS, type HouseholdCase } from '../support/household-cases.ts'
import { LIVES, type Life } from '../support/lives.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { watch } from '../support/watch.ts'
import { ratesOn } from '../unit/rules/support.ts'

/** Households that one test asks about. */
const PART = 10

const INTERVIEW = 'calculators/what-can-i-get'

const WORDS = {
  en: { answer: answerEn, payments: paymentsEn, ...interviewEn },
  zh: { answer: answerZh, payments: paymentsZh, ...interviewZh }
}

/** Single, 35, one child of 4, no pay: Parenting Payment and Family Tax Benefit. */
const LONE_PARENT = fragmentOf('o05')

function fragmentOf(wanted: string): string {
  const found = HOUSEHOLDS.find(({ id }) => id === wanted)
  if (!found) throw new Error(`There is no case ${wanted}.`)
  return found.fragment
}

function outcome(page: Page): Locator {
  return page.locator('[data-outcome]')
}

async function open(page: Page, language: Language, fragment: string): Promise<void> {
  await page.goto(`/${language}/calculators/what-can-i-get#${fragment}&see=1`)
  await untilHydrated(page)
  await expect(outcome(page).locator('h3').first()).toBeVisible()
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/**
 * The day on which the site can answer a case, and the states on it: the case’s own, where the site was not built on later
 * rates. Otherwise the device’s clock would be taken for wrong, and the rules say what is right on the day of the rates.
 */
function askedOn({ on, expected, household }: HouseholdCase): { day: IsoDate; states: Record<string, string> } {
  const written = writtenFor(INTERVIEW)
  if (addDays(on, 1) >= written) return { day: on, states: expected }
  const { people } = assessHousehold(householdSituation.parse(household), ratesOn(written))
  const outcomes = people.find(({ who }) => who === 'you')?.outcomes ?? []
  const stateOf = (payment: string) => outcomes.find(({ id }) => id === payment)?.state ?? ''
  return { day: written, states: Object.fromEntries(Object.keys(expected).map(id => [id, stateOf(id)])) }
}

/** The payments that the page names below each state, for the person who asks. */
function shownIn(page: Page): Promise<Record<'likely' | 'may' | 'no', string[]>> {
  return outcome(page).evaluate(answer => {
    const named = (state: string, names: string) =>
      [...answer.querySelectorAll(`[data-who=you] [data-state=${state}] ${names}`)].map(each => each.textContent)
    // What only opens later may be paid one day, and stands with what is not open today.
    const later = named('no', '[data-later] dt')
    return {
      likely: named('likely', 'h4'),
      may: [...named('may', 'h4'), ...later],
      no: named('no', ':not([data-later]) > dt')
    }
  })
}

/** Lives by their links, made before the questions of today: what is paid a fortnight. */
const LINKED: readonly [Life, Language, cents: number][] = [
  ['E3', 'en', 197_138],
  ['E7', 'en', 173_082],
  ['E10', 'en', 42_280],
  ['Z5', 'zh', 46_816]
]

for (const language of LANGUAGES) {
  test(`shared links of earlier questions open their answer, in ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(noonOf('2026-11-28'))
    for (const [life, , cents] of LINKED.filter(([, theirs]) => theirs === language)) {
      await page.goto('about:blank')
      await page.goto(`/${language}/calculators/what-can-i-get#${LIVES[life]}`)
      await untilHydrated(page)
      await expect(outcome(page).locator('[data-total]').first()).toContainText(formatMoney(cents, language))
    }
  })
}

for (const [turn, language] of LANGUAGES.entries()) {
  const households = fullOr(
    HOUSEHOLDS,
    HOUSEHOLDS.filter((_case, index) => index % LANGUAGES.length === turn)
  )

  // In parts, so that each stays far below the limit of a test.
  for (let first = 0; first < households.length; first += PART) {
    const part = households.slice(first, first + PART)

    test(`households get their answers, in ${language}: ${part.map(({ id }) => id).join(' ')}`, async ({ page }) => {
      const seen = watch(page)
      const { payments } = WORDS[language]
      let day = ''
      for (const each of part) {
        const { name, fragment } = each
        const { day: on, states } = askedOn(each)
        if (on === day) await page.evaluate(hash => (location.hash = hash), `${fragment}&see=1`)
        else {
          await page.clock.setFixedTime(noonOf(on))
          await page.goto('about:blank')
          await open(page, language, fragment)
          day = on
        }
        const wanted = Object.entries(states).map(([id, state]) => [payments[id as PaymentId].name, state])
        await expect(async () => {
          const shown = await shownIn(page)
          const found = wanted.map(([each = '']) => [
            each,
            Object.entries(shown).find(([, all]) => all.includes(each))?.[0]
          ])
          expect(found, name).toEqual(wanted)
        }).toPass({ timeout: 30_000 })
      }
      expect(seen.errors).toEqual([])
      expect(seen.thirdParty).toEqual([])
    })
  }
}

for (const language of languagesOr('zh')) {
  const { answer, payments, interview } = WORDS[language]

  test(`the answer, with every fold open, has no accessibility violation and fits a phone, in ${language}`, async ({
    page
  }) => {
    for (const size of fullOr([SMALL_PHONE, PHONE], [SMALL_PHONE])) {
      await page.setViewportSize(size)
      await open(page, language, fragmentOf('o06'))
      await outcome(page).evaluate(all => all.querySelectorAll('details').forEach(each => (each.open = true)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(await violationsOf(page)).toEqual([])
  })

  test(`a phone shows the sum, the first day and what to do today at once, and all of it in 5,000 pixels, in ${language}`, async ({
    page
  }) => {
    await page.setViewportSize(PHONE)
    await open(page, language, fragmentOf('o06'))
    const today = outcome(page).getByRole('heading', { name: answer.urgent.today, exact: true })
    for (const part of [page.locator('[data-total]'), today]) await expect(part).toBeInViewport({ ratio: 1 })
    await expect(outcome(page).locator('[aria-hidden=true]').last()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000)
  })

  test(`each amount has its working, each reason its section, each claim a number, in ${language}`, async ({
    page
  }) => {
    await open(page, language, LONE_PARENT)
    const card = outcome(page)
      .locator('li')
      .filter({ has: page.getByText(payments['parenting-payment-single'].name, { exact: true }) })
    await expect(card.getByText(/\d[\d,]*\.\d\d/).first()).toBeVisible()
    // One press anywhere on the card opens all three parts.
    await card.locator('summary').first().click()
    await expect(card.locator('table ~ p a[href^="http"]').first()).toBeVisible()
    await expect(card.locator('small').first()).toHaveText(/Act|Guide/)
    await expect(card.locator('a[href^="tel:"]').first()).toBeVisible()
  })

  test(`changing one answer by keyboard shows what moves, and Back restores the total, in ${language}`, async ({
    page
  }) => {
    await open(page, language, LONE_PARENT)
    await expect(page.locator('[data-total]')).toBeVisible()
    const before = await page.locator('[data-total]').innerText()
    await page.locator('summary', { hasText: answer.change }).focus()
    await page.keyboard.press('Enter')
    const home = WORDS[language].questions.home.label
    const asked = typeof home === 'string' ? home : home.me
    await page.getByRole('button', { name: `${answer.changeThis}: ${asked}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#q-rent')).not.toHaveValue('')
    await page.locator('#q-rent').fill('0')
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-total]')).not.toHaveText(before)
    const totals = page.locator('[data-compare] [data-payments] td')
    await expect(totals).toHaveText([before, await page.locator('[data-total]').innerText()])
    await page.goBack()
    await page.goBack()
    await expect(page.locator('[data-total]')).toHaveText(before)
  })

  test(`two situations stand side by side, with what is kept of a dollar, in ${language}`, async ({ page }) => {
    await open(page, language, LONE_PARENT)
    await button(page, answer.compare.start).click()
    await button(page, answer.compare.changes.pay).click()
    await page.locator('#q-pay').fill('800')
    await button(page, interview.next).click()
    const compared = page.locator('[data-compare]')
    await expect(compared.locator('[data-hand] td')).toHaveCount(2)
    // The answer is seen from its top, with what the change does.
    await expect(compared).toBeInViewport()
    const [kept = '', after = ''] = answer.compare.kept.split('{kept}')
    await expect(compared).toContainText(kept)
    await expect(compared).toContainText(after)
    await button(page, answer.compare.end).click()
    await expect(page.locator('[data-compare]')).toHaveCount(0)
  })

  test(`answers are kept only when asked, and cleared with one button, in ${language}`, async ({ page }) => {
    await open(page, language, LONE_PARENT)
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(await kept()).not.toContain('location')
    await button(page, answer.save.save).click()
    await expect(page.getByText(answer.save.kept)).toBeVisible()
    await page.goto(`/${language}/calculators/what-can-i-get`)
    await untilHydrated(page)
    await expect(page.locator('[data-total]')).toBeVisible()
    await expect(page.getByText(interview.kept.reopened)).toBeVisible()
    await button(page, interview.kept.wipe).click()
    // The address has them still.
    await expect(page.getByText(interview.kept.wipedButAddress)).toBeVisible()
    expect(await kept()).not.toContain('location')
  })

  test(`on paper both languages stand side by side, on two sheets at most, in ${language}`, async ({ page }) => {
    await open(page, language, LONE_PARENT)
    const pdf = await page.pdf({ format: 'A4' })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
    expect(sheets.length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    for (const { payments: names } of Object.values(WORDS)) {
      const name = outcome(page).getByText(names['parenting-payment-single'].name, { exact: true })
      await expect(name.filter({ visible: true })).toHaveCount(1)
    }
    const interpreter = loadData().services.get('tis-national')?.phone ?? '?'
    await expect(outcome(page).getByText(interpreter).filter({ visible: true })).toHaveCount(2)
    await expect(outcome(page).getByRole('button')).toHaveCount(0)
  })

  test(`the last days go into a calendar, and none is ticked for somebody who is not safe, in ${language}`, async ({
    page
  }) => {
    const today = seenOn()
    const answers = 'age=35&location=in-australia&visa=citizen&partner=none&children=0&work=unemployed&study=none'
    const ticks = outcome(page).locator('[data-calendar] input[type=checkbox]')
    await open(page, language, `happened=lost-job&on-lost-job=${today}&${answers}`)
    await outcome(page).locator('[data-calendar] summary').click()
    await expect(ticks.first()).toBeChecked()
    await page.goto('about:blank')
    await open(page, language, `happened=violence lost-job&on-lost-job=${today}&on-violence=${today}&${answers}`)
    await outcome(page).locator('[data-calendar] summary').click()
    await expect(ticks.first()).toBeVisible()
    await expect(ticks.and(page.locator(':checked'))).toHaveCount(0)
  })

  test(`when something that the answer needs fails, the page says so and the reader can try again, in ${language}`, async ({
    page
  }) => {
    await page.route(/\/_next\/static\/chunks\/\d+\..+\.js$/, route => route.abort())
    await page.goto(`/${language}/calculators/what-can-i-get#${LONE_PARENT}&see=1`)
    await untilHydrated(page)
    await expect(outcome(page).getByRole('alert')).toContainText(interview.failed)
    await page.unrouteAll()
    await button(page, interview.retry).click()
    await expect(page.locator('[data-total]')).toBeVisible()
  })
}
