/** Reads the syntax of TypeScript sources without running them. */
import ts from 'typescript'
import type { Line } from './text.ts'

/** JSX attributes with code or graphics, not text. */
const CODE_ATTRIBUTES = new Set([
  'className',
  'd',
  'height',
  'href',
  'id',
  'key',
  'points',
  'strokeDasharray',
  'style',
  'transform',
  'viewBox',
  'width'
])

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
  return first?.start === undefined ? undefined : text.slice(0, first.start).split('\n').length
}

export interface ObjectKey {
  key: string
  line: number
  /** The properties of the entry, if its value is an object. */
  properties: Map<string, string>
}

/** The keys of the object that a module exports by default, in order; undefined if it is not an object literal. */
export function defaultExportKeys(file: string, text: string): ObjectKey[] | undefined {
  const source = parse(file, text)
  const assignment = source.statements.find(ts.isExportAssignment)
  const object = assignment && resolve(source, assignment.expression)
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  const keys: ObjectKey[] = []
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return undefined
    keys.push({
      key: property.name.text,
      line: lineOf(source, property.getStart(source)),
      properties: propertiesOf(source, property.initializer)
    })
  }
  return keys
}

function propertiesOf(source: ts.SourceFile, value: ts.Expression): Map<string, string> {
  if (!ts.isObjectLiteralExpression(value)) return new Map()
  return new Map(
    value.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [
        name.getText(source),
        ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText(source)
      ])
  )
}

/** Looks through `as`, `satisfies`, parentheses and the name of a constant. */
function resolve(source: ts.SourceFile, expression: ts.Expression): ts.Expression | undefined {
  if (
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
  ) {
    return resolve(source, expression.expression)
  }
  if (!ts.isIdentifier(expression)) return expression
  const declaration = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(statement => [...statement.declarationList.declarations])
    .find(({ name }) => name.getText(source) === expression.text)
  return declaration?.initializer && resolve(source, declaration.initializer)
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1
}
