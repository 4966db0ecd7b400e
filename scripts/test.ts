/**
 * `npm test` and `npm run test:full`: every check, then what failed first and one closing line that counts.
 * A step that fails does not hide the steps after it, except that browser tests need a build; each has a limit.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.ts'
import { handleHelp } from './lib/cli.ts'
import { firstBrowserFailure, firstUnitFailure, type BrowserReport, type UnitReport } from './lib/first-failure.ts'
import { ROOT } from './lib/paths.ts'
import { runStep, stopSteps, type StepResult } from './lib/step.ts'

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

/** What failed, in the order of time: a step, and in it a test. */
const failures: string[] = []

/** Far more than any step takes on a busy machine; a full run tries every combination. */
const MINUTES = process.env.FULL === '1' ? { step: 20, unit: 40, browser: 85 } : { step: 20, unit: 20, browser: 45 }

type Output = 'at once' | 'at the end'

interface Step {
  name: string
  script: string
  output: Output
  minutes: number
  env?: Record<string, string>
}

/** Runs one npm script. */
async function step({ name, script, output, minutes, env }: Step): Promise<StepResult> {
  if (output === 'at once') console.log(`\n— ${name}`)
  const isShown = output === 'at once'
  const result = await runStep('npm', ['run', '--silent', script], { isShown, minutes, ...(env && { env }) })
  if (output === 'at the end') console.log(`\n— ${name}\n${result.output}`)
  const late = result.isLate ? `: stopped after its limit of ${minutes} minutes` : ''
  console.log(`  ${result.passed ? 'passed' : 'FAILED'} in ${Math.round(result.seconds)} s${late}`)
  return result
}

async function check(name: string, script: string, output: Output = 'at the end'): Promise<boolean> {
  const { passed, isLate } = await step({ name, script, output, minutes: MINUTES.step })
  add({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
  if (!passed) failures.push(`${name} (npm run ${script})${isLate ? ': took too long' : ''}`)
  return passed
}

/** Counts the tests of a step by its report; a runner that dies counts as a failure. */
function addReport<Report>(
  { name, script, minutes }: Step,
  { passed, isLate }: StepResult,
  file: string,
  count: (report: Report) => Count,
  firstFailure: (report: Report) => string | undefined
): void {
  let first: string | undefined
  try {
    const report = JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report
    const counted = count(report)
    add(!passed && counted.failed === 0 ? { ...counted, failed: 1 } : counted)
    first = firstFailure(report)
  } catch {
    add({ passed: 0, failed: 1, skipped: 0 })
  }
  const why = isLate ? `took more than ${minutes} minutes` : 'left no report'
  if (!passed) failures.push(first ?? `${name} (npm run ${script}): ${why}`)
}

async function unitTests(): Promise<void> {
  const unit: Step = {
    name: 'Unit and content tests',
    script: 'test:unit',
    output: 'at the end',
    minutes: MINUTES.unit
  }
  type Report = UnitReport & Record<`num${'Passed' | 'Failed' | 'Pending' | 'Todo'}Tests`, number>
  addReport(
    unit,
    await step(unit),
    'unit.json',
    (report: Report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests
    }),
    firstUnitFailure
  )
}

async function browserTests(): Promise<void> {
  const browser: Step = {
    name: 'Browser tests',
    script: 'test:e2e',
    output: 'at once',
    minutes: MINUTES.browser,
    env: { CHROMIUM_PATH: ensureBrowser() }
  }
  type Report = BrowserReport & { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }
  addReport(
    browser,
    await step(browser),
    'e2e.json',
    ({ stats }: Report) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
    firstBrowserFailure
  )
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopSteps()
    process.exit(1)
  })
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

for (const [index, failure] of failures.entries()) {
  console.log(`\n${index === 0 ? 'Failed first' : 'Failed too'}: ${failure}`)
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
// A test that is skipped checks nothing.
process.exit(total.failed === 0 && total.skipped === 0 ? 0 : 1)
