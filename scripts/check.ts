import { readContext } from './checks/context.ts'
import { checkReport, checks } from './checks/index.ts'
import { parse, refuse } from './lib/cli.ts'
import { comingSummary, dueFigures, dueSummary, WARN_DAYS } from './lib/due.ts'
import { shownFigures } from './lib/shown-figures.ts'

const USAGE = [
  'check [-- name...]: check pages and data; without names, everything',
  ...checks.map(({ name, describe }) => `  ${name.padEnd(16)}${describe}`)
].join('\n')

const { positionals } = parse(USAGE, { allowPositionals: true })
const unknown = positionals.filter(asked => !checks.some(({ name }) => name === asked))
if (unknown.length > 0) refuse(USAGE, `There is no check ${unknown.join(', ')}.`)

const context = readContext(process.cwd())
const { text, problems } = checkReport(
  context,
  checks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
)
console.log(text)
const { data, pages, today } = context
const due = dueFigures(data, shownFigures(pages), today, WARN_DAYS)
for (const said of [dueSummary(due, today), comingSummary(due, today)]) if (said !== undefined) console.log(said)
process.exitCode = problems > 0 ? 1 : 0
