/**
 * The remark plugin that joins pages and data: it finds the components that name
 * an id, looks the id up, and hands the component the words to print. It also
 * completes the front matter (questions, sources, review date) that the layout uses.
 *
 * It runs before the theme's own plugins, while the front matter is still YAML.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import type { FrontMatter, PageData, SectionPage } from '../../components/content/views.ts'
import { formatDate } from '../../i18n/format.ts'
import { languageOfPath } from '../../i18n/languages.ts'
import { loadData, type Data } from '../../rules/data/load.ts'
import { dayInSydney } from '../../rules/dates.ts'
import {
  allServices,
  claimView,
  dateText,
  earliestReview,
  figureView,
  fillPlaceholders,
  glossaryRows,
  historyView,
  ratesTableView,
  serviceView,
  sourceView,
  termView,
  type ViewContext
} from './views.ts'
import { CALCULATOR_PAGES, calculatorData } from './calculators.ts'
import { figureIndex, sourceIndex } from './indexes.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

const PAGES = join(import.meta.dirname, '..', '..', 'pages')

let cached: Data | undefined

/** In development data is read anew for each page, so that an edit shows on reload. */
function currentData(): Data {
  if (process.env.NODE_ENV === 'development') return loadData()
  return (cached ??= loadData())
}

function attribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find(item => item.type === 'mdxJsxAttribute' && item.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function idsOf(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').split(/\s+/).filter(Boolean)
}

function setData(element: Element, value: unknown): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }]
        }
      }
    }
  })
}

interface Filler {
  (element: Element, context: ViewContext, page: PageContext): unknown
}

interface PageContext {
  file: string
  /** Figures in force today that the page shows; they decide its review date. */
  figures: Set<string>
}

function one(element: Element, name = 'id'): string {
  const id = attribute(element, name)
  if (!id) throw new Error(`<${element.name}> needs ${name}="…".`)
  return id
}

/** One entry a component of the vocabulary that takes its words from data. */
const FILLERS: Record<string, Filler> = {
  Figure(element, context, page) {
    const id = one(element)
    const on = attribute(element, 'on')
    if (!on) page.figures.add(id)
    return figureView(context, id, on)
  },
  RatesTable(element, context, page) {
    const ids = idsOf(element, 'figures')
    ids.forEach(id => page.figures.add(id))
    return ratesTableView(context, ids, attribute(element, 'compare'))
  },
  RatesHistory: (element, context) => historyView(context, idsOf(element, 'figures')),
  DateOf: (element, context) => dateText(context, one(element)),
  Phone: (element, context) => serviceView(context, one(element)),
  Helpline: (element, context) => serviceView(context, one(element)),
  Helplines: (element, context) => idsOf(element, 'ids').map(id => serviceView(context, id)),
  Urgent: (element, context) => idsOf(element, 'ids').map(id => serviceView(context, id)),
  Term: (element, context) => termView(context, one(element)),
  Source: (element, context) => sourceView(context, one(element)),
  SectionPages: (_element, context, page) => sectionPages(page.file, context),
  AllHelplines: (_element, context) => allServices(context),
  Glossary: (_element, context) => glossaryRows(context),
  AllFigures: (_element, context) => figureIndex(context),
  AllSources: (_element, context) => sourceIndex(context),
  Claims: (_element, context) => [...context.data.claims.values()].map(claim => claimView(context, claim)),
  RatesToday(element, context, page) {
    const ids = idsOf(element, 'figures')
    ids.forEach(id => page.figures.add(id))
    return ratesTableView(context, ids)
  },
  ...Object.fromEntries(
    Object.entries(CALCULATOR_PAGES).map(([name, page]): [string, Filler] => [
      name,
      (_element, context) => calculatorData(context, page)
    ])
  )
}

const FENCED = /^---\n([\s\S]*?)\n---/

function frontMatterOf(file: string): Partial<FrontMatter> {
  const block = FENCED.exec(readFileSync(file, 'utf8'))?.[1]
  return block ? (parse(block) as Partial<FrontMatter>) : {}
}

function fileOfPath(path: string): string | undefined {
  return [join(PAGES, `${path}.mdx`), join(PAGES, path, 'index.mdx')].find(existsSync)
}

function pathOfFile(file: string): string {
  const path = relative(PAGES, file).split(sep).join('/')
  return `/${path.replace(/(\/index)?\.mdx$/, '')}`
}

/** The order in which a folder's `_meta.ts` names its pages. */
function metaOrder(folder: string): string[] {
  const file = join(folder, '_meta.ts')
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^\s*(?:'([^']+)'|([a-z0-9-]+)):/gm)].map(
    match => match[1] ?? match[2] ?? ''
  )
}

/** The pages of the folder an index page stands in, in the sidebar's order. */
function sectionPages(file: string, context: ViewContext): SectionPage[] {
  const folder = dirname(file)
  const order = metaOrder(folder)
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() || (entry.name.endsWith('.mdx') && entry.name !== 'index.mdx'))
    .map(entry => ({ name: basename(entry.name, '.mdx'), file: entryFile(folder, entry.name) }))
    .filter(entry => existsSync(entry.file))
    .sort((a, b) => place(a.name) - place(b.name))
    .map(entry => {
      const matter = frontMatterOf(entry.file)
      return {
        href: pathOfFile(entry.file),
        title: matter.title ?? '',
        description: fillPlaceholders(context, matter.description ?? '')
      }
    })
}

function entryFile(folder: string, name: string): string {
  return name.endsWith('.mdx') ? join(folder, name) : join(folder, name, 'index.mdx')
}

/** Completes the front matter with everything the layout prints around the page. */
function pageData(
  matter: Record<string, unknown>,
  context: ViewContext,
  page: PageContext
): PageData & { description: string } {
  const { language } = context
  const faq = (matter.faq ?? []) as { q: string; a: string }[]
  const fill = (text: string) => fillPlaceholders(context, text, page.figures)
  const filledFaq = faq.map(entry => ({ q: fill(entry.q), a: fill(entry.a) }))
  const description = fill(String(matter.description ?? ''))
  const related = ((matter.related ?? []) as string[]).map(path => {
    const href = `/${language}${path === '/' ? '' : path}`
    const file = fileOfPath(href)
    if (!file) throw new Error(`related: there is no page ${href}.`)
    return { href, title: frontMatterOf(file).title ?? '' }
  })
  const review = earliestReview(context, page.figures)
  const reviewed = String(matter.reviewed ?? context.today)
  return {
    description,
    figures: [...page.figures].map(id => figureView(context, id)),
    sources: ((matter.sources ?? []) as string[]).map(id => sourceView(context, id)),
    faq: filledFaq,
    related,
    reviewedText: formatDate(reviewed, language),
    ...(review && {
      reviewBy: review,
      reviewByText: formatDate(review, language),
      due: review <= context.today
    })
  }
}

/** The remark plugin. @throws with the file's path where a page names an id data/ does not hold */
export function remarkData() {
  return (tree: Root, vfile: VFile): void => {
    const file = vfile.path
    const language = file ? languageOfPath(pathOfFile(file)) : undefined
    if (!language) return
    const context: ViewContext = {
      data: currentData(),
      language,
      today: process.env.FOOTHOLD_AS_AT ?? dayInSydney(new Date())
    }
    const page: PageContext = { file, figures: new Set() }
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
      const element = node as Element
      const fill = FILLERS[element.name ?? '']
      if (!fill) return
      try {
        setData(element, fill(element, context, page))
      } catch (error) {
        const line = element.position?.start.line ?? 1
        throw new Error(`${relative(process.cwd(), file)}:${line} ${(error as Error).message}`)
      }
    })
    const yaml = tree.children.find(child => child.type === 'yaml')
    if (!yaml) throw new Error(`${relative(process.cwd(), file)}:1 The page has no front matter.`)
    const matter = parse(yaml.value) as Record<string, unknown>
    const { description, ...data } = pageData(matter, context, page)
    yaml.value = JSON.stringify({ ...matter, description, faq: undefined, page: data })
  }
}
