/**
 * The remark plugin for layout that Markdown cannot express: punctuation stays on the
 * line of its figure, and each cell names its column, for phones.
 */
import type { Parent, PhrasingContent, Root, Table, TableCell, Text } from 'mdast'
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { languageOfPath, type Language } from '../../i18n/languages.ts'
import { pathOfFile } from './site.ts'

/**
 * Components that end in a box of their own (a button, a number on one line), beside which a browser may break the line
 * whatever follows. On a Chinese page a term ends in its English name, which is plain text.
 */
const BOXES: Record<Language, Set<string | null>> = {
  en: new Set(['Figure', 'Phone', 'Term']),
  zh: new Set(['Figure', 'Phone'])
}

const CLOSING = /^[，。；：、！？）」』”’.,;:!?)%]+/
const OPENING = /[（「『“‘(]+$/

/** A table with so many columns is wider than a phone. */
const WIDE = 3

function isBox(node: PhrasingContent | undefined, language: Language): boolean {
  if (node?.type === 'strong' || node?.type === 'emphasis') {
    return node.children.length === 1 && isBox(node.children[0], language)
  }
  return node?.type === 'mdxJsxTextElement' && BOXES[language].has(node.name)
}

function unbroken(children: PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'unbroken' }],
    children
  }
}

/** Removes a match from a text. @returns the match, as a text of its own */
function cut(text: PhrasingContent | undefined, pattern: RegExp): Text[] {
  const found = text?.type === 'text' ? pattern.exec(text.value)?.[0] : undefined
  if (!found || text?.type !== 'text') return []
  text.value = text.value.replace(pattern, '')
  return [{ type: 'text', value: found }]
}

function keepPunctuation(parent: Parent, language: Language): void {
  const children = parent.children as PhrasingContent[]
  for (const [place, node] of children.entries()) {
    if (!isBox(node, language)) continue
    const before = cut(children[place - 1], OPENING)
    const after = cut(children[place + 1], CLOSING)
    if (before.length + after.length > 0) children[place] = unbroken([...before, node, ...after])
  }
}

function nameColumns(table: Table): void {
  const [head, ...rows] = table.children
  const names = head?.children.map(cell => toString(cell)) ?? []
  if (names.length < WIDE) return
  table.data = { ...table.data, hProperties: { className: 'by-row' } }
  for (const row of rows) {
    row.children.forEach((cell: TableCell, column) => {
      if (column > 0 && names[column]) cell.data = { ...cell.data, hProperties: { 'data-label': names[column] } }
    })
  }
}

/** The remark plugin, for pages of the two language trees. */
export function remarkLayout() {
  return (tree: Root, vfile: VFile): void => {
    const language = languageOfPath(pathOfFile(vfile.path))
    if (!language) return
    visit(tree, 'table', nameColumns)
    // Collected first: an inserted element must not be visited.
    const parents: Parent[] = []
    visit(tree, node => void ('children' in node && parents.push(node)))
    for (const parent of parents) keepPunctuation(parent, language)
  }
}
