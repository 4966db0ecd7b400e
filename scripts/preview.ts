/** `npm run preview -- --as-at 2027-03-20`: builds and serves the site as it will be on a day. */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { handleHelp } from './lib/cli.ts'

handleHelp('preview [-- --as-at YYYY-MM-DD]: build and serve the site as it will be on that day (today without it)')

const { values } = parseArgs({ options: { 'as-at': { type: 'string' } } })
const day = values['as-at']
if (day !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))) {
  console.error(`--as-at takes a day written YYYY-MM-DD; got ${day}`)
  process.exit(2)
}
const env = { ...process.env, ...(day && { FOOTHOLD_AS_AT: day }) }
for (const script of ['build', 'serve']) {
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
