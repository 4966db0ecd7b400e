/** The figures that come with the rules of a household are all that these rules name. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'

/** Rules of other calculators, which no household needs, and the list of all of them. */
const OTHERS = /(?:wage-subsidy|cost-of-hire|redundancy|calculators)\.ts$/

it('every figure that a rule names is there', () => {
  const data = loadData()
  const packed = new Set(householdData({ data, language: 'en', today: '2026-11-23' }).figures.map(({ id }) => id))
  const rules = join(ROOT, 'rules')
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  const named = files
    .filter(file => !OTHERS.test(file))
    .flatMap(file => [...readFileSync(join(rules, file), 'utf8').matchAll(/'([a-z0-9-]+(?:\.[a-z0-9-]+)+)'/g)])
    .flatMap(([, id = '']) => (data.figures.has(id) ? [id] : []))
  expect(named.length).toBeGreaterThan(30)
  expect([...new Set(named)].filter(id => !packed.has(id))).toEqual([])
})
