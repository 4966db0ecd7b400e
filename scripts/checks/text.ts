/** The words of an MDX node, line by line. */
import type { Nodes } from 'mdast'

/** Stands where a component prints something of its own (U+FFFC, object replacement character). */
export const COMPONENT = '\uFFFC'

/** How a part of an address is written: lower-case words and digits, joined by hyphens. */
export const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface Line {
  line: number
  text: string
}

/**
 * What a reader sees of a node, each line with its number in the file. A component
 * without words of its own becomes `COMPONENT`.
 */
export function linesOf(node: Nodes): Line[] {
  const lines: Line[] = []
  collect(node, lines)
  return lines
}

function collect(node: Nodes, lines: Line[]): void {
  const start = node.position?.start.line ?? 1
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    // A fenced block's first line is its fence.
    const first = node.type === 'code' ? start + 1 : start
    node.value.split('\n').forEach((text, index) => append(lines, first + index, text))
  } else if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    append(lines, start, node.value.replace(/\/\*[\s\S]*?\*\//g, ''))
  } else if (node.type === 'image') {
    append(lines, start, node.alt ?? '')
  } else if ('children' in node && node.children.length > 0) {
    for (const child of node.children) collect(child, lines)
  } else if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
    append(lines, start, COMPONENT)
  }
}

function append(lines: Line[], line: number, text: string): void {
  const last = lines.at(-1)
  if (last?.line === line) last.text += text
  else lines.push({ line, text })
}

/** Lines as one string, as a paragraph is read. */
export function joinLines(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n')
}
