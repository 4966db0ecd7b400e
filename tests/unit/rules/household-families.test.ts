/** Families: a household is the sum of its calculators, and its bounds hold what an answer would give. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'
import { assessHousehold } from '../../../rules/household.ts'
import type { Outcome } from '../../../rules/household/outcome.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { forAll } from '../for-all.ts'
import { without } from './household-arbitraries.ts'
import { ratesOn } from './support.ts'

const RATES = ratesOn('2026-11-28')
const cents = (most: number) => fc.integer({ min: 0, max: most }).map(dollars => dollars * 100)

const worker = fc.record({
  age: fc.integer({ min: 25, max: 60 }),
  location: fc.constant('in-australia'),
  residence: fc.constant({ status: 'citizen' }),
  happened: fc.constant([]),
  work: fc.record({
    status: fc.constantFrom('none', 'full-time'),
    hoursPerWeek: fc.constant(38),
    leavePayTest: fc.constant(false)
  }),
  study: fc.constant({ load: 'none' }),
  health: fc.constant({ limitsWork: false }),
  caring: fc.constant({ who: 'none' }),
  livesWithParents: fc.constant(false),
  income: fc.record({ employment: cents(4_000), other: fc.constant(0) }),
  has: fc.constant([])
})

const child = fc.record({
  age: fc.integer({ min: 0, max: 15 }),
  care: fc.constantFrom(20, 40, 50, 60, 100, 100, 100),
  relation: fc.constant('own'),
  disability: fc.constant(false)
})

const family = fc
  .record({
    you: worker,
    partner: fc.option(worker, { nil: 'none' as const }),
    children: fc.array(child, { minLength: 1, maxLength: 4 }),
    rent: cents(1_200),
    maintenanceYear: fc.oneof(fc.constant(0), cents(12_000))
  })
  .map(({ you, partner, children, rent, maintenanceYear }) => ({
    ...you,
    partner,
    apart: 'no',
    children,
    maintenanceYear,
    home: { type: 'private-rent', rentPerFortnight: rent, sharing: false, state: 'nsw', remote: false },
    assets: { homeOwner: false, liquid: 0, financial: 0, other: 0 }
  }))

function outcomesOf(given: object): Map<string, Outcome> {
  const [you] = assessHousehold(householdSituation.parse(given), RATES).people
  return new Map(you?.outcomes.map(outcome => [outcome.id, outcome]))
}

/** The least and the most of a likely payment. */
function bounds(outcome: Outcome | undefined): [number, number] {
  if (outcome?.state !== 'likely') return [0, 0]
  const least = outcome.result?.amount ?? 0
  return [least, outcome.atMost ?? least]
}

it('a family without income support has the Part A, rent and all, of its calculator', () => {
  forAll([family], 240, given => {
    const outcomes = outcomesOf(given)
    const adults = given.partner === 'none' ? [given] : [given, given.partner]
    const result = assessHousehold(householdSituation.parse(given), RATES)
    fc.pre(result.people.every(({ chosen }) => chosen === undefined))
    const [own, partner = 0] = adults.map(({ income }) => income.employment * 26)
    const alone = CALCULATORS['family-tax-benefit'].assess(
      {
        relationship: given.partner === 'none' ? 'single' : 'partnered',
        children: given.children.map(({ age, care }) => ({ age, care, childSupport: given.maintenanceYear > 0 })),
        income: { own, partner },
        rent: { perFortnight: given.home.rentPerFortnight },
        ...(given.maintenanceYear > 0 ? { childSupport: { amount: given.maintenanceYear } } : {})
      },
      RATES
    )
    const steps = (label: string) =>
      alone.working.filter(step => step.label === label).reduce((sum, { amount }) => sum + amount, 0)
    // Where a figure is not confirmed, both give the same least.
    expect(bounds(outcomes.get('ftb-a'))[0]).toBe(steps('ftb-a-instalment'))
    expect(bounds(outcomes.get('rent-assistance'))[0]).toBe(steps('rent-assistance'))
    expect(bounds(outcomes.get('ftb-b'))[0]).toBe(steps('ftb-b-instalment'))
  })
})

const UNKNOWN = [
  ['home', 'rentPerFortnight'],
  ['maintenanceYear'],
  ['children', 0, 'care'],
  ['children', 0, 'age'],
  ['livesWithParents'],
  ['assets', 'financial'],
  ['assets']
] as const

it('what is not known lies within the bounds that are given', () => {
  forAll([family, fc.constantFrom(...UNKNOWN)], 240, (given, fact) => {
    const known = outcomesOf(given)
    const unknown = outcomesOf(without(given as never, [...fact]) as object)
    for (const id of ['ftb-a', 'ftb-b', 'rent-assistance', 'jobseeker']) {
      const [told, open] = [bounds(known.get(id)), unknown.get(id)]
      if (open?.state !== 'likely' || known.get(id)?.state === 'may') continue
      const [least, most] = bounds(open)
      expect([fact, id, told[0] >= least && told[1] <= most, told, [least, most]]).toEqual([
        fact,
        id,
        true,
        told,
        [least, most]
      ])
    }
  })
})

/** Payments of a family that are open for want of a fact, and so are in no sum. */
function isInNoSum({ people }: ReturnType<typeof assessHousehold>): boolean {
  return people.some(({ chosen, outcomes }) =>
    outcomes.some(({ id, state }) => state === 'may' && (id === chosen || FAMILY.includes(id)))
  )
}

const FAMILY: readonly string[] = ['ftb-a', 'ftb-b', 'rent-assistance']

it('the sum at least and at most holds the sum that an answer gives', () => {
  const whole = (given: object) => assessHousehold(householdSituation.parse(given), RATES)
  forAll([family, fc.constantFrom(...UNKNOWN)], 240, (given, fact) => {
    const told = whole(given).total
    const open = whole(without(given as never, [...fact]) as object)
    const { amount, atMost = amount } = open.total
    expect([fact, amount <= (told.atMost ?? told.amount)]).toEqual([fact, true])
    if (!isInNoSum(open)) expect([fact, told.amount <= atMost]).toEqual([fact, true])
  })
})

it('a likely payment does not vanish because a fact is not known', () => {
  forAll([family, fc.constantFrom(...UNKNOWN)], 240, (given, fact) => {
    const known = outcomesOf(given)
    const unknown = outcomesOf(without(given as never, [...fact]) as object)
    for (const id of ['ftb-a', 'ftb-b', 'rent-assistance']) {
      if (known.get(id)?.state === 'likely') expect([fact, id, unknown.get(id)?.state]).not.toEqual([fact, id, 'no'])
    }
  })
})

it('the payout of one partner counts for the other like any other income of theirs', () => {
  // All weeks of two years, so that it counts today.
  forAll([worker, worker, cents(4_000)], 120, (one, other, weekly) => {
    const idle = { status: 'unemployed', lastDay: '2026-11-20' }
    const paid = { payments: [{ kind: 'redundancy', amount: weekly * 104 }], weeklyPay: weekly }
    const couple = (partner: object) => ({
      ...one,
      age: 40,
      work: { status: 'unemployed' },
      partner,
      children: [],
      home: { type: 'own-home', rentPerFortnight: 0, sharing: false, state: 'nsw', remote: false },
      assets: { homeOwner: true, liquid: 0, financial: 0, other: 0 }
    })
    const without = { ...other, work: idle, income: { employment: 0, other: 0 } }
    const withPayout = outcomesOf(couple({ ...without, work: { ...idle, paidOut: paid } })).get('jobseeker')
    const asIncome = outcomesOf(couple({ ...without, income: { employment: 0, other: weekly * 2 } })).get('jobseeker')
    expect(withPayout?.state).toBe(asIncome?.state)
    expect(withPayout?.result?.amount).toBe(asIncome?.result?.amount)
  })
})

it('once a payout no longer counts, the sum is that without it', () => {
  forAll(
    [family, cents(1_200).filter(weekly => weekly > 0), fc.integer({ min: 1, max: 60 })],
    90,
    (given, weekly, weeks) => {
      const idle = { ...given, work: { status: 'unemployed', lastDay: '2026-11-20' }, familyIncomeYear: 3_000_000 }
      const paidOut = { payments: [{ kind: 'redundancy', amount: weekly * weeks }], weeklyPay: weekly }
      const [plain, paid] = [idle, { ...idle, work: { ...idle.work, paidOut } }].map(household =>
        assessHousehold(householdSituation.parse({ ...household, income: { employment: 0, other: 0 } }), RATES)
      )
      if (paid?.total.later) expect(paid.total.later.amount).toBe(plain?.total.amount)
    }
  )
})
