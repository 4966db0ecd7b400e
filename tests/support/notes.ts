/** The notes of figures and terms, which are at the end of a page's text. */
import type { Locator } from '@playwright/test'

/** The note that a figure or a term opens. */
export async function noteOf(word: Locator): Promise<Locator> {
  const id = await word.locator('button').first().getAttribute('popovertarget')
  return word.page().locator(`#${id ?? 'none'}`)
}
