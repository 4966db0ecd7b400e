/** Which claim an answer puts first: the one that a caseworker would. */
import { describe, expect, it } from 'vitest'
import { firstClaim } from '../../../../components/what-can-i-get/answer/first-claim.ts'
import { readFragment } from '../../../../components/what-can-i-get/fragment.ts'
import { householdFrom } from '../../../../components/what-can-i-get/household.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { assessHousehold } from '../../../../rules/household.ts'
import { householdData } from '../../../../scripts/mdx/household.ts'
import { LIVES, type Life } from '../../../support/lives.ts'
import { ratesOn } from '../../rules/support.ts'

const ON = '2026-11-29'
const DATA = householdData({ data: loadData(), language: 'en', today: ON })

function assessed(life: Life) {
  const household = householdFrom(readFragment(`#${LIVES[life]}`)?.answers ?? {})
  return { household, result: assessHousehold(household, ratesOn(ON)) }
}

describe('the first claim', () => {
  it.each([
    // Who gave up work to care has no time to look for it, and Carer Payment has no wait for savings.
    ['M15b', 'carer-payment'],
    // So has who works the farm.
    ['N9', 'farm-household-allowance'],
    // What comes beside a pension, not a payment that brings as much in its place.
    ['Q4', 'carer-allowance']
  ] as const)('of %s is %s', (life, payment) => {
    const { household, result } = assessed(life)
    expect(firstClaim(result, household, DATA)?.outcome.id).toBe(payment)
  })

  it('never ends a pension that is held for a payment that brings less', () => {
    const { household, result } = assessed('Q3')
    expect(firstClaim(result, household, DATA)?.outcome.id).not.toBe('parenting-payment-partnered')
  })
})

it('a day to claim JobSeeker is not told to somebody whom savings would keep waiting', () => {
  const { result } = assessed('M15b')
  expect(result.people.flatMap(({ days }) => days).filter(({ payment }) => payment === 'jobseeker')).toEqual([])
})
