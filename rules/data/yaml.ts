/** Reads YAML so that every complaint about it can name a line. Node only. */
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml'

/** Lines and columns count from 1, as editors do. */
export interface Place {
  line: number
  column: number
}

export interface YamlText {
  /** The plain value; undefined where the text is not YAML. */
  value: unknown
  errors: (Place & { message: string })[]
  /** Where a value stands: its key, its list item, or the nearest parent that exists. */
  at(path: readonly (string | number)[]): Place
}

/** Parses YAML text without throwing: `errors` says what is malformed. */
export function readYaml(text: string): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const errors = document.errors.map(error => ({ ...place(error.pos[0]), message: error.message }))
  return {
    value: errors.length > 0 ? undefined : document.toJS(),
    errors,
    at: path => place(offsetOf(document, path))
  }
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
