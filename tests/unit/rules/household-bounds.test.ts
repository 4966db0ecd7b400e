/** Couples and families: an amount that rests on a fact that nobody told is never shown as exact. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assessHousehold, type HouseholdResult } from '../../../rules/household.ts'
import { INCOME_SUPPORT, type PaymentId } from '../../../rules/household/ids.ts'
import type { Outcome } from '../../../rules/household/outcome.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { forAll } from '../for-all.ts'
import { household } from './couple-arbitraries.ts'
import { without, type HouseholdInput } from './household-arbitraries.ts'
import { ratesOn } from './support.ts'

const RATES = ratesOn('2026-11-28')
const AMOUNTS: readonly PaymentId[] = [...INCOME_SUPPORT, 'ftb-a', 'ftb-b', 'rent-assistance']

const OWN = [
  ['independence'],
  ['parents'],
  ['livesWithParents'],
  ['study', 'approved'],
  ['income', 'employment'],
  ['income', 'other'],
  ['has']
]

/** Facts of a home, of a child and of each adult. What few tell of a partner unless it is so is not among them. */
const FACTS: readonly (string | number)[][] = [
  ...OWN,
  ...OWN.map(fact => ['partner', ...fact]),
  ['partner', 'age'],
  ['children', 0, 'age'],
  ['maintenanceYear'],
  ['home', 'type'],
  ['home', 'rentPerFortnight'],
  ['home', 'sharing']
]

function assess(given: HouseholdInput): HouseholdResult {
  return assessHousehold(householdSituation.parse(given), RATES)
}

/** The least and the most of a payment that is likely, where it has an amount. */
function bounds(outcome: Outcome | undefined): [number, number] | undefined {
  if (outcome?.state !== 'likely') return undefined
  const most = outcome.atMost ?? outcome.result?.amount ?? undefined
  return most === undefined ? undefined : [outcome.result?.amount ?? 0, most]
}

/** Whether all income support that the missing fact opens has a most: without an age, for example, it has none. */
function isBounded({ outcomes }: HouseholdResult['people'][number]): boolean {
  const open = outcomes.filter(({ id, state }) => state === 'may' && INCOME_SUPPORT.some(each => each === id))
  return open.every(({ missing, atMost, result }) => missing.length === 0 || (atMost ?? result) !== undefined)
}

describe('a household that says nothing of one fact', () => {
  it.each(FACTS.map(fact => [fact.join('.'), fact] as const))('%s: each amount is within its bounds', (_name, fact) => {
    forAll([household], 36, given => {
      fc.pre(fact[0] !== 'partner' || given.partner !== 'none')
      const [told, open] = [assess(given), assess(without(given, [...fact]) as HouseholdInput)]
      for (const [index, { outcomes }] of open.people.entries()) {
        for (const id of AMOUNTS) {
          const before = bounds(told.people[index]?.outcomes.find(each => each.id === id))
          const after = bounds(outcomes.find(each => each.id === id))
          if (!before || !after) continue
          expect([id, before[0] >= after[0], before[1] <= after[1], before, after]).toEqual([
            id,
            true,
            true,
            before,
            after
          ])
        }
      }
      // What is paid at least is, and no more than the most.
      expect(open.total.amount).toBeLessThanOrEqual(told.total.atMost ?? told.total.amount)
      if (open.total.parts.length > 0 && told.total.atMost === undefined && open.people.every(isBounded))
        expect(told.total.amount).toBeLessThanOrEqual(open.total.atMost ?? open.total.amount)
    })
  })
})
