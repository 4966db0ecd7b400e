/** The front door: two languages to choose from, and a choice that is remembered. */
import { expect } from '@playwright/test'
import { daysKept } from '../support/cookies.ts'
import { languagesOr } from '../support/full-run.ts'
import { test } from '../support/policy.ts'

/** The cookie that an earlier visit left. */
function chosen(language: string) {
  return { name: 'NEXT_LOCALE', value: language, domain: 'localhost', path: '/' }
}

test('the front page offers both languages, each in its own words, and the urgent numbers', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle('Foothold | 立足')
  const english = page.getByRole('link', { name: 'English' })
  const chinese = page.getByRole('link', { name: '中文' })
  await expect(english).toHaveAttribute('href', '/en')
  await expect(english).toHaveAttribute('hreflang', 'en-AU')
  await expect(chinese).toHaveAttribute('href', '/zh')
  await expect(chinese).toHaveAttribute('hreflang', 'zh-Hans')
  await expect(page.locator('section:has([href="/zh"])')).toHaveAttribute('lang', 'zh-Hans')
  for (const number of ['000', '131114', '1800737732']) {
    await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible()
  }
})

for (const language of languagesOr('zh')) {
  const name = { en: 'English', zh: '中文' }[language]

  test(`choosing ${name} leads there and is remembered for a year`, async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/${language}`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
    expect(cookie).toMatchObject({ value: language, path: '/' })
    const days = await daysKept(page, 'NEXT_LOCALE')
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThan(366)
  })

  test(`a reader who chose ${name} before is led there, and Back does not trap them`, async ({ page, context }) => {
    await context.addCookies([chosen(language)])
    await page.goto('/404')
    await page.goto('/')
    await page.waitForURL(`/${language}`)
    await page.goBack()
    await expect(page).toHaveURL('/404')
  })

  test(`a reader who chose ${name} before never sees the choice flash by`, async ({ page, context }) => {
    await context.addCookies([chosen(language)])
    const painted: string[] = []
    await page.exposeFunction('notePaint', (path: string) => painted.push(path))
    await page.addInitScript(() => {
      const note = (window as unknown as { notePaint(path: string): void }).notePaint
      new PerformanceObserver(list => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) note(location.pathname)
      }).observe({ type: 'paint', buffered: true })
    })
    // A slow connection: the front page would have a second to show.
    await page.route(`**/${language}`, async route => {
      await new Promise(resolve => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/')
    await page.waitForURL(`/${language}`)
    await expect.poll(() => painted).toContain(`/${language}`)
    expect(painted).not.toContain('/')
  })
}

test('a reader who wants to choose again is left to choose', async ({ page, context }) => {
  await context.addCookies([chosen('zh')])
  await page.goto('/?choose')
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible()
  await expect(page).toHaveURL('/?choose')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the front page is two links, even for a reader who chose before', async ({ page, context }) => {
    await context.addCookies([chosen('zh')])
    await page.goto('/')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/en')
    await page.goto('/')
    await page.getByRole('link', { name: '中文' }).click()
    await expect(page).toHaveURL('/zh')
  })
})
