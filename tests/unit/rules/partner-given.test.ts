/** A partner is given where somebody is partnered, and nowhere else. */
import { expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'

const OF_ONE_OR_TWO = {
  jobseeker: { age: 30 },
  'youth-allowance': { activity: 'student', age: 22, living: 'away' },
  austudy: { age: 30, activity: 'student' },
  'parenting-payment': { age: 30, children: 1 },
  'special-benefit': { age: 30 }
} satisfies Partial<Record<keyof typeof CALCULATORS, object>>

const PARTNER = { age: 30, payment: 'none' }

function problemsWithPartner(id: keyof typeof OF_ONE_OR_TWO, more: object): string[] {
  const { error } = CALCULATORS[id].schema.safeParse({ ...OF_ONE_OR_TWO[id], ...more })
  return (error?.issues ?? []).filter(({ path }) => path.join() === 'partner').map(({ message }) => message)
}

it.each(Object.keys(OF_ONE_OR_TWO) as (keyof typeof OF_ONE_OR_TWO)[])('%s', id => {
  expect(problemsWithPartner(id, { relationship: 'single' })).toEqual([])
  expect(problemsWithPartner(id, { relationship: 'partnered', partner: PARTNER })).toEqual([])
  expect(problemsWithPartner(id, { relationship: 'partnered' })).toEqual(['is needed where partnered'])
  expect(problemsWithPartner(id, { relationship: 'single', partner: PARTNER })).toEqual(['is given, but not partnered'])
})
