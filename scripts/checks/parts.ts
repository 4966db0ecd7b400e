import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { partOfSource } from '../mdx/indexes.ts'
import { at, type Context, type Problem } from './context.ts'
import type { Component } from './pages.ts'

export const name = 'parts'
export const describe = 'the pages below about/figures and about/sources list every area and part once'

/** A list too long for one page: its folder, the component that prints a part, and the parts in data/. */
interface List {
  folder: string
  component: string
  attribute: string
  parts: (context: Context) => Iterable<string>
}

const LISTS: List[] = [
  { folder: '/about/figures', component: 'FiguresOf', attribute: 'area', parts: ({ data }) => data.areas.values() },
  {
    folder: '/about/sources',
    component: 'SourcesOf',
    attribute: 'part',
    parts: ({ data }) => [...data.sources.values()].map(partOfSource)
  }
]

/** Only for lists with an overview page: a site without one has nothing to complete. */
export function run(context: Context): Problem[] {
  return LISTS.flatMap(list => LANGUAGES.flatMap(language => listProblems(context, list, language)))
}

function listProblems(context: Context, list: List, language: Language): Problem[] {
  const pages = context.pages.filter(page => page.language === language)
  const overview = pages.find(({ path }) => path === list.folder)
  if (!overview) return []
  const wanted = [...new Set(list.parts(context))].sort()
  const uses = pages.flatMap(page =>
    page.components.filter(({ name: component }) => component === list.component).map(use => ({ page, use }))
  )
  const tag = (part: string) => `<${list.component} ${list.attribute}="${part}"`
  const address = (part: string) => `${list.folder}/${part}`
  const absent = wanted
    .filter(part => !uses.some(({ page, use }) => partOf(use, list) === part && page.path === address(part)))
    .map(part => ({
      message: `nothing below ${list.folder} lists “${part}”`,
      fix: `write the page ${address(part)} with ${tag(part)} />`
    }))
  const stray = uses.flatMap(({ page, use }) => {
    const part = partOf(use, list)
    if (page.path === address(part)) return []
    const fix = `move it to ${address(part)}, where the overview links to`
    return at(page, use.line, [{ message: `${tag(part)}> is not on its own page`, fix }])
  })
  return [...at(overview, 1, absent), ...stray]
}

function partOf({ attributes }: Component, { attribute }: List): string {
  const value = attributes.get(attribute)
  return typeof value === 'string' ? value : ''
}
