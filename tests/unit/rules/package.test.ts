/** The rules as another project has them: plain Node, plain TypeScript, nothing of this repository. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'
import { loadData } from '../../../rules/data/load.ts'
import { figuresFrom, Rates } from '../../../rules/lookup.ts'
import { RULES_PACKAGE, writeRulesPackage } from '../../../scripts/lib/rules-package.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const project = mkdtempSync(join(tmpdir(), 'foothold-rules-'))

function run(command: string, ...args: string[]) {
  // A Node that was told about tsx would not be plain.
  const env = { ...process.env }
  delete env.NODE_OPTIONS
  return spawnSync(command, args, { cwd: project, encoding: 'utf8', env })
}

beforeAll(async () => {
  const modules = join(project, 'node_modules')
  mkdirSync(modules)
  await writeRulesPackage(join(modules, RULES_PACKAGE))
  symlinkSync(join(ROOT, 'node_modules', 'zod'), join(modules, 'zod'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
}, 60_000)

afterAll(() => rmSync(project, { recursive: true }))

describe('the package of the rules', () => {
  it('runs the example of the documents in plain Node', () => {
    cpSync(join(ROOT, 'docs', 'examples', 'jobseeker.mjs'), join(project, 'jobseeker.mjs'))
    const { status, stdout, stderr } = run(process.execPath, 'jobseeker.mjs')
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const rates = new Rates(figuresFrom(loadData().figures.values()), '2026-09-20')
    const situation = { age: 30, income: { employment: 36000 }, rent: { perFortnight: 39694 } }
    const { amount, working } = CALCULATORS.jobseeker.assess(situation, rates)
    expect(stdout.trim().split('\n')).toEqual([
      ...working.map(step => `${step.label} ${step.amount}`),
      `a fortnight: ${amount} cents`
    ])
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
