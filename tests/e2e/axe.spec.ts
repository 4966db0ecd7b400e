/** axe on every page of the export, with every rule, as on a desk and as on a phone. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { axeResults, OPTIONS, violationsOf } from '../support/axe.ts'
import { exportedPages } from '../support/export.ts'
import { openInPlace } from '../support/in-place.ts'
import { DESKTOP, isCalculator, isTool, PAGE_TYPES, PHONE } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilAlive } from '../support/react.ts'

/** The walk is cut into parts, so that the workers share it. */
const PARTS = 8

/** Pages in one document before the next is opened in a document of its own. */
const IN_PLACE = 25

const WIDTHS = [DESKTOP, PHONE]

const pages = exportedPages()

/** Pages that redirect, or bring scripts that replace what they show: each needs a document of its own. */
function needsOwnDocument(path: string): boolean {
  return !/^\/(en|zh)(\/|$)/.test(path) || isTool(path) || isCalculator(path)
}

/** Nothing lies over a page as it opens, so axe must have decided everything. */
async function faultsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    found.push(...(await violationsOf(page, { undecided: true })))
  }
  return found
}

for (let part = 0; part < PARTS; part += 1) {
  const mine = pages.map(({ path }) => path).filter((_path, index) => index % PARTS === part)

  test(`axe finds nothing on any page, at ${DESKTOP.width} and ${PHONE.width} pixels (part ${part + 1} of ${PARTS})`, async ({ page }) => {
    test.setTimeout(600_000)
    expect(mine.length).toBeGreaterThan(0)
    const found: string[] = []
    for (const path of mine.filter(needsOwnDocument)) {
      await page.goto(path)
      if (isCalculator(path)) await untilAlive(page)
      found.push(...(await faultsAtBothWidths(page)))
    }
    for (const [index, path] of mine.filter(path => !needsOwnDocument(path)).entries()) {
      if (index % IN_PLACE === 0) await page.goto(path)
      else await openInPlace(page, path)
      found.push(...(await faultsAtBothWidths(page)))
    }
    expect(found).toEqual([])
  })
}

/** How many elements each rule passed, failed and could not decide. */
function counts({ passes, violations, incomplete }: Awaited<ReturnType<typeof axeResults>>): Record<string, number> {
  const kinds = Object.entries({ passes, violations, incomplete })
  return Object.fromEntries(
    kinds.flatMap(([kind, results]) => results.map(({ id, nodes }) => [`${id}: ${kind}`, nodes.length]))
  )
}

test('a page opened in place gives axe the same answers as a page opened by itself, told by the builder', async ({ page }) => {
  test.setTimeout(120_000)
  const { home, section, rates, safety, care, glossary } = PAGE_TYPES
  const paths = [home, section, rates, safety, care, glossary].map((type, index) => `/${index % 2 ? 'zh' : 'en'}${type}`)
  const inPlace: object[] = []
  await page.goto('/en/about')
  for (const path of paths) {
    await openInPlace(page, path)
    inPlace.push(counts(await axeResults(page)))
  }
  for (const [index, path] of paths.entries()) {
    await page.goto(path)
    // The other mode opens a second page to join the results of frames; these pages have none.
    const alone = await new AxeBuilder({ page }).setLegacyMode().options(OPTIONS).analyze()
    expect(counts(alone)['color-contrast: passes'], path).toBeGreaterThan(30)
    expect(inPlace[index], path).toEqual(counts(alone))
  }
})

test('a spoilt page is found, opened by itself or in place, and told with its address, width, rule and element', async ({ page }) => {
  const path = `/en${PAGE_TYPES.rates}`
  await page.route('**/spoilt.css', route => route.fulfill({ contentType: 'text/css', body: '.pale { color: #bbb }' }))
  await page.route(`**${path}`, async route => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace('<html lang="en-AU"', '<html')
      .replace('</head>', '<link rel="stylesheet" href="/spoilt.css"></head>')
      .replace(
        '<div class="prose">',
        '<div class="prose"><button class="nameless"></button><img src="/favicon.svg"><p class="pale">Pale</p>'
      )
    await route.fulfill({ response, body: html })
  })
  await page.goto(path)
  const alone = await faultsAtBothWidths(page)
  await page.goto('/en')
  await openInPlace(page, path)
  const inPlace = await faultsAtBothWidths(page)
  expect(inPlace).toEqual(alone)
  const faults = ['button-name: .nameless', 'color-contrast: .pale', 'html-has-lang: html', 'image-alt: img']
  const told = alone.map(line => line.split(': ').slice(0, 3).join(': ')).sort()
  expect(told).toEqual(
    WIDTHS.flatMap(({ width }) => faults.map(fault => `${path} at ${width} pixels: ${fault}`)).sort()
  )
})
