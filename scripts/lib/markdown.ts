/** HTML of our own pages as Markdown (CommonMark, with the tables and footnotes of GitHub). */
import { NodeType, type HTMLElement, type Node } from 'node-html-parser'

/** How links and marks of one page are written. */
export interface MarkdownOptions {
  /** The absolute address of a link's `href`. */
  addressOf: (href: string) => string
  /** What stands for an element inside text, such as the mark of a footnote; undefined where it is written as it is. */
  markOf: (element: HTMLElement) => string | undefined
}

/** Elements that begin a block. Everything else is part of a line. */
const BLOCKS = new Set(
  (
    'ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,DD,DETAILS,DIV,DL,DT,FIGCAPTION,FIGURE,FOOTER,H1,H2,H3,H4,H5,H6,HEADER,' +
    'LI,MAIN,OL,P,SECTION,SUMMARY,TABLE,UL'
  ).split(',')
)

/** Notes, and what must be read first, stand out as quotations. */
const SET_APART = /(?:^|\s)(?:note|urgent)(?:\s|$)/

/** The Markdown of what is in an element. */
export function markdownOf(root: HTMLElement, options: MarkdownOptions): string {
  return new Writer(options).blocksIn(root).join('\n\n')
}

/** The Markdown of a part of a line, without line breaks. */
export function inlineMarkdown(root: HTMLElement, options: MarkdownOptions): string {
  return new Writer(options).inline([root])
}

class Writer {
  constructor(private readonly options: MarkdownOptions) {}

  /** Blocks, each without the empty line after it. Text between blocks is a paragraph. */
  blocksIn(element: HTMLElement): string[] {
    const blocks: string[] = []
    let line: Node[] = []
    const endLine = () => {
      const text = this.inline(line)
      if (text) blocks.push(escapeStart(text))
      line = []
    }
    for (const child of element.childNodes) {
      if (!holdsBlocks(child)) {
        line.push(child)
        continue
      }
      endLine()
      blocks.push(...this.block(child))
    }
    endLine()
    return blocks
  }

  private block(element: HTMLElement): string[] {
    const level = /^H([1-6])$/.exec(element.tagName)?.[1]
    if (level) return this.wrapped('#'.repeat(Number(level)) + ' ', element)
    switch (element.tagName) {
      case 'UL':
      case 'OL':
        return [this.list(element)].filter(Boolean)
      case 'TABLE':
        return this.table(element)
      case 'BLOCKQUOTE':
        return quoted(this.blocksIn(element))
      case 'SUMMARY':
        // A question of the page is a heading already.
        return element.querySelector('h2,h3,h4') ? this.blocksIn(element) : this.wrapped('**', element, '**')
      case 'FIGCAPTION':
      case 'CAPTION':
      case 'DT':
        return this.wrapped('**', element, '**')
      default: {
        const blocks = this.blocksIn(element)
        return SET_APART.test(element.getAttribute('class') ?? '') ? quoted(blocks) : blocks
      }
    }
  }

  private wrapped(before: string, element: HTMLElement, after = ''): string[] {
    const text = this.inline([...element.childNodes])
    // Bold inside bold would end it.
    return text ? [before + (after ? text.replaceAll('**', '') : text) + after] : []
  }

  private list(element: HTMLElement): string {
    const items = childElements(element).map(item => this.blocksIn(item))
    const isLoose = items.some(blocks => blocks.length > 1)
    return items
      .filter(blocks => blocks.length > 0)
      .map((blocks, index) => {
        const mark = element.tagName === 'OL' ? `${index + 1}. ` : '- '
        return mark + blocks.join('\n\n').replace(/\n(?!\n)/g, `\n${' '.repeat(mark.length)}`)
      })
      .join(isLoose ? '\n\n' : '\n')
  }

  /** Its caption in bold, then its rows. A cell over several rows is repeated in each. */
  private table(element: HTMLElement): string[] {
    const caption = element.querySelector('caption')
    const rows = element.querySelectorAll('tr')
    const head = element.querySelectorAll('thead tr')
    const cells: string[][] = []
    const held = new Map<number, { text: string; rows: number }>()
    for (const row of rows) {
      const line: string[] = []
      const own = childElements(row)
      while (own.length > 0 || (held.get(line.length)?.rows ?? 0) > 0) {
        const above = held.get(line.length)
        if (above && above.rows > 0) {
          above.rows -= 1
          line.push(above.text)
          continue
        }
        const cell = own.shift()!
        const text = this.cell(cell)
        held.set(line.length, { text, rows: Number(cell.getAttribute('rowspan') ?? 1) - 1 })
        line.push(text)
      }
      cells.push(line)
    }
    const width = Math.max(...cells.map(({ length }) => length), 1)
    const lineOf = (line: string[]) =>
      `| ${Array.from({ length: width }, (_, index) => line[index] ?? '').join(' | ')} |`
    const titles = head.length > 0 ? cells.slice(0, 1) : [[]]
    const body = cells.slice(head.length > 0 ? 1 : 0)
    const lines = [...titles.map(lineOf), `|${' --- |'.repeat(width)}`, ...body.map(lineOf)]
    return [...(caption ? this.block(caption) : []), ...(cells.length > 0 ? [lines.join('\n')] : [])]
  }

  private cell(cell: HTMLElement): string {
    return this.blocksIn(cell).join('<br>').replaceAll('\n', '<br>').replaceAll('|', '\\|')
  }

  /** One line of text. Only the stylesheet separates elements that touch, so they get a space. */
  inline(nodes: Node[]): string {
    return (
      nodes
        .map((node, index) => (isElement(node) && isElement(nodes[index - 1]) ? ' ' : '') + this.part(node))
        .join('')
        .replace(/\s+/g, ' ')
        // The mark of a footnote belongs to the word before it.
        .replace(/ (?=\[\^\d+\])/g, '')
        .trim()
    )
  }

  private part(node: Node): string {
    if (node.nodeType === NodeType.TEXT_NODE) return escapeText(node.textContent.replace(/\s+/g, ' '))
    if (!isElement(node)) return ''
    const mark = this.options.markOf(node)
    if (mark !== undefined) return mark
    if (node.tagName === 'BR') return ' '
    const text = this.inside(node)
    const words = text.trim()
    if (!words) return text && ' '
    const around = (before: string, after = before) => text.replace(words, () => before + words + after)
    switch (node.tagName) {
      case 'A': {
        const href = node.getAttribute('href') ?? ''
        // A number to call is its own text.
        return !href || /^(?:tel|sms):/.test(href) ? text : around('[', `](${this.options.addressOf(href)})`)
      }
      case 'STRONG':
        return around('**')
      case 'EM':
        return around('*')
      case 'CODE':
      case 'KBD':
        return around('`')
      default:
        return text
    }
  }

  private inside(element: HTMLElement): string {
    const { childNodes } = element
    return childNodes
      .map((node, index) => (isElement(node) && isElement(childNodes[index - 1]) ? ' ' : '') + this.part(node))
      .join('')
  }
}

function isElement(node: Node | undefined): node is HTMLElement {
  return node?.nodeType === NodeType.ELEMENT_NODE
}

function childElements(element: HTMLElement): HTMLElement[] {
  return element.childNodes.filter(isElement)
}

/** Whether it is a block, or has one in it. A link stays a link, whatever is in it. */
function holdsBlocks(node: Node): node is HTMLElement {
  return isElement(node) && node.tagName !== 'A' && (BLOCKS.has(node.tagName) || node.childNodes.some(holdsBlocks))
}

function quoted(blocks: string[]): string[] {
  if (blocks.length === 0) return []
  return [blocks.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '')]
}

/** Characters that would be read as Markdown. */
function escapeText(text: string): string {
  return text.replace(/[\\`*[\]<]/g, String.raw`\$&`)
}

/** At the start of a block more are: a list, a heading, a quotation. */
function escapeStart(text: string): string {
  return text.replace(/^(#+\s|[-+>]\s|\d+(?=[.)]\s))/, start => (/\d/.test(start) ? `${start}\\` : `\\${start}`))
}
