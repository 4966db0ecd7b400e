/** What is asked next: the facts on which something hangs that is not refused. */
import { expect, it } from 'vitest'
import { missingFacts } from '../../../../components/what-can-i-get/next-question.ts'
import type { PersonResult } from '../../../../rules/household.ts'
import type { Fact } from '../../../../rules/household/ids.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'

function person(who: PersonResult['who'], ...outcomes: Partial<Outcome>[]): PersonResult {
  const whole = outcomes.map(each => ({ id: 'jobseeker', state: 'may', decided: [], missing: [], ...each }) as Outcome)
  return { who, outcomes: whole, choices: [], days: [], waits: [] }
}

function facts(...people: PersonResult[]): Fact[] {
  return [...missingFacts({ people })].sort()
}

it('asks for what is open, and for nothing that is refused', () => {
  expect(facts(person('you', { missing: ['age'] }, { state: 'no', missing: ['has'] }))).toEqual(['age'])
})

it('asks for what only an amount hangs on', () => {
  expect(facts(person('you', { state: 'likely', unpriced: ['maintenanceYear'] }))).toEqual(['maintenanceYear'])
})

it('asks for what the first day hangs on', () => {
  const wait = { id: 'income-maintenance', runs: 'together', days: undefined, section: '' } as const
  const waiting = { ...person('you'), waits: [{ ...wait, mayBeExempt: [], figures: [], missing: ['work.paidOut'] }] }
  expect(facts(waiting as PersonResult)).toEqual(['work.paidOut'])
})

it('asks nothing for what others decide alone, and asks it for anything else', () => {
  expect(facts(person('you', { id: 'energy-rebates', missing: ['home.state'] }))).toEqual([])
  expect(facts(person('you', { id: 'remote-area-allowance', missing: ['home.remote'] }))).toEqual(['home.remote'])
})

it('asks of a partner what the questions about partners settle, and nothing where they cannot', () => {
  const you = person('you')
  expect(facts(you, person('partner', { missing: ['age', 'income.other'] }))).toEqual(['partner.age', 'partner.income'])
  expect(facts(you, person('partner', { missing: ['age', 'residence.status'] }))).toEqual([])
})
