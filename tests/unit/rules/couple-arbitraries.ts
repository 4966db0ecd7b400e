/** Random couples and families of whom everything is told that decides an amount. */
import fc from 'fast-check'
import { withYear, type HouseholdInput } from './household-arbitraries.ts'

type Adult = Exclude<NonNullable<HouseholdInput['partner']>, 'none'>

/** Whole dollars up to a limit, in cents, often none. */
export function cents(most: number): fc.Arbitrary<number> {
  const some = fc.integer({ min: 0, max: most }).map(dollars => dollars * 100)
  return fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: some })
}

const STANDING = { location: 'in-australia' as const, residence: { status: 'citizen' as const, tenYears: true } }

/** Somebody of working age: at work, looking for work, or in study; under 22 with parents who may count. */
const adult: fc.Arbitrary<Adult> = fc
  .record({
    age: fc.oneof(fc.integer({ min: 18, max: 60 }), fc.constantFrom(18, 19, 20, 21, 22, 24, 25)),
    activity: fc.constantFrom('unemployed' as const, 'part-time' as const, 'full-time' as const, 'student' as const),
    pay: cents(2_000),
    other: cents(200),
    independence: fc.constantFrom<'supported-by-work'[]>([], ['supported-by-work']),
    parentsIncome: cents(150_000)
  })
  .map(({ age, activity, pay, other, independence, parentsIncome }) => ({
    ...STANDING,
    age,
    happened: [],
    work: {
      status: activity === 'student' ? ('none' as const) : activity,
      hoursPerWeek: activity === 'full-time' ? 38 : 10,
      leavePayTest: false,
      employerInsolvent: false,
      farmer: false
    },
    study: {
      load: activity === 'student' ? ('full-time' as const) : ('none' as const),
      approved: true,
      level: 'higher-education' as const,
      movedAway: false
    },
    health: { limitsWork: false, manifest: [] },
    caring: { who: 'none' as const },
    livesWithParents: false,
    independence,
    parents: { adjustedTaxableIncome: parentsIncome, getIncomeSupport: false, otherChildren: [] },
    aboriginalOrTorresStraitIslander: false,
    income: { employment: activity === 'unemployed' || activity === 'student' ? 0 : pay, other },
    has: []
  }))

const child = fc.record({
  age: fc.integer({ min: 0, max: 15 }),
  care: fc.constantFrom(100, 100, 100, 60, 50, 40, 20),
  relation: fc.constant('own' as const),
  disability: fc.constant(false),
  approvedCare: fc.constant(false)
})

/** A couple or a family, or somebody alone, who may rent. */
export const household: fc.Arbitrary<HouseholdInput> = fc
  .record({
    you: adult,
    partner: fc.oneof({ weight: 4, arbitrary: adult }, { weight: 1, arbitrary: fc.constant('none' as const) }),
    children: fc.oneof(fc.array(child, { maxLength: 0 }), fc.array(child, { minLength: 1, maxLength: 3 })),
    mainCarer: fc.boolean(),
    rent: cents(1_200),
    maintenanceYear: cents(12_000),
    financial: cents(60_000)
  })
  .map(({ you, partner, children, mainCarer, rent, maintenanceYear, financial }) =>
    withYear({
      ...you,
      partner,
      apart: 'no',
      children: children.map(each => ({ ...each, mainCarer })),
      maintenanceYear: children.length > 0 ? maintenanceYear : 0,
      home: { type: 'private-rent', rentPerFortnight: rent, sharing: false, state: 'nsw', remote: false },
      assets: { homeOwner: false, liquid: 0, financial, other: 0 }
    })
  )
