/** What is on a page, for tests that nothing of it vanishes. */
import type { Page } from '@playwright/test'

export interface Inventory {
  /** Addresses of links, each as often as it occurs: phone numbers above all. */
  links: string[]
  /** Controls by name or type. */
  controls: string[]
  headings: number
  rows: number
  items: number
  /** Every word in the page, folded or not, without the marks of tests/support/foreign.ts. */
  words: string[]
}

/** The account control, which React is there to change, and what a search box shows until its script takes its place. */
const REPLACED = '[data-island="account"], .search-early'

/** Lists what is on a page, except what its scripts are there to replace. */
export function inventoryOf(page: Page): Promise<Inventory> {
  return page.evaluate(replaced => {
    const all = <Found extends Element>(selector: string) =>
      [...document.querySelectorAll<Found>(selector)].filter(element => !element.closest(replaced))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      // The chart comes later, into a place that is kept for it.
      if (!parentElement?.closest(`script, style, noscript, svg, ${replaced}`)) texts.push(nodeValue ?? '')
    }
    return {
      links: all<HTMLAnchorElement>('a[href]').map(link => link.getAttribute('href') ?? ''),
      controls: all<HTMLInputElement>('input, select, textarea, button').map(control => control.name || control.type),
      headings: all('h1, h2, h3').length,
      rows: all('tr').length,
      items: all('li').length,
      words: texts.join(' ').replace(/[‹›]/g, '').split(/\s+/).filter(Boolean)
    }
  }, REPLACED)
}

/** What a list has more often than another. */
function surplus(before: string[], after: string[]): string[] {
  const left = new Map<string, number>()
  for (const entry of after) left.set(entry, (left.get(entry) ?? 0) + 1)
  return before.filter(entry => {
    const count = left.get(entry) ?? 0
    left.set(entry, count - 1)
    return count <= 0
  })
}

/** What was there before and is gone. */
export function missing(before: Inventory, after: Inventory): string[] {
  const fewer = (what: 'headings' | 'rows' | 'items') =>
    after[what] < before[what] ? [`${before[what] - after[what]} ${what}`] : []
  return [
    ...surplus(before.links, after.links).map(href => `link ${href}`),
    ...surplus(before.controls, after.controls).map(name => `control ${name}`),
    ...fewer('headings'),
    ...fewer('rows'),
    ...fewer('items'),
    ...surplus(before.words, after.words)
      .slice(0, 5)
      .map(word => `word ${word}`)
  ]
}
