import type { Page } from './pages.ts'
import { KEBAB } from './text.ts'
import type { Context, Problem } from './context.ts'

export const name = 'headings'
export const describe = 'each h2 and h3 has a unique id and content, and no level is skipped'

/** Mozilla’s Readability, used by Firefox’s reader view and others, drops an element with such a word in its id. */
export const LEFT_OUT_BY_READERS =
  /-ad-|banner|breadcrumbs|comment|community|extra|footer|header|legends|menu|related|remark|replies|rss|sidebar|social|sponsor|supplemental|pager|pagination|popup/

/** The headings of every page. */
export function run({ pages }: Context): Problem[] {
  return pages.flatMap(headingProblems)
}

function headingProblems(page: Page): Problem[] {
  const seen = new Set<string>()
  let above = 1
  return page.headings.flatMap(({ depth, id, line, isEmpty }) => {
    const problems: Problem[] = []
    const add = (message: string, fix: string) => void problems.push({ file: page.file, line, message, fix })
    if (depth === 1) add('the page has a # heading', 'remove it: the title of the front matter becomes the heading')
    if (depth > 3) add(`a heading of level ${depth}`, 'use ## and ### only')
    if (depth > above + 1) add(`level ${depth} follows level ${above}`, 'go down one level at a time')
    if (!id) add('the heading has no id', 'end it with [#an-english-id], the same in both languages')
    else if (!KEBAB.test(id)) add(`the id “${id}” is not kebab-case`, 'use lower-case English words joined by hyphens')
    else if (LEFT_OUT_BY_READERS.test(id))
      add(
        `reader views leave out a heading with the id “${id}”`,
        `use other words than “${LEFT_OUT_BY_READERS.exec(id)?.[0]}”`
      )
    else if (seen.has(id)) add(`the id “${id}” is used twice`, 'give each heading its own id')
    if (isEmpty) add('there is nothing under the heading', 'write it, or remove the heading in both languages')
    if (id) seen.add(id)
    above = depth
    return problems
  })
}
