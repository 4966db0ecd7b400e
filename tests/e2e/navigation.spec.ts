/** Navigation: sidebar, menu, breadcrumb, table of contents, previous and next, skip link. */
import { expect, type Locator, type Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import { formatDate } from '../../i18n/format.ts'
import { LANGUAGES, messages } from '../../i18n/index.ts'
import { documentAt, htmlOf, pagesIn } from '../support/export.ts'
import { languagesOr } from '../support/full-run.ts'
import { tabThrough } from '../support/keyboard.ts'
import { DESKTOP, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { bringReact } from '../support/react.ts'
import { settled } from '../support/watch.ts'

const PANEL = '.side-menu-panel'

/** Titles that the sidebar must have. */
const TITLES = {
  en: ['Home', 'JobSeeker', 'Employment', 'Employer', 'Centrelink', 'Calculators', 'Community'],
  zh: ['首页', '求职者资源', '就业服务机构', '雇主资源', 'Centrelink 服务', '计算器与工具', '社区援助']
}

/** The button of the small screen's menu. */
function menuButton(page: Page): Locator {
  return page.locator('.side-menu > summary')
}

for (const language of LANGUAGES) {
  test(`sidebar, breadcrumb and date are in the language of the page and show where the page is, in ${language}`, async ({
    page
  }) => {
    const words = messages(language)
    const deep = `/${language}/jobseeker/compliance/points`
    await page.goto(deep)
    const sidebar = page.getByRole('navigation', { name: words.sidebarNavigation })
    await expect(sidebar).toBeVisible()
    await expect(menuButton(page)).toBeHidden()
    const top = (await sidebar.locator('> ul > li > a').allTextContents()).join('\n')
    for (const title of TITLES[language]) expect(top).toContain(title)

    await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', deep)
    await expect(sidebar.locator('[aria-current=page]')).toBeVisible()
    const open = await sidebar
      .locator('details[open]')
      .evaluateAll(all => all.map(folder => folder.previousElementSibling?.getAttribute('href')))
    expect(open).toEqual([`/${language}/jobseeker`, `/${language}/jobseeker/compliance`])

    const checked = page.locator('.sources time')
    const day = (await checked.getAttribute('datetime')) ?? ''
    expect(day).toMatch(/^20\d\d-\d\d-\d\d$/)
    await expect(checked).toContainText(formatDate(day, language))

    const breadcrumb = page.getByRole('navigation', { name: words.breadcrumb })
    const links = breadcrumb.getByRole('link')
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(addresses).toEqual([`/${language}`, `/${language}/jobseeker`, `/${language}/jobseeker/compliance`])
    await expect(links.first()).toHaveText(words.home)
    await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(/\S/)
    await links.nth(2).click()
    await expect(page).toHaveURL(`/${language}/jobseeker/compliance`)
  })
}

for (const language of languagesOr('en')) {
  const words = messages(language)
  const deep = `/${language}/jobseeker/compliance/points`

  test.describe(`on a wide screen in ${language}`, () => {
    test.use({ viewport: DESKTOP })

    test('a folder opens and closes by mouse and by keyboard, and stays as it is when React takes over', async ({
      page
    }) => {
      await page.goto(deep)
      const folder = page.locator(`.topics li:has(> a[href="/${language}/centrelink"]) > details`)
      const inside = folder.locator('a').first()
      await expect(inside).toBeHidden()
      await folder.locator('> summary').click()
      await expect(inside).toBeVisible()
      await folder.locator('> summary').press('Enter')
      await expect(inside).toBeHidden()
      await folder.locator('> summary').press('Space')
      await expect(inside).toBeVisible()
      await expect(folder.locator('> summary')).toHaveAccessibleName(/\S/)
      await bringReact(page)
      await expect(inside).toBeVisible()
    })

    test('the contents list has the headings beside the text, leads to them and back to the top, and marks the part being read without React', async ({
      page
    }) => {
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      const contents = page.getByRole('navigation', { name: words.onThisPage })
      await expect(contents).toBeVisible()
      await expect(page.locator('.toc > summary')).toHaveText(words.onThisPage)
      const main = await page.locator('.prose').boundingBox()
      const box = await contents.boundingBox()
      expect(box?.x).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) - 1)

      const link = contents.getByRole('link').nth(2)
      const id = (await link.getAttribute('href'))?.slice(1) ?? ''
      await link.click()
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
      const heading = await page.locator(`[id="${id}"]`).boundingBox()
      expect(heading?.y, 'not under the bar').toBeGreaterThanOrEqual(64)

      await contents.getByRole('link', { name: words.scrollToTop }).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

      const headings = await page
        .locator('.prose > :is(h2, h3)[id], .prose > .fold > summary > :is(h2, h3), .prose > section > h2')
        .evaluateAll(all => all.map(heading => heading.id).filter(id => id !== 'related'))
      const listed = await page
        .locator('.toc li a')
        .evaluateAll(all => all.map(each => each.getAttribute('href')?.slice(1)))
      expect(listed).toEqual(headings)

      await link.click()
      const marked = () =>
        contents
          .locator('li a')
          .evaluateAll(links =>
            links.filter(each => getComputedStyle(each).fontWeight === '600').map(each => each.getAttribute('href'))
          )
      await expect.poll(marked).toEqual([`#${id}`])
    })

    test('the contents list marks the part being read in browsers that need a script for it', async ({ page }) => {
      await page.addInitScript(() => {
        CSS.supports = () => false
      })
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      const link = page.locator('.toc li a').nth(2)
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(page.locator('.toc [aria-current]')).toHaveCount(1)
    })
  })
}

for (const language of languagesOr('zh')) {
  const words = messages(language)
  const deep = `/${language}/jobseeker/compliance/points`

  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: PHONE })

    test('the menu is closed and nothing in it can be focused', async ({ page }) => {
      await page.goto(deep)
      await expect(menuButton(page)).toBeVisible()
      await expect(menuButton(page)).toHaveAccessibleName(words.menu)
      await expect(page.locator(PANEL)).toBeHidden()
      // Not even laid out: that would be work at every page's opening.
      expect(await page.locator(PANEL).evaluate(panel => panel.getClientRects().length)).toBe(0)
      const stops = await tabThrough(page)
      expect(stops.length).toBeGreaterThan(10)
      expect(stops.filter(({ inMenu }) => inMenu)).toEqual([])
    })

    test('the menu opens with site links and topics of its language; search is in the bar', async ({ page }) => {
      await page.goto(deep)
      await menuButton(page).click()
      const panel = page.locator(PANEL)
      await expect(page.locator('.search-open')).toHaveAccessibleName(words.search.label)
      await expect(panel.getByRole('link', { name: words.proTools })).toBeVisible()
      await expect(panel.getByRole('navigation', { name: words.sidebarNavigation })).toBeVisible()
      await expect(panel.locator('[aria-current=page]')).toBeVisible()
      await expect(menuButton(page)).toHaveAccessibleName(words.menu)
    })

    test('the open menu is as wide as the window, and the page behind it does not scroll', async ({ page }) => {
      await page.goto(deep)
      await menuButton(page).click()
      await expect.poll(() => page.locator(PANEL).boundingBox()).toEqual({ x: 0, y: 64, width: 390, height: 780 })
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 600)
      await settled(page)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    })

    test('Escape closes the menu and gives the focus back to its button', async ({ page }) => {
      await page.goto(deep)
      await menuButton(page).focus()
      await page.keyboard.press('Enter')
      await page.locator('.topics a').first().focus()
      await page.keyboard.press('Escape')
      await expect(page.locator(PANEL)).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    })

    test('following a link in the menu closes it, before React and after', async ({ page }) => {
      await page.goto(deep)
      await menuButton(page).click()
      await page.locator(`.topics a[href="/${language}/helplines"]`).click()
      await expect(page).toHaveURL(`/${language}/helplines`)
      await expect(page.locator(PANEL)).toBeHidden()

      await bringReact(page)
      await menuButton(page).click()
      await page.locator(`.topics a[href="/${language}/glossary"]`).click()
      await expect(page).toHaveURL(`/${language}/glossary`)
      await expect(page.locator(PANEL)).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(`/${language}/helplines`)
      await expect(page.locator(PANEL)).toBeHidden()
    })

    test('a menu in use stays open when React takes over', async ({ page }) => {
      await page.goto(deep)
      await menuButton(page).click()
      const link = page.locator('.topics a').nth(2)
      // The menu opens over half a second; what is not shown yet takes no focus.
      await expect(link).toBeVisible()
      await link.focus()
      await expect(link).toBeFocused()
      await bringReact(page)
      await settled(page)
      await expect(page.locator(PANEL)).toBeVisible()
      await expect(link).toBeFocused()
    })

    test('the contents list is folded above the text', async ({ page }) => {
      await page.goto(deep)
      const contents = page.getByRole('navigation', { name: words.onThisPage })
      await expect(contents).toBeHidden()
      await page.locator('.toc > summary').click()
      await expect(contents).toBeVisible()
      await contents.getByRole('link').nth(1).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    })
  })
}

/** Where previous and next lead. Only that part of the page is parsed: there are hundreds. */
function neighboursIn(html: string): { previous: string | undefined; next: string | undefined } {
  const links = parse(/<nav class="previous-next"[^]*?<\/nav>/.exec(html)?.[0] ?? '')
  const to = (rel: string) => links.querySelector(`[rel=${rel}]`)?.getAttribute('href')
  return { previous: to('prev'), next: to('next') }
}

for (const language of LANGUAGES) {
  test(`previous and next lead in the sidebar’s order, and every other page names related ones, in ${language}`, () => {
    const order = documentAt(`/${language}/jobseeker`)
      .querySelectorAll('.topics a')
      .map(link => link.getAttribute('href') ?? '')
    const content = pagesIn(language).filter(each => htmlOf(each).includes('class="breadcrumb"'))
    const neighbours = new Map(content.map(each => [each.path, neighboursIn(htmlOf(each))]))
    const isAfter = (path: string, other: string) =>
      !order.includes(path) || !order.includes(other) || order.indexOf(path) > order.indexOf(other)
    const broken = content.flatMap(({ path }) => {
      const { previous, next } = neighbours.get(path) ?? {}
      if (!previous && !next) return documentAt(path).querySelector('#related') ? [] : [`${path}: neither`]
      const back = next && neighbours.get(next)?.previous
      const isBroken =
        (back && back !== path) || (previous && !isAfter(path, previous)) || (next && !isAfter(next, path))
      return isBroken ? [`${path}: ${previous} ${next}`] : []
    })
    expect(broken).toEqual([])
    expect([...neighbours.values()].filter(({ next }) => next).length).toBeGreaterThan(15)
  })
}

for (const language of languagesOr('en')) {
  const words = messages(language)

  test(`the skip link is the first stop and leads to the text, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}${PAGE_TYPES.rates}`)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.skipToContent })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}
