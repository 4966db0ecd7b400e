/** Reads the syntax of TypeScript sources without running them. */
import ts from 'typescript'
import { lineAt, type Line } from './text.ts'

/** JSX attributes with code or graphics, not text. */
const CODE_ATTRIBUTES = new Set(
  'className d height href id key points strokeDasharray style transform viewBox width'.split(' ')
)

/** The strings, template parts and JSX texts of a source file, without import paths and graphics. */
export function stringsOf(file: string, text: string): Line[] {
  const source = parse(file, text)
  const found: Line[] = []
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isJsxAttribute(node) && CODE_ATTRIBUTES.has(node.name.getText(source))) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const first = lineOf(source, ts.isJsxText(node) ? node.pos : node.getStart(source))
      node.text.split('\n').forEach((words, index) => found.push({ line: first + index, text: words }))
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

/** The line of the first syntax error in a file. */
export function malformedLine(file: string, text: string): number | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true })
  const [first] = diagnostics
  return first?.start === undefined ? undefined : lineAt(text, first.start)
}

interface MetaEntry {
  key: string
  line: number
  /** A page or a folder; else a separator, a link, or `*`. */
  isPage: boolean
}

/** The entries of the object that a `_meta.ts` exports, in order; undefined if it is not written out there. */
export function metaEntries(file: string, text: string): MetaEntry[] | undefined {
  const source = parse(file, text)
  const exported = source.statements.find(ts.isExportAssignment)?.expression
  const object = exported && valueOf(source, exported)
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const entries = object.properties
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => !ts.isComputedPropertyName(name))
  if (entries.length < object.properties.length) return undefined
  return entries.map(({ name, initializer }) => {
    const settings = ts.isObjectLiteralExpression(initializer) ? initializer.properties : []
    const isOther = settings.some(setting => /^(?:href\b|type: *['"]separator)/.test(setting.getText(source)))
    const key = ts.isComputedPropertyName(name) ? '' : name.text
    return { key, line: lineOf(source, name.getStart(source)), isPage: key !== '*' && !isOther }
  })
}

/** Looks through `as`, `satisfies` and the name of a constant. */
function valueOf(source: ts.SourceFile, expression: ts.Expression): ts.Expression | undefined {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) {
    return valueOf(source, expression.expression)
  }
  if (!ts.isIdentifier(expression)) return expression
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(each => [...each.declarationList.declarations])
  const value = declared.find(({ name }) => name.getText(source) === expression.text)?.initializer
  return value && valueOf(source, value)
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1
}
