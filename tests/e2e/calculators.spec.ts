/** The four calculators as readers use them: by keyboard, by phone, with bad input, shared, printed, without script. */
import { expect, type Locator, type Page } from '@playwright/test'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { dayInBrisbane } from '../../rules/dates.ts'
import { rulesCommand } from '../../scripts/lib/rules-command.ts'
import { violationsOf } from '../support/axe.ts'
import { hold } from '../support/hold.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilAlive } from '../support/react.ts'
import { watch } from '../support/watch.ts'

const WORDS = { en, zh }

/** Answers in an address, and the same situation for the command line. */
interface Shared {
  fragment: string
  situation: object
}

interface Case {
  path: string
  rules: string
  /** The first is the one that other tests open. */
  shared: [Shared, ...Shared[]]
  /** What somebody without a mouse answers: the second of a group of choices, and a field. */
  keys: { group: string; field: string; typed: string; address: string; situation: object }
  /** Answers for which the rules give no amount. */
  unmodelled: string
}

const CASES: [Case, ...Case[]] = [
  {
    path: 'jobseeker-income',
    rules: 'jobseeker',
    shared: [
      {
        fragment: 'pay=480&home=rent&rent=420',
        situation: {
          age: 30,
          income: { employment: 48_000 },
          rent: { accommodation: 'private-rent', perFortnight: 84_000 }
        }
      },
      {
        fragment: 'relationship=partnered&pay=300&partner-pay=1%2C600',
        situation: {
          age: 30,
          relationship: 'partnered',
          partner: { age: 30, income: { employment: 160_000 } },
          income: { employment: 30_000 }
        }
      },
      {
        fragment: 'age=58&months=12&pay=200&home=board&rent=300&lodging=200',
        situation: {
          age: 58,
          monthsOnPayment: 12,
          income: { employment: 20_000 },
          rent: { accommodation: 'board-and-lodging', perFortnight: 60_000, lodgingPart: 40_000 }
        }
      }
    ],
    keys: {
      group: 'children',
      field: 'pay',
      typed: '240',
      address: 'children=1&pay=240',
      situation: { age: 30, children: 1, income: { employment: 24_000 } }
    },
    unmodelled: 'relationship=separated-by-illness'
  },
  {
    path: 'rent-assistance',
    rules: 'rent-assistance',
    shared: [
      {
        fragment: 'sharing=yes&rent=180',
        situation: {
          payment: 'jobseeker',
          age: 30,
          household: 'single',
          rent: { accommodation: 'private-rent', perFortnight: 36_000, sharing: true }
        }
      },
      {
        fragment: 'household=couple&children=2&ftb=above-base&rent=260',
        situation: {
          payment: 'jobseeker',
          age: 30,
          household: 'couple',
          children: 2,
          familyTaxBenefit: 'above-base',
          rent: { perFortnight: 52_000 }
        }
      },
      {
        fragment: 'payment=age-pension&age=70&accommodation=boarding-house&sharing=yes&rent=310.50&rent-per=fortnight',
        situation: {
          payment: 'age-pension',
          age: 70,
          household: 'single',
          rent: { accommodation: 'boarding-house', perFortnight: 31_050, sharing: true }
        }
      }
    ],
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
    shared: [
      {
        fragment: 'pay=700&parents-income=90%2C000',
        situation: {
          activity: 'student',
          age: 20,
          living: 'home',
          income: { employment: 70_000 },
          parents: { adjustedTaxableIncome: 9_000_000, getIncomeSupport: false }
        }
      },
      {
        fragment: 'living=away&grounds=orphan&home=rent&rent=250&pay=12%2C000&pay-per=year',
        situation: {
          activity: 'student',
          age: 20,
          living: 'away',
          independence: { grounds: ['orphan'] },
          income: { employment: 46_154 },
          rent: { perFortnight: 50_000 }
        }
      },
      {
        fragment:
          'activity=job-seeker&parents-income=110%2C000&siblings=4&sibling-2-age=17&sibling-4-living=away&ftb-siblings=yes&ftb-siblings-rate=295.82',
        situation: {
          activity: 'job-seeker',
          age: 20,
          living: 'home',
          parents: {
            adjustedTaxableIncome: 11_000_000,
            otherChildren: [
              { kind: 'youth-allowance', age: 18, living: 'home' },
              { kind: 'youth-allowance', age: 17, living: 'home' },
              { kind: 'youth-allowance', age: 18, living: 'home' },
              { kind: 'youth-allowance', age: 18, living: 'away' },
              { kind: 'family-tax-benefit', maximumRate: 29_582 }
            ]
          }
        }
      }
    ],
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
    shared: [
      { fragment: 'hours=25', situation: { program: 'workforce-australia', hoursAWeek: 25 } },
      {
        fragment: 'program=nsw-jobcover&hours=30&basis=hourly&hourly=28.50&loading=17.5',
        situation: {
          program: 'nsw-jobcover',
          hoursAWeek: 30,
          monthsWithProvider: 6,
          pay: { basis: 'hourly', hourly: 2850 },
          leaveLoading: 1750
        }
      },
      {
        fragment: 'program=apprentice-key-program&casual=yes&super=no&exclusions=family-member',
        situation: {
          program: 'apprentice-key-program',
          hoursAWeek: 38,
          exclusions: ['family-member'],
          pay: { casual: true },
          superannuation: false
        }
      }
    ],
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

/** What a field of money, and one of whole numbers, refuses, and as what. */
const BAD_MONEY = {
  '': 'empty',
  '-5': 'negative',
  abc: 'not-a-number',
  '1e9': 'not-a-number',
  '12,34': 'not-a-number',
  '1000000000': 'too-large',
  '10.123': 'too-many-decimals'
} as const
const BAD_WHOLE = { '': 'empty', '-5': 'out-of-range', abc: 'not-whole', '1e9': 'not-whole', '30.5': 'not-whole', '999': 'out-of-range' } as const

interface ByRules {
  amount: number
  others: { amount: number | null; unit: string }[]
}

function byRules(rules: string, situation: object): ByRules {
  const { text } = rulesCommand([rules], () => JSON.stringify(situation))
  return JSON.parse(text) as ByRules
}

function headline(page: Page): Locator {
  return page.locator('[data-amount]')
}

async function open(page: Page, language: Language, { path }: Pick<Case, 'path'>, fragment = ''): Promise<void> {
  await page.goto(`/${language}/calculators/${path}${fragment && `#${fragment}`}`)
  await untilAlive(page)
}

/** Unfolds everything that is folded. */
async function openAll(page: Page): Promise<void> {
  await page.locator('[data-calculator] details').evaluateAll(all => all.forEach(one => one.setAttribute('open', '')))
}

/** Goes on with Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the control cannot be reached with Tab')
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  for (const example of CASES) {
    const { path, rules, shared, keys, unmodelled } = example

    for (const { fragment, situation } of shared) {
      test(`${path} in ${language}: a shared link gives what the command line gives, ${fragment}`, async ({ page }) => {
        const seen = watch(page)
        await open(page, language, example, fragment)
        const { amount, others } = byRules(rules, situation)
        await expect(headline(page)).toHaveAttribute('data-amount', String(amount))
        for (const other of others) {
          if (other.amount === null || other.unit !== 'cents') continue
          const told = formatMoney(other.amount, language, true)
          await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: told })).toHaveCount(1)
        }
        expect(seen.errors).toEqual([])
        expect(seen.strangers).toEqual([])
      })
    }

    test(`${path} in ${language}: no accessibility fault at first, with errors, with everything open`, async ({ page }) => {
      test.setTimeout(60_000)
      await open(page, language, example, shared[0].fragment)
      expect(await violationsOf(page)).toEqual([])
      await openAll(page)
      await page.locator('[data-calculator] input[type=text]').first().fill('x')
      await page.getByRole('button', { name: words.form.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
    })

    test(`${path} in ${language}: no accessibility fault where there is no amount`, async ({ page }) => {
      test.setTimeout(60_000)
      await open(page, language, example, unmodelled)
      await expect(page.getByText(words.answer.noneWhy)).toBeVisible()
      await expect(headline(page)).toHaveCount(0)
      await openAll(page)
      expect(await violationsOf(page)).toEqual([])
      // A clock that stands decades behind: rates of that day are not held.
      await page.clock.setFixedTime('1999-06-30T12:00:00Z')
      await page.goto('about:blank')
      await open(page, language, example, shared[0].fragment)
      await expect(page.getByText(words.answer.notHeld).first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

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
      await expect(page.locator('[data-said]')).toContainText(formatMoney(amount, language, true))
      await tabTo(page, page.getByRole('button', { name: words.actions.clear }))
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(before)
      await expect(page).not.toHaveURL(/#/)
      await expect(page.getByRole('heading', { name: words.answer.example })).toBeVisible()
    })

    test(`${path}: every bad answer is named beside its field and in the summary, in ${language}`, async ({ page }) => {
      await open(page, language, example)
      const field = page.locator(`#q-${keys.field}`)
      const error = page.locator(`#q-${keys.field}-error`)
      const summary = page.getByRole('main').getByRole('alert')
      const isMoney = keys.field !== 'hours'
      for (const [typed, expected] of Object.entries(isMoney ? BAD_MONEY : BAD_WHOLE)) {
        const [told = ''] = words.errors[expected].split('{')
        await field.fill(typed)
        await field.press('Enter')
        await expect(summary).toBeFocused()
        await expect(summary).toContainText(told)
        await expect(error).toContainText(told)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toHaveAttribute('aria-describedby', `q-${keys.field}-error`)
        await expect(field).toHaveValue(typed)
        await expect(headline(page)).toHaveCount(0)
        await summary.getByRole('link').click()
        await expect(field).toBeFocused()
      }
      const good = isMoney ? ['1,234.50', '$1234.5', '１２３４．５０', ' 1 234.50 '] : ['24', '２４', ' 24 ', '24.0']
      const amounts = new Set<string | null>()
      for (const typed of good) {
        await field.fill(typed)
        await expect(error).toHaveCount(0)
        amounts.add(await headline(page).getAttribute('data-amount'))
      }
      expect(amounts.size).toBe(1)
      // Nothing that was found wrong before is held against new answers.
      await field.fill('x')
      await expect(error).toBeVisible()
      await page.getByRole('button', { name: words.actions.clear }).click()
      await field.fill('x')
      await expect(headline(page)).toHaveCount(0)
      await expect(error).toHaveCount(0)
      await expect(summary).toHaveCount(0)
    })
  }

  test(`another day gives that day’s rates, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' })
    const now = await headline(page).getAttribute('data-amount')
    await page.locator('#q-on').selectOption('2025-09-20')
    await expect(headline(page)).not.toHaveAttribute('data-amount', now ?? '')
    await expect(page).toHaveURL(/on=2025-09-20/)
    await page.reload()
    await untilAlive(page)
    await expect(page.locator('#q-on')).toHaveValue('2025-09-20')
  })

  test(`a link from before the rates changed says so, and leads to today’s, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480&on=2026-07-02')
    const { text } = rulesCommand(['jobseeker', '--on', '2026-07-02'], () => JSON.stringify({ age: 30, income: { employment: 48_000 } }))
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

  test(`a link with a day that cannot be had says so beside the menu, in ${language}`, async ({ page }) => {
    for (const [day, told] of [
      ['2001-01-01', words.form.dayNotHeld.replace('{date}', formatDate('2001-01-01', language))],
      ['2199-01-01', words.form.dayNotHeld.replace('{date}', formatDate('2199-01-01', language))],
      ['someday', words.form.dayUnreadable]
    ] as const) {
      await page.goto('about:blank')
      await open(page, language, { path: 'jobseeker-income' }, `pay=480&on=${day}`)
      await expect(page.locator('#q-on-error')).toHaveText(told)
      await expect(page.locator('#q-on')).toHaveAccessibleDescription(new RegExp(told.slice(0, 12)))
      await expect(headline(page)).toBeVisible()
    }
    expect(await violationsOf(page)).toEqual([])
    await page.locator('#q-on').selectOption('2025-09-20')
    await expect(page.locator('#q-on-error')).toHaveCount(0)
  })

  test(`the drawing comes with a table, and a shift is compared, kept in the address and cleared, in ${language}`, async ({ page }) => {
    const seen = watch(page)
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480')
    await expect(page.getByRole('img', { name: words.earnings.chart })).toBeVisible()
    await page.getByText(words.earnings.table, { exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.earnings.keptColumn })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: words.earnings.yourRow })).toContainText(formatMoney(48_000, language, true))
    await expect(page.getByRole('rowheader', { name: words.earnings.cutOutRow })).toBeVisible()
    const shift = page.locator('#q-shift')
    await shift.fill('100')
    await expect(page.getByRole('columnheader', { name: words.earnings.then })).toBeVisible()
    const better = page.getByText(words.earnings.better.replace('{amount}', formatMoney(4000, language, true)))
    await expect(better).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await expect(page).toHaveURL(/#pay=480&shift=100&on=/)
    await page.reload()
    await untilAlive(page)
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

  test(`pay far beyond the end of the payment is in the drawing, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' }, 'pay=5000')
    const drawing = page.getByRole('img', { name: words.earnings.chart })
    await expect(drawing).toContainText(words.earnings.you.replace('{pay}', formatMoney(500_000, language, true)))
    const box = await drawing.boundingBox()
    const dot = await drawing.locator('circle').last().boundingBox()
    expect((dot?.x ?? 0) + (dot?.width ?? 0)).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0))
  })

  for (const { path, rules, shared } of CASES) {
    const [{ fragment, situation }] = shared
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
      await expect(calculator.getByText(formatDate(dayInBrisbane(new Date()), language)).first()).toBeVisible()
      await expect(calculator.getByRole('heading', { name: words.answer.changes })).toBeVisible()
      await expect(calculator.getByText(words.answer.limits).last()).toBeVisible()
      await expect(calculator.getByText(words.print.printed)).toBeVisible()
      if (shift) {
        await expect(calculator.getByText(words.earnings.shiftLabel).first()).toBeVisible()
        await expect(calculator.getByRole('columnheader', { name: words.earnings.then })).toBeVisible()
      }
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
    })
  }

  for (const { path } of CASES) {
    test(`${path} fits phones and moves nothing when React arrives, in ${language}`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { total: 0 }
        Object.assign(window, { shifts })
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const size of [SMALL_PHONE, PHONE]) {
        await page.setViewportSize(size)
        await open(page, language, { path })
        await page.waitForTimeout(500)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(0.01)
      }
    })
  }

  test.describe(`with JavaScript off, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    for (const { path } of CASES) {
      test(`${path} says so, and shows worked examples and rates`, async ({ page }) => {
        await page.goto(`/${language}/calculators/${path}`)
        expect(await page.locator('[data-calculator] form').innerText()).toContain(words.form.noScript)
        await expect(page.getByRole('heading', { name: words.examples.title })).toBeVisible()
        const examples = page.locator('section[aria-labelledby=examples] details')
        expect(await examples.count()).toBeGreaterThanOrEqual(3)
        await examples.first().locator('summary').click()
        await expect(examples.first().locator('table')).toBeVisible()
      })
    }
  })
}

test('what was typed, chosen and ticked before React arrived is in the answers', async ({ page }) => {
  const release = await hold(page, /\/_next\/static\/.+\.js$/)
  await page.goto('/en/calculators/youth-allowance', { waitUntil: 'commit' })
  const ticks = page.locator('input[name=grounds]')
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  const ticked = await ticks.evaluateAll(boxes => boxes.filter(box => (box as HTMLInputElement).checked).map(box => (box as HTMLInputElement).value))
  await page.locator('input[name=age]').fill('19')
  await page.locator('input[name=living][value=away]').check()
  release()
  await untilAlive(page)
  await expect(ticks.nth(0)).toBeChecked()
  await expect(ticks.nth(1)).not.toBeChecked()
  // The address holds what the page believes, once anything more is answered.
  await page.locator('input[name=pay]').fill('100')
  const answers = () => Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)))
  await expect.poll(answers).toEqual({
    age: '19',
    living: 'away',
    grounds: ticked.join(' '),
    pay: '100',
    on: dayInBrisbane(new Date())
  })
})
