/** What comes when the reader acts, and what comes by itself after a page has loaded. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { INTERVIEW } from '../../offline/addresses.ts'
import { summaryOf } from '../../scripts/lib/exported.ts'
import { compressedSizes, exportedPages, htmlOf, OUT, type ExportedPage } from '../support/export.ts'
import { languagesOr } from '../support/full-run.ts'
import { isCalculator, isTool, PAGE_TYPES } from '../support/pages.ts'
import { test } from '../support/policy.ts'
import { untilHydrated } from '../support/react.ts'

const KIB = 1024

/** Script that comes when the reader means to use something live. */
const ON_INTENT_KIB = 100

/** What a calculator may cost beyond a content page with React: scripts and styles. */
const CALCULATOR_KIB = 60

/** What the interview fetches while the first question is answered: rules, figures and the answer's words. */
const INTERVIEW_LATER_KIB = 165

/** What every reader's device is given after a first page, and what it is given for a language. */
const AHEAD_KIB = { worker: 14, shell: 208, en: 720, zh: 1080 }

const pages = exportedPages()

/** Scripts and styles that a page names: its own, and React's, which come on intent. */
function namedBy(page: ExportedPage): { own: string[]; onIntent: string[] } {
  const html = htmlOf(page)
  const addresses = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address)
  return {
    own: [...addresses(/<script[^>]* src="([^"]+)"/g), ...addresses(/<link rel="stylesheet" href="([^"]+)"/g)],
    onIntent: addresses(/data-chunks="([^"]*)"/g).flatMap(chunks => chunks.split(' ').filter(Boolean))
  }
}

function pageAt(path: string): ExportedPage {
  const page = pages.find(each => each.path === path)
  if (!page) throw new Error(`${path} is not in out/.`)
  return page
}

test('touching something live brings at most 100 KiB of script', () => {
  const measured = pages.map(page => ({ page, kib: compressedSizes(namedBy(page).onIntent) / KIB }))
  const over = measured.filter(({ page, kib }) => kib > ON_INTENT_KIB + (isCalculator(page.path) ? CALCULATOR_KIB : 0))
  expect(over.map(({ page, kib }) => `${page.path}: ${kib.toFixed(1)} KiB`)).toEqual([])
  // Nearly every page has something live.
  expect(measured.filter(({ kib }) => kib > 80).length).toBeGreaterThan(pages.length * 0.9)
})

const calculators = pages.filter(page => isCalculator(page.path))

// The Chinese pages are the heavier ones.
for (const { path, language } of calculators.filter(
  page => page.language && languagesOr('zh').includes(page.language)
)) {
  test(`${path} costs at most 60 KiB beyond a content page with React`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', request => fetched.add(new URL(request.url()).pathname))
    await page.goto(path)
    await untilHydrated(page)
    if (path.endsWith('/jobseeker-income'))
      await expect(page.getByRole('main').locator('svg[role=img]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const content = Object.values(namedBy(pageAt(`/${language}${PAGE_TYPES.rates}`))).flat()
    const named = Object.values(namedBy(pageAt(path))).flat()
    const files = [...fetched].filter(each => /\.(?:js|css)$/.test(each))
    // The interview asks its first question with what the page names; no other calculator fetches more.
    const later = path.endsWith(INTERVIEW) ? files.filter(each => !named.includes(each)) : []
    const now = files.filter(each => !later.includes(each))
    expect((compressedSizes(now) - compressedSizes(content)) / KIB).toBeLessThanOrEqual(CALCULATOR_KIB)
    expect(compressedSizes(later) / KIB).toBeLessThanOrEqual(INTERVIEW_LATER_KIB)
    if (path.endsWith(INTERVIEW)) expect(later.length).toBeGreaterThan(1)
  })
}

test('no script has the description of a page: what a page says is only in its document', () => {
  const guide = pages.filter(page => page.language && !isTool(page.path))
  const descriptions = guide.map(page => {
    // The longest part without a character that HTML or a script would write in another way.
    const parts = summaryOf(htmlOf(page)).description.split(/["'`\\&<>]/)
    return { path: page.path, part: parts.sort((a, b) => b.length - a.length)[0] ?? '' }
  })
  const carried = [...new Set(guide.flatMap(page => namedBy(page).onIntent))].flatMap(address => {
    const script = readFileSync(join(OUT, address), 'utf8')
    return descriptions
      .filter(({ part }) => script.includes(part))
      .map(({ path }) => `${address} carries that of ${path}`)
  })
  expect(carried).toEqual([])
  // Each document has its own in these words, so a script’s would be found.
  const named = guide.filter((page, index) => htmlOf(page).includes(descriptions[index]?.part ?? '?'))
  expect(named.length).toBeGreaterThan(guide.length * 0.9)
})

test('what is fetched ahead of use keeps to its budget: the worker, the shell and both libraries', () => {
  const worker = readFileSync(join(OUT, 'sw.js'), 'utf8')
  const kibOf = (list: 'shell' | 'en' | 'zh') => {
    const [, entries = ''] = new RegExp(`\\b${list}:\\[(.*?)\\]`, 's').exec(worker) ?? []
    const files = [...entries.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url)
    expect(files.length, list).toBeGreaterThan(15)
    return compressedSizes(files) / KIB
  }
  const sizes = { worker: compressedSizes(['/sw.js']) / KIB, shell: kibOf('shell'), en: kibOf('en'), zh: kibOf('zh') }
  for (const [what, most] of Object.entries(AHEAD_KIB)) {
    expect(sizes[what as keyof typeof sizes], what).toBeLessThanOrEqual(most)
  }
})
