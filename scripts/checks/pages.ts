/** Parses every MDX page once, into the parts that checks look at. */
import type { Definition, Heading as HeadingNode, Nodes, Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Issue } from '../../rules/data/yaml-issues.ts'
import { readYaml } from '../../rules/data/yaml.ts'
import { readFiles, type SourceFile } from './files.ts'
import { mdxIssue } from './mdx-issues.ts'
import { COMPONENT, joinLines, linesOf, type Line } from './text.ts'

export interface Heading {
  depth: number
  /** Without the id. */
  text: string
  /** From `[#id]` at the heading's end. */
  id?: string
  line: number
  /** The next thing is a heading of the same level or above, or the end. */
  isEmpty: boolean
}

export interface Component {
  name: string
  /** `true` for an attribute without a value; `undefined` for `{…}`, which checks cannot read. */
  attributes: Map<string, string | true | undefined>
  /** The words between its tags. */
  text: string
  line: number
  /** The line on which it ends. */
  endLine: number
}

export interface Link {
  href: string
  text: string
  line: number
}

/** A piece of text that a reader sees as one. */
export interface Block {
  kind: 'paragraph' | 'item' | 'heading' | 'cell' | 'code' | 'expression' | 'attribute' | 'front-matter'
  lines: Line[]
}

/** `{figure:id@date}` in a string of the front matter. */
export interface Placeholder {
  text: string
  /** `undefined` for an unknown kind. */
  kind: 'figure' | 'amount' | 'phone' | 'date' | 'statement' | undefined
  id: string
  on: string | undefined
  line: number
}

/** What the path of a page says about it. */
export interface PagePlace {
  /** Relative to the repository, such as `pages/en/about/index.mdx`. */
  file: string
  language: Language
  /** The URL path without the language: `/about`; `/` for the home page. */
  path: string
  isIndex: boolean
}

export interface BrokenPage extends PagePlace, Issue {
  line: number
}

export interface Page extends PagePlace {
  frontMatter: Record<string, unknown>
  /** The line in the file of a front matter value. */
  fieldLine(path: (string | number)[]): number
  headings: Heading[]
  components: Component[]
  links: Link[]
  blocks: Block[]
  placeholders: Placeholder[]
  /** Lines with `*emphasis*`. */
  emphasis: number[]
  images: { src: string; line: number }[]
}

/** Attributes with text for readers. */
const SPOKEN_ATTRIBUTES = ['caption', 'en', 'zh', 'title', 'label', 'alt']

/** Where the front matter has text for readers. */
const SPOKEN: readonly (readonly string[])[] = [
  ['title'],
  ['sidebarTitle'],
  ['description'],
  ['faq'],
  ['answer', 'say']
]

/** Nodes that are blocks. */
const KINDS: Partial<Record<Nodes['type'], Block['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
  code: 'code',
  mdxFlowExpression: 'expression'
}

const parser = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkGfm).use(remarkMdx)

/** Every page below `pages/en` and `pages/zh`; `broken` are those that cannot be parsed. */
export function readPages(root: string): { pages: Page[]; broken: BrokenPage[] } {
  const all = LANGUAGES.flatMap(language =>
    readFiles(root, `pages/${language}`, /\.mdx$/).map(source => readPage(source, language))
  )
  return {
    pages: all.filter((page): page is Page => !('message' in page)),
    broken: all.filter(page => 'message' in page)
  }
}

/** The strings of a front matter list; empty if it is missing or not a list of strings. */
export function stringList(page: Page, key: string): string[] {
  const list = page.frontMatter[key]
  return Array.isArray(list) ? list.filter(item => typeof item === 'string') : []
}

/** The ids of an attribute such as `ids="a b"`. */
export function words(attribute: string | true | undefined): string[] {
  return typeof attribute === 'string' ? attribute.split(/\s+/).filter(Boolean) : []
}

function placeOf(file: string, language: Language): PagePlace {
  const name = file.slice(`pages/${language}`.length).replace(/\.mdx$/, '')
  const isIndex = name.endsWith('/index')
  return { file, language, isIndex, path: name.replace(/\/index$/, '') || '/' }
}

const FRONT_MATTER = 'start the page with a line ---, then title: … and the other keys, then a line ---'

function readPage({ file, text }: SourceFile, language: Language): Page | BrokenPage {
  const place = placeOf(file, language)
  let tree: Root
  try {
    tree = parser.parse(text)
  } catch (error) {
    return { ...place, ...mdxIssue(error as Error) }
  }
  const fence = tree.children.find(child => child.type === 'yaml')
  if (!fence) return { ...place, line: 1, message: 'the page has no front matter', fix: FRONT_MATTER }
  const yaml = readYaml(fence.value)
  const [error] = yaml.errors
  if (error) {
    const message = `the front matter cannot be read: ${error.message}`
    return { ...place, line: error.line + 1, message, fix: error.fix }
  }
  if (!isRecord(yaml.value)) {
    return { ...place, line: 1, message: 'the front matter is not a list of keys', fix: FRONT_MATTER }
  }
  const { value: frontMatter } = yaml
  // YAML counts lines from the opening `---`.
  const fieldLine = (path: (string | number)[]) => yaml.at(path).line + 1
  const strings = SPOKEN.flatMap(path => stringsIn(at(frontMatter, path), [...path]))
  const spoken = strings.map(({ path, text }) => ({ line: fieldLine(path), text }))
  const { blocks, ...parts } = bodyParts(tree)
  return {
    ...place,
    frontMatter,
    fieldLine,
    placeholders: spoken.flatMap(({ line, text }) => placeholdersIn(text, line)),
    blocks: [
      ...spoken.map(({ line, text }): Block => ({
        kind: 'front-matter',
        lines: [{ line, text: withoutPlaceholders(text) }]
      })),
      ...blocks
    ],
    ...parts
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path of keys; undefined where there is nothing. */
function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => (isRecord(inner) ? inner[key] : undefined), value)
}

function stringsIn(value: unknown, path: (string | number)[]): { path: (string | number)[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]))
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
  return []
}

const ANY_PLACEHOLDER = /\{[^{}]*\}/g
const KNOWN_PLACEHOLDER = /^\{(figure|amount|phone|date|statement):([a-z0-9.-]+)(?:@(\d{4}-\d{2}-\d{2}))?\}$/

/** The placeholders of a string, such as `{figure:jobseeker.rate.partnered}`. */
export function placeholdersIn(text: string, line: number): Placeholder[] {
  return [...text.matchAll(ANY_PLACEHOLDER)].map(([whole]) => {
    const [, kind, id = '', on] = KNOWN_PLACEHOLDER.exec(whole) ?? []
    return { text: whole, id, line, kind: kind as Placeholder['kind'], on }
  })
}

/** A string of the front matter with each placeholder replaced by `COMPONENT`. */
export function withoutPlaceholders(text: string): string {
  return text.replace(ANY_PLACEHOLDER, COMPONENT)
}

function bodyParts(tree: Root): Pick<Page, 'headings' | 'components' | 'links' | 'emphasis' | 'images' | 'blocks'> {
  const parts: ReturnType<typeof bodyParts> = {
    headings: [],
    components: [],
    links: [],
    emphasis: [],
    images: [],
    blocks: []
  }
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', node => void definitions.set(node.identifier, node))
  visit(tree, (node, index, parent) => {
    const line = lineOf(node)
    const kind = node.type === 'paragraph' && parent?.type === 'listItem' ? 'item' : KINDS[node.type]
    if (kind) parts.blocks.push({ kind, lines: linesOf(node).map(withoutHeadingId) })
    if (node.type === 'heading') parts.headings.push(headingOf(node, parent?.children[(index ?? 0) + 1]))
    if (node.type === 'image') parts.images.push({ src: node.url, line })
    if (node.type === 'emphasis') parts.emphasis.push(line)
    if (node.type === 'link') parts.links.push({ href: node.url, text: joinLines(linesOf(node)), line })
    if (node.type === 'linkReference') {
      const href = definitions.get(node.identifier)?.url ?? ''
      parts.links.push({ href, text: joinLines(linesOf(node)), line })
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const component = componentOf(node)
      parts.components.push(component)
      const href = component.attributes.get('href')
      if (typeof href === 'string') {
        parts.links.push({ href, text: attributeText(component, 'title') || component.text, line })
      }
      for (const name of SPOKEN_ATTRIBUTES) {
        const text = attributeText(component, name)
        if (text) parts.blocks.push({ kind: 'attribute', lines: [{ line, text }] })
      }
    }
  })
  return parts
}

function attributeText(component: Component, name: string): string {
  const value = component.attributes.get(name)
  return typeof value === 'string' ? value : ''
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1
}

/** As the theme reads it: `## Words [#id]`. */
const HEADING_ID = /\s*\[#([^\]]+)\]\s*$/

function withoutHeadingId({ line, text }: Line): Line {
  return { line, text: text.replace(HEADING_ID, '') }
}

function headingOf(node: HeadingNode, next: Nodes | undefined): Heading {
  const whole = joinLines(linesOf(node))
  const [, id] = HEADING_ID.exec(whole) ?? []
  const text = whole.replace(HEADING_ID, '')
  const isEmpty = !next || (next.type === 'heading' && next.depth <= node.depth)
  return { depth: node.depth, text, line: lineOf(node), isEmpty, ...(id && { id }) }
}

function componentOf(node: Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>): Component {
  const attributes: Component['attributes'] = new Map()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') attributes.set('…', undefined)
    else if (attribute.value === null || attribute.value === undefined) attributes.set(attribute.name, true)
    else attributes.set(attribute.name, typeof attribute.value === 'string' ? attribute.value : undefined)
  }
  const text = node.children.length > 0 ? joinLines(linesOf(node)) : ''
  return { name: node.name ?? '', attributes, text, line: lineOf(node), endLine: node.position?.end.line ?? 1 }
}
