/** Sums of households worked out by hand from the law: what each payment leaves of the others, to the cent. */
import { expect, it } from 'vitest'
import { assessHousehold } from '../../../rules/household.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import type { ChildInput, HouseholdInput } from './household-arbitraries.ts'
import { ratesOn } from './support.ts'

type Somebody = Exclude<NonNullable<HouseholdInput['partner']>, 'none'>

const adult: Somebody = {
  age: 40,
  monthsPastBirthday: 3,
  location: 'in-australia',
  residence: { status: 'citizen', tenYears: true },
  happened: [],
  work: { status: 'unemployed', leavePayTest: false, farmer: false },
  study: { load: 'none' },
  health: { limitsWork: false },
  caring: { who: 'none' },
  livesWithParents: false,
  income: { employment: 0, other: 0 },
  has: []
}
const household: HouseholdInput = {
  ...adult,
  partner: 'none',
  children: [],
  home: { type: 'own-home', rentPerFortnight: 0, state: 'nsw', remote: false },
  assets: { homeOwner: true, liquid: 0, financial: 0, other: 0 },
  maintenanceYear: 0
}
const child: ChildInput = {
  age: 4,
  monthsPastBirthday: 2,
  care: 100,
  relation: 'own',
  disability: false,
  approvedCare: false
}
const disabled: Pick<Somebody, 'health' | 'has'> = {
  health: { limitsWork: true, lastsOver2Years: true, capacity: 0, manifest: [] },
  has: [{ payment: 'disability-support-pension', months: 30 }]
}

function assess(given: HouseholdInput, on = '2026-11-28') {
  return assessHousehold(householdSituation.parse(given), ratesOn(on))
}

/** The least and the most of a payment that is likely; undefined of one that is not. */
function amountsOf(
  given: HouseholdInput,
  id: string,
  who = 'you',
  on?: string
): (number | null | undefined)[] | undefined {
  const outcome = assess(given, on)
    .people.find(person => person.who === who)
    ?.outcomes.find(each => each.id === id)
  return outcome?.state === 'likely' ? [outcome.result?.amount, outcome.atMost] : undefined
}

it.each(['2026-07-01', '2026-08-15', '2026-09-19'])('somebody in their thirties is answered on %s', on => {
  expect(amountsOf({ ...household, age: 35 }, 'jobseeker', 'you', on)).toEqual([81_750, undefined])
})

it('what savings are deemed to earn is not rounded before the income test (ss 1076-1078)', () => {
  // 4,000 at 1.75% is 2.6923 a fortnight: 899.80 less 40 cents of 1,452.6923.
  const parent = { ...household, children: [{ ...child, age: 14 }], income: { employment: 160_000, other: 0 } }
  const given = { ...parent, assets: { homeOwner: true, liquid: 400_000, financial: 400_000, other: 0 } }
  expect(amountsOf(given, 'jobseeker')).toEqual([31_872, undefined])
  // Rounded to 6.06 first, the last cent would be missing: 833.70 less 53.00 and 60 cents of 350.0577.
  const saver = { ...household, income: { employment: 60_000, other: 0 } }
  const savings = { homeOwner: true, liquid: 900_000, financial: 900_000, other: 0 }
  expect(amountsOf({ ...saver, assets: savings }, 'jobseeker')).toEqual([57_067, undefined])
})

it('Work Bonus of a pensioner comes off before half of both incomes counts for the partner’s JobSeeker Payment', () => {
  const pensioner: Somebody = { ...adult, age: 70, work: { status: 'part-time', hoursPerWeek: 20 } }
  const of = (employment: number): HouseholdInput => ({
    ...household,
    partner: { ...pensioner, income: { employment, other: 0 } },
    apart: 'no'
  })
  // The opening balance of 4,000 covers all of the pay; once pay has used it, half of what is above the credit counts.
  expect(amountsOf(of(113_300), 'jobseeker')).toEqual([76_300 - 5_300 - 9_630, 76_300])
  // 700 of 5,000 is above both: with the balance something is left of each payment, without it nothing.
  const [you, partner] = assess(of(500_000)).people
  const open = { state: 'may', missing: [], result: undefined }
  const own = you?.outcomes.find(({ id }) => id === 'jobseeker')
  expect({ result: undefined, ...own }).toMatchObject({ ...open, atMost: 76_300 - 5_300 - 5_640 })
  const theirs = partner?.outcomes.find(({ id }) => id === 'age-pension')
  expect({ result: undefined, ...theirs }).toMatchObject({ ...open, atMost: 93_300 - 7_600 })
})

it('a pension that pay or other income leaves nothing of does not lift the income test of Part A', () => {
  const earning: Somebody = {
    ...adult,
    work: { status: 'full-time', hoursPerWeek: 38 },
    income: { employment: 447_929, other: 33_248 }
  }
  const family: HouseholdInput = {
    ...household,
    ...earning,
    partner: { ...adult, ...disabled, work: { status: 'none', notLooking: 'illness' } },
    apart: 'no',
    children: [child, { ...child, age: 14 }]
  }
  // 26 fortnights are 125,106.02: 14,129.15 less 20 cents of 53,947 and 30 cents of 2,028.02 is less than 3,942.00 less those 30 cents.
  expect(amountsOf(family, 'ftb-a')).toEqual([12_782, undefined])
  expect(amountsOf({ ...family, income: { employment: 100_000, other: 0 } }, 'ftb-a')).toEqual([54_194, undefined])
})

it('a payment that is held but leaves nothing is no income of the year for Part B', () => {
  const partner: Somebody = {
    ...adult,
    age: 41,
    income: { employment: 0, other: 249_556 },
    has: [{ payment: 'jobseeker', months: 7 }]
  }
  const couple: HouseholdInput = { ...household, partner, apart: 'no', children: [{ ...child, mainCarer: true }] }
  expect(amountsOf(couple, 'parenting-payment-partnered')).toEqual([12_966, undefined])
  expect(amountsOf(couple, 'ftb-b')).toEqual([20_034, undefined])
})

it('who of a couple is the main carer leaves Part B alone where either would be paid as much', () => {
  const couple: HouseholdInput = { ...household, partner: { ...adult, age: 41 }, apart: 'no', children: [child] }
  for (const mainCarer of [true, false, undefined]) {
    const told = { ...couple, children: [mainCarer === undefined ? child : { ...child, mainCarer }] }
    expect(amountsOf(told, 'ftb-b')).toEqual([10_458, undefined])
    expect(assess(told).total.atMost).toBeUndefined()
  }
})

it('income support is in a year that was told from its first day, and in all of one of which only pay is known', () => {
  const partner: Somebody = { ...adult, age: 41, income: { employment: 140_000, other: 0, year: 5_000_000 } }
  const you = { ...household, income: { employment: 0, other: 0, year: 1_000_000 } }
  const family: HouseholdInput = { ...you, familyIncomeYear: 6_000_000, partner, apart: 'no', children: [child] }
  const working: HouseholdInput = { ...family, work: { status: 'none', notLooking: 'children' } }
  // From 5 December, after the ordinary week, 755.10 for 208 days: 10,000 and 11,218.63. 5,223.15 less 20 cents of 14,064.63.
  expect(amountsOf(working, 'ftb-b')).toEqual([9_240, undefined])
  const held = (months: number) =>
    amountsOf({ ...working, has: [{ payment: 'parenting-payment-partnered', months }] }, 'ftb-b')
  // Since 28 July for 338 days, 18,230.27; and since before 1 July, 26 fortnights.
  expect([held(4), held(9)]).toEqual([
    [3_864, undefined],
    [2_786, undefined]
  ])
  // Savings that nobody told of may delay it, for all of the year at most.
  const untold = {
    ...working,
    work: { status: 'unemployed' as const },
    assets: { homeOwner: true, financial: 0, other: 0 }
  }
  expect(amountsOf({ ...untold, children: [{ ...child, mainCarer: false }] }, 'ftb-b')).toEqual([9_240, 17_850])
  const steady: Somebody = { ...partner, income: { employment: 140_000, other: 0 } }
  expect(amountsOf({ ...household, partner: steady, apart: 'no', children: [child] }, 'ftb-b')).toEqual([
    10_458,
    undefined
  ])
})

it('the most of the sum holds a better payment that a missing answer opens', () => {
  const shared: HouseholdInput = { ...household, children: [{ ...child, care: 50 }] }
  const { total, people } = assess(shared)
  expect(people[0]?.outcomes.find(({ id }) => id === 'parenting-payment-single')?.state).toBe('may')
  const told = (mainCarer: boolean) => assess({ ...shared, children: [{ ...child, care: 50, mainCarer }] }).total.amount
  expect([total.amount, total.atMost]).toEqual([told(false), told(true)])
})

it('the most of the sum holds Part A and Part B of a child of whom the nights were not told', () => {
  const untold = { ...child }
  delete untold.care
  const { total } = assess({ ...household, children: [untold] })
  const told = assess({ ...household, children: [{ ...child, mainCarer: true }] }).total
  expect(total.amount).toBe(83_370)
  expect(total.atMost).toBeGreaterThanOrEqual(told.amount)
})

it('of a payment that starts today there is no sum before', () => {
  const partner: Somebody = { ...adult, age: 70, has: [{ payment: 'age-pension' }] }
  const home = { type: 'private-rent', rentPerFortnight: 90_000, state: 'vic', remote: false } as const
  const { total } = assess({ ...household, age: 70, partner, apart: 'no', home })
  expect(total.parts).toHaveLength(2)
  expect(total.before).toBeUndefined()
})
