/** The four calculators as readers use them: by keyboard, by phone, with bad input, shared, printed, without script. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { calculatorWords as en } from '../../i18n/calculators/en.ts'
import { calculatorWords as zh } from '../../i18n/calculators/zh.ts'
import { formatMoney } from '../../i18n/format.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { rulesCommand } from '../../scripts/lib/rules-command.ts'
import { violationsOf } from '../support/axe.ts'
import { PHONE, SMALL_PHONE } from '../support/pages.ts'
import { bringReact, untilAlive } from '../support/react.ts'
import { watch } from '../support/watch.ts'

const WORDS = { en, zh }
const KIB = 1024

/** A day for which all rates are held, so that results can be compared with the command line’s. */
interface Case {
  path: string
  rules: string
  /** Address of the answers, and the same situation for the command line. */
  fragment: string
  situation: object
}

const CASES: Case[] = [
  {
    path: 'jobseeker-income',
    rules: 'jobseeker',
    fragment: 'pay=480&home=rent&rent=420',
    situation: {
      age: 30,
      income: { employment: 48_000 },
      rent: { accommodation: 'private-rent', perFortnight: 84_000 }
    }
  },
  {
    path: 'rent-assistance',
    rules: 'rent-assistance',
    fragment: 'sharing=yes&rent=180',
    situation: {
      payment: 'jobseeker',
      age: 30,
      household: 'single',
      rent: { accommodation: 'private-rent', perFortnight: 36_000, sharing: true }
    }
  },
  {
    path: 'youth-allowance',
    rules: 'youth-allowance',
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
    path: 'wage-subsidy',
    rules: 'wage-subsidy',
    fragment: 'hours=25',
    situation: { program: 'workforce-australia', hoursAWeek: 25 }
  }
]

function amountByRules({ rules, situation }: Case): number {
  const { text } = rulesCommand([rules], () => JSON.stringify(situation))
  return (JSON.parse(text) as { amount: number }).amount
}

function headline(page: Page): Locator {
  return page.locator('[data-amount]')
}

async function open(page: Page, language: Language, { path }: Pick<Case, 'path'>, fragment = ''): Promise<void> {
  await page.goto(`/${language}/calculators/${path}${fragment && `#${fragment}`}`)
  await untilAlive(page)
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
    test(`${example.path} in ${language}: a shared link gives what the command line gives`, async ({ page }) => {
      const seen = watch(page)
      await open(page, language, example, example.fragment)
      await expect(headline(page)).toHaveAttribute('data-amount', String(amountByRules(example)))
      expect(seen.errors).toEqual([])
      expect(seen.strangers).toEqual([])
    })

    test(`${example.path} in ${language}: no accessibility fault at first, with errors, with everything open`, async ({ page }) => {
      test.setTimeout(60_000)
      await open(page, language, example, example.fragment)
      expect(await violationsOf(page)).toEqual([])
      await page.locator('[data-calculator] details').evaluateAll(all => all.forEach(one => one.setAttribute('open', '')))
      await page.locator('[data-calculator] input[type=text]').first().fill('x')
      await page.getByRole('button', { name: words.form.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test(`by keyboard alone, in ${language}: choose, type, send, read, clear`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' })
    const pay = page.locator('#q-pay')
    await tabTo(page, page.locator('#q-relationship'))
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#q-partner-age')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await tabTo(page, pay)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('240')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#pay=240&pay-per=week$/)
    await tabTo(page, page.getByRole('button', { name: words.form.submit }))
    await page.keyboard.press('Enter')
    await expect(page.locator('#calculator-answer')).toBeFocused()
    const expected = amountByRules({ path: '', rules: 'jobseeker', fragment: '', situation: { age: 30, income: { employment: 48_000 } } })
    await expect(headline(page)).toHaveAttribute('data-amount', String(expected))
    await expect(page.locator('[data-said]')).toContainText(formatMoney(expected, language, true))
    await tabTo(page, page.getByRole('button', { name: words.actions.clear }))
    await page.keyboard.press('Enter')
    await expect(pay).toHaveValue('0')
    await expect(page).not.toHaveURL(/#/)
  })

  test(`every bad amount is named beside its field and in the summary, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' })
    const pay = page.locator('#q-pay')
    const bad = {
      '': 'empty',
      '-5': 'negative',
      abc: 'not-a-number',
      '1e9': 'not-a-number',
      '1000000000': 'too-large',
      '10.123': 'too-many-decimals'
    } as const
    for (const [typed, error] of Object.entries(bad)) {
      await pay.fill(typed)
      await pay.press('Enter')
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words.errors[error])
      await expect(page.locator('#q-pay-error')).toHaveText(words.errors[error])
      await expect(pay).toHaveAttribute('aria-invalid', 'true')
      await expect(pay).toHaveAttribute('aria-describedby', 'q-pay-error')
      await expect(pay).toHaveValue(typed)
      await expect(headline(page)).toHaveCount(0)
      await page.getByRole('main').getByRole('alert').getByRole('link').click()
      await expect(pay).toBeFocused()
    }
    for (const typed of ['1,234.50', '$1234.5', '１２３４．５０', ' 1 234.50 ']) {
      await pay.fill(typed)
      await expect(page.locator('#q-pay-error')).toHaveCount(0)
      const expected = amountByRules({ path: '', rules: 'jobseeker', fragment: '', situation: { age: 30, income: { employment: 123_450 } } })
      await expect(headline(page)).toHaveAttribute('data-amount', String(expected))
    }
  })

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

  test(`the drawing comes with a table, and a shift is compared, in ${language}`, async ({ page }) => {
    const seen = watch(page)
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480')
    await expect(page.getByRole('img', { name: words.earnings.chart })).toBeVisible()
    await page.getByText(words.earnings.table, { exact: true }).click()
    await expect(page.getByRole('columnheader', { name: words.earnings.sum })).toBeVisible()
    await page.locator('#q-shift').fill('100')
    await expect(page.getByRole('columnheader', { name: words.earnings.then })).toBeVisible()
    await expect(page.getByText(words.earnings.better.replace('{amount}', formatMoney(4000, language, true)))).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    expect(seen.errors).toEqual([])
  })

  test(`paper holds answers, working, date and both names, and no form, in ${language}`, async ({ page }) => {
    await open(page, language, { path: 'jobseeker-income' }, 'pay=480')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[data-calculator] form')).toBeHidden()
    await expect(page.getByText('JobSeeker Payment / 求职者津贴')).toBeVisible()
    await expect(page.getByText(formatMoney(48_000, language, true)).first()).toBeVisible()
    await expect(headline(page)).toBeVisible()
    await expect(page.getByText(words.steps['income-reduction-upper']).first()).toBeVisible()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })

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
  const held: (() => void)[] = []
  await page.route('**/_next/static/**/*.js', async route => {
    await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  await page.goto('/en/calculators/youth-allowance', { waitUntil: 'commit' })
  const ticks = page.locator('input[name=grounds]')
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  const ticked = await ticks.evaluateAll(boxes => boxes.filter(box => (box as HTMLInputElement).checked).map(box => (box as HTMLInputElement).value))
  await page.locator('input[name=age]').fill('19')
  await page.locator('input[name=living][value=away]').check()
  await page.unroute('**/_next/static/**/*.js')
  for (const release of held) release()
  await untilAlive(page)
  await expect(ticks.nth(0)).toBeChecked()
  await expect(ticks.nth(1)).not.toBeChecked()
  // The address holds what the page believes, once anything more is answered.
  await page.locator('input[name=pay]').fill('100')
  await expect(page).toHaveURL(/pay=100/)
  const answers = new URLSearchParams(new URL(page.url()).hash.slice(1))
  expect(Object.fromEntries(answers)).toEqual({ age: '19', living: 'away', grounds: ticked.join(' '), pay: '100' })
})

/** Compressed bytes of scripts and styles a page fetches until it is still. */
async function weigh(page: Page, path: string, begin: () => Promise<void>): Promise<number> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  const wanted = new Set<string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(path)
  await begin()
  await untilAlive(page)
  await page.waitForTimeout(1500)
  return bytes
}

for (const { path } of CASES) {
  test(`${path} costs at most 60 KiB beyond a content page with React`, async ({ browser }) => {
    const plain = await browser.newPage()
    const content = await weigh(plain, '/en/jobseeker/payment-rates', () => bringReact(plain))
    await plain.close()
    const page = await browser.newPage()
    const calculator = await weigh(page, `/en/calculators/${path}`, async () => {})
    await page.close()
    expect((calculator - content) / KIB).toBeLessThanOrEqual(60)
  })
}
