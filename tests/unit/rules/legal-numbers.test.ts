/** Ages, hours and lengths of the law stand in `data/` alone: no rule compares with one of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.ts'

const RULES = join(ROOT, 'rules')
const MEASURED = /(?:age|ages|hours|capacity|months|weeks|years|fortnights|nights|balance|points)$/i
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken
])

/** Numbers that stay in code, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  EARLIER_PENSION_AGE: 'a bound for days before the figure begins',
  TEENAGE: 'in the ids of the rates that it separates',
  SCHOOL_AGE: 'in the ids of the rates that it separates',
  MOST_YEARS: 'how far back indexed amounts are looked for: a bound of the search, not of the law',
  LAST_YOUNG_AGE: 'no figure yet',
  YOUNGEST: 'no figure yet'
}

const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.startsWith('data/'))
  .map(file => ts.createSourceFile(file, readFileSync(join(RULES, file), 'utf8'), ts.ScriptTarget.Latest, true))

/** Names that stand for a number written in code, of all files: rules import them from each other. */
const numbers = new Set(files.flatMap(file => namesOf(file)))

function namesOf(node: ts.Node): string[] {
  const own =
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isNumber(node.initializer)
      ? [node.name.text]
      : []
  return [...own, ...node.getChildren().flatMap(namesOf)]
}

function isNumber(node: ts.Node): boolean {
  return ts.isNumericLiteral(node) && Number(node.text.replaceAll('_', '')) > 1
}

function nameOf(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isParenthesizedExpression(node)) return nameOf(node.expression)
  if (ts.isBinaryExpression(node)) return nameOf(node.left)
  return ts.isIdentifier(node) ? node.text : ''
}

/** `file: comparison` for each comparison of something measured with a number of code. */
function comparisons(file: ts.SourceFile, node: ts.Node = file): string[] {
  const own =
    ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind) && isLegal(node.left, node.right)
      ? [`${file.fileName}: ${node.getText()}`]
      : []
  return [...own, ...node.getChildren().flatMap(child => comparisons(file, child))]
}

function isLegal(left: ts.Node, right: ts.Node): boolean {
  return [
    [left, right],
    [right, left]
  ].some(([a, b]) => a && b && MEASURED.test(nameOf(a)) && (isNumber(b) || isConstant(b)))
}

function isConstant(node: ts.Node): boolean {
  return ts.isIdentifier(node) && numbers.has(node.text) && !(node.text in ALLOWED)
}

it('no rule compares an age, hours or a length with a number of its own', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap(file => comparisons(file))).toEqual([])
})

it('finds one', () => {
  const file = ts.createSourceFile('a.ts', 'if (you.age < 22 || (months ?? 0) >= 9) {}', ts.ScriptTarget.Latest, true)
  expect(comparisons(file)).toEqual(['a.ts: you.age < 22', 'a.ts: (months ?? 0) >= 9'])
})
