/** Single people and couples of whom all is known: a household is the sum of its calculators, and never a trap. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'
import { assessHousehold, type HouseholdResult, type PersonResult } from '../../../rules/household.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { forAll } from '../for-all.ts'
import { ratesOn } from './support.ts'

const RATES = ratesOn('2026-11-28')
const cents = (most: number) => fc.integer({ min: 0, max: most }).map(dollars => dollars * 100)

const worker = fc.record({
  age: fc.integer({ min: 25, max: 64 }),
  location: fc.constant('in-australia'),
  residence: fc.constant({ status: 'citizen', tenYears: true }),
  happened: fc.constant([]),
  work: fc.constant({ status: 'part-time', hoursPerWeek: 15, farmer: false, leavePayTest: false }),
  study: fc.constant({ load: 'none' }),
  health: fc.constant({ limitsWork: false }),
  caring: fc.constant({ who: 'none' }),
  livesWithParents: fc.constant(false),
  independence: fc.constant([]),
  aboriginalOrTorresStraitIslander: fc.constant(false),
  income: fc.record({ employment: cents(2_500), other: fc.constant(0) }),
  has: fc.constant([])
})

const shared = {
  home: fc.record({
    type: fc.constant('private-rent'),
    rentPerFortnight: cents(1_200),
    sharing: fc.boolean(),
    state: fc.constant('nsw'),
    remote: fc.constant(false)
  }),
  assets: fc.constant({ homeOwner: false, liquid: 0, financial: 0, other: 0 }),
  maintenanceYear: fc.constant(0)
}

const child = fc.record({
  age: fc.integer({ min: 0, max: 12 }),
  care: fc.constant(100),
  relation: fc.constant('own'),
  disability: fc.constant(false),
  approvedCare: fc.constant(false)
})

const single = fc
  .record({ you: worker, ...shared })
  .map(({ you, ...rest }) => ({ ...you, ...rest, partner: 'none' as const, children: [] }))
const singleParent = fc
  .record({ you: worker, ...shared, children: fc.array(child, { minLength: 1, maxLength: 3 }) })
  .map(({ you, ...rest }) => ({ ...you, ...rest, partner: 'none' as const }))
const couple = fc
  .record({ you: worker, partner: worker, ...shared, children: fc.array(child, { maxLength: 2 }) })
  .map(({ you, ...rest }) => ({ ...you, ...rest, apart: 'no' as const }))

function assess(given: object): HouseholdResult {
  return assessHousehold(householdSituation.parse(given), RATES)
}

function amountOf(person: PersonResult | undefined, id: string): number {
  return person?.outcomes.find(outcome => outcome.id === id)?.result?.amount ?? 0
}

describe('a household of whom all is known', () => {
  it('has the JobSeeker Payment of its calculator, rent and all', () => {
    forAll([single], 150, given => {
      const [you] = assess(given).people
      const { age, income, home } = given
      const rent = { perFortnight: home.rentPerFortnight, sharing: home.sharing }
      const alone = CALCULATORS.jobseeker.assess(
        { age, income, assets: { homeOwner: false, total: 0 }, ...(rent.perFortnight > 0 ? { rent } : {}) },
        RATES
      )
      expect(amountOf(you, 'jobseeker')).toBe(alone.amount)
    })
  })

  it('has the Parenting Payment of its calculator, and the Part A that goes with it', () => {
    forAll([singleParent], 150, given => {
      const [you] = assess(given).people
      const { age, income, children } = given
      const alone = CALCULATORS['parenting-payment'].assess(
        {
          age,
          income,
          relationship: 'single',
          children: children.length,
          youngestChildAge: Math.min(...children.map(each => each.age)),
          assets: { homeOwner: false, total: 0 }
        },
        RATES
      )
      expect(amountOf(you, 'parenting-payment-single')).toBe(alone.amount)
    })
  })

  it('has for each of a couple the payment of its calculator beside what the other is paid', () => {
    forAll([couple], 150, given => {
      const [you, partner] = assess({ ...given, children: [] }).people
      fc.pre(you?.chosen === 'jobseeker' && partner?.chosen === 'jobseeker')
      const rent = { perFortnight: given.home.rentPerFortnight }
      const alone = CALCULATORS.jobseeker.assess(
        {
          age: given.age,
          relationship: 'partnered',
          income: given.income,
          partner: { age: given.partner.age, payment: 'jobseeker', income: given.partner.income },
          assets: { homeOwner: false, total: 0 },
          ...(rent.perFortnight > 0 ? { rent } : {})
        },
        RATES
      )
      expect(amountOf(you, 'jobseeker')).toBe(alone.amount)
    })
  })

  it('has a sum between what is paid at least and at most', () => {
    forAll([fc.oneof(single, singleParent, couple)], 150, given => {
      const { total, people } = assess(given)
      expect(total.atMost ?? total.amount).toBeGreaterThanOrEqual(total.amount)
      for (const { amount, atMost = amount } of total.parts) expect(atMost).toBeGreaterThanOrEqual(amount)
      for (const { result, atMost } of people.flatMap(({ outcomes }) => outcomes)) {
        if (atMost !== undefined) expect(atMost).toBeGreaterThan(result?.amount ?? 0)
      }
    })
  })

  it('is paid no more for more pay, but for what one partner gains where the other is paid nothing any more', () => {
    const more = fc.integer({ min: 1, max: 500 }).map(dollars => dollars * 100)
    forAll([fc.oneof(single, singleParent, couple), more], 150, (given, raise) => {
      const year = (employment: number) => ({ employment, other: 0 })
      const richer = { ...given, income: year(given.income.employment + raise) }
      const [poor, rich] = [assess(given), assess(richer)]
      // Documented cliff: Rent Assistance is paid in full to one of a couple once the other has no payment.
      const paid = ({ people }: HouseholdResult) => people.filter(({ chosen }) => chosen !== undefined).length
      if (paid(poor) !== paid(rich)) return
      expect(rich.total.amount).toBeLessThanOrEqual(poor.total.atMost ?? poor.total.amount)
    })
  })

  it('takes of all pairs of payments none that comes to less than another would', () => {
    const carers = fc
      .record({ you: worker, partner: worker, ...shared, children: fc.array(child, { minLength: 1, maxLength: 1 }) })
      .map(({ you, partner, ...rest }) => ({
        ...you,
        health: { limitsWork: true, manifest: ['terminal'] },
        ...rest,
        partner,
        apart: 'no' as const,
        children: rest.children.map(each => ({ ...each, age: 3, mainCarer: true }))
      }))
    forAll([carers], 60, given => {
      const support = ({ people }: HouseholdResult) =>
        people.reduce((sum, person) => sum + (person.chosen ? amountOf(person, person.chosen) : 0), 0)
      const holding = (payment: string) => support(assess({ ...given, has: [{ payment, months: 12 }] }))
      const [pension, parenting] = [holding('disability-support-pension'), holding('parenting-payment-partnered')]
      // With nothing held the choice is free.
      expect(support(assess(given))).toBeGreaterThanOrEqual(Math.max(pension, parenting))
    })
  })
})
