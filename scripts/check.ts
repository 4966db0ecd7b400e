import { readContext } from './checks/context.ts'
import { checkReport, checks } from './checks/index.ts'
import { parse, refuse } from './lib/cli.ts'

const USAGE = [
  'check [-- name...]: check pages and data; without names, everything',
  ...checks.map(({ name, describe }) => `  ${name.padEnd(16)}${describe}`)
].join('\n')

const { positionals } = parse(USAGE, { allowPositionals: true })
const unknown = positionals.filter(asked => !checks.some(({ name }) => name === asked))
if (unknown.length > 0) refuse(USAGE, `There is no check ${unknown.join(', ')}.`)

const { text, problems } = checkReport(
  readContext(process.cwd()),
  checks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
)
console.log(text)
process.exitCode = problems > 0 ? 1 : 0
