/** What is asked next: the facts that an open outcome depends on. */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { missingFacts, questionsLeft } from '../../../../components/what-can-i-get/next-question.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import type { PersonResult } from '../../../../rules/household.ts'
import type { Fact } from '../../../../rules/household/ids.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { LIVES } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

function person(who: PersonResult['who'], ...outcomes: Partial<Outcome>[]): PersonResult {
  const whole = outcomes.map(each => ({ id: 'jobseeker', state: 'may', decided: [], missing: [], ...each }) as Outcome)
  return { who, outcomes: whole, choices: [], days: [], waits: [] }
}

function facts(...people: PersonResult[]): Fact[] {
  return [...missingFacts({ people })].sort()
}

it('asks for open payments, not for refused ones', () => {
  expect(facts(person('you', { missing: ['age'] }, { state: 'no', missing: ['has'] }))).toEqual(['age'])
})

it('asks for what only an amount depends on', () => {
  expect(facts(person('you', { state: 'likely', unpriced: ['maintenanceYear'] }))).toEqual(['maintenanceYear'])
})

it('asks for what the first day depends on', () => {
  const wait = { id: 'income-maintenance', runs: 'together', days: undefined, section: '' } as const
  const waiting = { ...person('you'), waits: [{ ...wait, mayBeExempt: [], figures: [], missing: ['work.paidOut'] }] }
  expect(facts(waiting as PersonResult)).toEqual(['work.paidOut'])
})

it('asks nothing for payments that only others decide, but asks it for anything else', () => {
  expect(facts(person('you', { id: 'energy-rebates', missing: ['home.state'] }))).toEqual([])
  expect(facts(person('you', { id: 'remote-area-allowance', missing: ['home.remote'] }))).toEqual(['home.remote'])
})

it('asks about a partner only what the questions about partners can settle', () => {
  const you = person('you')
  expect(facts(you, person('partner', { missing: ['age', 'income.other'] }))).toEqual(['partner.age', 'partner.income'])
  expect(facts(you, person('partner', { missing: ['residence.status'] }))).toEqual(['partner.residence'])
  expect(facts(you, person('partner', { missing: ['age', 'residence.tenYears'] }))).toEqual([])
  // To the partner the reader is the partner, and the home is the same.
  expect(facts(you, person('partner', { missing: ['partner.income', 'home.type'] }))).toEqual([
    'home.type',
    'income.employment'
  ])
})

it.each(['X1ill', 'X1kids'] as const)('%s, at home since a job ended this year, is asked what was paid out', life => {
  const answers = readFragment(`#${LIVES[life]}`)?.answers ?? {}
  const missing = missingFacts(assessHousehold(householdFrom(answers), ratesOn('2026-11-29')))
  expect(questionsLeft(answers, missing).map(({ id }) => id)).toContain('paid-out')
})
