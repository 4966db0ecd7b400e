/** Reads YAML so that every problem can name its line. Node only. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { yamlIssue, type Issue } from './yaml-issues.ts'

/** Lines and columns count from 1, as editors do. */
export interface Place {
  line: number
  column: number
}

export interface YamlText {
  /** The plain value; undefined where the text is not YAML. */
  value: unknown
  /** The first thing malformed, in words for editors; empty where nothing is. */
  errors: (Place & Issue)[]
  /** The place of a value: its key, its list item, or the nearest parent that exists. */
  at(path: readonly (string | number)[]): Place
}

/** Parses YAML text without throwing: `errors` says what is malformed. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number) => placeIn(lines, offset)
  const found = document.errors.map(({ code, message, pos: [offset] }) => ({ code, message, ...place(offset) }))
  // No file uses aliases: a text that begins with * was meant literally.
  visit(document, {
    Alias: (_key, node) => void found.push({ code: 'BAD_ALIAS', message: '', ...place(node.range?.[0] ?? 0) })
  })
  const written = text.split('\n')
  const errors = found
    .sort((a, b) => a.line - b.line)
    // One mistake causes errors on many lines below it: the first is the one to fix.
    .slice(0, 1)
    .map(({ code, message, line, column }) => ({
      line,
      column,
      ...yamlIssue({ code, message }, written[line - 1] ?? '')
    }))
  return { value: errors.length > 0 ? undefined : document.toJS(), errors, at: yamlPlaces(text) }
}

/** Finds the place of a value in a text that was parsed before. */
export function yamlPlaces(text: string): YamlText['at'] {
  // Places are asked for where something is wrong: until then the tree, many times the text, need not be kept.
  let tree: Document.Parsed | undefined
  const lines = new LineCounter()
  return path => {
    tree ??= parseDocument(text, { lineCounter: lines, prettyErrors: false })
    return placeIn(lines, offsetOf(tree, path))
  }
}

function placeIn(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

function offsetOf(document: Document.Parsed, path: readonly (string | number)[]): number {
  let inside: unknown = document.contents
  let found: unknown = inside
  for (const step of path) {
    if (isMap(inside)) {
      const pair = inside.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      found = pair.key
      inside = pair.value
    } else if (isSeq(inside) && typeof step === 'number' && inside.items[step]) {
      inside = inside.items[step]
      found = inside
    } else {
      break
    }
  }
  return isNode(found) ? (found.range?.[0] ?? 0) : 0
}
