/** Checks the content: `npm run check [-- name...]`. Exits with 1 where something is wrong. */
import { readContext } from './checks/context.ts'
import * as data from './checks/data.ts'
import { checks } from './checks/index.ts'
import type { Check, Context } from './checks/types.ts'
import { parse, refuse } from './lib/cli.ts'

const USAGE = [
  'check [-- name...]: check pages and data; without names, everything',
  ...checks.map(({ name, describe }) => `  ${name.padEnd(16)}${describe}`)
].join('\n')

const { positionals } = parse(USAGE, { allowPositionals: true })
const unknown = positionals.filter(asked => !checks.some(({ name }) => name === asked))
if (unknown.length > 0) refuse(USAGE, `There is no check ${unknown.join(', ')}.`)

const chosen = checks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const context = readContext(process.cwd())
// What is wrong in data/ is missing from it: every page that uses it would be reported too.
const running: Check[] = context.dataProblems.length > 0 ? [data] : chosen
const count = running.reduce((total, check) => total + runOne(check, context), 0)
const waiting = chosen.filter(check => !running.includes(check)).length
console.log(`${running.length} checks, ${count} problems`)
if (waiting > 0) console.log(`${waiting} more checks wait until data/ is mended`)
process.exitCode = count > 0 ? 1 : 0

/** Prints one check's problems and measurements. @returns how many problems there are */
function runOne(check: Check, context: Context): number {
  const problems = check.run(context)
  const measured = check.report?.(context) ?? []
  if (problems.length + measured.length > 0) console.log(check.name)
  for (const line of measured) console.log(`  ${line}`)
  for (const { file, line, message, mend } of problems) {
    console.log(`${file}:${line} ${message}\n  mend: ${mend}`)
  }
  if (problems.length + measured.length > 0) console.log('')
  return problems.length
}
