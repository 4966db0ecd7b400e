/** Everything readable and navigable with JavaScript off; and calm, and on paper. */
import { expect } from '@playwright/test'
import { messages } from '../../i18n/index.ts'
import { languagesOr } from '../support/full-run.ts'
import { noteOf } from '../support/notes.ts'
import { DESKTOP, PAGE_TYPES, PHONE, PLAIN_PAGES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { settled } from '../support/watch.ts'

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page shows its heading, text and urgent numbers', async ({ page }) => {
    const types = Object.values(PAGE_TYPES).flatMap((type, index) =>
      languagesOr(index % 2 ? 'en' : 'zh').map(language => `/${language}${type}`)
    )
    for (const path of [...types, ...PLAIN_PAGES]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(80)
      await expect(page.locator('.urgent-strip a[href="tel:000"]')).toBeVisible()
    }
  })

  for (const language of languagesOr('en')) {
    const words = messages(language)
    const rates = `/${language}${PAGE_TYPES.rates}`

    test(`a reader gets around by sidebar, folder, breadcrumb and next page, in ${language}`, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(rates)
      const folder = page.locator(`.topics li:has(> a[href="/${language}/centrelink"]) > details`)
      await folder.locator('> summary').click()
      await folder.locator('a').first().click()
      await expect(page).toHaveURL(new RegExp(`/${language}/centrelink/`))
      await page.getByRole('navigation', { name: words.breadcrumb }).getByRole('link').first().click()
      await expect(page).toHaveURL(`/${language}`)
      const guide = `/${language}/jobseeker/guides/casual-work`
      await page.goto(guide)
      await page.locator('[rel=next]').click()
      await expect(page).not.toHaveURL(guide)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test(`a reader with a phone opens the menu and goes elsewhere, in ${language}`, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(rates)
      const panel = page.locator('.side-menu-panel')
      await expect(panel).toBeHidden()
      await page.locator('.side-menu > summary').click()
      await expect(panel).toBeVisible()
      await panel.getByRole('navigation').locator(`a[href="/${language}/helplines"]`).click()
      await expect(page).toHaveURL(`/${language}/helplines`)
      await expect(panel).toBeHidden()
    })

    test(`a reader changes the language, in ${language}`, async ({ page }) => {
      await page.goto(rates)
      const other = language === 'en' ? 'zh' : 'en'
      await page.locator(`.languages a[data-language=${other}]`).click()
      await expect(page).toHaveURL(`/${other}${PAGE_TYPES.rates}`)
    })

    test(`figures show their source, questions their answers, and the table of contents works, in ${language}`, async ({
      page
    }) => {
      await page.setViewportSize(DESKTOP)
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
      const figure = page.locator('.prose .figure').first()
      await figure.locator('> button').click()
      const note = await noteOf(figure)
      await expect(note).toContainText(words.figure.source)
      await note.locator('button').click()
      await expect(note).toBeHidden()
      const question = page.locator('.faq details').first()
      await question.locator('summary').click()
      await expect(question.locator('p')).toBeVisible()
      await page.locator('.toc a').nth(1).click()
      await expect(page).toHaveURL(/#/)
    })
  }

  test('the search box is a form that leads to the search page', async ({ page }) => {
    await page.goto('/zh')
    const form = page.locator('.site-header form[role=search]')
    await expect(form).toHaveAttribute('action', '/search')
    await expect(form.locator('input[type=search]')).toHaveAttribute('name', 'q')
    await expect(form.locator('input[name=lang]')).toHaveValue('zh')
  })
})

test('folds open in 500 milliseconds and close in 300', async ({ page }) => {
  await page.goto(`/en${PAGE_TYPES.rates}`)
  const durations = await page.evaluate(() => {
    const fold = document.querySelector<HTMLDetailsElement>('.faq details')
    if (!fold) throw new Error('There is no fold.')
    const duration = () => getComputedStyle(fold, '::details-content').transitionDuration.split(', ')
    const closing = duration()
    fold.open = true
    return { closing, opening: duration() }
  })
  expect(new Set(durations.opening)).toEqual(new Set(['0.5s']))
  expect(new Set(durations.closing)).toEqual(new Set(['0.3s']))
})

test.describe('on paper', () => {
  for (const language of languagesOr('zh')) {
    test(`a page prints its text with folds open, and its sources with their addresses, in ${language}`, async ({
      page
    }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.emulateMedia({ media: 'print' })
      for (const part of [
        '.site-nav',
        '.languages',
        '.side-menu',
        '.toc',
        '.breadcrumb',
        '.previous-next',
        '.search'
      ]) {
        await expect(page.locator(part).first(), part).toBeHidden()
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const answer of await page.locator('.faq details p').all()) await expect(answer).toBeVisible()
      await expect(page.locator('.sources details li').first()).toBeVisible()
      const pictures = page.locator('figure:has(> svg)')
      await expect(pictures).toHaveCount(2)
      for (const picture of await pictures.all()) await expect(picture.locator('svg')).toBeVisible()
      // Rows that the page has twice are printed once: those of a history, not those of what is kept.
      await expect(pictures.first().locator('table')).toBeHidden()
      await expect(page.locator('.prose > .fold > table').first()).toBeVisible()
      await expect(pictures.last().locator('table')).toBeVisible()
      const address = await page
        .locator('.prose > :not(.sources) a[href^="http"]')
        .first()
        .evaluate(link => getComputedStyle(link, '::after').content)
      expect(address).toContain('https://')
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toMatch(
        /rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)/
      )
    })
  }

  test('answers are printed in browsers whose CSS cannot open folds, and are folded again after', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.route('**/*.css', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('::details-content', '::unheard-of') })
    })
    await page.goto(`/en${PAGE_TYPES.rates}`)
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    const answers = page.locator('.faq details p')
    await expect(answers.first()).toBeHidden()
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    await expect(page.locator('.sources details li').first()).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(answers.first()).toBeHidden()
  })

  test('a safety page prints its numbers and not its exit', async ({ page }) => {
    await page.goto(`/en${PAGE_TYPES.safety}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.exit')).toBeHidden()
    await expect(page.locator('.prose a[href="tel:131114"]').first()).toBeVisible()
    await expect(page.locator('.urgent-strip a[href="tel:000"]')).toBeVisible()
  })
})
