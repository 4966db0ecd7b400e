import { spawnSync, type StdioOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { handleHelp } from './lib/cli.ts'
import { OUT, ROOT } from './lib/paths.ts'
import { siteToday } from './lib/today.ts'

handleHelp('test:reproducible: build the site twice from scratch and compare every file')

/** Both builds are of one day, even around midnight. */
const env = { ...process.env, FOOTHOLD_AS_AT: siteToday() }

/** Builds without caches. @returns the hash of each file */
function build(): Map<string, string> {
  for (const folder of ['.next', '.generated', 'out', 'public/assets'])
    rmSync(join(ROOT, folder), { recursive: true, force: true })
  const options = { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] satisfies StdioOptions, env }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], options)
  if (status !== 0) process.exit(status ?? 1)
  return new Map(
    readdirSync(OUT, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [relative(OUT, file), createHash('sha256').update(readFileSync(file)).digest('hex')])
  )
}

const first = build()
const second = build()
const different = [...new Set([...first.keys(), ...second.keys()])].filter(file => first.get(file) !== second.get(file))
for (const file of different.sort()) console.error(`${file} differs`)
console.log(`${first.size} files, ${different.length} different`)
process.exitCode = different.length === 0 && first.size > 0 ? 0 : 1
