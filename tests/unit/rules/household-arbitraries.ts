/** Random households: people as an interview finds them, with most facts known and some left out. */
import fc from 'fast-check'
import type { z } from 'zod'
import { EVENTS, LEVELS, STATES, WORK } from '../../../rules/situations/household-choices.ts'
import type { householdSituation } from '../../../rules/situations/household.ts'

export type HouseholdInput = z.input<typeof householdSituation>
type PersonInput = Exclude<NonNullable<HouseholdInput['partner']>, 'none'>
export type ChildInput = NonNullable<HouseholdInput['children']>[number]

/** Every household is looked at on this day; what happened lies around it. */
export const ON = '2026-11-23'

/** A fact, or nothing. */
type Asked = <Value>(value: fc.Arbitrary<Value>) => fc.Arbitrary<Value | undefined>

/** One answer in eight is left out. */
const mostly: Asked = value => fc.option(value, { nil: undefined, freq: 8 })
const always: Asked = value => value

/** Dollars up to a limit, in cents, often none. */
function dollars(most: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(0) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: most }).map(each => each * 100) }
  )
}

const age = fc.oneof(fc.integer({ min: 15, max: 90 }), fc.constantFrom(15, 16, 17, 18, 21, 22, 24, 25, 54, 55, 66, 67))
const day = fc
  .integer({ min: 0, max: 200 })
  .map(days => new Date(Date.UTC(2026, 4, 20 + days)).toISOString().slice(0, 10))

/**
 * Rights to stay, with subclasses that say the same. One that says more corrects the right, and one that says less
 * yields to it (rules/household/residence/standing.ts): of two answers that differ, leaving one out is another answer.
 */
const VISAS = [
  { status: 'refugee', subclass: '202' },
  { status: 'scv', subclass: '444' },
  { status: 'visa-309-820', subclass: '820' },
  { status: 'visa-other', subclass: '500' }
] as const

const residence = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ status: 'citizen' as const, tenYears: true }) },
  {
    weight: 2,
    arbitrary: fc.record({
      status: fc.constant('permanent' as const),
      since: fc.constantFrom('2010-03-01', '2019-09-01', '2023-06-01', '2025-09-29'),
      granted: fc.constantFrom('2019-06-01', '2023-01-15'),
      tenYears: fc.boolean(),
      assurance: fc.constantFrom('none' as const, 'given' as const)
    })
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...VISAS), fc.constantFrom('2015-01-01', '2024-01-01', '2026-11-01'))
      .map(([visa, since]) => ({ ...visa, since }))
  }
)

/** A birth to come is a property of its own. */
const EVENT = fc.constantFrom(...EVENTS.filter(event => event !== 'pregnant'))
const yesNo = fc.boolean()
const no = fc.constant(false)

function happened(asked: Asked) {
  const event = fc.record({
    event: EVENT,
    on: asked(day),
    by: asked(fc.constantFrom('partner' as const, 'family' as const)),
    homeChanged: asked(yesNo),
    declared: asked(yesNo),
    harmed: asked(yesNo),
    othersPayment: asked(yesNo),
    contactedInTime: fc.option(yesNo, { nil: undefined })
  })
  return fc.uniqueArray(event, { maxLength: 2, selector: each => each.event })
}

function held(asked: Asked) {
  const payment = fc.constantFrom('jobseeker' as const, 'parenting-payment-single' as const, 'ftb-a' as const)
  return fc.array(fc.record({ payment, months: asked(fc.integer({ min: 0, max: 30 })) }), { maxLength: 1 })
}

function person(asked: Asked): fc.Arbitrary<PersonInput> {
  const health = fc.record({
    limitsWork: asked(yesNo),
    lastsOver2Years: asked(yesNo),
    capacity: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    manifest: asked(fc.constant<'terminal'[]>([]))
  })
  const terminal = fc.record({ limitsWork: fc.constant(true), manifest: fc.constant<'terminal'[]>(['terminal']) })
  return fc.record({
    age: asked(age),
    monthsPastBirthday: fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
    location: asked(fc.constant('in-australia' as const)),
    residence,
    happened: asked(happened(asked)),
    work: fc.record({
      status: asked(fc.constantFrom(...WORK, 'none', 'unemployed', 'casual')),
      hoursPerWeek: asked(fc.integer({ min: 0, max: 45 })),
      leavePayTest: asked(yesNo),
      employerInsolvent: asked(yesNo),
      farmer: asked(no)
    }),
    study: fc.record({
      load: asked(fc.constantFrom('none' as const, 'none' as const, 'part-time' as const, 'full-time' as const)),
      approved: asked(yesNo),
      level: asked(fc.constantFrom(...LEVELS))
    }),
    health: fc.oneof({ weight: 7, arbitrary: health }, { weight: 1, arbitrary: terminal }),
    caring: fc.record({
      who: asked(fc.constantFrom('none' as const, 'none' as const, 'adult' as const, 'child' as const)),
      constant: asked(yesNo),
      daily: asked(yesNo),
      months: asked(fc.integer({ min: 0, max: 24 })),
      liveTogether: asked(yesNo),
      receiverIsResident: asked(yesNo)
    }),
    parents: asked(
      fc.record({ adjustedTaxableIncome: dollars(150_000), getIncomeSupport: yesNo, otherChildren: fc.constant([]) })
    ),
    livesWithParents: asked(yesNo),
    independence: asked(fc.constantFrom<'supported-by-work'[]>([], ['supported-by-work'])),
    aboriginalOrTorresStraitIslander: asked(no),
    income: fc.record({ employment: asked(dollars(4_000)), other: asked(dollars(1_000)) }),
    has: asked(held(asked))
  })
}

/** Somebody of whom nothing is left to be judged by a doctor or an officer. */
const plainPerson: fc.Arbitrary<PersonInput> = fc
  .record({
    age: fc.oneof(fc.integer({ min: 25, max: 66 }), fc.constantFrom(18, 19, 21, 22, 24, 67, 70)),
    status: fc.constantFrom('none' as const, 'unemployed' as const, 'casual' as const, 'part-time' as const),
    load: fc.constantFrom('none' as const, 'none' as const, 'full-time' as const),
    income: fc.record({ employment: dollars(4_000), other: dollars(1_000) })
  })
  .map(({ status, load, ...adult }) => ({
    ...adult,
    location: 'in-australia' as const,
    residence: { status: 'citizen' as const, tenYears: true },
    happened: [],
    work: { status, hoursPerWeek: 10, leavePayTest: false, employerInsolvent: false, farmer: false },
    study: { load, approved: true, level: 'higher-education' as const },
    health: { limitsWork: false, manifest: [] },
    caring: { who: 'none' as const },
    livesWithParents: false,
    independence: ['supported-by-work' as const],
    aboriginalOrTorresStraitIslander: false,
    has: []
  }))

const child: fc.Arbitrary<ChildInput> = fc.record({
  age: fc.integer({ min: 0, max: 15 }),
  care: fc.constantFrom(100, 100, 50, 60, 20),
  relation: fc.constantFrom('own' as const, 'grandchild' as const, 'foster-or-kin' as const),
  disability: yesNo,
  approvedCare: yesNo
})

/** One of a couple is the main carer of all of them. */
const children = fc
  .tuple(fc.array(child, { maxLength: 3 }), yesNo)
  .map(([all, mainCarer]) => all.map(each => ({ ...each, mainCarer })))

/** A child who lives with them all the time. */
export const ownChild: fc.Arbitrary<ChildInput> = fc.record({
  age: fc.integer({ min: 0, max: 12 }),
  care: fc.constant(100),
  relation: fc.constant('own' as const),
  disability: no,
  approvedCare: no
})

const HOMES = ['private-rent', 'private-rent', 'own-home', 'with-family', 'refuge', 'government-housing'] as const

function household(
  asked: Asked,
  adult: fc.Arbitrary<PersonInput>,
  partner: fc.Arbitrary<HouseholdInput['partner']>
): fc.Arbitrary<HouseholdInput> {
  const shared = fc.record({
    partner,
    children: asked(children),
    home: fc.record({
      type: asked(fc.constantFrom(...HOMES)),
      rentPerFortnight: asked(dollars(1_200)),
      sharing: asked(yesNo),
      state: asked(fc.constantFrom(...STATES)),
      remote: asked(no)
    }),
    assets: fc.record({ homeOwner: asked(yesNo), liquid: asked(dollars(40_000)), other: asked(dollars(400_000)) }),
    maintenanceYear: asked(fc.constant(0))
  })
  return fc.tuple(adult, shared).map(([you, rest]) => {
    const homeOwner = rest.home.type && rest.home.type === 'own-home'
    return known({ ...you, ...rest, assets: { ...rest.assets, homeOwner } }) as HouseholdInput
  })
}

const single = fc.constant('none' as const)

/** Households of which some facts are not known. */
export const anyHousehold = household(mostly, person(mostly), fc.oneof(person(mostly), single, fc.constant(undefined)))
/** Households of which everything was told that an interview asks. */
export const toldHousehold = household(always, person(always), fc.oneof(person(always), single)).map(withYear)
/** Households whose amounts are all worked out. */
export const plainHousehold = household(always, plainPerson, fc.oneof(plainPerson, single)).map(withYear)
export const couple = household(mostly, person(mostly), person(mostly))

const FORTNIGHTS = 26

/** With the year's income of both, as it comes from pay that does not change. */
export function withYear(given: HouseholdInput): HouseholdInput {
  const adults = [given, ...(given.partner && given.partner !== 'none' ? [given.partner] : [])]
  const fortnight = adults.reduce((sum, { income }) => sum + (income?.employment ?? 0) + (income?.other ?? 0), 0)
  return { ...given, familyIncomeYear: fortnight * FORTNIGHTS }
}

/** Without what is undefined, at any depth. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.map(([key, each]) => [key, known(each)]))
}

/** The same household as the partner sees it. */
export function swapped(given: HouseholdInput): HouseholdInput {
  const { partner, children, apart, home, assets, familyIncomeYear, maintenanceYear, ...you } = given
  if (partner === undefined || partner === 'none') throw new Error('there is nobody to swap with')
  // Who is the main carer is said of the one who asks.
  const theirs = children?.map(each => ({
    ...each,
    mainCarer: each.mainCarer === undefined ? undefined : !each.mainCarer
  }))
  const rest = { children: theirs, apart, home, assets, familyIncomeYear, maintenanceYear }
  return known({ ...partner, ...rest, partner: you }) as HouseholdInput
}

type Path = (string | number)[]

/** Names without which a part says nothing at all. */
const NEEDED = ['event', 'payment']

/** The facts of a household, as paths to what can be left out. */
export function factsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((each, index) => factsOf(each, [...path, index]).slice(1))]
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value)
    .filter(([key]) => !NEEDED.includes(key))
    .flatMap(([key, each]) => factsOf(each, [...path, key]))
  return [path, ...inside]
}

/** A household that says nothing of one fact. */
export function without(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return undefined
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? without(each, rest) : (each as unknown)))
  const record = value as Record<string, unknown>
  const left = without(record[step], rest)
  const others = Object.fromEntries(Object.entries(record).filter(([key]) => key !== step))
  return left === undefined ? others : { ...others, [step]: left }
}
