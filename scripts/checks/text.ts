/** The text of an MDX node, line by line. */
import type { Nodes } from 'mdast'

/** Replaces a component that prints its own text (U+FFFC, object replacement character). */
export const COMPONENT = '\uFFFC'

/** A part of a URL path: lower-case words and digits, joined by hyphens. */
export const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export interface Line {
  line: number
  text: string
}

/** The line of a place in a text; the first is 1. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** What a reader sees of a node, with line numbers. A component without children becomes `COMPONENT`. */
export function linesOf(node: Nodes): Line[] {
  const lines: Line[] = []
  collect(node, lines)
  return lines
}

function collect(node: Nodes, lines: Line[]): void {
  const start = node.position?.start.line ?? 1
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
    // The first line of a fenced block is the fence.
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

/** Lines as one string. */
export function joinLines(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n')
}

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'word' })

/** The words of an English text, numbers included. */
export function wordsIn(text: string): string[] {
  return [...segmenter.segment(text)].flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []))
}
