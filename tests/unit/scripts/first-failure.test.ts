/** The closing lines of `npm test`: what failed first, and steps that do not end by themselves. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { firstBrowserFailure, firstUnitFailure, type BrowserReport } from '../../../scripts/lib/first-failure.ts'
import { runStep } from '../../../scripts/lib/step.ts'
import { until } from '../until.ts'

function file(name: string, startTime: number, failureMessages?: string[]) {
  const status = failureMessages ? 'failed' : 'passed'
  return {
    name,
    startTime,
    status,
    message: '',
    assertionResults: [
      { fullName: 'a sound test', status: 'passed', failureMessages: null },
      { fullName: `a test of ${name}`, status, failureMessages: failureMessages ?? null }
    ]
  }
}

it('a unit test is named with its file and the first line of its error, by the order of time', () => {
  const failed = [
    file('late.test.ts', 2000, ['late']),
    file('early.test.ts', 1000, ['\u001b[31mAssertionError: expected 1\u001b[39m\nat line 5'])
  ]
  const text = 'early.test.ts › a test of early.test.ts\n  AssertionError: expected 1'
  expect(firstUnitFailure({ testResults: [file('sound.test.ts', 1), ...failed] })).toBe(text)
  expect(firstUnitFailure({ testResults: [file('sound.test.ts', 1)] })).toBeUndefined()
})

it('a file of unit tests that cannot be loaded is named too', () => {
  const broken = {
    name: 'broken.test.ts',
    startTime: 1,
    status: 'failed',
    message: '\nSyntaxError: no',
    assertionResults: []
  }
  expect(firstUnitFailure({ testResults: [broken] })).toBe('broken.test.ts\n  SyntaxError: no')
})

it('a browser test is named with its file and line, from whatever depth', () => {
  const spec = (title: string, status: string, startTime: string, message?: string) => ({
    title,
    line: 7,
    tests: [{ results: [{ status, startTime, ...(message !== undefined && { error: { message } }) }] }]
  })
  const suites: BrowserReport['suites'] = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('is sound', 'passed', '2026-11-28T00:00:00Z'), spec('late', 'failed', '2026-11-28T00:00:09Z', 'x')],
      suites: [
        {
          title: 'a group',
          file: 'a.spec.ts',
          specs: [spec('hangs', 'timedOut', '2026-11-28T00:00:03Z', 'Test timeout of 180000ms exceeded.\n')]
        }
      ]
    }
  ]
  expect(firstBrowserFailure({ suites })).toBe('a.spec.ts:7 › hangs\n  Test timeout of 180000ms exceeded.')
  expect(
    firstBrowserFailure({ suites: [], errors: [{ message: 'Timed out waiting 2400s for the test suite to run' }] })
  ).toBe('outside any test\n  Timed out waiting 2400s for the test suite to run')
  expect(firstBrowserFailure({ suites: [] })).toBeUndefined()
})

it('a step says whether it passed, and what it printed', async () => {
  const print = (code: number) => ['-e', `console.log('out'); console.error('err'); process.exitCode = ${code}`]
  expect(await runStep('node', print(0), { minutes: 1 })).toMatchObject({ passed: true, isLate: false })
  const failed = await runStep('node', print(1), { minutes: 1 })
  expect(failed).toMatchObject({ passed: false, isLate: false })
  expect(failed.output.split('\n').sort()).toEqual(['err', 'out'])
  expect(await runStep('no-such-command-here', [], { minutes: 1 })).toMatchObject({ passed: false })
})

it('a step that does not end is stopped at its limit, with what it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-step-'))
  const ready = join(folder, 'ready')
  const child = `require('fs').writeFileSync('${ready}', String(process.pid)); setInterval(() => {}, 1000)`
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`
  const step = runStep('node', ['-e', parent], { minutes: 5 / 60 })
  await until(() => expect(existsSync(ready)).toBe(true))
  // It ends only once the child, which holds the same output, has ended too.
  expect(await step).toMatchObject({ passed: false, isLate: true })
  rmSync(folder, { recursive: true })
})
