/** axe on pages with something open (axe.spec.ts has them as they load), and what axe cannot see: focus, zoom, spacing, colours. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../i18n/index.ts'
// There is a sign-in form only where accounts are set up.
import { test } from '../support/auth-site.ts'
import { violationsOf } from '../support/axe.ts'
import { CONTROLS, openReady } from '../support/controls.ts'
import { fullOr, languagesOr } from '../support/full-run.ts'
import { focusEach, tabThrough, unseen } from '../support/keyboard.ts'
import { overflows } from '../support/overflows.ts'
import { DESKTOP, PAGE_TYPES, PHONE, SAFETY_PAGES } from '../support/pages.ts'
import { bringReact } from '../support/react.ts'
import { setClocks } from '../support/site-day.ts'

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP]
] as const

/** A desktop window 1280 pixels wide, zoomed to 200% and 400%: WCAG 1.4.4 and 1.4.10. */
const TWICE = { width: 640, height: 450 }
const FOUR_TIMES = { width: 320, height: 256 }

/** One page of each kind, those with controls too. */
const KINDS = [...Object.values(PAGE_TYPES), ...CONTROLS]

/** Pages with pictures of every kind, the last with your time and theirs on one line, and how many each has. */
const PICTURED = {
  [PAGE_TYPES.rates]: 2,
  '/jobseeker/compliance/demerits': 2,
  '/jobseeker/guides/single-parents': 2,
  '/jobseeker/rights': 1
}

/** A page’s language where pages take turns: both languages have the same parts. */
function inTurns(index: number): readonly Language[] {
  return languagesOr(index % 2 ? 'zh' : 'en')
}

for (const [device, viewport, language] of [
  ['a phone', PHONE, 'zh'],
  ['a desktop', DESKTOP, 'en']
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const each of languagesOr(language)) {
      test(`axe finds nothing with folds, a figure’s note, the menu or React open, in ${each}`, async ({ page }) => {
        await page.goto(`/${each}${PAGE_TYPES.payment}`)
        const found: string[] = []
        for (const note of ['.prose .figure', '.prose .term']) {
          await page.locator(`${note} button`).first().click()
          found.push(...(await violationsOf(page)))
          await page.keyboard.press('Escape')
        }
        await bringReact(page)
        for (const folds of ['main details', viewport === PHONE ? '.side-menu, .folder' : '.folder']) {
          await page.locator(folds).evaluateAll(all => {
            for (const fold of all) if (fold instanceof HTMLDetailsElement) fold.open = true
          })
          found.push(...(await violationsOf(page)))
        }
        expect(found).toEqual([])
      })
    }
  })
}

/** Pages with the most to stop at, and those with controls. */
const FOCUSED = [PAGE_TYPES.home, PAGE_TYPES.payment, ...SAFETY_PAGES, ...CONTROLS]

const WINDOWS = [...SIZES, ['a page enlarged four times', FOUR_TIMES]] as const

for (const [nth, [device, viewport]] of WINDOWS.entries()) {
  test(`whatever has the focus is in view, uncovered and outlined, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    // A phone has all of them, a desktop and the enlarged page half each.
    const some = FOCUSED.filter((_, index) => index % 2 === nth % 2)
    const onPhone = [...FOCUSED, PAGE_TYPES.helplines, PAGE_TYPES.glossary]
    for (const [index, path] of (viewport === PHONE ? onPhone : fullOr(FOCUSED, some)).entries()) {
      for (const language of inTurns(index)) {
        await openReady(page, language, path)
        for (const back of [false, true]) {
          const stops = await focusEach(page, { back })
          expect(stops.length, path).toBeGreaterThan(10)
          expect.soft(unseen(stops), path).toEqual([])
        }
      }
    }
  })
}

/** Windows, languages and directions for real presses of Tab. */
const TABBED = fullOr<(readonly [string, { width: number; height: number }, Language, boolean])[]>(
  WINDOWS.flatMap(([device, viewport]) =>
    LANGUAGES.flatMap(language => [false, true].map(back => [device, viewport, language, back] as const))
  ),
  [
    ['a phone', PHONE, 'zh', false],
    ['a desktop', DESKTOP, 'en', true],
    ['a page enlarged four times', FOUR_TIMES, 'zh', true]
  ]
)

for (const [index, [device, viewport, language, back]] of TABBED.entries()) {
  test(`${back ? 'Shift and Tab' : 'Tab'} on ${device}: from one end of the page to the other, always in view, in ${language}`, async ({
    page
  }) => {
    await page.setViewportSize(viewport)
    const path = index % 2 ? '/calculators/jobseeker-income' : PAGE_TYPES.safety
    for (const each of fullOr(FOCUSED, [path])) {
      await openReady(page, language, each)
      const stops = await tabThrough(page, { back })
      expect(stops.length, each).toBeGreaterThan(10)
      expect.soft(unseen(stops), each).toEqual([])
    }
  })
}

test('Tab goes through an open menu before the text, always in view', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  for (const language of languagesOr('en')) {
    await page.goto(`/${language}${PAGE_TYPES.guide}`)
    await page.locator('.side-menu > summary').press('Enter')
    const stops = await tabThrough(page)
    const inMenu = stops.filter(stop => stop.inMenu)
    expect(inMenu.length).toBeGreaterThan(15)
    expect(stops.slice(0, inMenu.length).every(stop => stop.inMenu)).toBe(true)
    expect(inMenu.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([])
  }
})

// English has the longer words.
for (const language of languagesOr('en')) {
  test(`everything fits at 200% and 400% zoom, and with the text spacing of WCAG 1.4.12, in ${language}`, async ({
    page
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of KINDS) {
      await openReady(page, language, path)
      for (const size of [TWICE, FOUR_TIMES]) {
        await page.setViewportSize(size)
        expect.soft(await overflows(page), `${path} at ${size.width} pixels`).toEqual([])
      }
      await spaceOut(page)
      for (const [device, size] of SIZES) {
        await page.setViewportSize(size)
        expect.soft(await overflows(page), `${path} spaced out on ${device}`).toEqual([])
      }
      const menu = page.locator('.side-menu > summary')
      await page.setViewportSize(PHONE)
      if (!(await menu.isVisible())) continue
      await menu.click()
      expect.soft(await overflows(page), `${path} spaced out, menu`).toEqual([])
    }
  })
}

test('text that the browser enlarges to 200% fits too, and the focus stays in view', async ({
  playwright,
  launchOptions,
  baseURL
}) => {
  const larger = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args: larger })
  await setClocks(browser)
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  // Whether a page fits is tried above with all kinds.
  const some = KINDS.filter((_, index) => index % 2 === 0)
  for (const [index, path] of fullOr(KINDS, some).entries()) {
    for (const language of inTurns(index)) {
      await openReady(page, language, path)
      for (const [device, viewport] of [...SIZES, ['a tablet', { width: 768, height: 1024 }]] as const) {
        await page.setViewportSize(viewport)
        expect.soft(await overflows(page), `${language}${path} on ${device}`).toEqual([])
      }
    }
  }
  await page.setViewportSize(PHONE)
  await openReady(page, 'en', PAGE_TYPES.safety)
  for (const back of [false, true]) expect(unseen(await tabThrough(page, { back }))).toEqual([])
  await browser.close()
})

test('links and buttons are at least 24 pixels high on a phone, or are in a line of text', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [index, type] of [PAGE_TYPES.home, PAGE_TYPES.rates, PAGE_TYPES.helplines, PAGE_TYPES.safety].entries()) {
    for (const language of inTurns(index)) {
      await page.goto(`/${language}${type}`)
      const small = await page
        .locator(
          ':is(header, .urgent-strip, .toc, .previous-next, .breadcrumb, .site-footer ul, .side-menu) :is(a, summary):visible'
        )
        .evaluateAll(all =>
          all.filter(element => element.getBoundingClientRect().height < 24).map(element => element.textContent)
        )
      expect(small, `${language}${type}`).toEqual([])
    }
  }
})

/** Applies the text spacing of WCAG 1.4.12; lines that are already farther apart stay so. */
async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
    )
    document.adoptedStyleSheets = [sheet]
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { lineHeight, fontSize } = getComputedStyle(element)
      if (!(parseFloat(lineHeight) >= parseFloat(fontSize) * 1.5)) {
        element.style.setProperty('line-height', '1.5', 'important')
      }
    }
  })
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' })

  /** What forced colours leave of an element’s look. */
  function look(page: Page, selector: string): Promise<string> {
    return page
      .locator(selector)
      .first()
      .evaluate(element => {
        const {
          backgroundColor,
          borderStyle,
          borderWidth,
          outlineColor,
          outlineStyle,
          outlineWidth,
          textDecorationLine
        } = getComputedStyle(element)
        const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return [backgroundColor, borderStyle, borderWidth, outline, textDecorationLine].join('; ')
      })
  }

  /** The colours in which the drawings of an element are painted, and those of the system. */
  function painted(element: Locator) {
    return element.evaluate(around => {
      const probe = document.body.appendChild(document.createElement('i'))
      const colour = (name: string) => {
        probe.style.color = name
        return getComputedStyle(probe).color
      }
      const shapes = [...around.querySelectorAll('svg :is(line, path, polyline, circle, rect, text)')]
      const paints = shapes.flatMap(shape => {
        const { fill, stroke } = getComputedStyle(shape)
        return [fill, stroke].filter(paint => paint !== 'none' && paint !== 'rgba(0, 0, 0, 0)')
      })
      return { paints, canvas: colour('Canvas'), text: colour('CanvasText'), grey: colour('GrayText') }
    })
  }

  /** Buttons, and links that look like buttons, without a border or underline. */
  function withoutEdge(page: Page): Promise<string[]> {
    return page
      .locator(':is(button, select, input:not([type=hidden]), main a[data-language], .exit a):visible')
      .evaluateAll(all =>
        all
          .filter(element => !element.closest('.visually-hidden') && getComputedStyle(element).opacity !== '0')
          .filter(element => !element.matches('[type=checkbox], [type=radio]'))
          .filter(element => {
            // The border of an amount is on the box around it, the line of a note’s button below the words under it.
            const around = element.matches('input') ? element.parentElement : element.closest('.figure, .word')
            const boxes = [element, ...(around ? [around] : [])]
            return !boxes
              .map(box => getComputedStyle(box))
              .some(
                ({ borderBottomStyle, borderBottomWidth, textDecorationLine }) =>
                  textDecorationLine === 'underline' ||
                  (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0)
              )
          })
          .map(element => `${element.className} ${element.textContent ?? ''}`)
      )
  }

  for (const language of languagesOr('zh')) {
    test(`the current page and language are marked, and every button has an edge, in ${language}`, async ({ page }) => {
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
      expect(await look(page, '.topics a[aria-current=page]')).not.toBe(
        await look(page, '.topics a:not([aria-current])')
      )
      expect(await look(page, '.languages [aria-current]')).not.toBe(
        await look(page, '.languages a:not([aria-current])')
      )
      for (const path of [PAGE_TYPES.home, PAGE_TYPES.safety, PAGE_TYPES.helplines, PAGE_TYPES.glossary, ...CONTROLS]) {
        await openReady(page, language, path)
        expect.soft(await withoutEdge(page), path).toEqual([])
      }
      await page.goto('/')
      expect(await withoutEdge(page)).toEqual([])
    })

    test(`pictures use the system’s colours and stand out, in ${language}`, async ({ page }) => {
      // A history and what is kept of pay; a line of time and a ladder; ages; your time and theirs.
      for (const [path, kinds] of Object.entries(PICTURED)) {
        await page.goto(`/${language}${path}`)
        const pictures = page.locator('main figure:has(svg)')
        await expect(pictures, path).toHaveCount(kinds)
        for (const picture of await pictures.all()) {
          const { paints, canvas, text } = await painted(picture)
          expect(paints.length, path).toBeGreaterThan(1)
          expect(paints.filter(paint => ![canvas, text].includes(paint))).toEqual([])
          expect(paints).toContain(text)
        }
      }
      const bars = page.locator('main ol:has(svg)').first().locator('rect')
      const fills = await bars.evaluateAll(all => all.map(bar => getComputedStyle(bar).fill))
      expect(new Set(fills).size, 'your time and theirs look alike').toBe(2)
    })

    test(`a calculator shows what is chosen, and its chart, in ${language}`, async ({ page }) => {
      await openReady(page, language, '/calculators/jobseeker-income')
      expect(await look(page, 'form input:checked + span')).not.toBe(
        await look(page, 'form input[type=radio]:not(:checked) + span')
      )
      const { paints, canvas, text, grey } = await painted(page.locator('main :has(> svg[role=img])').first())
      expect(paints.length).toBeGreaterThan(20)
      expect(paints.filter(paint => ![canvas, text, grey].includes(paint))).toEqual([])
      expect(paints).toContain(text)
    })

    test(`a shown password, the active result and an open menu look different, in ${language}`, async ({ page }) => {
      await openReady(page, language, '/auth/sign-in')
      const show = 'main button[aria-pressed]'
      const hidden = await look(page, show)
      await page.locator(show).click()
      await page.locator('h1').click()
      expect(await look(page, show)).not.toBe(hidden)

      await page.goto(`/${language}`)
      await page.locator('.site-header input[type=search]').fill('rent')
      await page.locator('.site-header .search-hit').first().waitFor()
      await page.keyboard.press('ArrowDown')
      expect(await look(page, '.site-header .search-hit[aria-selected=true]')).not.toBe(
        await look(page, '.site-header .search-hit:not([aria-selected=true])')
      )

      await page.setViewportSize(PHONE)
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.locator('.side-menu > summary').click()
      const lines = await page.locator('.hamburger').evaluate(icon => getComputedStyle(icon).borderTopColor)
      const behind = await page.locator('body').evaluate(body => {
        body.style.outlineColor = 'Canvas'
        return getComputedStyle(body).outlineColor
      })
      expect(lines, 'the cross has no bars').toBe(behind)
    })

    test(`the focus is visible, in ${language}`, async ({ page }) => {
      await openReady(page, language, '/calculators/jobseeker-income')
      expect((await focusEach(page)).filter(({ outlined }) => !outlined)).toEqual([])
    })
  }
})

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  for (const path of [
    PAGE_TYPES.home,
    PAGE_TYPES.payment,
    PAGE_TYPES.rates,
    PAGE_TYPES.safety,
    PAGE_TYPES.glossary,
    ...CONTROLS
  ]) {
    await openReady(page, 'en', path)
    await page.locator('.side-menu > summary').click()
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter(element =>
          [null, ...(element.tagName === 'DETAILS' ? ['::details-content'] : [])]
            .map(part => getComputedStyle(element, part))
            .some(
              ({ animationDuration, animationName, scrollBehavior, transitionDuration }) =>
                (animationName !== 'none' && animationDuration !== '0s') ||
                transitionDuration.split(', ').some(duration => duration !== '0s') ||
                scrollBehavior === 'smooth'
            )
        )
        .map(element => element.className)
    )
    expect(moving, path).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  }
})

test('body text has the contrast of level AAA', async ({ page }) => {
  for (const [index, path] of [PAGE_TYPES.payment, PAGE_TYPES.safety, PAGE_TYPES.guide].entries()) {
    for (const language of inTurns(index)) {
      await page.goto(`/${language}${path}`)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('.prose')
        .exclude('.note')
        .exclude('.urgent')
        .withRules(['color-contrast-enhanced'])
        .analyze()
      const weak = violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`)
      )
      expect.soft(weak, `${language}${path}`).toEqual([])
    }
  }
})
