/** Which figures readers see as in force. */
import { words, type Page } from '../checks/pages.ts'
import { VOCABULARY } from '../checks/vocabulary.ts'

/** The id of each figure that a page shows as in force, with the first page that does; past days are left out. */
export function shownFigures(pages: Page[]): Map<string, string> {
  const shown = new Map<string, string>()
  for (const page of pages) {
    const inComponents = page.components
      .filter(({ attributes }) => !attributes.has('on'))
      .flatMap(({ name, attributes }) =>
        [...attributes]
          .filter(([attribute]) => VOCABULARY[name]?.attributes[attribute] === 'figures')
          .flatMap(([, ids]) => words(ids))
      )
    const inSentences = page.placeholders
      .filter(({ kind, on }) => (kind === 'figure' || kind === 'amount') && !on)
      .map(({ id }) => id)
    for (const id of [...inComponents, ...inSentences]) if (!shown.has(id)) shown.set(id, page.file)
  }
  return shown
}
