/** The figures that come with the rules of a household are all that these rules look up, by name or by template. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadData } from '../../../../rules/data/load.ts'
import { FigureNotHeldError } from '../../../../rules/figures.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { figuresFrom, Rates } from '../../../../rules/lookup.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { recording } from '../../../support/recording.ts'
import { forAll } from '../../for-all.ts'
import { anyHousehold, couple, ON, toldHousehold } from '../../rules/household-arbitraries.ts'

/** The modules of rules in what the interview fetches, as a bundler finds them. */
const { metafile } = buildSync({
  absWorkingDir: ROOT,
  entryPoints: ['components/what-can-i-get/assessment.tsx'],
  bundle: true,
  write: false,
  metafile: true,
  outdir: 'none',
  packages: 'external'
})
const data = loadData()
const packed = new Set(householdData({ data, language: 'en', today: '2026-11-23' }).figures.map(({ id }) => id))
const sources = Object.keys(metafile.inputs)
  .filter(file => file.startsWith('rules/'))
  .map(file => readFileSync(join(ROOT, file), 'utf8'))

function missing(ids: Iterable<string>): string[] {
  return [...new Set(ids)].filter(id => data.figures.has(id) && !packed.has(id)).sort()
}

it('every figure that a rule names is there', () => {
  const named = sources.flatMap(text => [...text.matchAll(/'([a-z0-9-]+(?:\.[a-z0-9-]+)*)'/g)]).map(([, id = '']) => id)
  expect(named.filter(id => data.figures.has(id)).length).toBeGreaterThan(30)
  expect(missing(named)).toEqual([])
})

it('every figure whose id a rule may make from a template is there', () => {
  const templates = sources.flatMap(text => [
    ...text.matchAll(/`([a-z0-9-]+\.[a-z0-9.-]*)\$\{(?:[^{}`]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'\}`)?/g)
  ])
  const either = templates.flatMap(([, start = '', ...words]) => words.flatMap(word => (word ? [start + word] : [])))
  const starts = templates.flatMap(([, start = '', word]) => (word ? [] : [start]))
  expect(starts).toContain('jobseeker.rate.')
  expect(either).toContain('pharmaceutical-allowance.couple-each')
  expect(
    missing([...either, ...[...data.figures.keys()].filter(id => starts.some(start => id.startsWith(start)))])
  ).toEqual([])
})

it('every figure that cases and random households look up is there', () => {
  const { figures, ids } = recording(figuresFrom(data.figures.values()))
  const made = new Map<string, Rates>()
  const assess = (household: unknown, on: string) => {
    const rates = made.get(on) ?? new Rates(figures, on)
    made.set(on, rates)
    try {
      assessHousehold(householdSituation.parse(household), rates)
    } catch (error) {
      if (!(error instanceof FigureNotHeldError)) throw error
    }
  }
  const folder = join(ROOT, 'tests', 'rules', 'household')
  for (const file of readdirSync(folder)) {
    const cases = parse(readFileSync(join(folder, file), 'utf8'), { merge: true, maxAliasCount: -1 }) as HouseholdCase[]
    for (const { household, on } of cases) assess(household, on)
  }
  forAll([fc.oneof(anyHousehold, toldHousehold, couple)], 60, household => assess(household, ON))
  expect(ids.size).toBeGreaterThan(250)
  expect(missing(ids)).toEqual([])
})

interface HouseholdCase {
  household: unknown
  on: string
}
