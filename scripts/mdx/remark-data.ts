/**
 * The remark plugin that joins pages and data: it finds components that name an id,
 * looks the id up, and gives the component the text to show. It also completes the
 * front matter that the layout uses: questions, sources, review date.
 *
 * It runs before Nextra's own plugins, while the front matter is still YAML.
 */
import { relative } from 'node:path'
import { valueToEstree } from 'estree-util-value-to-estree'
import type { Root, RootContent } from 'mdast'
import type { MdxJsxAttributeValueExpressionData, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import type { ContactView, NoteView, PageData, ServiceView } from '../../components/content/views.ts'
import { calculatorPage } from '../../components/calculators/pages.ts'
import { stoppedCauses } from '../../components/days/payment-stopped/data.ts'
import { noticeRules } from '../../components/days/told-to-leave/data.ts'
import { formatDate } from '../../i18n/format.ts'
import { languageOfPath } from '../../i18n/languages.ts'
import type { Data } from '../../rules/data/load.ts'
import { accessibilityTables } from './accessibility.ts'
import { answerView } from './answer.ts'
import { byEvent } from './by-event.ts'
import { calculatorData } from './calculators.ts'
import { putPeriodsBefore } from './chinese-periods.ts'
import { limitsByEvent } from './days/by-event.ts'
import { daysData } from './days/index.ts'
import { interviewData } from './household.ts'
import { attribute, isSet, requiredAttribute, type Element } from './elements.ts'
import { errandView } from './errand.ts'
import { figureParts, figuresOf, sourceParts, sourcesOf } from './indexes.ts'
import { withNote, type Notes } from './notes.ts'
import { comparePicture } from './pictures/compare.ts'
import { historyPicture } from './pictures/history.ts'
import { keepPicture } from './pictures/keep.ts'
import { ladderPicture } from './pictures/ladder.ts'
import { timelinePicture } from './pictures/timeline.ts'
import { rateChanges } from './rate-changes.ts'
import { sectionPages } from './section-pages.ts'
import { fileOfPath, frontMatterOf, importPath, pathOfFile, siteData, siteDay } from './site.ts'
import { STYLED } from './styled.ts'
import { figuresOfSum, sumText } from './sum.ts'
import * as views from './views.ts'
import { workedExample } from './worked-example.ts'

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>
type Expression = ReturnType<typeof valueToEstree>

function idsOf(element: Element, name: string): string[] {
  return (attribute(element, name) ?? '').split(/\s+/).filter(Boolean)
}

/** Components of components/content/Indexes.tsx, which only pages that list all of data/ import. */
const LISTS = ['AllFigures', 'AllHelplines', 'AllSources', 'Glossary']

/** A statement in the form in which MDX nodes carry code. */
function program(statement: Program['body'][number]): { estree: Program } {
  return { estree: { type: 'Program', sourceType: 'module', body: [statement] } }
}

function setProp(element: Element, name: string, expression: Expression): void {
  const code = program({ type: 'ExpressionStatement', expression })
  const value = { type: 'mdxJsxAttributeValueExpression' as const, value: '', data: code }
  element.attributes.push({ type: 'mdxJsxAttribute', name, value })
}

function setData(element: Element, value: unknown): void {
  setProp(element, 'data', valueToEstree(value))
}

interface PageContext extends views.ViewContext {
  file: string
  /** Figures in force today that the page shows; they decide its review date. */
  figures: Set<string>
  /** Figures of what the page itself stops saying on a day (`<Dated until>`). */
  passing: Set<string>
  /** Services the page names, in its order. */
  services: Set<string>
  byState: boolean
  /** The list that says how to get an interpreter for a call. */
  interpreterIn: Element | undefined
  /** Notes of figures and terms, each once, by what they are about. */
  notes: Notes
  /** The page lists all terms: a word leads to its row instead of a note. */
  hasGlossary: boolean
  /** Pages of the section that one of its lists names. */
  grouped: Set<string>
}

type Filler = (element: Element, page: PageContext) => unknown

/** The services that an element names. */
function serviceIds(element: Element): string[] {
  return element.name === 'Helpline'
    ? [requiredAttribute(element)]
    : element.name === 'Helplines'
      ? idsOf(element, 'ids')
      : []
}

/** The services of a list; one list of a page has the interpreters’ number. */
function calledIn(element: Element, page: PageContext): ServiceView[] {
  const called = noted(serviceIds(element), page.services).map(id => views.serviceView(page, id))
  return element === page.interpreterIn ? called : called.map(views.withoutInterpreter)
}

/** A sentence that says how to get an interpreter for a call, with the number. */
const SAYS_HOW_TO_GET_AN_INTERPRETER = 'interpreter-first'

/**
 * The first list with a service that is called through an interpreter: one that no choice of a state hides, if there is
 * one. None where the page has the whole sentence, so that it is said once. A list is for the callers of its first service:
 * if TIS National has no interpreters for them, the list does not send them there.
 */
function interpreterList(elements: Element[], data: Data): Element | undefined {
  if (elements.some(each => each.name === 'Statement' && requiredAttribute(each) === SAYS_HOW_TO_GET_AN_INTERPRETER))
    return undefined
  const ofStates = new Set(elements.filter(({ name }) => name === 'State').flatMap(elementsIn))
  const lists = elements.filter(each => {
    const services = serviceIds(each).map(id => data.services.get(id))
    return services[0]?.interpreter !== 'none' && services.some(service => service?.interpreter === 'tis')
  })
  return lists.find(each => !ofStates.has(each)) ?? lists[0]
}

/** Ids, added to those of the page. */
function noted(ids: string[], known: Set<string>): string[] {
  ids.forEach(id => known.add(id))
  return ids
}

/** For each component that shows data: its `data` prop. */
const FILLERS: Record<string, Filler> = {
  Figure(element, page) {
    const id = requiredAttribute(element)
    const on = attribute(element, 'on')
    if (!on) page.figures.add(id)
    const view = views.sentenceFigure(page, id, { on, per: isSet(element, 'per'), lead: attribute(element, 'lead') })
    return withNote(page.notes, `${id}@${on ?? ''}`, 'figure', view)
  },
  RatesTable: (element, page) =>
    views.ratesTableView(page, noted(idsOf(element, 'figures'), page.figures), attribute(element, 'compare')),
  RatesToday: (element, page) => views.ratesTableView(page, noted(idsOf(element, 'figures'), page.figures)),
  RatesHistory: (element, page) => views.historyView(page, idsOf(element, 'figures')),
  History: (element, page) => historyPicture(page, requiredAttribute(element, 'figure')),
  Ladder: (_element, page) => ladderPicture(page),
  Timeline: (element, page) => timelinePicture(page, requiredAttribute(element)),
  Compare: (_element, page) => comparePicture(page),
  Keep: (element, page) => keepPicture(page, requiredAttribute(element, 'situation')),
  Sum(element, page) {
    const sum = requiredAttribute(element, 'of')
    noted(figuresOfSum(sum), page.figures)
    return sumText(page, sum)
  },
  WorkedExample: (element, page) => workedExample(page, requiredAttribute(element)),
  DateOf: (element, page) => views.dateText(page, requiredAttribute(element)),
  Dated(element, page) {
    const [until, from, after] = ['until', 'from', 'after'].map(name => attribute(element, name))
    return { ...views.datedView(page, { until, from, after }), isParagraph: element.type === 'mdxJsxFlowElement' }
  },
  Statement(element, page) {
    const statement = `{statement:${requiredAttribute(element)}}`
    return {
      text: views.fillPlaceholders(page, statement, page.figures),
      phones: views.phonesIn(page, statement),
      isParagraph: element.type === 'mdxJsxFlowElement'
    }
  },
  Phone: (element, page) => views.serviceView(page, requiredAttribute(element)),
  Helpline: (element, page) => calledIn(element, page)[0],
  Helplines: calledIn,
  Urgent: (element, page) => idsOf(element, 'ids').map(id => views.withoutInterpreter(views.serviceView(page, id))),
  Term(element, page) {
    const id = requiredAttribute(element)
    const view = views.termView(page, id)
    return page.hasGlossary ? view : withNote(page.notes, id, 'term', view)
  },
  Source: (element, page) => views.sourceView(page, requiredAttribute(element)),
  SectionPages: (element, page) => sectionPages(page, idsOf(element, 'pages')),
  AllHelplines: (_element, page) => views.serviceListView(page),
  Glossary: (_element, page) => views.glossaryRows(page),
  AllFigures: (_element, page) => figureParts(page),
  FiguresOf: (element, page) => figuresOf(page, requiredAttribute(element, 'area')),
  AllSources: (_element, page) => sourceParts(page),
  SourcesOf: (element, page) => sourcesOf(page, requiredAttribute(element, 'part')),
  RateChanges: (_element, page) => rateChanges(page),
  AccessibilityTables: (_element, page) => accessibilityTables(page),
  Errand: (element, page) => errandView(page, requiredAttribute(element), page.figures),
  Claims: (_element, page) =>
    [...page.data.claims.values()].map(claim => {
      const { figures, ...view } = views.claimView(page, claim)
      return { ...view, figures: figures.map(figure => withNote(page.notes, `${figure.id}@`, 'figure', figure)) }
    }),
  Calculator: (element, page) => calculatorData(page, calculatorPage(requiredAttribute(element))),
  LimitsByEvent: (_element, page) => limitsByEvent(page),
  DaysTool: (element, page) => daysData(page, requiredAttribute(element)),
  PaymentsByEvent: (_element, page) => byEvent(page),
  NoticeRules: (element, page) => noticeRules(page, requiredAttribute(element, 'state')),
  StoppedCauses: (_element, page) => stoppedCauses(page),
  WhatCanIGet: (_element, page) => interviewData(page)
}

/** The first Centrelink line that a page names. */
function centrelinkLine({ data, language, services }: PageContext): ContactView | undefined {
  const named = [...services].map(id => data.services.get(id))
  const line = named.find(service => service?.phone && service.needs.includes('centrelink'))
  return line?.phone ? { name: line.name[language], phone: line.phone } : undefined
}

/** What the layout shows around the page. */
function pageData(matter: Record<string, unknown>, page: PageContext): PageData & { description: string } {
  const { language } = page
  const fill = (text: string) => views.fillPlaceholders(page, text, page.figures)
  const faq = ((matter.faq ?? []) as { q: string; a: string }[]).map(({ q, a }) => {
    const phones = views.phonesIn(page, a)
    return { q: fill(q), a: fill(a), ...(phones.length > 0 && { phones }) }
  })
  const description = fill(String(matter.description ?? ''))
  const related = ((matter.related ?? []) as string[]).map(path => {
    const href = `/${language}${path === '/' ? '' : path}`
    const file = fileOfPath(href)
    if (!file) throw new Error(`related: there is no page ${href}.`)
    return { href, title: frontMatterOf(file).title ?? '' }
  })
  const contact = centrelinkLine(page)
  const review = views.earliestReview(page, page.figures)
  return {
    description,
    figures: [...new Set([...page.figures, ...page.passing])].map(id => views.figureView(page, id)),
    sources: views.sourceViews(page, (matter.sources ?? []) as string[]),
    faq,
    related,
    reviewedText: formatDate(String(matter.reviewed ?? page.today), language),
    ...(page.byState && { byState: true }),
    ...(contact && { contact }),
    ...(review && { reviewBy: review, reviewByText: formatDate(review, language), due: review <= page.today })
  }
}

/** `export const frontMatter`: Nextra writes it from YAML, or uses an existing one (docs/upgrades.md). */
function frontMatterExport(matter: Record<string, unknown>): RootContent {
  // Through JSON, which drops undefined values.
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

/** Adds `import { names } from source` to a page; without names, for side effects. */
function addImport(tree: Root, source: string, names: readonly string[]): void {
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

/** The answer of a page, after its first paragraph. */
function addAnswer(tree: Root): void {
  const element: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: 'AnswerCard', attributes: [], children: [] }
  tree.children.splice(tree.children.findIndex(({ type }) => type === 'paragraph') + 1, 0, element)
}

/** The notes of a page, after its text. */
function addNotes(tree: Root, notes: NoteView[]): void {
  const element: MdxJsxFlowElement = { type: 'mdxJsxFlowElement', name: 'Notes', attributes: [], children: [] }
  setData(element, notes)
  tree.children.push(element)
}

/** The components below a node, in their order. */
function elementsIn(node: Root | Element): Element[] {
  const elements: Element[] = []
  visit(node, ['mdxJsxFlowElement', 'mdxJsxTextElement'], found => void elements.push(found as Element))
  return elements
}

/** What the page itself stops saying: its figures need no notice when they end. */
function isPassing(element: Element): boolean {
  return element.name === 'Dated' && attribute(element, 'until') !== undefined
}

/** The remark plugin. @throws with the file's path where a page names an id data/ does not hold */
export function remarkData() {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = vfile.path
    const language = file ? languageOfPath(pathOfFile(file)) : undefined
    if (!language) return
    const page: PageContext = {
      data: siteData(),
      language,
      today: siteDay(),
      file,
      figures: new Set(),
      passing: new Set(),
      services: new Set(),
      byState: false,
      interpreterIn: undefined,
      notes: new Map(),
      hasGlossary: false,
      grouped: new Set()
    }
    if (language === 'zh') putPeriodsBefore(tree, page)
    const lists = new Set<string>()
    const styled = new Map<string, (typeof STYLED)[string]>()
    const elements = elementsIn(tree)
    const passing = new Set(elements.filter(isPassing).flatMap(elementsIn))
    page.interpreterIn = interpreterList(elements, page.data)
    page.hasGlossary = elements.some(({ name }) => name === 'Glossary')
    for (const element of elements) {
      if (element.name === 'SectionPages') noted(idsOf(element, 'pages'), page.grouped)
    }
    for (const element of elements) {
      const name = element.name ?? ''
      if (LISTS.includes(name)) lists.add(name)
      const own = STYLED[name]
      if (own) styled.set(name, own)
      if (name === 'ByState') page.byState = true
      const fill = FILLERS[name]
      if (!fill) continue
      try {
        setData(element, await fill(element, passing.has(element) ? { ...page, figures: page.passing } : page))
      } catch (error) {
        const line = element.position?.start.line ?? 1
        throw new Error(`${relative(process.cwd(), file)}:${line} ${(error as Error).message}`)
      }
    }
    if (page.notes.size > 0) {
      addNotes(tree, [...page.notes.values()])
      addImport(tree, importPath(file, 'content', 'Notes'), ['Notes'])
    }
    const place = tree.children.findIndex(child => child.type === 'yaml')
    const yaml = tree.children[place]
    if (yaml?.type !== 'yaml') throw new Error(`${relative(process.cwd(), file)}:1 The page has no front matter.`)
    const matter = parse(yaml.value) as Record<string, unknown>
    const answer = answerView(matter, page)
    if (answer) {
      addAnswer(tree)
      addImport(tree, importPath(file, 'content', 'AnswerCard'), ['AnswerCard'])
    }
    const { description, ...data } = pageData(matter, page)
    // The messages of the page's own language; see components/layout/messages.
    addImport(tree, importPath(file, 'layout', 'messages', language), [])
    if (lists.size > 0) addImport(tree, importPath(file, 'content', 'Indexes'), [...lists])
    for (const tool of elements.filter(({ name }) => name === 'DaysTool')) {
      addImport(tree, importPath(file, 'days', requiredAttribute(tool), 'tool'), ['tool'])
      setProp(tool, 'tool', { type: 'Identifier', name: 'tool' })
    }
    for (const [name, [folder, module]] of styled) addImport(tree, importPath(file, folder, module), [name])
    tree.children[place] = frontMatterExport({
      ...matter,
      description,
      faq: undefined,
      answer: undefined,
      page: { ...data, answer }
    })
  }
}
