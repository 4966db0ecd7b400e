/** Accessibility rules, checked by axe. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

interface Scope {
  /** A part that is the same on many pages and need not be looked at on each. */
  without?: string
  /** Whether contrast is looked at: two thirds of the work, and the same at every width. */
  contrast?: boolean
}

/** What is wrong on a page, one line for each element: rule, address, element, mend. */
export async function violationsOf(page: Page, { without, contrast = true }: Scope = {}): Promise<string[]> {
  // The other mode opens a second page to join the results of frames; these pages have none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({
    runOnly: { type: 'tag', values: RULES },
    rules: { 'color-contrast': { enabled: contrast } },
    resultTypes: ['violations']
  })
  const { violations } = await (without ? builder.exclude(without) : builder).analyze()
  const path = new URL(page.url()).pathname
  return violations.flatMap(({ id, nodes, help }) =>
    nodes.map(node => `${path}: ${id}: ${node.target.join(' ')}: ${help}`)
  )
}
