/**
 * `npm test`: every check in order, cheapest first, and one closing line that
 * counts them. A step that fails does not hide the steps after it, except that
 * browser tests need a build.
 */
import { spawnSync } from 'node:child_process'
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
}

const total: Count = { passed: 0, failed: 0 }

function add({ passed, failed }: Count): void {
  total.passed += passed
  total.failed += failed
}

/** Runs one npm script; true where it exits with 0. */
function step(name: string, script: string, env: Record<string, string> = {}): boolean {
  console.log(`\n— ${name}`)
  const started = Date.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env }
  })
  console.log(`  ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  return status === 0
}

/** A step that is one check. */
function check(name: string, script: string): boolean {
  const passed = step(name, script)
  add(passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  return passed
}

/** A step that runs tests and writes their counts; a runner that dies counts as a failure. */
function suite(name: string, script: string, count: () => Count, env?: Record<string, string>): void {
  const passed = step(name, script, env)
  try {
    const counted = count()
    add(!passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
  } catch {
    add({ passed: 0, failed: 1 })
  }
}

function readReport<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

check('Data and boot script', 'prepare:site')
check('Types', 'typecheck')
check('Lint', 'lint')
check('What may import what', 'lint:deps')
check('Dead code', 'lint:dead')
check('Content checks', 'check')
suite('Unit and content tests', 'test:unit', () => {
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(UNIT_REPORT)
  return { passed: report.numPassedTests, failed: report.numFailedTests }
})
if (check('Build', 'build')) {
  suite(
    'Browser tests',
    'test:e2e',
    () => {
      const { stats } = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(E2E_REPORT)
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
    },
    { CHROMIUM_PATH: ensureBrowser() }
  )
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
