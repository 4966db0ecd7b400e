/**
 * `npm test`: every check, and one closing line that counts them. A step that fails
 * does not hide the steps after it, except that browser tests need a build.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp('test: types, lint, content checks, unit tests, build and browser tests, with one closing count')

const reports = join(import.meta.dirname, '..', 'reports')
const UNIT_REPORT = join(reports, 'unit.json')
const E2E_REPORT = join(reports, 'e2e.json')

interface Count {
  passed: number
  failed: number
  skipped: number
}

const total: Count = { passed: 0, failed: 0, skipped: 0 }

function add({ passed, failed, skipped }: Count): void {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** Where the words of a step go: to the screen at once, or together when it is over. */
type Words = 'at once' | 'at the end'

/** Runs one npm script; true where it exits with 0. */
async function step(name: string, script: string, words: Words, env: Record<string, string> = {}): Promise<boolean> {
  const started = Date.now()
  if (words === 'at once') console.log(`\n— ${name}`)
  const output = words === 'at once' ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env }
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data))
  const passed = await new Promise<boolean>(resolve => {
    child.on('error', () => resolve(false)).on('close', status => resolve(status === 0))
  })
  if (words === 'at the end') console.log(`\n— ${name}\n${Buffer.concat(said).toString().trimEnd()}`)
  console.log(`  ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  return passed
}

/** A step that is one check. */
async function check(name: string, script: string, words: Words = 'at once'): Promise<boolean> {
  const passed = await step(name, script, words)
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })
  return passed
}

/** A step that runs tests and writes their counts; a runner that dies counts as a failure. */
async function suite(name: string, script: string, count: () => Count, env?: Record<string, string>): Promise<void> {
  const passed = await step(name, script, 'at once', env)
  try {
    const counted = count()
    add(!passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 })
  }
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('Data and boot script', 'prepare:site')
// What the build writes none of the others reads, and most of it uses one core: beside them it costs half of its time.
const [isBuilt] = await Promise.all([
  check('Build', 'build:export', 'at the end'),
  (async () => {
    await check('Types', 'typecheck', 'at the end')
    await check('Lint', 'lint', 'at the end')
    await check('What may import what', 'lint:deps', 'at the end')
    await check('Dead code', 'lint:dead', 'at the end')
    await check('Content checks', 'check', 'at the end')
  })()
])
await suite('Unit and content tests', 'test:unit', () => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport<{
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }>(UNIT_REPORT)
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
})
if (isBuilt) {
  await suite(
    'Browser tests',
    'test:e2e',
    () => {
      const { stats } = readReport<{
        stats: { expected: number; unexpected: number; flaky: number; skipped: number }
      }>(E2E_REPORT)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    },
    { CHROMIUM_PATH: ensureBrowser() }
  )
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
// A test that is skipped checks nothing.
process.exit(total.failed === 0 && total.skipped === 0 ? 0 : 1)
