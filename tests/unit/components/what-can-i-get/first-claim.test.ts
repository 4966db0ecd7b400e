/** Which claim an answer puts first: the one that a caseworker would. */
import { describe, expect, it } from 'vitest'
import { urgentDays } from '../../../../components/what-can-i-get/answer/days-of.ts'
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
    ['Q4', 'carer-allowance'],
    // What is paid within days to who lost the home in a declared disaster.
    ['S8', 'disaster-recovery-payment'],
    // What pays most of it.
    ['R9', 'parental-leave-pay'],
    // Family Tax Benefit is paid for days before its claim, the partner's payment is not.
    ['M3b', 'jobseeker'],
    // A mother whose visa opens nothing claims for her child.
    ['Q5', 'special-benefit-child'],
    // Nobody is told to give up a pension that may go on.
    ['V7', undefined]
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

it.each(['T10', 'T2', 'S14'] as const)(
  '%s, who lost no job to an insolvent employer, has no day for its debts',
  life => {
    const [you] = assessed(life).result.people
    expect(you?.days.filter(({ payment }) => payment === 'feg')).toEqual([])
    expect(you?.outcomes.find(({ id }) => id === 'feg')?.state).toBe('no')
  }
)

it('a carer’s payment is claimed together with the one that is likely', () => {
  const { household, result } = assessed('N2')
  expect(firstClaim(result, household, DATA)?.together?.id).toBe('carer-payment')
})

it('the Age Pension is to claim now once it can be', () => {
  expect(urgentDays(assessed('N6').result).map(({ id }) => id)).toContain('age-pension-claim')
})
