/** What must hold for every household. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Status } from '../../../rules/data/schema.ts'
import { assessHousehold, type HouseholdResult, type PersonResult } from '../../../rules/household.ts'
import type { ConditionId } from '../../../rules/household/condition-ids.ts'
import type { State } from '../../../rules/household/outcome.ts'
import { INCOME_SUPPORT } from '../../../rules/household/ids.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { forAll } from '../for-all.ts'
import {
  anyHousehold,
  couple,
  factsOf,
  ON,
  ownChild,
  plainHousehold,
  swapped,
  toldHousehold,
  without,
  withYear,
  type HouseholdInput
} from './household-arbitraries.ts'
import { ratesOn } from './support.ts'

/** The properties are about the rules, so unconfirmed figures are fine. */
const ANY: Status[] = ['single-source']

function assess(given: HouseholdInput): HouseholdResult {
  return assessHousehold(householdSituation.parse(given), ratesOn(ON, ANY))
}

/** A refusal because something better takes its place is not a loss. */
const BETTER: readonly string[] = ['no-better-card', 'no-better-payment'] satisfies ConditionId[]

function statesOf({ people }: HouseholdResult): Map<string, State> {
  const all = people.flatMap(({ who, outcomes }) => outcomes.map(outcome => ({ who, ...outcome })))
  const lasting = all.filter(({ decided, state }) => state !== 'no' || !decided.every(({ id }) => BETTER.includes(id)))
  return new Map(lasting.map(({ who, id, state }) => [`${who} ${id}`, state]))
}

/** What is said of an adult. Conditions name facts by whose they are; days of both stand with who asks. */
function saidOf({ outcomes, chosen, choices, waits, firstPaid }: PersonResult) {
  const said = outcomes.map(({ id, state, from, begins, result }) => ({ id, state, from, begins, result }))
  return { said, chosen, choices, waits, firstPaid }
}

/** Whether nothing that is paid by the fortnight waits for a fact or an officer. */
function isSettled({ people }: HouseholdResult): boolean {
  const all = people.flatMap(({ outcomes }) => outcomes)
  const isOpen = (id: string) => all.some(each => each.id === id && each.state === 'may')
  const support = INCOME_SUPPORT.filter(id => id !== 'special-benefit')
  const isWorkedOut = (id: string) => {
    const likely = all.filter(each => each.id === id && each.state === 'likely')
    return likely.length === 0 || likely.some(({ result }) => result)
  }
  return ![...support, 'ftb-a', 'ftb-b'].some(isOpen) && ['ftb-a', 'ftb-b'].every(isWorkedOut)
}

/** What a household is paid a fortnight, where all of it is worked out. */
function settled(given: HouseholdInput): number {
  const result = assess(given)
  fc.pre(isSettled(result))
  return result.total.amount
}

function ageOfPartner({ partner }: HouseholdInput): number | undefined {
  return partner && partner !== 'none' ? partner.age : undefined
}

const dollars = fc.integer({ min: 1, max: 1_000 }).map(each => each * 100)

describe('every household', () => {
  it('gives reasons: a may names what is missing or judged, a refusal names a condition that fails', () => {
    forAll([anyHousehold], 150, given => {
      for (const { id, state, decided, missing } of assess(given).people.flatMap(({ outcomes }) => outcomes)) {
        const truths = new Set(decided.map(({ truth }) => truth))
        if (state === 'no') expect([id, ...truths]).toEqual([id, 'failed'])
        if (state === 'likely') expect(missing).toEqual([])
        if (state === 'may') {
          expect([
            id,
            truths.size > 0 && [...truths].every(truth => truth === 'unknown' || truth === 'judged')
          ]).toEqual([id, true])
          expect([id, missing.length > 0]).toEqual([id, truths.has('unknown')])
        }
        expect(decided.filter(({ section }) => section === '')).toEqual([])
      }
    })
  })

  it('has a total that is the sum of its likely payments, each paid once', () => {
    forAll([plainHousehold], 150, given => {
      const { total, people } = assess(given)
      expect(total.parts.reduce((running, { amount }) => running + amount, 0)).toBe(total.amount)
      expect(new Set(total.parts.map(({ id, who }) => `${id} ${who}`)).size).toBe(total.parts.length)
      for (const { id, who, amount } of total.parts) {
        const outcome = people.find(each => each.who === who)?.outcomes.find(each => each.id === id)
        expect([id, outcome?.state, outcome?.result?.amount]).toEqual([id, 'likely', amount])
      }
    })
  })

  it('is never refused a likely payment because a fact is not known', () => {
    forAll([toldHousehold, fc.nat()], 300, (given, which) => {
      const facts = factsOf(given).slice(1)
      const fact = facts[which % facts.length] ?? []
      const before = statesOf(assess(given))
      const after = statesOf(assess(without(given, fact) as HouseholdInput))
      const lost = [...before].filter(([id, state]) => state === 'likely' && after.get(id) === 'no').map(([id]) => id)
      expect([fact, lost]).toEqual([fact, []])
    })
  })

  it('nor because two facts are not known', () => {
    forAll([toldHousehold, fc.nat(), fc.nat()], 150, (given, first, second) => {
      const facts = factsOf(given).slice(1)
      const fact = facts[first % facts.length] ?? []
      const less = without(given, fact) as HouseholdInput
      const others = factsOf(less).slice(1)
      const other = others[second % others.length] ?? []
      const before = statesOf(assess(given))
      const after = statesOf(assess(without(less, other) as HouseholdInput))
      const lost = [...before].filter(([id, state]) => state === 'likely' && after.get(id) === 'no').map(([id]) => id)
      expect([fact, other, lost]).toEqual([fact, other, []])
    })
  })

  it('never gets more because somebody earns more', () => {
    forAll([plainHousehold, dollars], 150, (given, more) => {
      const employment = given.income?.employment ?? 0
      const earning = (pay: number) => withYear({ ...given, income: { ...given.income, employment: pay } })
      expect(settled(earning(employment + more))).toBeLessThanOrEqual(settled(earning(employment)))
    })
  })

  it('never gets less because of another child', () => {
    forAll([plainHousehold, ownChild], 150, (given, another) => {
      // With a child Rent Assistance goes from the pension to Family Tax Benefit, and a small part pension with it.
      const household = { ...given, home: { ...given.home, rentPerFortnight: 0 } }
      const children = given.children ?? []
      expect(settled({ ...household, children: [...children, another] })).toBeGreaterThanOrEqual(
        settled({ ...household, children })
      )
    })
  })

  it('gets nothing today for a birth in the future', () => {
    forAll([plainHousehold], 100, given => {
      const expecting = { ...given, happened: [{ event: 'pregnant' as const, on: '2027-02-01' }] }
      expect(settled(expecting)).toBeLessThanOrEqual(settled(given))
    })
  })
})

it('a couple gets the same whichever of them asks', () => {
  forAll([couple], 150, given => {
    const [mine, theirs] = [assess(given), assess(swapped(given))]
    // Two of one age may each be the main carer: then only the sum is the same.
    if (given.age !== ageOfPartner(given)) {
      expect(theirs.people.map(saidOf).reverse()).toEqual(mine.people.map(saidOf))
    }
    expect(theirs.total.amount).toBe(mine.total.amount)
  })
})

describe('a missing fact does not refuse a payment', () => {
  const adult = {
    age: 35,
    location: 'in-australia' as const,
    residence: { status: 'citizen' as const },
    happened: [],
    work: { status: 'casual' as const, hoursPerWeek: 5 },
    study: { load: 'none' as const },
    health: { limitsWork: false },
    caring: { who: 'none' as const },
    income: { employment: 10_000, other: 0 },
    has: []
  }
  const stateOf = (given: HouseholdInput, wanted: string) => statesOf(assess(given)).get(`you ${wanted}`)

  it('who of a couple cares more for the child, if the pay of one is not known', () => {
    const couple = (pay: number | undefined): HouseholdInput => ({
      ...adult,
      partner: { ...adult, income: { ...(pay === undefined ? {} : { employment: pay }), other: 0 } },
      apart: 'no',
      children: [{ age: 3, care: 100, relation: 'own', disability: false, approvedCare: false }],
      assets: { homeOwner: false, liquid: 0, other: 0 },
      home: { type: 'private-rent', rentPerFortnight: 60_000, sharing: false, state: 'nsw', remote: false }
    })
    expect(stateOf(couple(20_000), 'parenting-payment-partnered')).toBe('likely')
    expect(stateOf(couple(undefined), 'parenting-payment-partnered')).toBe('may')
  })

  const family: HouseholdInput = {
    ...adult,
    age: 40,
    work: { status: 'casual', hoursPerWeek: 20 },
    income: { employment: 275_000, other: 0 },
    partner: { ...adult, work: { status: 'unemployed' }, income: { employment: 0, other: 0 } },
    apart: 'no',
    children: [{ age: 3, care: 100, relation: 'own', disability: false, approvedCare: false }],
    assets: { homeOwner: false, liquid: 0, other: 0 },
    home: { type: 'with-family', rentPerFortnight: 0, sharing: false, state: 'nsw', remote: false }
  }
  const partners = (given: HouseholdInput) => statesOf(assess(given)).get('partner parenting-payment-partnered')

  it('what one of a couple may get for their health, which the other’s means test depends on', () => {
    const dying = { limitsWork: true, manifest: ['terminal' as const] }
    expect(partners({ ...family, health: dying })).toBe('likely')
    expect(partners({ ...family, health: {} })).toBe('may')
    expect(partners({ ...family, health: { limitsWork: false } })).toBe('no')
  })

  it('who of a couple cares more for the child, if unknown', () => {
    const named = (mainCarer: boolean): HouseholdInput => ({
      ...family,
      income: { employment: 0, other: 0 },
      children: [{ age: 3, care: 100, relation: 'own', mainCarer, disability: false, approvedCare: false }]
    })
    const mine = (given: HouseholdInput) => stateOf(given, 'parenting-payment-partnered')
    expect(mine(named(true))).toBe('likely')
    expect(mine({ ...family, income: { employment: 0, other: 0 } })).toBe('may')
    expect(mine(named(false))).toBe('no')
  })

  it('current payments: income support opens Part A to a family with income above the limit', () => {
    const earning: HouseholdInput = {
      ...family,
      familyIncomeYear: 20_000_000,
      has: [{ payment: 'parenting-payment-partnered' }]
    }
    expect(stateOf({ ...earning, income: { employment: 20_000, other: 0 } }, 'ftb-a')).toBe('likely')
    expect(stateOf(without(earning, ['has']) as HouseholdInput, 'ftb-a')).toBe('may')
    expect(stateOf({ ...earning, has: [] }, 'ftb-a')).toBe('no')
    // Pay that leaves nothing of what is held does not lift the test.
    expect(stateOf(earning, 'ftb-a')).toBe('no')
  })

  const pensioners: HouseholdInput = {
    ...adult,
    age: 87,
    // No Work Bonus covers income that is not from work.
    income: { employment: 0, other: 415_000 },
    has: [{ payment: 'jobseeker' }],
    partner: { ...adult, age: 86, income: { employment: 51_900, other: 0 } },
    apart: 'no',
    children: [],
    home: { type: 'refuge', rentPerFortnight: 700, sharing: false, state: 'nsw', remote: false },
    assets: { homeOwner: false, liquid: 0, other: 16_072_500 }
  }

  // The balance of somebody who has a pension may be more than the opening one.
  const earner = {
    ...pensioners,
    livesWithParents: false,
    income: { employment: 900_000, other: 0 },
    familyIncomeLastYear: 6_000_000
  }

  it.each([
    ['has', earner],
    ['home.type', pensioners]
  ])('%s, which decides whether a pension is paid instead of the seniors’ card', (fact, given) => {
    expect(stateOf(given, 'seniors-health-card')).toBe('likely')
    const { people } = assess(without(given, fact.split('.')) as HouseholdInput)
    const card = people[0]?.outcomes.find(({ id }) => id === 'seniors-health-card')
    expect([card?.state, card?.missing]).toEqual(['may', [fact]])
  })

  const young: HouseholdInput = {
    ...adult,
    age: 17,
    work: { status: 'unemployed' },
    independence: [],
    livesWithParents: false,
    parents: { adjustedTaxableIncome: 0, getIncomeSupport: true, otherChildren: [] },
    income: { employment: 0, other: 21_900 },
    partner: { ...adult, age: 87, income: { employment: 0, other: 261_300 }, has: [{ payment: 'jobseeker' }] },
    apart: 'no',
    children: [{ age: 1, care: 100, relation: 'own', mainCarer: true }],
    assets: { homeOwner: false, liquid: 0, other: 0 },
    home: { type: 'with-family', rentPerFortnight: 0, sharing: false, state: 'nsw', remote: false }
  }

  it('the partner’s current payments, which decide whether their income counts for Youth Allowance', () => {
    const childless: HouseholdInput = { ...young, children: [{ age: 1, care: 100, relation: 'own', mainCarer: false }] }
    expect(stateOf(childless, 'youth-allowance-jobseeker')).toBe('likely')
    expect(stateOf(without(childless, ['partner', 'has']) as HouseholdInput, 'youth-allowance-jobseeker')).toBe('may')
  })

  it('the first day of a partner’s residence, which their Age Pension depends on', () => {
    const newcomer = { status: 'permanent' as const, since: '2025-09-29', tenYears: false }
    const given: HouseholdInput = {
      ...young,
      income: { employment: 190_000, other: 46_600 },
      partner: {
        ...adult,
        age: 76,
        residence: newcomer,
        happened: [{ event: 'partner-died' }],
        income: { employment: 0, other: 0 }
      },
      children: [{ age: 15, care: 100, mainCarer: true }]
    }
    expect(stateOf(given, 'youth-allowance-jobseeker')).toBe('likely')
    const less = without(given, ['partner', 'residence', 'since']) as HouseholdInput
    expect(stateOf(less, 'youth-allowance-jobseeker')).toBe('may')
  })

  it.each(['pharmaceutical-allowance', 'telephone-allowance'])(
    'ten years as a resident, with which a pension replaces a payment that brings %s',
    allowance => {
      const given = (tenYears?: boolean): HouseholdInput => ({
        ...adult,
        residence: { status: 'permanent', since: '2010-03-01', ...(tenYears === undefined ? {} : { tenYears }) },
        health: { limitsWork: true, manifest: ['terminal'] },
        income: { employment: 0, other: 0 },
        partner: 'none',
        children: [{ age: 4, care: 100, relation: 'own' }],
        assets: { homeOwner: false, liquid: 0, other: 0 }
      })
      expect(stateOf(given(false), allowance)).toBe('likely')
      expect(stateOf(given(), allowance)).toBe('may')
      expect(stateOf(given(true), allowance)).toBe('no')
    }
  )

  it('assets, which decide the payment that Rent Assistance comes with', () => {
    const given: HouseholdInput = {
      ...adult,
      age: 16,
      health: { limitsWork: true, manifest: ['terminal'] },
      work: { status: 'stopped-by-disaster' },
      parents: { adjustedTaxableIncome: 0, getIncomeSupport: true, otherChildren: [] },
      livesWithParents: true,
      independence: ['orphan'],
      income: { employment: 400, other: 0 },
      has: [{ payment: 'parenting-payment-single' }],
      partner: 'none',
      children: [],
      home: {
        type: 'with-family',
        rentPerFortnight: 17_100,
        meals: false,
        sharing: false,
        state: 'nsw',
        remote: false
      },
      assets: { homeOwner: false, liquid: 3_803_200, other: 4_100_100 }
    }
    expect(stateOf(given, 'rent-assistance')).toBe('likely')
    expect(stateOf(without(given, ['assets', 'other']) as HouseholdInput, 'rent-assistance')).toBe('may')
  })

  const alone: HouseholdInput = {
    ...adult,
    partner: 'none',
    children: [],
    assets: { homeOwner: false, liquid: 0, other: 0 },
    home: { type: 'with-family', rentPerFortnight: 0, sharing: false, state: 'nsw', remote: false }
  }

  it('whether a parent gets income support, with which what the parents earn does not count', () => {
    const given: HouseholdInput = {
      ...alone,
      age: 17,
      independence: [],
      livesWithParents: true,
      parents: { adjustedTaxableIncome: 15_000_000, getIncomeSupport: true, otherChildren: [] }
    }
    expect(stateOf(given, 'youth-allowance-jobseeker')).toBe('likely')
    const less = without(given, ['parents', 'getIncomeSupport']) as HouseholdInput
    expect(stateOf(less, 'youth-allowance-jobseeker')).toBe('may')
  })

  it('the work of an apprentice, with whose Austudy the payment that is held ends', () => {
    const given: HouseholdInput = {
      ...alone,
      work: { status: 'apprentice', hoursPerWeek: 38 },
      study: { load: 'part-time', approved: true, level: 'higher-education' },
      has: [{ payment: 'jobseeker', months: 6 }]
    }
    expect(stateOf(given, 'student-start-up-loan')).toBe('likely')
    expect(stateOf(without(given, ['work', 'status']) as HouseholdInput, 'student-start-up-loan')).toBe('may')
  })

  it.each([['children'], ['children', 0, 'age']])('%s %s %s, without which a payment that is held ends', (...fact) => {
    const given: HouseholdInput = {
      ...alone,
      age: 22,
      study: { load: 'full-time', approved: true, level: 'higher-education' },
      children: [{ age: 15, care: 100, relation: 'own' }],
      has: [{ payment: 'parenting-payment-single', months: 6 }]
    }
    expect(stateOf(given, 'student-start-up-loan')).toBe('likely')
    expect(stateOf(without(given, fact) as HouseholdInput, 'student-start-up-loan')).toBe('may')
  })

  it('an illness, with whose pension Rent Assistance comes to somebody young at a parent’s home', () => {
    const given: HouseholdInput = {
      ...alone,
      age: 21,
      health: { limitsWork: true, manifest: ['terminal'] },
      livesWithParents: true,
      independence: ['supported-by-work'],
      partner: { ...adult, age: 40, income: { employment: 0, other: 0 } },
      apart: 'no',
      home: { ...alone.home, type: 'private-rent', rentPerFortnight: 100_000 }
    }
    expect(stateOf(given, 'rent-assistance')).toBe('likely')
    expect(stateOf(without(given, ['health', 'manifest']) as HouseholdInput, 'rent-assistance')).toBe('may')
  })

  it('the first day here of a partner, whose Age Pension counts as income of the year for Part B', () => {
    const newcomer = { status: 'permanent' as const, since: '2020-03-01', familyOfRefugee: false }
    const given: HouseholdInput = {
      ...alone,
      age: 45,
      income: { employment: 110_000, other: 0 },
      partner: { ...adult, age: 70, residence: newcomer, income: { employment: 0, other: 50_000 } },
      apart: 'no',
      children: [{ age: 8, care: 100, relation: 'own', mainCarer: true }],
      familyIncomeYear: 160_000 * 26
    }
    const partB = (household: HouseholdInput) => statesOf(assess(household)).get('partner ftb-b')
    expect(partB(given)).toBe('likely')
    expect(partB(without(given, ['partner', 'residence', 'since']) as HouseholdInput)).toBe('may')
  })

  it('study, without which a payment that is held ends, and with it income of the year for Part B', () => {
    const given: HouseholdInput = {
      ...alone,
      income: { employment: 101_300, other: 0 },
      study: { load: 'full-time', approved: false },
      has: [{ payment: 'jobseeker' }],
      partner: { ...adult, work: { status: 'stopped-by-disaster' }, income: { employment: 132_200, other: 0 } },
      apart: 'no',
      children: [{ age: 5, care: 100, mainCarer: false }]
    }
    expect(stateOf(given, 'ftb-b')).toBe('likely')
    expect(stateOf(without(given, ['study']) as HouseholdInput, 'ftb-b')).toBe('may')
  })

  it('the partner’s health, whose pension decides which of two payments is more for a student', () => {
    const given: HouseholdInput = {
      ...alone,
      age: 23,
      study: { load: 'full-time', approved: true, level: 'higher-education' },
      income: { employment: 500, other: 0 },
      partner: {
        ...adult,
        age: 25,
        residence: { status: 'citizen', tenYears: true },
        income: { employment: 0, other: 70_500 },
        health: { limitsWork: true, manifest: ['terminal'] }
      },
      apart: 'no',
      children: [{ age: 4, care: 100, mainCarer: true }]
    }
    expect(stateOf(given, 'student-start-up-loan')).toBe('likely')
    expect(stateOf(without(given, ['partner', 'health']) as HouseholdInput, 'student-start-up-loan')).toBe('may')
  })

  it('health, whose pension opens a payment for the partner, beside which one’s own payment passes its means test', () => {
    const given: HouseholdInput = {
      ...adult,
      age: 41,
      work: {},
      study: {},
      caring: {},
      has: undefined,
      income: { employment: 4_100, other: 0 },
      health: { manifest: ['terminal'] },
      partner: {
        age: 18,
        location: 'in-australia',
        residence: { status: 'citizen', tenYears: true },
        income: { employment: 292_400, other: 11_000 },
        study: { load: 'full-time', approved: true },
        parents: { getIncomeSupport: true },
        has: [{ payment: 'ftb-a' }]
      },
      children: [{ age: 4, care: 100, mainCarer: true }],
      assets: { liquid: 2_254_500, other: 35_825_800 }
    }
    expect(stateOf(given, 'parenting-payment-partnered')).toBe('likely')
    expect(stateOf(without(given, ['health']) as HouseholdInput, 'parenting-payment-partnered')).toBe('may')
  })

  it('children, each of whom lets a single parent earn more', () => {
    const child = { age: 3, care: 100, relation: 'own' as const }
    const given: HouseholdInput = {
      ...alone,
      age: 30,
      children: [child, child, child],
      income: { employment: 290_000, other: 0 }
    }
    expect(stateOf(given, 'parenting-payment-single')).toBe('likely')
    expect(stateOf(without(given, ['children']) as HouseholdInput, 'parenting-payment-single')).toBe('may')
  })

  it('the hours of an earlier job, and whether there is work now', () => {
    const senior: HouseholdInput = { ...alone, age: 67, work: { status: 'unemployed', hoursPerWeek: 30 } }
    const given = { ...senior, home: { ...alone.home, state: 'sa' as const } }
    expect(stateOf(given, 'seniors-card')).toBe('likely')
    expect(stateOf(without(given, ['work', 'status']) as HouseholdInput, 'seniors-card')).toBe('may')
    expect(stateOf({ ...given, work: { status: 'part-time', hoursPerWeek: 30 } }, 'seniors-card')).toBe('no')
  })

  it('care for somebody, which leaves little time to look for work, whose payment is income of the year for Part B', () => {
    const given: HouseholdInput = {
      ...alone,
      age: 38,
      income: { employment: 1_000, other: 98_700 },
      work: { status: 'retired' },
      health: { limitsWork: true, lastsOver2Years: false, manifest: [] },
      caring: { who: 'none', constant: true },
      partner: {
        ...adult,
        age: 67,
        residence: {},
        income: { employment: 78_200, other: 50_600 },
        has: [{ payment: 'parenting-payment-single' }]
      },
      apart: 'no',
      children: [{ age: 11, care: 100, relation: 'own' }],
      assets: { homeOwner: false, liquid: 2_730_900, other: 10_565_100 }
    }
    expect(stateOf(given, 'ftb-b')).toBe('likely')
    expect(stateOf(without(given, ['caring']) as HouseholdInput, 'ftb-b')).toBe('may')
  })

  it('ten years as a resident, with which a pension replaces the payment of a young student', () => {
    const given: HouseholdInput = {
      ...alone,
      age: 18,
      independence: ['supported-by-work'],
      residence: {
        status: 'permanent',
        since: '2010-03-01',
        tenYears: false,
        familyOfRefugee: false,
        assurance: 'none'
      },
      work: { status: 'apprentice' },
      study: { level: 'higher-education' },
      health: { limitsWork: true, manifest: ['terminal'], onsetAsResident: false }
    }
    expect(stateOf(given, 'student-start-up-loan')).toBe('likely')
    expect(stateOf(without(given, ['residence', 'tenYears']) as HouseholdInput, 'student-start-up-loan')).toBe('may')
  })

  it('when the home changed, if a stay in a refuge only shows that it did', () => {
    const leaving = (more: { homeChanged?: boolean }): HouseholdInput => ({
      ...adult,
      happened: [{ event: 'violence', on: '2026-04-01', by: 'partner', ...more }],
      partner: 'none',
      children: [],
      home: { type: 'refuge', rentPerFortnight: 0, sharing: true, state: 'nsw', remote: false }
    })
    expect(stateOf(leaving({ homeChanged: false }), 'leaving-violence-program')).toBe('likely')
    expect(stateOf(leaving({}), 'leaving-violence-program')).toBe('may')
    expect(stateOf(leaving({ homeChanged: true }), 'leaving-violence-program')).toBe('no')
  })
})
