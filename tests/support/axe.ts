/** Accessibility rules, checked by axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Every rule of these kinds, on the whole page. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  // Arrows and single letters are judged too: axe would leave them to people.
  checks: { 'color-contrast': { options: { ignoreUnicode: false, ignoreLength: true } } },
  // The pages have no frames, and no stylesheets of other origins.
  iframes: false,
  preload: false
}

/** axe as the builder brings it. */
const SOURCE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8'
)

/** A page has a few colours, and axe parses each of them thousands of times: a sixth of its work. */
const REMEMBER_COLOURS = `{
  const { prototype } = axe.commons.color.Color
  const read = prototype.parseString
  const known = new Map()
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      read.call(this, text)
      known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha })
    }
    return Object.assign(this, known.get(text))
  }
}`

/** Runs axe on the page, in which nothing moves from then on. */
async function axeResults(page: Page, options: object): Promise<Results> {
  // Evaluated as a debugger does, so that the page's own policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE + REMEMBER_COLOURS)
  // On a phone the boot script renders what is below the first screen later.
  await page.waitForFunction(
    () => !document.querySelector('script#boot') || 'rendered' in document.documentElement.dataset
  )
  // While folds open, buttons lie over each other; no list of animations names the opening of a fold.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page.evaluate(
    given => (window as unknown as { axe: { run(options: object): Promise<never> } }).axe.run(given),
    { ...OPTIONS, ...options }
  )
}

/**
 * What axe leaves to people on pages as they open, by its HTML. Text of the chart: axe cannot
 * tell what is behind it, and the table beside it says the same. A term or figure in a sentence, over which its button
 * lies: it has the colours of the sentence, which are judged.
 */
const LEFT_TO_PEOPLE = /^<(?:text\b|data\b|span class="word")/

interface Judgement {
  /** Also what axe cannot decide, but for what is known. It decides little where an open note or menu covers text. */
  undecided?: boolean
}

/** What is wrong on a page, one line for each element: address, width, rule, element, fix. */
export async function violationsOf(page: Page, { undecided = false }: Judgement = {}): Promise<string[]> {
  const { url, violations, incomplete } = await axeResults(page, { resultTypes: ['violations', 'incomplete'] })
  const place = `${new URL(url).pathname} at ${page.viewportSize()?.width} pixels`
  const lines = (results: Results['violations'], prefix: string) =>
    results.flatMap(({ id, nodes, help }) =>
      nodes.map(({ target }) => `${place}: ${id}: ${target.join(' ')}: ${prefix}${help}`)
    )
  const unknown = incomplete.map(result => ({
    ...result,
    nodes: result.nodes.filter(({ html }) => !(result.id === 'color-contrast' && LEFT_TO_PEOPLE.test(html)))
  }))
  return [...lines(violations, ''), ...(undecided ? lines(unknown, 'not decided: ') : [])]
}
