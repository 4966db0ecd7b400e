/** The command in a shell: slow, large or missing input, and a result that nobody reads. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutPreload } from '../../../scripts/lib/environment.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** As `npm run rules` starts it. */
const RULES = 'rules() { node_modules/.bin/tsx scripts/rules.ts jobseeker --on 2026-09-20; }'

interface Ended {
  status: number
  out: string
  err: string
}

/** What a line of shell says, with the command in it as `rules`. */
function shell(line: string): Promise<Ended> {
  return new Promise(resolve => {
    const child = execFile('sh', ['-c', `${RULES}; ${line}`], { cwd: ROOT, env: withoutPreload() }, (_, out, err) =>
      resolve({ status: child.exitCode ?? -1, out, err })
    )
  })
}

it.concurrent('waits for input of megabytes that comes in parts', async () => {
  const spaces = "head -c 3000000 /dev/zero | tr '\\0' ' '"
  // Longer than it takes to start: the command has to wait for the rest.
  const { status, out, err } = await shell(
    `{ printf '{ "age": 3'; sleep 2; printf 0; ${spaces}; sleep 1; printf '}'; } | rules`
  )
  expect(err).toBe('')
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ amount: 83_370 })
})

const LINES: [string, number, string][] = [
  ['rules < .', 2, 'standard input: is a folder; takes a file\n'],
  ['rules <&-', 2, 'standard input: is empty; takes a situation as JSON, and --schema prints its shape\n'],
  ['head -c 16777217 /dev/zero | rules', 2, 'standard input: takes no more than 16 MiB\n'],
  // An unread result is not an error.
  ['echo \'{ "age": 30 }\' | { rules; echo $? >&2; } | true', 0, '0\n']
]
// On Linux, /dev/full acts as a full disk.
if (existsSync('/dev/full')) {
  LINES.push(['echo \'{ "age": 30 }\' | rules > /dev/full', 1, 'standard output: cannot be written (ENOSPC)\n'])
}

it.concurrent.each(LINES)('%s', async (line, status, err) => {
  expect(await shell(line)).toEqual({ status, out: '', err })
})
