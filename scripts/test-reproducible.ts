import { spawnSync, type StdioOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { loadData } from '../rules/data/load.ts'
import { addDays, type IsoDate } from '../rules/dates.ts'
import { dataDay } from './lib/data-day.ts'
import { OUT, ROOT } from './lib/paths.ts'
import { SECURITY_PATH } from './lib/security-txt.ts'
import { siteToday } from './lib/today.ts'

handleHelp('test:reproducible: build the site from scratch for today and for tomorrow, and compare every file')

/** The one file that may hold the day of the build (scripts/build-listings.ts): no reader keeps it. */
const OF_THE_DAY = SECURITY_PATH.slice(1)

/** Builds without caches. @returns the hash of each file that must not change in a day */
function build(day: IsoDate): Map<string, string> {
  const env = { ...process.env, FOOTHOLD_AS_AT: day }
  for (const folder of ['.next', '.generated', 'out', 'public/assets'])
    rmSync(join(ROOT, folder), { recursive: true, force: true })
  const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions, env }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], options)
  if (status !== 0) process.exit(status ?? 1)
  return new Map(
    readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [relative(OUT, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const)
      .filter(([file]) => file !== OF_THE_DAY)
  )
}

/** A day and the one after it, from a day on, between which nothing in data/ changes. */
function quietDays(from: IsoDate): [IsoDate, IsoDate] {
  const data = loadData()
  for (let day = from; ; day = addDays(day, 1)) {
    const next = addDays(day, 1)
    if (dataDay(data, day) === dataDay(data, next)) return [day, next]
  }
}

const [today, tomorrow] = quietDays(siteToday())
console.log(`builds for ${today} and ${tomorrow}`)
const first = build(today)
const second = build(tomorrow)
const different = [...new Set([...first.keys(), ...second.keys()])].filter(file => first.get(file) !== second.get(file))
for (const file of different.sort()) console.error(`${file} differs`)
console.log(`${first.size} files, ${different.length} different`)
if (different.length > 0) console.error('A day later must change nothing: see scripts/lib/data-day.ts.')
process.exitCode = different.length === 0 && first.size > 0 ? 0 : 1
