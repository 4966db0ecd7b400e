/** Ages, hours, lengths and amounts of the law stand in `data/` alone: a rule has no number of its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.ts'

const RULES = join(ROOT, 'rules')

/** Where numbers are no law: the checks of data/, the bounds of what people type, units of time and money, dates. */
const NOT_LAW = /^(?:data|situations)\/|^(?:time|money|dates|counting|public-holidays)\.ts$/

/** Two halves and two of a couple; a whole in percent and in basis points. */
const PLAIN: ReadonlySet<number> = new Set([0, 1, 2, 100, 10_000])

/** Numbers that stay in code, by their constant or the code around them, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  EQUAL_CARE: 'half of the nights',
  PERMANENT_VISA_YEARS: 'no figure yet',
  YOUNGEST: 'no figure yet: no stored fact names the age',
  MONTHS_OF_PREGNANCY: 'no law: how far ahead a birth may be',
  TAPER_PER: 'the unit of the taper: for each $1,000',
  // In the ids of the figures that they separate.
  EARLIER_PENSION_AGE: 'a bound for days before the figure begins',
  TEENAGE: 'ftb-a.rate.13-19',
  SCHOOL_AGE: 'ftb-b.rate.under-5',
  LAST_ROW: 'redundancy.weeks.years-10',
  'isMoreThan(3)': 'notice.weeks.over-1-to-3-years',
  'isMoreThan(5)': 'notice.weeks.over-3-to-5-years',
  'children >= 3': 'rent-assistance.single-3-plus-children',
  'times: 12': 'hiring.nsw.jobcover.weeks-1-12',
  'times: 14': 'hiring.nsw.jobcover.weeks-13-26',
  'times: 26': 'hiring.nsw.jobcover.weeks-27-52',
  '[26, 52]': 'cost of hire after half a year and a year',
  // How far we look, not what the law says.
  MOST_DAYS: 'no wait is that long: a typing error',
  MOST_INDEXATION: 'a bound of what indexation may bring',
  MOST_YEARS: 'how far back indexed amounts are looked for',
  NEAR_PERCENT: 'what counts as near a limit',
  MONTHS_AHEAD: 'how far ahead a birthday is named',
  MONTHS_BACK: 'how far back a payout is asked for',
  DAYS_BEFORE: 'how far from a public holiday a report may move',
  AT_WORK: 'an order of how much somebody works'
}

const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !NOT_LAW.test(file))
  .map(file => ts.createSourceFile(file, readFileSync(join(RULES, file), 'utf8'), ts.ScriptTarget.Latest, true))

/** The allowed name or code around a number; undefined where there is none. */
function allowanceOf(node: ts.Node): string | undefined {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    const key = ts.isVariableDeclaration(at) ? at.name.getText() : at.getText()
    if (key in ALLOWED) return key
    if (ts.isStatement(at)) return undefined
  }
  return undefined
}

/** Not of the law: a place in a text, and the number of a section in a sentence. */
function isPlace({ parent }: ts.Node): boolean {
  if (ts.isConditionalExpression(parent)) return ts.isTemplateSpan(parent.parent)
  return ts.isCallExpression(parent) && /\.slice$/.test(parent.expression.getText())
}

interface Found {
  at: string
  allowance: string | undefined
}

/** Every number in a file that is neither plain nor a place. */
function numbersIn(file: ts.SourceFile, node: ts.Node = file): Found[] {
  const isLegal = ts.isNumericLiteral(node) && !PLAIN.has(Number(node.text.replaceAll('_', ''))) && !isPlace(node)
  const own = isLegal ? [{ at: `${file.fileName}: ${around(node)}`, allowance: allowanceOf(node) }] : []
  return [...own, ...node.getChildren().flatMap(child => numbersIn(file, child))]
}

function around(node: ts.Node): string {
  const { parent } = node
  return ts.isPrefixUnaryExpression(parent) ? parent.parent.getText() : parent.getText()
}

const found = files.flatMap(file => numbersIn(file))

it('no rule has an age, hours, a length or an amount of its own', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(found.filter(({ allowance }) => allowance === undefined).map(({ at }) => at)).toEqual([])
})

it('what is allowed is there', () => {
  const used = new Set(found.flatMap(({ allowance }) => allowance ?? []))
  expect(Object.keys(ALLOWED).filter(key => !used.has(key))).toEqual([])
})

it.each([
  ['if (you.age < 22) {}', 'you.age < 22'],
  ['const LIMIT = 18', 'LIMIT = 18'],
  ['addDays(on, 28)', 'addDays(on, 28)'],
  ['const more = { weeks: 13 }', 'weeks: 13'],
  ['exact(150_00)', 'exact(150_00)']
])('finds one in %s', (code, at) => {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)
  expect(numbersIn(file)).toEqual([{ at: `a.ts: ${at}`, allowance: undefined }])
})
