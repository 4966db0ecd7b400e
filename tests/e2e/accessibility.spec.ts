/** axe on every state of a page (axe.spec.ts has every page), and what axe cannot see: focus, zoom, spacing, colours. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { LANGUAGES } from '../../i18n/index.ts'
// Only where accounts are set up is there a form to sign in with.
import { test } from '../support/auth-site.ts'
import { violationsOf } from '../support/axe.ts'
import { CONTROLS, openReady } from '../support/controls.ts'
import { misfits } from '../support/fit.ts'
import { lost, tabThrough } from '../support/keyboard.ts'
import { DESKTOP, PAGE_TYPES, PHONE, SAFETY_PAGES } from '../support/pages.ts'
import { bringReact } from '../support/react.ts'

const SIZES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP]
] as const

/** A desktop window of 1280 pixels with its page enlarged twice and four times: WCAG 1.4.4 and 1.4.10. */
const TWICE = { width: 640, height: 450 }
const FOUR_TIMES = { width: 320, height: 256 }

/** One page of each kind, those with controls too. */
const KINDS = [...Object.values(PAGE_TYPES), ...CONTROLS]

for (const [device, viewport] of SIZES) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport })

    for (const language of LANGUAGES) {
      test(`axe finds nothing with folds, a figure’s note or React open, in ${language}`, async ({ page }) => {
        test.setTimeout(240_000)
        await page.goto(`/${language}${PAGE_TYPES.payment}`)
        const found: string[] = []
        await page.locator('.prose .figure > button').first().click()
        found.push(...(await violationsOf(page)))
        await page.keyboard.press('Escape')
        await page.locator('.prose .term > button').first().click()
        found.push(...(await violationsOf(page)))
        await page.keyboard.press('Escape')
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true
        })
        await page.waitForTimeout(600)
        found.push(...(await violationsOf(page)))
        await bringReact(page)
        found.push(...(await violationsOf(page)))
        expect(found).toEqual([])
      })
    }
  })
}

for (const [device, viewport] of [...SIZES, ['a page enlarged four times', FOUR_TIMES]] as const) {
  for (const language of LANGUAGES) {
    for (const back of [false, true]) {
      const keys = back ? 'Shift and Tab' : 'Tab'
      test(`${keys} on ${device}: always in the window, hidden by nothing and seen, in ${language}`, async ({ page }) => {
        test.setTimeout(180_000)
        await page.setViewportSize(viewport)
        const long = device === 'a phone' ? [PAGE_TYPES.helplines, PAGE_TYPES.glossary] : []
        for (const path of [PAGE_TYPES.home, PAGE_TYPES.payment, ...SAFETY_PAGES, ...CONTROLS, ...long]) {
          await openReady(page, language, path)
          const stops = await tabThrough(page, { back })
          expect(stops.length, path).toBeGreaterThan(10)
          expect.soft(lost(stops), path).toEqual([])
        }
      })
    }
  }
}

test.describe('on a phone with the menu open', () => {
  test.use({ viewport: PHONE })

  for (const language of LANGUAGES) {
    test(`axe finds nothing, folders open too, in ${language}`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto(`/${language}${PAGE_TYPES.rates}`)
      await page.locator('.side-menu > summary').click()
      await page.waitForTimeout(600)
      const found = await violationsOf(page)
      await page.evaluate(() => {
        for (const folder of document.querySelectorAll<HTMLDetailsElement>('.folder')) folder.open = true
      })
      await page.waitForTimeout(600)
      found.push(...(await violationsOf(page)))
      expect(found).toEqual([])
    })

    test(`Tab goes through the menu before the text, always in view, in ${language}`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto(`/${language}${PAGE_TYPES.guide}`)
      await page.locator('.side-menu > summary').focus()
      await page.keyboard.press('Enter')
      await page.waitForTimeout(600)
      const stops = await tabThrough(page)
      const inMenu = stops.filter(stop => stop.inMenu)
      expect(inMenu.length).toBeGreaterThan(15)
      expect(stops.slice(0, inMenu.length).every(stop => stop.inMenu)).toBe(true)
      expect(inMenu.filter(({ inView, uncovered }) => !inView || !uncovered)).toEqual([])
    })
  }
})

for (const [times, viewport] of [['twice', TWICE], ['four times', FOUR_TIMES]] as const) {
  test(`a page enlarged ${times} has room for everything`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    for (const language of LANGUAGES) {
      for (const path of KINDS) {
        await openReady(page, language, path)
        expect.soft(await misfits(page), `${language}${path}`).toEqual([])
      }
    }
  })
}

test('text that the browser sets twice as large has room too, and the focus stays in sight', async ({
  playwright,
  launchOptions,
  baseURL
}) => {
  test.setTimeout(240_000)
  const larger = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args: larger })
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  for (const [device, viewport] of [...SIZES, ['a tablet', { width: 768, height: 1024 }]] as const) {
    await page.setViewportSize(viewport)
    for (const language of LANGUAGES) {
      for (const path of KINDS) {
        await openReady(page, language, path)
        expect.soft(await misfits(page), `${language}${path} on ${device}`).toEqual([])
      }
    }
  }
  await page.setViewportSize(PHONE)
  await openReady(page, 'en', PAGE_TYPES.safety)
  for (const back of [false, true]) expect(lost(await tabThrough(page, { back }))).toEqual([])
  await browser.close()
})

test('links and buttons are at least 24 pixels high on a phone, or stand in a line of text', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const language of LANGUAGES) {
    for (const type of [PAGE_TYPES.home, PAGE_TYPES.rates, PAGE_TYPES.helplines, PAGE_TYPES.safety]) {
      await page.goto(`/${language}${type}`)
      const small = await page
        .locator(':is(header, .urgent-strip, .toc, .previous-next, .breadcrumb, .site-footer ul, .side-menu) :is(a, summary):visible')
        .evaluateAll(all =>
          all.filter(element => element.getBoundingClientRect().height < 24).map(element => element.textContent)
        )
      expect(small, `${language}${type}`).toEqual([])
    }
  }
})

/** Sets text as wide apart as WCAG 1.4.12 lets a reader set it; lines already farther apart stay so. */
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

for (const [device, viewport] of SIZES) {
  test(`with the spacing that WCAG 1.4.12 allows readers everything has room, on ${device}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    for (const language of LANGUAGES) {
      for (const path of KINDS) {
        await openReady(page, language, path)
        await spaceOut(page)
        expect.soft(await misfits(page), `${language}${path}`).toEqual([])
        const menu = page.locator('.side-menu > summary')
        if (!(await menu.isVisible())) continue
        await menu.click()
        expect.soft(await misfits(page), `${language}${path}, menu`).toEqual([])
      }
    }
  })
}

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' })

  /** What forced colours leave of how an element looks. */
  function look(page: Page, selector: string): Promise<string> {
    return page
      .locator(selector)
      .first()
      .evaluate(element => {
        const { backgroundColor, borderStyle, borderWidth, outlineColor, outlineStyle, outlineWidth, textDecorationLine } =
          getComputedStyle(element)
        const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`
        return [backgroundColor, borderStyle, borderWidth, outline, textDecorationLine].join('; ')
      })
  }

  /** Buttons, and links that look like buttons, which nothing tells from text. */
  function withoutEdge(page: Page): Promise<string[]> {
    return page
      .locator(':is(button, select, input:not([type=hidden]), .choose, .exit a):visible')
      .evaluateAll(all =>
        all
          .filter(element => !element.closest('.visually-hidden') && getComputedStyle(element).opacity !== '0')
          .filter(element => !element.matches('[type=checkbox], [type=radio]'))
          .filter(element => {
            // An amount is drawn by the box around it.
            const boxes = element.matches('input') ? [element, element.parentElement ?? element] : [element]
            return !boxes.map(box => getComputedStyle(box)).some(
              ({ borderBottomStyle, borderBottomWidth, textDecorationLine }) =>
                textDecorationLine === 'underline' || (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0)
            )
          })
          .map(element => `${element.className} ${element.textContent ?? ''}`)
      )
  }

  for (const language of LANGUAGES) {
    test(`the current page and language are marked, and every button has an edge, in ${language}`, async ({ page }) => {
      test.setTimeout(60_000)
      await page.goto(`/${language}${PAGE_TYPES.payment}`)
      expect(await look(page, '.topics a[aria-current=page]')).not.toBe(await look(page, '.topics a:not([aria-current])'))
      expect(await look(page, '.languages [aria-current]')).not.toBe(await look(page, '.languages a:not([aria-current])'))
      for (const path of [PAGE_TYPES.home, PAGE_TYPES.safety, PAGE_TYPES.helplines, PAGE_TYPES.glossary, ...CONTROLS]) {
        await openReady(page, language, path)
        expect.soft(await withoutEdge(page), path).toEqual([])
      }
      await page.goto('/')
      expect(await withoutEdge(page)).toEqual([])
    })

    test(`a calculator shows what is chosen, and its drawing, in ${language}`, async ({ page }) => {
      await openReady(page, language, '/calculators/jobseeker-income')
      expect(await look(page, 'form input:checked + span')).not.toBe(
        await look(page, 'form input[type=radio]:not(:checked) + span')
      )
      const { drawn, system } = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('i'))
        const colour = (name: string) => {
          probe.style.color = name
          return getComputedStyle(probe).color
        }
        const shapes = [...document.querySelectorAll('main svg[role=img] :is(line, path, polyline, circle, text)')]
        return {
          system: ['Canvas', 'CanvasText', 'GrayText'].map(colour),
          drawn: shapes.flatMap(shape => {
            const { fill, stroke } = getComputedStyle(shape)
            return [fill, stroke].filter(paint => paint !== 'none' && paint !== 'rgba(0, 0, 0, 0)')
          })
        }
      })
      expect(drawn.length).toBeGreaterThan(20)
      expect(drawn.filter(paint => !system.includes(paint))).toEqual([])
      expect(drawn).toContain(system[1])
    })

    test(`a password that is shown, the result that is meant and an open menu can be told, in ${language}`, async ({ page }) => {
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

    test(`the focus can be seen, in ${language}`, async ({ page }) => {
      await openReady(page, language, '/calculators/jobseeker-income')
      expect((await tabThrough(page)).filter(({ outlined }) => !outlined)).toEqual([])
    })
  }
})

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  for (const path of [PAGE_TYPES.home, PAGE_TYPES.payment, PAGE_TYPES.rates, PAGE_TYPES.safety, PAGE_TYPES.glossary, ...CONTROLS]) {
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

test('the body of the text has the contrast of level AAA', async ({ page }) => {
  for (const language of LANGUAGES) {
    for (const path of [PAGE_TYPES.payment, PAGE_TYPES.safety, PAGE_TYPES.guide]) {
      await page.goto(`/${language}${path}`)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('.prose')
        .exclude('.note')
        .exclude('.urgent')
        .withRules(['color-contrast-enhanced'])
        .analyze()
      const weak = violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`))
      expect.soft(weak, `${language}${path}`).toEqual([])
    }
  }
})
