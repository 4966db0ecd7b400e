/** The figures of a page are found in the modules of its rules, however an id is made there. */
import { expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { figuresOf } from '../../../../scripts/mdx/rule-figures.ts'

const { figures } = loadData()
const ids = (words: readonly string[] = []) =>
  figuresOf('rules/household.ts', figures.values(), words).map(({ id }) => id)

it.each([
  ['a whole id', 'jobseeker.age'],
  ['an id whose first part stands alone', 'remote-area-allowance.couple-each'],
  ['an id that begins like a template', 'newly-arrived.low-income-card.new-zealand'],
  ['an id in a module that another one imports', 'working-credit.maximum'],
  ['an id that only calculators make, for what a household gets from them', 'pension.basic.single']
])('%s is found: %s', (_how, id) => {
  expect(figures.has(id)).toBe(true)
  expect(ids()).toContain(id)
})

it('a word in the rules brings the figures that begin with it, unless it names something else there', () => {
  expect(ids()).toContain('redundancy.weeks.years-1')
  expect(ids(['redundancy'])).not.toContain('redundancy.weeks.years-1')
})

it('no figure comes whose beginning the rules do not name', () => {
  expect(ids()).not.toContain('wage-subsidy.jobactive.maximum')
  expect(ids()).not.toContain('energy.nsw.gas-rebate')
})
