/**
 * `npm test` and `npm run test:full`: every check, and one closing line that counts them. A step that
 * fails does not hide the steps after it, except that browser tests need a build.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'

handleHelp(
  'test: types, lint, content checks, unit tests, build and browser tests, with one closing count; test:full: every combination in browsers'
)

const reports = join(import.meta.dirname, '..', 'reports')

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

type Output = 'at once' | 'at the end'

/** Runs one npm script; true where it exits with 0. */
async function step(name: string, script: string, output: Output, env: Record<string, string> = {}): Promise<boolean> {
  const started = Date.now()
  if (output === 'at once') console.log(`\n— ${name}`)
  const stream = output === 'at once' ? 'inherit' : 'pipe'
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env }
  })
  const chunks: Buffer[] = []
  for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const passed = await new Promise<boolean>(resolve => {
    child.on('error', () => resolve(false)).on('close', status => resolve(status === 0))
  })
  if (output === 'at the end') console.log(`\n— ${name}\n${Buffer.concat(chunks).toString().trimEnd()}`)
  console.log(`  ${passed ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  return passed
}

/** A step that is one check. */
async function check(name: string, script: string, output: Output = 'at the end'): Promise<boolean> {
  const passed = await step(name, script, output)
  add({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })
  return passed
}

/** A step that runs tests and reports their counts; a runner that dies counts as a failure. */
async function suite<Report>(
  name: string,
  script: string,
  {
    report,
    count,
    output,
    env
  }: { report: string; count: (report: Report) => Count; output: Output; env?: Record<string, string> }
): Promise<void> {
  const passed = await step(name, script, output, env)
  try {
    const counted = count(JSON.parse(readFileSync(join(reports, report), 'utf8')) as Report)
    add(!passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 })
  }
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('Data and boot script', 'prepare:site', 'at once')
// Nothing else reads what the build writes, and the build uses little more than one core.
const [isBuilt] = await Promise.all([
  check('Build', 'build:export'),
  (async () => {
    await check('Types', 'typecheck')
    await check('Lint', 'lint')
    await check('What may import what', 'lint:deps')
    await check('Dead code', 'lint:dead')
    await check('Content checks', 'check')
    await suite<UnitReport>('Unit and content tests', 'test:unit', {
      report: 'unit.json',
      output: 'at the end',
      count: ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests + numTodoTests
      })
    })
  })()
])
if (isBuilt) {
  await suite<BrowserReport>('Browser tests', 'test:e2e', {
    report: 'e2e.json',
    output: 'at once',
    env: { CHROMIUM_PATH: ensureBrowser() },
    count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped })
  })
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
// A test that is skipped checks nothing.
process.exit(total.failed === 0 && total.skipped === 0 ? 0 : 1)
