/** The four calculators as readers use them: by keyboard, by phone, with bad input, shared, printed, without script. */
import { expect, type Locator, type Page } from '@playwright/test'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { rulesCommand } from '../support/rules-command.ts'
import { violationsOf } from '../support/axe.ts'
import { delay } from '../support/delay.ts'
import { seenOn } from '../support/export.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { tabTo } from '../support/keyboard.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { SHARED_LINKS } from '../support/shared-links.ts'
import { settled, watch } from '../support/watch.ts'

const WORDS = { en, zh }

interface Case {
  path: string
  rules: keyof typeof SHARED_LINKS
  /** What somebody without a mouse answers: the second choice of a group, and a field. */
  keys: { group: string; field: string; typed: string; address: string; situation: object }
  /** Answers for which the rules give no amount. */
  unmodelled: string
}

const CASES: [Case, ...Case[]] = [
  {
    path: 'jobseeker-income',
    rules: 'jobseeker',
    keys: {
      group: 'children',
      field: 'pay',
      typed: '240',
      address: 'children=1&pay=240',
      situation: { age: 30, children: 1, income: { employment: 24_000 } }
    },
    unmodelled: 'age=20'
  },
  {
    path: 'rent-assistance',
    rules: 'rent-assistance',
    keys: {
      group: 'household',
      field: 'rent',
      typed: '300',
      address: 'household=couple&rent=300',
      situation: { payment: 'jobseeker', age: 30, household: 'couple', rent: { perFortnight: 60_000 } }
    },
    unmodelled: 'accommodation=government-housing-subtenant'
  },
  {
    path: 'youth-allowance',
    rules: 'youth-allowance',
    keys: {
      group: 'activity',
      field: 'pay',
      typed: '620',
      address: 'activity=apprentice&pay=620',
      situation: {
        activity: 'apprentice',
        age: 20,
        living: 'home',
        income: { employment: 62_000 },
        parents: { adjustedTaxableIncome: 0 }
      }
    },
    unmodelled: 'age=40'
  },
  {
    path: 'wage-subsidy',
    rules: 'wage-subsidy',
    keys: {
      group: 'basis',
      field: 'hours',
      typed: '24',
      address: 'hours=24&basis=award-entry-level',
      situation: { program: 'workforce-australia', hoursAWeek: 24, pay: { basis: 'award-entry-level' } }
    },
    unmodelled: 'program=inclusive-employment-australia'
  }
]

interface ByRules {
  amount: number
  others: { amount: number | null; unit: string }[]
}

function byRules(rules: string, situation: object): ByRules {
  const { text } = rulesCommand([rules, '--on', seenOn()], () => JSON.stringify(situation))
  return JSON.parse(text) as ByRules
}

function headline(page: Page): Locator {
  return page.locator('[data-amount]')
}

async function open(page: Page, language: Language, { path }: Pick<Case, 'path'>, fragment = ''): Promise<void> {
  await page.goto(`/${language}/calculators/${path}${fragment && `#${fragment}`}`)
  await untilHydrated(page)
}

/** Opens every fold. */
async function openAll(page: Page): Promise<void> {
  await page.locator('[data-calculator] details').evaluateAll(all => all.forEach(one => one.setAttribute('open', '')))
}

/** All use one form: a calculator of money and one of hours represent the rest. */
const FORMS = fullOr(
  CASES,
  CASES.filter(({ rules }) => rules === 'jobseeker' || rules === 'wage-subsidy')
)

for (const [index, example] of CASES.entries()) {
  const { path, rules, unmodelled } = example
  // Unit tests have the others.
  const [{ fragment, situation }] = SHARED_LINKS[rules]

  for (const language of languagesOr(index % 2 ? 'en' : 'zh')) {
    const words = WORDS[language]

    test(`${path} in ${language}: a shared link gives what the command line gives, and errors are accessible`, async ({
      page
    }) => {
      const seen = watch(page)
      await open(page, language, example, fragment)
      const { amount, others } = byRules(rules, situation)
      await expect(headline(page)).toHaveAttribute('data-amount', String(amount))
      for (const other of others) {
        if (other.amount === null || other.unit !== 'cents') continue
        const expectedText = formatMoney(other.amount, language, true)
        await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: expectedText })).toHaveCount(1)
      }
      expect(seen.errors).toEqual([])
      expect(seen.thirdParty).toEqual([])
      await openAll(page)
      await page.locator('[data-calculator] input[type=text]').first().fill('x')
      await page.getByRole('button', { name: words.form.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
    })

    test(`${path} in ${language}: says why there is no amount, that new rates are missing, and that a clock is wrong`, async ({
      page
    }) => {
      await open(page, language, example, unmodelled)
      await expect(page.getByText(words.answer.noneWhy)).toBeVisible()
      await expect(headline(page)).toHaveCount(0)
      await openAll(page)
      expect(await violationsOf(page)).toEqual([])
      for (const [year, said] of [
        ['2099', words.answer.tooOld],
        ['1999', words.answer.wrongClock]
      ] as const) {
        await page.clock.setFixedTime(`${year}-06-30T12:00:00Z`)
        await page.goto('about:blank')
        await open(page, language, example, fragment)
        await expect(page.getByText(said.split('{')[0] ?? '').first()).toBeVisible()
      }
      await expect(headline(page)).toHaveCount(1)
    })

    test(`${path} on paper is one sheet: answers, amount, working, date, both names, what is not counted, in ${language}`, async ({
      page
    }) => {
      const shift = rules === 'jobseeker' ? '&shift=100' : ''
      await open(page, language, { path }, `${fragment}${shift}`)
      if (shift) await expect(page.getByRole('img', { name: words.earnings.chart })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      const calculator = page.locator('[data-calculator]')
      await expect(calculator.locator('form')).toBeHidden()
      await expect(calculator.getByText(words.calculators[rules as 'jobseeker'].names)).toBeVisible()
      await expect(headline(page)).toHaveText(formatMoney(byRules(rules, situation).amount, language, true))
      await expect(calculator.locator('table').first()).toBeVisible()
      await expect(calculator.getByText(formatDate(seenOn(), language)).first()).toBeVisible()
      await expect(calculator.getByRole('heading', { name: words.answer.changes })).toBeVisible()
      await expect(calculator.getByText(words.answer.limits).last()).toBeVisible()
      await expect(calculator.getByText(words.print.printed)).toBeVisible()
      if (shift) {
        await expect(calculator.getByText(words.earnings.shiftLabel).first()).toBeVisible()
        await expect(calculator.getByRole('columnheader', { name: words.earnings.then })).toBeVisible()
      }
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      // A second one only where the page has to say that rates are overdue.
      const isOverdue = await page.locator('[data-review-by]').isVisible()
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
      expect(sheets).toBeLessThanOrEqual(isOverdue ? 2 : 1)
    })

    test(`${path} fits phones, and nothing moves when React arrives, in ${language}`, async ({ page }) => {
      const shift = await layoutShift(page)
      for (const size of fullOr([SMALL_PHONE, PHONE], [SMALL_PHONE])) {
        await page.setViewportSize(size)
        await open(page, language, { path })
        await settled(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await shift()).toBeLessThan(0.01)
      }
    })
  }
}

for (const [index, example] of FORMS.entries()) {
  const { path, rules, keys } = example

  for (const language of languagesOr(index % 2 ? 'en' : 'zh')) {
    const words = WORDS[language]

    test(`${path} by keyboard alone, in ${language}: choose, type, send, read, clear`, async ({ page }) => {
      await open(page, language, example)
      const field = page.locator(`#q-${keys.field}`)
      const before = await field.inputValue()
      await tabTo(page, page.locator(`#q-${keys.group}`))
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowRight')
      await tabTo(page, field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(keys.typed)
      await expect(page).toHaveURL(new RegExp(`#${keys.address}&on=\\d{4}-\\d{2}-\\d{2}$`))
      await page.keyboard.press('Enter')
      await expect(page.locator('#calculator-answer')).toBeFocused()
      const { amount } = byRules(rules, keys.situation)
      await expect(headline(page)).toHaveAttribute('data-amount', String(amount))
      await expect(page.locator('[data-announced]')).toContainText(formatMoney(amount, language, true))
      await tabTo(page, page.getByRole('button', { name: words.actions.clear }))
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(before)
      await expect(page).not.toHaveURL(/#/)
      await expect(page.getByRole('heading', { name: words.answer.example })).toBeVisible()
    })

    test(`${path}: a bad answer is named beside its field and in the summary, in ${language}`, async ({ page }) => {
      await open(page, language, example)
      const field = page.locator(`#q-${keys.field}`)
      const error = page.locator(`#q-${keys.field}-error`)
      const summary = page.getByRole('main').getByRole('alert')
      const isMoney = keys.field !== 'hours'
      // Unit tests of readAmount and readNumber have the others.
      const [bad, expected, good] = isMoney
        ? (['-5', 'negative', ['1,234.50', '１２３４．５０']] as const)
        : (['999', 'out-of-range', ['24', '２４']] as const)
      const [expectedText = ''] = words.errors[expected].split('{')
      await field.fill(bad)
      await field.press('Enter')
      await expect(summary).toBeFocused()
      await expect(summary).toContainText(expectedText)
      await expect(error).toContainText(expectedText)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      // The error is read out first, then the hint of a field that has one.
      const hint = (await page.locator(`#q-${keys.field}-hint`).count()) > 0 ? ` q-${keys.field}-hint` : ''
      await expect(field).toHaveAttribute('aria-describedby', `q-${keys.field}-error${hint}`)
      await expect(field).toHaveValue(bad)
      await expect(headline(page)).toHaveCount(0)
      await summary.getByRole('link').click()
      await expect(field).toBeFocused()
      const amounts = new Set<string | null>()
      for (const typed of good) {
        await field.fill(typed)
        await expect(error).toHaveCount(0)
        amounts.add(await headline(page).getAttribute('data-amount'))
      }
      expect(amounts.size).toBe(1)
      // Errors found before are not held against new answers.
      await field.fill('x')
      await expect(error).toBeVisible()
      await page.getByRole('button', { name: words.actions.clear }).click()
      await field.fill('x')
      await expect(headline(page)).toHaveCount(0)
      await expect(error).toHaveCount(0)
      await expect(summary).toHaveCount(0)
    })
  }
}

for (const language of languagesOr('en')) {
  const words = WORDS[language]

  test(`another day gives that day’s rates, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' })
    const now = await headline(page).getAttribute('data-amount')
    await page.locator('#q-on').selectOption('2025-09-20')
    await expect(headline(page)).not.toHaveAttribute('data-amount', now ?? '')
    await expect(page).toHaveURL(/on=2025-09-20/)
    await page.reload()
    await untilHydrated(page)
    await expect(page.locator('#q-on')).toHaveValue('2025-09-20')
  })

  test(`a link from before the rates changed says so, and leads to today’s, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480&on=2026-07-02')
    const { text } = rulesCommand(['jobseeker', '--on', '2026-07-02'], () =>
      JSON.stringify({ age: 30, income: { employment: 48_000 } })
    )
    await expect(headline(page)).toHaveAttribute('data-amount', String((JSON.parse(text) as ByRules).amount))
    await expect(page.locator('#q-on')).toHaveValue('2026-07-02')
    const day = formatDate('2026-07-02', language)
    await expect(page.getByText(words.answer.older.replace('{date}', day))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: words.answer.useToday }).click()
    const { amount } = byRules('jobseeker', { age: 30, income: { employment: 48_000 } })
    await expect(headline(page)).toHaveAttribute('data-amount', String(amount))
    await expect(page).toHaveURL(/#pay=480&on=2\d{3}-\d{2}-\d{2}$/)
    await expect(page.getByRole('button', { name: words.answer.useToday })).toHaveCount(0)
  })

  test(`a link with a day that has no rates says so beside the menu, in ${language}`, async ({ page }) => {
    for (const [day, expectedText] of [
      ['2001-01-01', words.form.dayNotHeld.replace('{date}', formatDate('2001-01-01', language))],
      ['2199-01-01', words.form.dayNotHeld.replace('{date}', formatDate('2199-01-01', language))],
      ['someday', words.form.dayUnreadable]
    ] as const) {
      await page.goto('about:blank')
      await open(page, language, { path: 'jobseeker-income' }, `pay=480&on=${day}`)
      await expect(page.locator('#q-on-error')).toHaveText(expectedText)
      await expect(page.locator('#q-on')).toHaveAccessibleDescription(new RegExp(expectedText.slice(0, 12)))
      await expect(headline(page)).toBeVisible()
    }
    expect(await violationsOf(page)).toEqual([])
    await page.locator('#q-on').selectOption('2025-09-20')
    await expect(page.locator('#q-on-error')).toHaveCount(0)
  })

  test(`the chart comes with a table, and a shift is compared, kept in the address and cleared, in ${language}`, async ({
    page
  }) => {
    const seen = watch(page)
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480')
    await expect(page.getByRole('img', { name: words.earnings.chart })).toBeVisible()
    await page.getByText(words.earnings.table, { exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.earnings.keptColumn })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: words.earnings.yourRow })).toContainText(
      formatMoney(48_000, language, true)
    )
    await expect(page.getByRole('rowheader', { name: words.earnings.cutOutRow })).toBeVisible()
    const shift = page.locator('#q-shift')
    await shift.fill('100')
    await expect(page.getByRole('columnheader', { name: words.earnings.then })).toBeVisible()
    const better = page.getByText(words.earnings.better.replace('{amount}', formatMoney(4000, language, true)))
    await expect(better).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await expect(page).toHaveURL(/#pay=480&shift=100&on=/)
    await page.reload()
    await untilHydrated(page)
    await expect(shift).toHaveValue('100')
    await expect(better).toBeVisible()
    await shift.fill('-1')
    await shift.blur()
    await expect(page.locator('#q-shift-error')).toHaveText(words.errors.negative)
    await page.getByRole('button', { name: words.actions.clear }).click()
    await expect(shift).toHaveValue('')
    await expect(page.locator('#q-shift-error')).toHaveCount(0)
    await expect(page).not.toHaveURL(/#/)
    expect(seen.errors).toEqual([])
  })

  test(`pay far beyond the cut-out is in the chart, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' }, 'pay=5000')
    const chart = page.getByRole('img', { name: words.earnings.chart })
    await expect(chart).toContainText(words.earnings.you.replace('{pay}', formatMoney(500_000, language, true)))
    const box = await chart.boundingBox()
    const dot = await chart.locator('circle').last().boundingBox()
    expect((dot?.x ?? 0) + (dot?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
  })

  test.describe(`with JavaScript off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    for (const { path } of CASES) {
      test(`${path} says so, and shows worked examples and rates`, async ({ page }) => {
        await page.goto(`/${language}/calculators/${path}`)
        expect(await page.locator('[data-calculator] form').innerText()).toContain(words.form.noScript)
        await expect(page.getByRole('heading', { name: words.examples.title })).toBeVisible()
        await page.locator('#examples').click()
        const examples = page.locator('details:has(> summary > #examples) details')
        expect(await examples.count()).toBeGreaterThanOrEqual(3)
        await examples.first().locator('summary').click()
        await expect(examples.first().locator('table')).toBeVisible()
      })
    }
  })
}

test('what was typed, chosen and ticked before React arrived is in the answers', async ({ page }) => {
  const release = await delay(page, /\/_next\/static\/.+\.js$/)
  await page.goto('/en/calculators/youth-allowance', { waitUntil: 'commit' })
  const ticks = page.locator('input[name=grounds]')
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  const ticked = await ticks.evaluateAll(boxes =>
    boxes.filter(box => (box as HTMLInputElement).checked).map(box => (box as HTMLInputElement).value)
  )
  await page.locator('input[name=age]').fill('19')
  await page.locator('input[name=living][value=away]').check()
  release()
  await untilHydrated(page)
  await expect(ticks.nth(0)).toBeChecked()
  await expect(ticks.nth(1)).not.toBeChecked()
  // The next answer writes all of them into the address.
  await page.locator('input[name=pay]').fill('100')
  const answers = () => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))
  await expect.poll(answers).toEqual({ age: '19', living: 'away', grounds: ticked.join(' '), pay: '100', on: seenOn() })
})
