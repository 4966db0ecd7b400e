import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { partOfSource } from '../mdx/indexes.ts'
import type { Component, Page } from './pages.ts'
import type { Context, Problem } from './types.ts'

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
  return [
    ...wanted
      .filter(part => !uses.some(({ page, use }) => partOf(use, list) === part && page.path === addressOf(list, part)))
      .map(part => ({
        file: overview.file,
        line: 1,
        message: `nothing below ${list.folder} lists “${part}”`,
        fix: `write the page ${addressOf(list, part)} with <${list.component} ${list.attribute}="${part}" />`
      })),
    ...uses
      .filter(({ page, use }) => page.path !== addressOf(list, partOf(use, list)))
      .map(({ page, use }) => strayProblem(page, use, list))
  ]
}

function partOf({ attributes }: Component, { attribute }: List): string {
  const value = attributes.get(attribute)
  return typeof value === 'string' ? value : ''
}

function addressOf({ folder }: List, part: string): string {
  return `${folder}/${part}`
}

function strayProblem(page: Page, use: Component, list: List): Problem {
  return {
    file: page.file,
    line: use.line,
    message: `<${list.component} ${list.attribute}="${partOf(use, list)}"> is not on its own page`,
    fix: `move it to ${addressOf(list, partOf(use, list))}, where the overview links to`
  }
}
