/** What must hold for every household. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../for-all.ts'
import { INCOME_SUPPORT } from '../../../rules/household/ids.ts'
import type { Outcome } from '../../../rules/household/outcome.ts'
import { totalOf } from '../../../rules/household/total.ts'
import { assessHousehold, type HouseholdResult } from '../../../rules/household.ts'
import { CALCULATORS } from '../../../rules/calculators.ts'
import type { Result } from '../../../rules/result.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { ratesOn } from './support.ts'

const RATES = ratesOn('2026-11-22')
const cents = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_000 }))

const adult = fc.record({
  age: fc.integer({ min: 15, max: 75 }),
  location: fc.constant('in-australia'),
  residence: fc.constant({ status: 'citizen' }),
  happened: fc.constant([]),
  work: fc.record({ status: fc.constantFrom('none', 'unemployed', 'casual', 'full-time', 'self-employed', 'retired') }),
  study: fc.record({ load: fc.constantFrom('none', 'part-time', 'full-time'), approved: fc.constant(true) }),
  health: fc.record({ limitsWork: fc.boolean(), lastsOver2Years: fc.boolean(), manifest: fc.constant([]) }),
  caring: fc.constant({ who: 'none' }),
  livesWithParents: fc.constant(false),
  independence: fc.constant(['supported-by-work']),
  income: fc.record({ employment: cents, other: cents }),
  has: fc.constant([])
})

const child = fc.record({
  age: fc.integer({ min: 0, max: 17 }),
  care: fc.constantFrom(20, 50, 80, 100),
  relation: fc.constant('own'),
  disability: fc.constant(false),
  inSchool: fc.constant(true)
})

/** What both adults share. */
const home = fc
  .record({
    children: fc.array(child, { maxLength: 3 }),
    home: fc.record({
      type: fc.constantFrom('private-rent', 'own-home', 'government-housing'),
      rentPerFortnight: fc.integer({ min: 0, max: 150_000 }),
      sharing: fc.boolean()
    }),
    assets: fc.record({
      liquid: fc.integer({ min: 0, max: 1_000_000 }),
      financial: fc.integer({ min: 0, max: 60_000_000 }),
      other: fc.integer({ min: 0, max: 30_000_000 })
    })
  })
  .map(shared => ({ ...shared, assets: { ...shared.assets, homeOwner: shared.home.type === 'own-home' } }))

const single = fc
  .record({ you: adult, shared: home })
  .map(({ you, shared }) => ({ ...you, ...shared, partner: 'none' }))

function assess(given: object): HouseholdResult {
  return assessHousehold(householdSituation.parse(given), RATES)
}

function outcomes({ people: [you] }: HouseholdResult) {
  return new Map(you?.outcomes.map(outcome => [outcome.id, outcome]))
}

describe('a household', () => {
  it('of two adults gets the same whichever of them asks', () => {
    forAll([adult, adult, home], 150, (one, other, shared) => {
      const first = assess({ ...one, ...shared, partner: other })
      const second = assess({ ...other, ...shared, partner: one })
      const support = ({ people }: HouseholdResult) =>
        people.map(({ chosen, outcomes: all }) => [chosen, all.find(({ id }) => id === chosen)?.result?.amount])
      // Two of one age may each be the main carer: then only the sum is the same.
      if (one.age !== other.age) expect(support(second)).toEqual(support(first).reverse())
      expect(second.total.amount).toBe(first.total.amount)
    })
  })

  it('is paid no part of the total twice', () => {
    forAll([single], 150, given => {
      const { people, total } = assess(given)
      const support = total.parts.filter(({ id }) => INCOME_SUPPORT.some(each => each === id))
      expect(support.length).toBeLessThanOrEqual(people.length)
      expect(new Set(total.parts.map(({ id, who }) => `${who} ${id}`)).size).toBe(total.parts.length)
      expect(total.parts.reduce((running, { amount }) => running + amount, 0)).toBe(total.amount)
    })
  })

  it('gets the amounts of the calculators', () => {
    forAll([single, fc.boolean()], 150, (given, isSaver) => {
      const savings = isSaver ? given.assets : { ...given.assets, financial: 0 }
      const household = { ...given, children: [], study: { load: 'none' }, assets: savings }
      const { result } = outcomes(assess(household)).get('jobseeker') ?? {}
      if (!result) return
      const { age, income, home: where, assets } = household
      const isRented = where.type === 'private-rent' && where.rentPerFortnight > 0
      const alone = CALCULATORS.jobseeker.assess(
        {
          age,
          income,
          assets: { homeOwner: assets.homeOwner, total: assets.financial + assets.other },
          ...(isRented ? { rent: { perFortnight: where.rentPerFortnight, sharing: where.sharing } } : {})
        },
        RATES
      )
      // Savings are deemed to earn in a household, which the calculator leaves out.
      expect(result.amount).toBeLessThanOrEqual(alone.amount ?? 0)
      if (assets.financial === 0) expect(result.amount).toBe(alone.amount)
    })
  })

  it('never gets more income support for more pay', () => {
    forAll([single, fc.integer({ min: 1, max: 300_000 })], 150, (given, more) => {
      const { employment, other } = given.income
      const richer = { ...given, income: { employment: employment + more, other } }
      const best = (result: HouseholdResult) => {
        const all = outcomes(result)
        return Math.max(0, ...INCOME_SUPPORT.map(id => all.get(id)?.result?.amount ?? 0))
      }
      expect(best(assess(richer))).toBeLessThanOrEqual(best(assess(given)))
    })
  })

  it('is never refused likely income support because a fact is not known', () => {
    const facts = ['age', 'location', 'residence', 'happened', 'work', 'study', 'health', 'caring', 'independence']
    const more = ['income', 'has', 'partner', 'children', 'home', 'assets', 'livesWithParents']
    forAll([single, fc.constantFrom(...facts, ...more)], 400, (given, fact) => {
      const known = outcomes(assess(given))
      const rest = Object.fromEntries(Object.entries(given).filter(([name]) => name !== fact))
      const unknown = outcomes(assess(rest))
      const lost = INCOME_SUPPORT.filter(id => known.get(id)?.state === 'likely' && unknown.get(id)?.state === 'no')
      expect(lost).toEqual([])
    })
  })
})

it.each(['remote-area-allowance', 'pensioner-education-supplement'] as const)(
  '%s is not in the sum before the payment that it comes with begins',
  id => {
    const chosen = 'parenting-payment-single'
    const likely: Omit<Outcome, 'id'> = { state: 'likely', decided: [], missing: [] }
    const result = { amount: 1820, unit: 'cents-a-fortnight', working: [] } as unknown as Result
    const sumOf = (begins?: string) => {
      const support: Outcome = { id: chosen, ...likely, ...(begins && { begins }) }
      return totalOf([{ who: 'you', outcomes: [support, { id, ...likely, result }], chosen }], []).amount
    }
    expect(sumOf()).toBe(1820)
    expect(sumOf('2027-02-01')).toBe(0)
  }
)
