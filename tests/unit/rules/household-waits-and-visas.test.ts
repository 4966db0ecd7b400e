/** Random pensioners, new residents and claims with waits: a household is what its calculators and its days say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CALCULATORS } from '../../../rules/calculators.ts'
import { daysUntil } from '../../../rules/counting.ts'
import { addDays } from '../../../rules/dates.ts'
import { assessHousehold, type HouseholdResult } from '../../../rules/household.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { forAll } from '../for-all.ts'
import { ratesOn } from './support.ts'

const ON = '2026-11-28'
const RATES = ratesOn(ON)
const cents = (most: number) => fc.integer({ min: 0, max: most }).map(dollars => dollars * 100)

function assess(given: object): HouseholdResult {
  return assessHousehold(householdSituation.parse(given), RATES)
}

function outcomeOf({ people: [you] }: HouseholdResult, id: string) {
  return you?.outcomes.find(outcome => outcome.id === id)
}

function home(rentPerFortnight: number) {
  return { type: 'private-rent', rentPerFortnight, sharing: false, state: 'nsw', remote: false }
}

const PERSON = {
  location: 'in-australia',
  residence: { status: 'citizen', tenYears: true },
  happened: [],
  study: { load: 'none' },
  caring: { who: 'none' }
}
const CITIZEN = { ...PERSON, children: [], maintenanceYear: 0 }

describe('a pensioner of whom all is known', () => {
  const means = fc.record({ other: cents(1_500), financial: cents(500_000), rest: cents(200_000), rent: cents(900) })
  type Means = typeof means extends fc.Arbitrary<infer Value> ? Value : never
  const householdOf = ({ other, financial, rest, rent }: Means) => ({
    ...CITIZEN,
    income: { employment: 0, other },
    assets: { homeOwner: false, liquid: financial, financial, superBelowAge: 0, other: rest },
    home: home(rent)
  })
  const rentOf = (rent: number) => (rent > 0 ? { rent: { perFortnight: rent } } : {})

  it('has the Age Pension of its calculator, alone or beside another pensioner', () => {
    forAll(
      [means, fc.integer({ min: 67, max: 90 }), fc.boolean(), cents(1_000)],
      120,
      (given, age, isCouple, theirs) => {
        const person = { health: { limitsWork: false }, work: { status: 'retired' } }
        const partner = {
          ...PERSON,
          ...person,
          age: 70,
          income: { employment: 0, other: theirs },
          has: [{ payment: 'age-pension', months: 40 }]
        }
        const held = [{ payment: 'age-pension', months: 40 }]
        const couple = isCouple ? { partner, apart: 'no' } : { partner: 'none' }
        const outcome = outcomeOf(
          assess({ ...householdOf(given), ...person, age, has: held, ...couple }),
          'age-pension'
        )
        const alone = CALCULATORS['age-pension'].assess(
          {
            age,
            relationship: isCouple ? 'partnered' : 'single',
            ...(isCouple ? { partner: { age: 70, payment: 'pension', income: { other: theirs } } } : {}),
            income: { other: given.other },
            assets: { homeOwner: false, financial: given.financial, other: given.rest },
            ...rentOf(given.rent)
          },
          RATES
        )
        expect(outcome?.result?.amount ?? 0).toBe(alone.amount)
      }
    )
  })

  it('has the Disability Support Pension of its calculator', () => {
    forAll([means, fc.integer({ min: 21, max: 66 })], 120, (given, age) => {
      const health = {
        limitsWork: true,
        jobOrStudyToReturnTo: false,
        lastsOver2Years: true,
        capacity: 0,
        manifest: ['terminal']
      }
      const person = {
        age,
        health,
        work: { status: 'none', notLooking: 'illness' },
        partner: 'none',
        has: [],
        livesWithParents: false,
        independence: []
      }
      const outcome = outcomeOf(assess({ ...householdOf(given), ...person }), 'disability-support-pension')
      const alone = CALCULATORS['disability-support-pension'].assess(
        {
          age,
          income: { other: given.other },
          assets: { homeOwner: false, financial: given.financial, other: given.rest },
          ...rentOf(given.rent)
        },
        RATES
      )
      expect(outcome?.result?.amount ?? 0).toBe(alone.amount)
    })
  })
})

describe('carers and couples with one pension', () => {
  const means = fc.record({ other: cents(1_500), financial: cents(300_000), rest: cents(100_000), rent: cents(900) })
  const CARING = {
    caring: { who: 'adult', constant: true, daily: true, months: 24, liveTogether: true, receiverIsResident: true },
    health: { limitsWork: false },
    work: { status: 'none', notLooking: 'care' },
    has: [{ payment: 'carer-payment', months: 24 }],
    independence: []
  }
  const SEEKER = {
    ...PERSON,
    health: { limitsWork: false, manifest: [] },
    work: { status: 'unemployed', farmer: false },
    livesWithParents: false,
    independence: [],
    has: []
  }
  const assets = (financial: number, rest: number) => ({
    assets: { homeOwner: false, liquid: financial, financial, superBelowAge: 0, other: rest }
  })
  const rentOf = (rent: number) => (rent > 0 ? { rent: { perFortnight: rent } } : {})

  it('has the Carer Payment of its calculator, alone or beside a pensioner', () => {
    forAll([means, fc.integer({ min: 25, max: 66 }), fc.boolean(), cents(900)], 90, (given, age, isCouple, theirs) => {
      const { other, financial, rest, rent } = given
      const pensioner = {
        ...PERSON,
        health: { limitsWork: false },
        work: { status: 'retired' },
        age: 75,
        income: { employment: 0, other: theirs },
        has: [{ payment: 'age-pension', months: 60 }]
      }
      const household = {
        ...CITIZEN,
        ...CARING,
        age,
        income: { employment: 0, other },
        ...assets(financial, rest),
        home: home(rent),
        ...(isCouple ? { partner: pensioner, apart: 'no' } : { partner: 'none' })
      }
      const alone = CALCULATORS['carer-payment'].assess(
        {
          age,
          relationship: isCouple ? 'partnered' : 'single',
          ...(isCouple ? { partner: { age: 75, payment: 'pension', income: { other: theirs } } } : {}),
          income: { other },
          assets: { homeOwner: false, financial, other: rest },
          ...rentOf(rent)
        },
        RATES
      )
      expect(outcomeOf(assess(household), 'carer-payment')?.result?.amount ?? 0).toBe(alone.amount)
    })
  })

  it('has the pension and the JobSeeker Payment of their calculators, where one of a couple is under age', () => {
    forAll([means, fc.integer({ min: 25, max: 66 }), cents(1_500)], 90, (given, age, mine) => {
      const { other, financial, rest, rent } = given
      const retired = {
        ...PERSON,
        health: { limitsWork: false },
        work: { status: 'retired' },
        age: 70,
        income: { employment: 0, other },
        has: [{ payment: 'age-pension', months: 40 }]
      }
      const household = {
        ...SEEKER,
        age,
        maintenanceYear: 0,
        children: [],
        partner: retired,
        apart: 'no',
        income: { employment: 0, other: mine },
        ...assets(financial, rest),
        home: home(rent)
      }
      const { people } = assess(household)
      const [you, partner] = people
      fc.pre(you?.chosen === 'jobseeker' && partner?.chosen === 'age-pension')
      const pension = CALCULATORS['age-pension'].assess(
        {
          age: 70,
          relationship: 'partnered',
          partner: { age, payment: 'jobseeker', income: { other: mine } },
          income: { other },
          assets: { homeOwner: false, financial, other: rest },
          ...rentOf(rent)
        },
        RATES
      )
      expect(partner.outcomes.find(({ id }) => id === 'age-pension')?.result?.amount ?? 0).toBe(pension.amount)
      // The calculator of a benefit takes what is deemed as income that is told, here none.
      if (financial > 0) return
      const benefit = CALCULATORS.jobseeker.assess(
        {
          age,
          relationship: 'partnered',
          income: { other: mine },
          partner: { age: 70, payment: 'pension', income: { other } },
          assets: { homeOwner: false, total: rest },
          ...rentOf(rent)
        },
        RATES
      )
      expect(you.outcomes.find(({ id }) => id === 'jobseeker')?.result?.amount ?? 0).toBe(benefit.amount)
    })
  })

  it('is paid no more for more income of either, but for the rent of the one who is left with a payment', () => {
    const raise = fc.integer({ min: 1, max: 600 }).map(dollars => dollars * 100)
    forAll([means, fc.boolean(), fc.boolean(), raise], 120, (given, isOlder, isMine, more) => {
      const { other, financial, rest, rent } = given
      const household = (mine: number, theirs: number) => ({
        ...SEEKER,
        ...(isOlder ? {} : CARING),
        age: 61,
        maintenanceYear: 0,
        children: [],
        partner: {
          ...PERSON,
          health: { limitsWork: false },
          work: { status: 'retired' },
          age: 68,
          income: { employment: 0, other: theirs },
          has: []
        },
        apart: 'no',
        income: { employment: 0, other: mine },
        ...assets(financial, rest),
        home: home(rent)
      })
      const [poor, rich] = [
        assess(household(other, other)),
        assess(household(other + (isMine ? more : 0), other + (isMine ? 0 : more)))
      ]
      // Documented cliff: Rent Assistance is paid in full to one of a couple once the other has no payment.
      const paid = ({ people }: HouseholdResult) => people.filter(({ chosen }) => chosen !== undefined).length
      if (rent > 0 && paid(poor) !== paid(rich)) return
      expect(rich.total.amount).toBeLessThanOrEqual(poor.total.atMost ?? poor.total.amount)
    })
  })
})

describe('a new resident', () => {
  const resident = fc.record({
    since: fc.integer({ min: 30, max: 2_000 }).map(days => addDays(ON, -days)),
    daysAbroad: fc.nat(200),
    children: fc.boolean()
  })
  const PAYMENTS = ['jobseeker', 'ftb-a', 'low-income-health-care-card'] as const
  const householdOf = ({ since, daysAbroad, children }: { since: string; daysAbroad: number; children: boolean }) => ({
    ...CITIZEN,
    age: 35,
    residence: {
      status: 'permanent',
      granted: addDays(since, -20),
      since,
      daysAbroad,
      familyOfRefugee: false,
      loneParentAtStart: true,
      assurance: 'none',
      subclass: '189'
    },
    partner: 'none',
    work: { status: 'unemployed', lastDay: addDays(ON, -90), leftVoluntarily: false },
    health: { limitsWork: false },
    income: { employment: 0, other: 0, weeklyOverEightWeeks: 0 },
    assets: { homeOwner: false, liquid: 0, financial: 0, other: 0 },
    home: home(60_000),
    has: [],
    children: children
      ? [{ age: 15, monthsPastBirthday: 3, care: 100, relation: 'own', disability: false, approvedCare: false }]
      : []
  })
  const refusedFor = (household: object, id: string) =>
    outcomeOf(assess(household), id)?.decided.find(each => each.id === 'newly-arrived-wait' && each.truth === 'failed')

  it('waits until the day that is named, and not a day longer', () => {
    forAll([resident, fc.constantFrom(...PAYMENTS)], 90, (given, id) => {
      const day = refusedFor(householdOf(given), id)?.from
      fc.pre(day !== undefined)
      const left = daysUntil(ON, day)
      const earlier = (days: number) => householdOf({ ...given, since: addDays(given.since, -days) })
      expect(refusedFor(earlier(left), id)).toBeUndefined()
      expect(refusedFor(earlier(left - 1), id)?.from).toBe(addDays(ON, 1))
    })
  })

  it('waits a day longer for each day abroad', () => {
    forAll([resident, fc.constantFrom(...PAYMENTS), fc.integer({ min: 1, max: 60 })], 60, (given, id, more) => {
      const day = refusedFor(householdOf(given), id)?.from
      fc.pre(day !== undefined)
      const away = householdOf({ ...given, daysAbroad: given.daysAbroad + more })
      expect(refusedFor(away, id)?.from).toBe(addDays(day, more))
    })
  })

  it('does not wait at all as a refugee', () => {
    forAll([resident, fc.constantFrom(...PAYMENTS)], 45, ({ since, ...given }, id) => {
      const refugee = { ...householdOf({ since, ...given }), residence: { status: 'refugee', subclass: '200', since } }
      expect(refusedFor(refugee, id)).toBeUndefined()
    })
  })
})

describe('a claim with waits', () => {
  const claim = fc.record({
    lastDay: fc.nat(120).map(ago => addDays(ON, -ago)),
    paidAfter: fc.nat(20),
    liquid: cents(30_000),
    leave: cents(20_000),
    weeklyPay: fc.integer({ min: 60_000, max: 250_000 }),
    isParent: fc.boolean(),
    year: cents(120_000)
  })
  type Claim = typeof claim extends fc.Arbitrary<infer Value> ? Value : never
  const CHILDREN = [
    { age: 15, monthsPastBirthday: 3, care: 100, relation: 'own', disability: false, approvedCare: false }
  ]
  const householdOf = ({ lastDay, paidAfter, liquid, leave, weeklyPay, isParent, year }: Claim) => ({
    ...CITIZEN,
    age: 40,
    partner: 'none',
    happened: [{ event: 'lost-job', on: lastDay }],
    work: {
      status: 'unemployed',
      lastDay,
      leftVoluntarily: false,
      employerInsolvent: false,
      paidOut: {
        weeklyPay,
        startsOn: addDays(lastDay, paidAfter),
        payments: leave > 0 ? [{ kind: 'annual-leave', amount: leave }] : []
      }
    },
    health: { limitsWork: false },
    income: { employment: 0, other: 0, year },
    familyIncomeYear: year,
    assets: { homeOwner: false, liquid, financial: liquid, other: 0 },
    home: home(60_000),
    has: [],
    children: isParent ? CHILDREN : []
  })
  const waitsOf = (given: Claim) => {
    const [you] = assess(householdOf(given)).people
    fc.pre(you?.chosen === 'jobseeker' && you.firstPaid !== undefined)
    return { firstPaid: you.firstPaid, waits: you.waits }
  }

  it('is paid only after each of its waits, and not before today', () => {
    forAll([claim], 120, given => {
      const { firstPaid, waits } = waitsOf(given)
      expect(firstPaid >= ON).toBe(true)
      const ordinary = waits.find(({ runs }) => runs === 'after-the-others')?.from ?? firstPaid
      for (const { until, isPartPaid, runs } of waits) {
        if (!until || isPartPaid) continue
        expect(firstPaid > until).toBe(true)
        if (runs === 'together' && until >= ON) expect(ordinary > until).toBe(true)
      }
    })
  })

  it('waits for savings as long as the calculator says', () => {
    forAll([claim], 90, given => {
      const weeks = CALCULATORS['liquid-assets'].assess(
        { partnered: false, dependentChildren: given.isParent, liquidAssets: given.liquid },
        RATES
      ).amount
      expect(waitsOf(given).waits.find(({ id }) => id === 'liquid-assets')?.days).toBe((weeks ?? 0) * 7)
    })
  })

  it('is not paid sooner for more savings, or for money that came later', () => {
    forAll([claim, cents(10_000), fc.nat(15)], 90, (given, more, later) => {
      const { firstPaid } = waitsOf(given)
      expect(waitsOf({ ...given, liquid: given.liquid + more }).firstPaid >= firstPaid).toBe(true)
      expect(waitsOf({ ...given, paidAfter: given.paidAfter + later }).firstPaid >= firstPaid).toBe(true)
    })
  })

  it('leaves a family no more before income support starts than after, and Part A by income until then', () => {
    forAll([claim], 90, given => {
      const { total } = assess(householdOf({ ...given, isParent: true }))
      fc.pre(total.before !== undefined)
      expect(total.before.amount).toBeLessThan(total.amount)
      const family = CALCULATORS['family-tax-benefit'].assess(
        {
          relationship: 'single',
          children: [{ age: 15, care: 100 }],
          income: { own: given.year },
          incomeSupport: false,
          rent: { perFortnight: 60_000 }
        },
        RATES
      )
      expect(total.before.amount).toBe(family.amount)
    })
  })
})
