/** The developers' households answered through the interview: its questions can say all that decides a payment. */
import { expect, it } from 'vitest'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'
import { HOUSEHOLDS } from '../../../support/household-cases.ts'

it.each(HOUSEHOLDS)('$name', ({ fragment, rates, expected, amounts }) => {
  const household = householdSituation.parse(householdFrom(readFragment(`#${fragment}`)?.answers ?? {}))
  const [you] = assessHousehold(household, rates).people
  const outcomes = new Map(you?.outcomes.map(outcome => [outcome.id as string, outcome]))
  const states = Object.keys(expected).map(id => [id, outcomes.get(id)?.state])
  expect(Object.fromEntries(states)).toEqual(expected)
  const found = Object.keys(amounts).map(id => [id, outcomes.get(id)?.result?.amount ?? null])
  expect(Object.fromEntries(found)).toEqual(amounts)
})

it('are forty', () => {
  expect(HOUSEHOLDS).toHaveLength(40)
})
