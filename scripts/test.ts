/**
 * `npm test` and `npm run test:full`: every check, and one closing line that counts them. A step that
 * fails does not hide the steps after it, except that browser tests need a build.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'
import { ROOT } from './lib/paths.ts'

handleHelp(
  'test: types, lint, content checks, unit tests, build and browser tests, with one closing count; test:full: every combination in browsers'
)

const reports = join(ROOT, 'reports')

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

/** Runs one npm script. @returns whether it exits with 0 */
async function step(name: string, script: string, output: Output, env: Record<string, string> = {}): Promise<boolean> {
  const started = performance.now()
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
  console.log(`  ${passed ? 'passed' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s`)
  return passed
}

async function check(name: string, script: string, output: Output = 'at the end'): Promise<boolean> {
  const passed = await step(name, script, output)
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
  return passed
}

/** Counts the tests of a step by its report; a runner that dies counts as a failure. */
function addReport<Report>(passed: boolean, file: string, count: (report: Report) => Count): void {
  try {
    const counted = count(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report)
    add(!passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 })
  }
}

async function unitTests(): Promise<void> {
  const passed = await step('Unit and content tests', 'test:unit', 'at the end')
  addReport(passed, 'unit.json', (report: Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests
  }))
}

async function browserTests(): Promise<void> {
  const passed = await step('Browser tests', 'test:e2e', 'at once', { CHROMIUM_PATH: ensureBrowser() })
  type Stats = Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  addReport(passed, 'e2e.json', ({ stats }: { stats: Stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped
  }))
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// As in a fresh clone: a script that needs what another has not written yet is found here too.
rmSync(join(ROOT, '.generated'), { recursive: true, force: true })

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
    await unitTests()
  })()
])
if (isBuilt) await browserTests()

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
// A test that is skipped checks nothing.
process.exit(total.failed === 0 && total.skipped === 0 ? 0 : 1)
