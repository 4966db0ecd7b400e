/**
 * Every function, class and component that another file may use says what it is
 * for, directly above itself (README.md, docs/architecture.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const FOLDERS = ['rules', 'search', 'auth', 'i18n', 'offline', 'components', 'scripts', 'tests/support']

/** The code of a folder, as paths from the repository. */
function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(path => join(folder, path))
    .sort()
}

/** A name that a file gives to others, and the whole statement that says what it is. */
interface Declared {
  name: string
  statement: ts.Statement
}

/** What makes a component of a function. */
const WRAPPERS = /^(?:memo|forwardRef|lazy|dynamic)$/

/** Is this value a function: one as it stands, or one handed to a wrapper such as `memo`? */
function isFunction(value: ts.Expression | undefined): boolean {
  if (!value) return false
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value) || ts.isClassExpression(value)) return true
  if (ts.isParenthesizedExpression(value) || ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) {
    return isFunction(value.expression)
  }
  return ts.isCallExpression(value) && WRAPPERS.test(value.expression.getText()) && value.arguments.some(isFunction)
}

/** The functions and classes that a statement declares. */
function declaredBy(statement: ts.Statement): Declared[] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return [{ name: statement.name?.text ?? 'default', statement }]
  }
  if (ts.isExportAssignment(statement)) return isFunction(statement.expression) ? [{ name: 'default', statement }] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations
    .filter(({ initializer }) => isFunction(initializer))
    .map(({ name }) => ({ name: name.getText(), statement }))
}

/** The names that a file exports apart from where it declares them: `export { a }`, `export default a`. */
function exportedLater(file: ts.SourceFile): Set<string> {
  const names = file.statements.flatMap(statement => {
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)) return [statement.expression.text]
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier || !statement.exportClause) return []
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : []
  })
  return new Set(names)
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return ts.isExportAssignment(statement) || !!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
}

/** Is there a comment with words that ends on the line above? One with a gap below it is the file’s. */
function isDocumented(statement: ts.Statement, file: ts.SourceFile): boolean {
  const text = file.text
  const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1)
  if (!comment) return false
  const whole = text.slice(comment.pos, comment.end)
  const hasWords = whole.startsWith('/**') && /[^\s*]/.test(whole.slice(3, -2))
  return hasWords && /^\r?\n$/.test(text.slice(comment.end, statement.getStart(file)))
}

/** Does it make an error and throw it, or hand out something that does? A class says so at its methods. */
function isThrowing(node: ts.Node): boolean {
  if (ts.isClassDeclaration(node)) return false
  return (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) || (ts.forEachChild(node, isThrowing) ?? false)
}

/** Do the words above it say that it throws? */
function saysThrows(statement: ts.Statement, file: ts.SourceFile): boolean {
  return /\bthrow(?:s|n)?\b/i.test(file.text.slice(statement.getFullStart(), statement.getStart(file)))
}

/** `file:line name` of each function and class that a file exports without a comment, or whose comment keeps back that it throws. */
function undocumented(path: string, text: string): string[] {
  // Its ending tells the compiler whether there is JSX in it.
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const later = exportedLater(file)
  // A function with several signatures is documented at the first.
  const seen = new Set<string>()
  return file.statements.flatMap(declaredBy).flatMap(({ name, statement }) => {
    if ((!isExported(statement) && !later.has(name)) || seen.has(name)) return []
    seen.add(name)
    const silent = isThrowing(statement) && !saysThrows(statement, file)
    if (isDocumented(statement, file) && !silent) return []
    const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file))
    return [`${path}:${line + 1} ${name}`]
  })
}

describe('the search for comments', () => {
  it.each<[string, string, string[]]>([
    ['a function without one', 'export function a() {}', ['x.tsx:1 a']],
    ['a function with one', '/** Says why. */\nexport function a() {}', []],
    ['a comment for those who read the code', '// Says why.\nexport function a() {}', ['x.tsx:2 a']],
    ['a comment that begins with a path', '/** /auth: signs in. */\nexport function a() {}', []],
    ['an empty comment', '/** */\nexport function a() {}', ['x.tsx:2 a']],
    ['the comment of the file', '/** What is here. */\n\nexport function a() {}', ['x.tsx:3 a']],
    ['a class', 'export class A {}', ['x.tsx:1 A']],
    ['a function that is a value', 'export const a = () => 1', ['x.tsx:1 a']],
    ['a wrapped component', 'export const A = memo(() => <p />)', ['x.tsx:1 A']],
    ['a value', 'export const a = 1', []],
    ['what stays in the file', 'function a() {}', []],
    ['what is exported below', 'function a() {}\nexport { a as b }', ['x.tsx:1 a']],
    ['what is exported by default', 'function a() {}\nexport default a', ['x.tsx:1 a']],
    ['a function that throws without a word', '/** Says why. */\nexport function a() { throw new Error() }', ['x.tsx:2 a']],
    ['a function that says that it throws', '/** @throws always */\nexport function a() { throw new Error() }', []],
    ['several signatures', '/** Says why. */\nexport function a(b: 1): 1\nexport function a(b: 2): 2\nexport function a(b: number) { return b }', []]
  ])('%s', (_what, text, expected) => {
    expect(undocumented('x.tsx', text)).toEqual(expected)
  })
})

describe('what other files may use', () => {
  it.each(FOLDERS)('says what it is for, in %s/', folder => {
    const missing = sources(folder).flatMap(path => undocumented(path, readFileSync(join(ROOT, path), 'utf8')))
    expect(missing, `without a comment: ${missing.length}`).toEqual([])
  })
})
