/**
 * `npm run faults`: shows that the tests find what they are there for. Puts the known faults of tests/faults/ one by
 * one into a copy of the last commit, runs what should find each, and prints a table. Works in a worktree of its own.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, refuse } from './lib/cli.ts'
import { apply, readFaults, tableOf, type Column, type Fault } from './lib/faults.ts'
import { ROOT } from './lib/paths.ts'

const USAGE =
  'faults [-- id... --at COMMIT --alone --table FILE --as before|after]: which test finds each known fault; all without ids, a build each with --alone'
const { values: options, positionals } = parse(USAGE, {
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'HEAD' },
    alone: { type: 'boolean', default: false },
    table: { type: 'string' },
    as: { type: 'string', default: 'after' }
  }
})
if (options.as !== 'before' && options.as !== 'after') refuse(USAGE, '--as takes before or after.')
const column: Column = options.as

const faults = readFaults(ROOT)
const unknown = positionals.filter(id => !faults.some(fault => fault.id === id))
if (unknown.length > 0) refuse(USAGE, `There is no fault ${unknown.join(', ')}.`)
const chosen = faults.filter(({ id }) => positionals.length === 0 || positionals.includes(id))

/** Some faults make a step hang: it has found them. */
const HANGS_AFTER_MS = 30 * 60_000

/** The same for one browser test; the slowest takes half a minute. */
const TEST_HANGS_AFTER_MS = 3 * 60_000

const NOBODY = '**nothing**'
const scratch = join(mkdtempSync(join(tmpdir(), 'foothold-faults-')), 'site')
const found = new Map<string, string>()

function run(command: string, args: string[], cwd = scratch) {
  // Colour codes would split the words that are searched for below.
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: HANGS_AFTER_MS } as const
  const { status, stdout, stderr } = spawnSync(command, args, options)
  return { passed: status === 0, stdout, output: stdout + stderr }
}

function git(...args: string[]): void {
  const { passed, output } = run('git', args, ROOT)
  if (!passed) throw new Error(`git ${args.join(' ')}: ${output}`)
}

function isBrowserTest(finder: string): boolean {
  return finder.startsWith('e2e ')
}

/** Whether it needs the finished site, and so minutes. */
function isSlow(finder: string): boolean {
  return isBrowserTest(finder) || finder === 'build'
}

function commandOf(finder: string): [command: string, args: string[]] {
  const [, tool = '', rest = ''] = /^(\S+) ?(.*)$/.exec(finder) ?? []
  if (tool === 'unit') return ['npx', ['vitest', 'run', rest]]
  if (tool === 'check') return ['npm', ['run', '--silent', 'check', '--', rest]]
  return ['npm', ['run', '--silent', finder]]
}

/** Runs a finder that is no browser test. @returns what it found; undefined where all is well */
function findBy(finder: string): string | undefined {
  const { passed, output } = run(...commandOf(finder))
  if (passed) return undefined
  const test = /^ *FAIL +(?:\|[^|]+\| )?(.+?) *$/m.exec(output)?.[1]
  return test ? `unit: ${test}` : finder
}

/** As Playwright's JSON reporter writes it. */
interface Suite {
  title: string
  suites?: Suite[]
  specs: { title: string; ok: boolean }[]
}

/** Every test with its file and the titles above it, as `-g` matches them. */
function testsIn({ title, suites = [], specs }: Suite, above = ''): Suite['specs'] {
  const path = `${above} ${title}`.trim()
  return [
    ...specs.map(spec => ({ ...spec, title: `${path} ${spec.title}` })),
    ...suites.flatMap(suite => testsIn(suite, path))
  ]
}

/** What `-g` is told for a finder such as `e2e offline.spec.ts -g a new version`. */
function grepOf(finder: string): string {
  return finder.slice('e2e '.length).replace(' -g ', '.*')
}

/** Runs the browser tests of several finders together. @returns the first failed test of each that found something */
function findInBrowser(finders: string[]): Map<string, string> {
  const limit = `--timeout=${TEST_HANGS_AFTER_MS}`
  const { stdout } = run('npx', ['playwright', 'test', '-g', finders.map(grepOf).join('|'), limit, '--reporter=json'])
  const { suites } = JSON.parse(stdout) as { suites: Suite[] }
  const tests = suites.flatMap(suite => testsIn(suite))
  return new Map(
    finders.flatMap(finder => {
      const own = tests.filter(({ title }) => new RegExp(grepOf(finder)).test(title))
      if (own.length === 0) throw new Error(`There is no test for ${finder}.`)
      const failed = own.find(({ ok }) => !ok)
      return failed ? [[finder, `e2e: ${failed.title}`] as const] : []
    })
  )
}

/** What finds something where nothing is wrong proves nothing; only a busy machine makes a test fail once. */
function refuseFailing(finders: string[]): void {
  let failing = [...new Set(finders)]
  for (let round = 0; round < 2 && failing.length > 0; round += 1) {
    const inBrowser = failing.filter(isBrowserTest)
    const others = failing.filter(finder => !isBrowserTest(finder) && findBy(finder))
    failing = [...others, ...(inBrowser.length > 0 ? findInBrowser(inBrowser).keys() : [])]
  }
  if (failing.length > 0) throw new Error(`Without any fault, these fail: ${failing.join('; ')}`)
}

function restore(): void {
  run('git', ['checkout', '--quiet', '--force', '.'])
  run('git', ['clean', '--quiet', '--force', '-d', '--exclude=node_modules'])
}

function report(fault: Fault, finding: string | undefined): void {
  found.set(fault.id, finding ?? NOBODY)
  console.log(`${fault.id}: ${finding ?? 'found by nothing'}`)
  if (!options.table) return
  const existing = existsSync(options.table) ? readFileSync(options.table, 'utf8') : ''
  const [intro] = existing.split(/^\| fault /m)
  writeFileSync(options.table, `${intro}${tableOf(faults, found, column, existing)}`)
}

/** The fault of a build, or those that share it. */
function buildOf({ id, build }: Fault): string {
  return (!options.alone && build) || `alone: ${id}`
}

function buildAndFind(group: Fault[]): void {
  apply(group, scratch)
  const failed = findBy('build')
  if (failed && group.length > 1) {
    restore()
    // Each one alone shows which is to blame.
    for (const fault of group) buildAndFind([fault])
    return
  }
  const findings = failed ? undefined : findInBrowser(group.flatMap(({ finders }) => finders.filter(isBrowserTest)))
  for (const fault of group) report(fault, failed ?? fault.finders.map(finder => findings?.get(finder)).find(Boolean))
  restore()
}

try {
  git('worktree', 'add', '--quiet', '--detach', scratch, options.at)
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'))
  const { passed, output } = run('npm', ['run', '--silent', 'prepare:site'])
  if (!passed) throw new Error(output)
  refuseFailing(chosen.flatMap(({ finders }) => finders.filter(finder => !isSlow(finder))))
  const left: Fault[] = []
  for (const fault of chosen) {
    apply([fault], scratch)
    let finding: string | undefined
    for (const finder of fault.finders) if (!isSlow(finder)) finding ??= findBy(finder)
    restore()
    if (!finding && fault.finders.some(isSlow)) left.push(fault)
    else report(fault, finding)
  }
  refuseFailing(left.flatMap(({ finders }) => ['build', ...finders.filter(isBrowserTest)]))
  for (const build of new Set(left.map(buildOf))) buildAndFind(left.filter(fault => buildOf(fault) === build))
  console.log(`\n${tableOf(chosen, found, column)}`)
  process.exitCode = [...found.values()].includes(NOBODY) ? 1 : 0
} finally {
  rmSync(scratch, { recursive: true, force: true })
  git('worktree', 'prune')
}
