/** Which value of a figure holds is decided in `rules/figures.ts` alone: the newest may begin on a day to come. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../../scripts/lib/paths.ts'

const FOLDERS = ['components', 'rules', 'scripts', 'search', 'i18n']
/** The newest value of an array of values, or a filter of one by its own comparison of days. */
const OWN_CHOICE = /\bvalues(?:\.\w+\([^\n]*\))*\s*(?:\.at\(-1\)|\.findLast\(|\[[^\]\n]*\.length - 1\])/

const files = FOLDERS.flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => join(folder, file))
).filter(file => file !== join('rules', 'figures.ts'))

it('no other code takes the newest value of a figure', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(file => OWN_CHOICE.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

it.each([
  'figure?.values.at(-1)?.[1]',
  'const newest = values.at(-1)',
  'figure.values.filter(([from]) => from <= now).at(-1)',
  'values.findLast(({ from }) => from <= today)',
  'values[values.length - 1]'
])('finds %s', text => {
  expect(text).toMatch(OWN_CHOICE)
})
