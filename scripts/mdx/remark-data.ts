/**
 * The remark plugin that joins pages and data: it finds components that name an id,
 * looks the id up, and gives the component the text to show. It also completes the
 * front matter that the layout uses: questions, sources, review date.
 *
 * It runs before Nextra's own plugins, while the front matter is still YAML.
 */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxAttributeValueExpressionData, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import type { ContactView, FrontMatter, PageData, SectionPage } from '../../components/content/views.ts'
import { calculatorPage } from '../../components/calculators/pages.ts'
import { formatDate } from '../../i18n/format.ts'
import { languageOfPath } from '../../i18n/languages.ts'
import { siteToday } from '../lib/today.ts'
import {
  allServices,
  claimView,
  dateText,
  earliestReview,
  figureView,
  fillPlaceholders,
  phonesIn,
  glossaryRows,
  historyView,
  ratesTableView,
  serviceView,
  sourceView,
  termView,
  type ViewContext
} from './views.ts'
import { siteData } from './site-data.ts'
import { calculatorData } from './calculators.ts'
import { PAGES, pathOfFile } from './page-path.ts'
import { figureParts, figuresOf, sourceParts, sourcesOf } from './indexes.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>

const COMPONENTS = join(import.meta.dirname, '..', '..', 'components')

function attribute(element: Element, name: string): string | undefined {
  const found = element.attributes.find(item => item.type === 'mdxJsxAttribute' && item.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

function idsOf(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').split(/\s+/).filter(Boolean)
}

/** Components of components/content/Indexes.tsx, which only pages that list all of data/ import. */
const LISTS = ['AllFigures', 'AllHelplines', 'AllSources', 'Claims', 'FiguresOf', 'Glossary', 'SourcesOf']

function isList(name: string | null): name is string {
  return name !== null && LISTS.includes(name)
}

/** A statement in the form in which MDX nodes carry code. */
function program(statement: Program['body'][number]): { estree: Program } {
  return { estree: { type: 'Program', sourceType: 'module', body: [statement] } }
}

function setData(element: Element, value: unknown): void {
  element.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'data',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: program({ type: 'ExpressionStatement', expression: valueToEstree(value) })
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
  /** Services the page names, in its order. */
  services: Set<string>
}

/** The services of a list of ids, added to those of the page. */
function services(context: ViewContext, page: PageContext, ids: string[]) {
  ids.forEach(id => page.services.add(id))
  return ids.map(id => serviceView(context, id))
}

function one(element: Element, name = 'id'): string {
  const id = attribute(element, name)
  if (!id) throw new Error(`<${element.name}> needs ${name}="…".`)
  return id
}

/** For each component that shows data: its `data` prop. */
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
  Helpline: (element, context, page) => services(context, page, [one(element)])[0],
  Helplines: (element, context, page) => services(context, page, idsOf(element, 'ids')),
  Urgent: (element, context) => idsOf(element, 'ids').map(id => serviceView(context, id)),
  Term: (element, context) => termView(context, one(element)),
  Source: (element, context) => sourceView(context, one(element)),
  SectionPages: (_element, context, page) => sectionPages(page.file, context),
  AllHelplines: (_element, context) => allServices(context),
  Glossary: (_element, context) => glossaryRows(context),
  AllFigures: (_element, context) => figureParts(context),
  FiguresOf: (element, context) => figuresOf(context, one(element, 'area')),
  AllSources: (_element, context) => sourceParts(context),
  SourcesOf: (element, context) => sourcesOf(context, one(element, 'part')),
  Claims: (_element, context) => [...context.data.claims.values()].map(claim => claimView(context, claim)),
  RatesToday(element, context, page) {
    const ids = idsOf(element, 'figures')
    ids.forEach(id => page.figures.add(id))
    return ratesTableView(context, ids)
  },
  Calculator: (element, context) => calculatorData(context, calculatorPage(one(element)))
}

const FENCED = /^---\n([\s\S]*?)\n---/

/** Front matter by file: most pages are linked from several others. */
const matters = new Map<string, Partial<FrontMatter>>()

/** The front matter of another page. */
function frontMatterOf(file: string): Partial<FrontMatter> {
  const known = process.env.NODE_ENV === 'development' ? undefined : matters.get(file)
  if (known) return known
  const block = FENCED.exec(readFileSync(file, 'utf8'))?.[1]
  const matter = block ? (parse(block) as Partial<FrontMatter>) : {}
  matters.set(file, matter)
  return matter
}

function fileOfPath(path: string): string | undefined {
  return [join(PAGES, `${path}.mdx`), join(PAGES, path, 'index.mdx')].find(existsSync)
}

/** The order in which a folder's `_meta.ts` names its pages. In development an edited one is imported again. */
async function metaOrder(folder: string): Promise<string[]> {
  const file = join(folder, '_meta.ts')
  const { href } = pathToFileURL(file)
  const { default: meta } = (await import(`${href}?${statSync(file).mtimeMs}`)) as { default: object }
  return Object.keys(meta)
}

/** The pages of the folder an index page stands in, in the sidebar's order. */
async function sectionPages(file: string, context: ViewContext): Promise<SectionPage[]> {
  const folder = dirname(file)
  const order = await metaOrder(folder)
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

/** The first Centrelink line that a page names. */
function centrelinkLine({ data, language }: ViewContext, page: PageContext): ContactView | undefined {
  for (const id of page.services) {
    const service = data.services.get(id)
    if (service?.phone && service.needs.includes('centrelink')) {
      return { name: service.name[language], phone: service.phone }
    }
  }
  return undefined
}

/** What the layout shows around the page. */
function pageData(
  matter: Record<string, unknown>,
  context: ViewContext,
  page: PageContext
): PageData & { description: string } {
  const { language } = context
  const faq = (matter.faq ?? []) as { q: string; a: string }[]
  const fill = (text: string) => fillPlaceholders(context, text, page.figures)
  const filledFaq = faq.map(entry => {
    const phones = phonesIn(context, entry.a)
    return { q: fill(entry.q), a: fill(entry.a), ...(phones.length > 0 && { phones }) }
  })
  const description = fill(String(matter.description ?? ''))
  const related = ((matter.related ?? []) as string[]).map(path => {
    const href = `/${language}${path === '/' ? '' : path}`
    const file = fileOfPath(href)
    if (!file) throw new Error(`related: there is no page ${href}.`)
    return { href, title: frontMatterOf(file).title ?? '' }
  })
  const contact = centrelinkLine(context, page)
  const review = earliestReview(context, page.figures)
  const reviewed = String(matter.reviewed ?? context.today)
  return {
    description,
    figures: [...page.figures].map(id => figureView(context, id)),
    sources: ((matter.sources ?? []) as string[]).map(id => sourceView(context, id)),
    faq: filledFaq,
    related,
    reviewedText: formatDate(reviewed, language),
    ...(contact && { contact }),
    ...(review && { reviewBy: review, reviewByText: formatDate(review, language), due: review <= context.today })
  }
}

/** `export const frontMatter`: Nextra writes it from YAML, or takes one that is there (docs/upgrades.md). */
function frontMatterExport(matter: Record<string, unknown>): RootContent {
  // By way of JSON, which leaves out what is undefined.
  const init = valueToEstree(JSON.parse(JSON.stringify(matter)))
  return {
    type: 'mdxjsEsm',
    value: '',
    data: program({
      type: 'ExportNamedDeclaration',
      specifiers: [],
      attributes: [],
      declaration: {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name: 'frontMatter' }, init }]
      }
    })
  }
}

/** Adds `import { names } from module` to a page; without names, for side effects. */
function addImport(tree: Root, file: string, module: string, names: readonly string[]): void {
  const source = relative(dirname(file), module).split(sep).join('/')
  tree.children.push({
    type: 'mdxjsEsm',
    value: '',
    data: program({
      type: 'ImportDeclaration',
      specifiers: names.map(name => ({
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name },
        local: { type: 'Identifier', name }
      })),
      source: { type: 'Literal', value: source },
      attributes: []
    })
  })
}

/** The remark plugin. @throws with the file's path where a page names an id data/ does not hold */
export function remarkData() {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = vfile.path
    const language = file ? languageOfPath(pathOfFile(file)) : undefined
    if (!language) return
    const context: ViewContext = { data: siteData(), language, today: siteToday() }
    const page: PageContext = { file, figures: new Set(), services: new Set() }
    const lists = new Set<string>()
    const elements: Element[] = []
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => void elements.push(node as Element))
    for (const element of elements) {
      if (isList(element.name)) lists.add(element.name)
      const fill = FILLERS[element.name ?? '']
      if (!fill) continue
      try {
        setData(element, await fill(element, context, page))
      } catch (error) {
        const line = element.position?.start.line ?? 1
        throw new Error(`${relative(process.cwd(), file)}:${line} ${(error as Error).message}`)
      }
    }
    const place = tree.children.findIndex(child => child.type === 'yaml')
    const yaml = tree.children[place]
    if (yaml?.type !== 'yaml') throw new Error(`${relative(process.cwd(), file)}:1 The page has no front matter.`)
    const matter = parse(yaml.value) as Record<string, unknown>
    const { description, ...data } = pageData(matter, context, page)
    // The messages of the page's own language; see components/layout/messages.
    addImport(tree, file, join(COMPONENTS, 'layout', 'messages', language), [])
    if (lists.size > 0) addImport(tree, file, join(COMPONENTS, 'content', 'Indexes'), [...lists])
    tree.children[place] = frontMatterExport({ ...matter, description, faq: undefined, page: data })
  }
}
