import { spawnSync } from 'node:child_process'
import { isDay } from '../rules/dates.ts'
import { parse, refuse } from './lib/cli.ts'

const USAGE = 'preview [-- --as-at YYYY-MM-DD]: build and serve the site as it will be on that day (today without it)'

const { values } = parse(USAGE, { options: { 'as-at': { type: 'string' } } })
const day = values['as-at']
if (day !== undefined && !isDay(day)) refuse(USAGE, `--as-at takes a day that exists, written YYYY-MM-DD; got ${day}`)

// A build for a day may be for readers (docs/deploy/README.md); FOOTHOLD_PREVIEW says that this one is not.
const env = { ...process.env, ...(day && { FOOTHOLD_AS_AT: day, FOOTHOLD_PREVIEW: day }) }
for (const script of ['build', 'serve']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
