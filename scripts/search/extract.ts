/** The text of an exported page as a reader sees it, cut into sections. */
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser'
import { NOTE, type SectionText } from '../../search/types.ts'
import { summaryOf } from '../lib/exported.ts'

export interface PageText {
  title: string
  /** What its card answers: the figure, the number to call, what it means; '' if it has none. */
  card: string
  description: string
  sections: SectionText[]
}

/** Parts of the main element that are navigation, hidden, repeated, or sources of figures. */
const LEFT_OUT =
  'nav, [data-nosearch], [hidden], .toc, .exit, .related, .sources, .visually-hidden, .last-updated, .previous-next, ' +
  '.rates .footnote, .review-notice, table small, svg, button, script, style, form'

/** Opening hours, cost and interpreters of a service. */
const NOTES = '.helpline .soft'

const BLOCKS = new Set(
  'ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,BR,CAPTION,DD,DETAILS,DIV,DL,DT,FIGCAPTION,FIGURE,H1,H2,H3,H4,LI,OL,P,SECTION,SUMMARY,TABLE,TBODY,THEAD,TR,UL'.split(
    ','
  )
)

const CELLS = new Set(['TD', 'TH'])

/**
 * Whether a page is indexed. Lists of figures and sources are not: a search for “money help” wants the page that helps.
 * @param path below the language, such as `/about/figures/money`
 */
export function isSearched(path: string): boolean {
  return !/^\/about\/(?:figures|sources)\//.test(path)
}

/** The text of a page; undefined if it has `noindex`. */
export function pageText(html: string): PageText | undefined {
  const { description, indexed } = summaryOf(html)
  // Menus come before it: on a large site, most of the page.
  const start = html.indexOf('<main')
  const main = start < 0 ? null : parse(html.slice(start)).querySelector('main')
  if (!main || !indexed) return undefined
  const card = cardOf(main)
  main.querySelectorAll(LEFT_OUT).forEach(element => element.remove())
  // What to say on the phone is English, with its Chinese: an English result shows no Chinese.
  const isChinese = /<html[^>]* lang="zh/.test(html)
  if (!isChinese) main.querySelectorAll('.say-this [lang^=zh]').forEach(element => element.remove())
  const title = main.querySelector('h1')
  title?.remove()
  return { title: collapseSpaces(title?.textContent ?? ''), card, description, sections: sectionsOf(main) }
}

function cardOf(main: HTMLElement): string {
  const parts = ['> p:has(> data)', 'li .phone', '> p:not(:has(> data))'].flatMap(part =>
    main.querySelectorAll(`.answer-card ${part}`)
  )
  return parts.map(part => collapseSpaces(part.textContent)).join(' · ')
}

/** A second- or third-level heading with an id starts a section. */
function sectionsOf(main: HTMLElement): SectionText[] {
  const sections: SectionText[] = [['', '', '']]
  const notes = new Set(main.querySelectorAll(NOTES))
  function add(text: string): void {
    const section = sections.at(-1)
    if (section) section[2] += text
  }
  function walk(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) {
      add(node.textContent.replace(/\s+/g, ' '))
      return
    }
    if (node.nodeType !== NodeType.ELEMENT_NODE) return
    const element = node as HTMLElement
    if (/^H[23]$/.test(element.tagName) && element.id) {
      sections.push([element.id, collapseSpaces(element.textContent), ''])
      return
    }
    const block = BLOCKS.has(element.tagName)
    if (block) add('\n')
    if (notes.has(element)) add(NOTE)
    // A row is one line, so that no excerpt splits it: `Single · Now $824.90`.
    if (CELLS.has(element.tagName) && isElement(element.previousSibling)) add(` · ${columnOf(element)}`)
    element.childNodes.forEach((child, index) => {
      // Only the stylesheet separates a number from the link beside it.
      if (isElement(child) && isElement(element.childNodes[index - 1])) add(' ')
      walk(child)
    })
    if (block) add('\n')
  }
  walk(main)
  return sections.map(([id, heading, text]) => [id, heading, collapseSpaces(text)])
}

/** The name of a cell's column, where the page shows it beside the cell on small screens. */
function columnOf(cell: HTMLElement): string {
  const name = cell.getAttribute('data-label')
  return name ? `${name} ` : ''
}

function isElement(node: Node | null | undefined): boolean {
  return node?.nodeType === NodeType.ELEMENT_NODE
}

/** One space between words, one line between blocks. */
function collapseSpaces(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim()
}
