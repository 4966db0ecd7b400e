/** Which figures pages name, and which of them they show as current. */
import { words, type Page } from '../checks/pages.ts'
import { VOCABULARY } from '../checks/vocabulary.ts'
import { figuresOfSum } from '../mdx/sum.ts'

interface NamedFigure {
  id: string
  /** Names a day, whose value is shown instead of the current one. */
  isDated: boolean
}

/** Figures that a page names in its components and front matter. */
export function figuresNamed({ components, placeholders }: Page): NamedFigure[] {
  return [
    ...components.flatMap(({ name, attributes }) =>
      [...attributes]
        .flatMap(([attribute, value]) => {
          const holds = VOCABULARY[name]?.attributes[attribute]
          return holds === 'figures' ? words(value) : holds === 'sum' ? figuresOfSum(String(value)) : []
        })
        .map(id => ({ id, isDated: attributes.has('on') }))
    ),
    ...placeholders
      .filter(({ kind }) => kind === 'figure' || kind === 'amount')
      .map(({ id, on }) => ({ id, isDated: on !== undefined }))
  ]
}

/** The id of each figure that a page shows as current, with the first such page. */
export function shownFigures(pages: Page[]): Map<string, string> {
  const shown = new Map<string, string>()
  for (const page of pages) {
    for (const { id, isDated } of figuresNamed(page)) if (!isDated && !shown.has(id)) shown.set(id, page.file)
  }
  return shown
}
