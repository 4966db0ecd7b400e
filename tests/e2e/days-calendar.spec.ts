/** The answers of “Why did my payment stop?” and “Is my notice to leave long enough?”, by keyboard on a phone, and their calendar. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { STATE_KEY } from '../../components/filters/kept-state.ts'
import { calendarWords as calendarEn } from '../../i18n/calendar/en.ts'
import { calendarWords as calendarZh } from '../../i18n/calendar/zh.ts'
import { toldToLeaveWords as leaveEn } from '../../i18n/days/told-to-leave/en.ts'
import { toldToLeaveWords as leaveZh } from '../../i18n/days/told-to-leave/zh.ts'
import { formatDay } from '../../i18n/format.ts'
import type { Language } from '../../i18n/languages.ts'
import { loadData } from '../../rules/data/load.ts'
import { LEAVE_REASONS } from '../../rules/situations/date-choices.ts'
import { violationsOf } from '../support/axe.ts'
import { linesOf, readCalendar, type ReadCalendar } from '../support/calendar.ts'
import { languagesOr } from '../support/full-run.ts'
import { tabTo } from '../support/keyboard.ts'
import { PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'
import { watch } from '../support/watch.ts'

const CALENDAR = { en: calendarEn, zh: calendarZh }
const LEAVE = { en: leaveEn, zh: leaveZh }

/** The reader’s own day in these tests. */
const TODAY = '2026-11-26'

const data = loadData()

async function open(page: Page, language: Language, id: string, fragment = ''): Promise<void> {
  await page.clock.setFixedTime(`${TODAY}T02:00:00Z`)
  await page.goto(`/${language}/calculators/${id}${fragment && `#${fragment}`}`)
  await untilHydrated(page)
}

/** Opens the fold with the days, by keyboard. */
async function openCalendar(page: Page): Promise<Locator> {
  const calendar = page.locator('[data-calculator] [data-calendar]')
  await tabTo(page, calendar.locator('summary'))
  await page.keyboard.press('Enter')
  return calendar
}

/** Presses the button by keyboard. @returns what was downloaded */
async function download(page: Page, calendar: Locator): Promise<ReadCalendar> {
  await tabTo(page, calendar.getByRole('button'))
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('dates.ics')
  const text = await readFile(await file.path(), 'utf8')
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  return readCalendar(text)
}

for (const language of languagesOr('zh')) {
  const words = CALENDAR[language]

  test(`a payment on hold, by keyboard on a phone in ${language}: cause, number, sentence, days, calendar`, async ({
    page
  }) => {
    const seen = watch(page)
    await page.setViewportSize(PHONE)
    await open(page, language, 'payment-stopped')
    const tool = page.locator('[data-calculator]')
    await tabTo(page, tool.locator('input[name=kind]').first())
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown')
    await expect(tool.locator('input[name=kind][value=held]')).toBeChecked()
    await tabTo(page, tool.locator('input[name=seen-held]').first())
    await page.keyboard.press('Space')
    const entry = data.paymentStopped.get('held-missed-task')
    await expect(tool.locator('[data-headline]')).toHaveText(entry?.cause[language] ?? '')
    await expect(tool.getByText(entry?.say.en ?? '').first()).toBeVisible()
    const phone = data.services.get(entry?.service ?? '')?.phone ?? '?'
    await expect(tool.getByRole('link', { name: phone }).first()).toBeVisible()
    await tool.locator('#q-notice').fill('2026-11-24')
    await expect(page).toHaveURL(/#kind=held&seen-held=held-missed-task&notice=2026-11-24$/)
    // What to do is due today: only the days of later steps are counted.
    await expect(tool.locator('[data-limit=fix-requirement]')).toHaveCount(0)
    await expect(tool.locator('[data-limit=formal-review]')).toContainText(formatDay('2027-02-23', language))
    const calendar = await openCalendar(page)
    expect(await violationsOf(page)).toEqual([])
    const { events } = await download(page, calendar)
    expect(events.map(({ start }) => start)).toEqual(['2027-02-23', '2027-02-23'])
    expect(events.every(({ reminders }) => reminders.length === 2)).toBe(true)
    await expect(calendar.getByRole('status')).toContainText('dates.ics')
    expect(seen.errors).toEqual([])
    expect(seen.thirdParty).toEqual([])
  })

  test(`days that could reveal violence at home are left out unless ticked, in ${language}`, async ({ page }) => {
    await open(page, language, 'payment-stopped', 'kind=cut&seen-cut=partner-income&notice=2026-11-24')
    const tool = page.locator('[data-calculator]')
    const claimSafely = `/${language}/community/domestic-violence/money-and-payments#claim-safely`
    await expect(tool.locator(`a[href="${claimSafely}"]`)).toBeVisible()
    const calendar = await openCalendar(page)
    const boxes = calendar.getByRole('checkbox')
    await expect(boxes.first()).not.toBeChecked()
    await expect(boxes.first()).toHaveAccessibleDescription(words.dangerous)
    await calendar.getByRole('button').click()
    await expect(calendar.getByRole('status')).toHaveText(words.noneTicked)
    await boxes.first().check()
    expect((await download(page, calendar)).events).toHaveLength(1)
  })

  test(`where the file cannot be made the page says so, in ${language}`, async ({ page }) => {
    await open(page, language, 'payment-stopped', 'kind=late&seen-late=not-reported&notice=2026-11-24')
    const calendar = await openCalendar(page)
    await page.route('**/_next/static/chunks/**', route => route.abort())
    await calendar.getByRole('button').click()
    await expect(calendar.getByRole('status')).toHaveText(words.failed)
  })

  test(`told to leave, in ${language}: the kept state first, then whether the notice is long enough`, async ({
    page
  }) => {
    const { verdict, not } = LEAVE[language]
    await page.setViewportSize(PHONE)
    await page.addInitScript(key => localStorage.setItem(key, 'nsw'), STATE_KEY)
    await open(page, language, 'told-to-leave')
    const tool = page.locator('[data-calculator]')
    await expect(tool.locator('#q-state')).toHaveValue('nsw')
    const help = data.services.get('tenants-union-nsw')?.name[language] ?? ''
    await expect(tool.getByText(help).first()).toBeVisible()
    await expect(tool.getByText(not.items[0] ?? '').first()).toBeVisible()
    // Not before the reader changes something.
    expect(new URL(page.url()).hash).toBe('')
    await tabTo(page, tool.locator('input[name=agreement]').first())
    await page.keyboard.press('Space')
    await tabTo(page, tool.locator('input[name=reason]').first())
    for (let at = 0; at < LEAVE_REASONS.indexOf('to-sell'); at += 1) await page.keyboard.press('ArrowDown')
    await expect(tool.locator('input[name=reason][value=to-sell]')).toBeChecked()
    await tool.locator('#q-given').fill('2026-11-20')
    await tool.locator('#q-out').fill('2026-12-20')
    await expect(tool.locator('[data-headline]')).toHaveText(verdict['too-short'].main)
    await expect(tool.getByText(formatDay('2027-01-19', language)).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const { events } = await download(page, await openCalendar(page))
    expect(events.map(({ start }) => start)).toEqual(['2026-12-20', '2027-01-19'])
  })
}
