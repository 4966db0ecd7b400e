/** The figures of a page are found in the modules of its rules, however an id is made there. */
import { expect, it } from 'vitest'
import { loadData } from '../../../../rules/data/load.ts'
import { figuresOf } from '../../../../scripts/mdx/rule-figures.ts'

const { figures } = loadData()
const ids = figuresOf('rules/household.ts', figures.values()).map(({ id }) => id)

it.each([
  ['a whole id', 'jobseeker.age'],
  ['an id after a constant of the module', 'remote-area-allowance.couple-each'],
  ['an id after a word of the module', 'austudy.rate.couple-no-children'],
  ['an id that ends what another template begins', 'rent-assistance.single.threshold'],
  ['an id of a placeholder with two words', 'ftb-b.rate.under-5'],
  ['an id that begins like a template', 'newly-arrived.low-income-card.new-zealand'],
  ['an id in a module that another one imports', 'working-credit.maximum'],
  ['an id that only calculators make, for what a household gets from them', 'pension.basic.single']
])('%s is found: %s', (_how, id) => {
  expect(figures.has(id)).toBe(true)
  expect(ids).toContain(id)
})

it.each([
  ['of a payment that the rules name, in no id of theirs', 'jobseeker.nil-rate.reset'],
  ['after two words of which the rules take others', 'pension.minimum.single'],
  ['of other rules', 'wage-subsidy.jobactive.maximum'],
  ['of no rule', 'energy.nsw.gas-rebate']
])('no figure comes that is %s: %s', (_what, id) => {
  expect(figures.has(id)).toBe(true)
  expect(ids).not.toContain(id)
})
