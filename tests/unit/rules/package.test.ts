/** The rules as another project uses them: plain Node, plain TypeScript, nothing else from this repository. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'
import { loadData } from '../../../rules/data/load.ts'
import { figuresFrom, Rates } from '../../../rules/lookup.ts'
import { rulesCommand } from '../../support/rules-command.ts'
import { packRules, RULES_PACKAGE } from '../../../scripts/lib/rules-package.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const project = mkdtempSync(join(tmpdir(), 'foothold-rules-'))
const made = mkdtempSync(join(tmpdir(), 'foothold-packed-'))
const installed = join(project, 'node_modules', RULES_PACKAGE)

function run(command: string, ...args: string[]) {
  // Without tsx in the environment, so that Node is plain.
  const env = { ...process.env }
  delete env.NODE_OPTIONS
  return spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
}

beforeAll(async () => {
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  const rules = await packRules(made)
  // As docs/rules.md says. Only zod comes from here instead of a registry, which a test must not need.
  run('npm', 'pack', '--silent', join(ROOT, 'node_modules', 'zod'))
  const zod = `zod-${JSON.parse(readFileSync(join(ROOT, 'node_modules', 'zod', 'package.json'), 'utf8')).version}.tgz`
  const { status, stderr } = run('npm', 'install', '--offline', '--no-audit', '--no-fund', `./${zod}`, rules)
  if (status !== 0) throw new Error(stderr)
})

afterAll(() => {
  for (const folder of [project, made]) rmSync(folder, { recursive: true })
})

describe('the package of the rules', () => {
  function json(file: string) {
    const parsed: unknown = JSON.parse(readFileSync(join(installed, file), 'utf8'))
    return parsed as { dependencies?: object; license?: string; licence?: string }
  }

  it('is a copy, and names its one dependency', () => {
    expect(lstatSync(installed).isSymbolicLink()).toBe(false)
    expect(Object.keys(json('package.json').dependencies ?? {})).toEqual(['zod'])
  })

  it('says that its code and its figures have different licences, and carries both', () => {
    expect(json('package.json').license).toBe(`MIT AND ${json('figures.json').licence}`)
    for (const file of ['LICENSE', 'LICENSE-CONTENT']) {
      expect(readFileSync(join(installed, file))).toEqual(readFileSync(join(ROOT, file)))
    }
  })

  it('contains what its README links to', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to)
    expect(links).not.toEqual([])
    expect(links.filter(to => !existsSync(join(installed, to)))).toEqual([])
  })

  it('runs the example of the documents in plain Node', () => {
    cpSync(join(ROOT, 'docs', 'examples', 'jobseeker.mjs'), join(project, 'jobseeker.mjs'))
    const { status, stdout, stderr } = run(process.execPath, 'jobseeker.mjs')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const rates = new Rates(figuresFrom(loadData().figures.values()), '2026-09-20')
    const situation = { age: 30, income: { employment: 36000 }, rent: { perFortnight: 39694 } }
    const { amount, working } = CALCULATORS.jobseeker.assess(situation, rates)
    const steps = working.map(step => `${step.label} ${step.amount}`)
    expect(stdout.trim().split('\n')).toEqual([...steps, `a fortnight: ${amount} cents`])
  })

  it('runs the household of the documents in plain Node, as the command line does', () => {
    for (const file of ['household.mjs', 'household.json']) {
      cpSync(join(ROOT, 'docs', 'examples', file), join(project, file))
    }
    const { status, stdout, stderr } = run(process.execPath, 'household.mjs')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const input = readFileSync(join(ROOT, 'docs', 'examples', 'household.json'))
    const { text } = rulesCommand(['household', '--on', '2026-11-22'], () => input)
    const { total } = JSON.parse(text) as { total: { amount: number } }
    expect(stdout).toContain('you parenting-payment-single 108720\n')
    expect(stdout.trim().split('\n').at(-1)).toBe(`together a fortnight: ${total.amount} cents`)
  })

  it('runs the days of the documents in plain Node, as the command line does', () => {
    for (const file of ['days.mjs', 'deadlines.json', 'final-pay.json', 'first-payday.json']) {
      cpSync(join(ROOT, 'docs', 'examples', file), join(project, file))
    }
    const { status, stdout, stderr } = run(process.execPath, 'days.mjs')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const input = readFileSync(join(ROOT, 'docs', 'examples', 'deadlines.json'))
    const limits = JSON.parse(rulesCommand(['deadlines', '--on', '2026-11-23'], () => input).text) as {
      id: string
      last: string
      aim: string
    }[]
    const lines = stdout.trim().split('\n')
    expect(lines.slice(0, limits.length)).toEqual(limits.map(({ id, last, aim }) => `${id} by ${last} aim at ${aim}`))
    expect(lines.at(-1)).toMatch(/^paid from \d{4}-\d{2}-\d{2}$/)
  })

  it('has types that a strict TypeScript project can use', () => {
    writeFileSync(
      join(project, 'use.ts'),
      `import { CALCULATORS, figuresFrom, Rates, type Result, type RuleFigure } from '${RULES_PACKAGE}'
export function assess(figures: RuleFigure[]): Result {
  return CALCULATORS.jobseeker.assess({ age: 30 }, new Rates(figuresFrom(figures), '2026-09-20'))
}
// @ts-expect-error a day is text
new Rates(figuresFrom([]), 20260920)
`
    )
    const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
    const compilerOptions = { noEmit: true, strict: true, target: 'es2022', module: 'nodenext', types: [] }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }))
    const { stdout, status } = run(process.execPath, tsc)
    expect(stdout).toBe('')
    expect(status).toBe(0)
  })
})
