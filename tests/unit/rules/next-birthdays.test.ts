/** Birthdays of a household that change its sum. */
import { expect, it } from 'vitest'
import { assessHousehold } from '../../../rules/household.ts'
import { nextBirthdays, type BirthdayChange } from '../../../rules/next-birthdays.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { ratesOn } from './support.ts'

const RATES = ratesOn('2026-11-28')
const PARENT = {
  age: 41,
  location: 'in-australia',
  residence: { status: 'citizen' },
  happened: [],
  partner: 'none',
  work: { status: 'part-time', hoursPerWeek: 22, farmer: false },
  study: { load: 'none' },
  health: { limitsWork: false },
  caring: { who: 'none' },
  income: { employment: 124_000, other: 0 },
  home: { type: 'private-rent', rentPerFortnight: 86_000, sharing: false, state: 'qld', remote: false },
  assets: { homeOwner: false, liquid: 320_000, financial: 320_000, other: 900_000 },
  maintenanceYear: 0,
  has: []
}

function changesOf(given: object): BirthdayChange[] {
  const household = householdSituation.parse({ ...PARENT, ...given })
  const steps = nextBirthdays(household, RATES, assessHousehold(household, RATES))
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

function child(age: number, monthsPastBirthday?: number) {
  return {
    age,
    monthsPastBirthday,
    care: 100,
    relation: 'own',
    inSchool: age > 15,
    disability: false,
    approvedCare: false
  }
}

/** Likely sums, in cents a fortnight, before and after. */
const rows: [what: string, children: object[], expected: Partial<BirthdayChange>[]][] = [
  // JobSeeker Payment falls from 462.94 to 248.11: another rate and taper once no child is under 16.
  ['a child of 15 turns 16', [child(15, 4)], [{ on: '2027-06-29', who: 0, age: 16 }]],
  [
    'a child of 15 of whom school was not asked',
    [{ ...child(15, 4), inSchool: false }],
    [{ age: 16, isAtSchool: true }]
  ],
  ['a child of 12 turns 13', [child(12, 4)], [{ on: '2027-06-29', who: 0, age: 13 }]],
  ['a child of 9 turns 10, and nothing changes', [child(9, 4)], []],
  ['nobody said when the birthday is', [child(15)], []],
  [
    'the sooner birthday is first',
    [child(12, 4), child(4, 10)],
    [
      { who: 1, age: 5 },
      { who: 0, age: 13 }
    ]
  ]
]

const EXPECTING = {
  children: [],
  happened: [{ event: 'pregnant', on: '2027-02-10' }],
  income: { employment: 110_000, other: 0, lastYear: 3_000_000 },
  assets: { homeOwner: false, liquid: 0, financial: 0, other: 0 }
}

it('a birth is a day of its own: leave pay without wages, Parenting Payment beside it, and Family Tax Benefit', () => {
  const work = { ...PARENT.work, leavePayTest: true }
  const [rent, partA, leavePay, parenting] = [26_306, 23_548, 200_940, 37_648]
  const amount = leavePay + parenting + partA + rent
  expect(changesOf({ ...EXPECTING, work })).toEqual([{ on: '2027-02-10', who: 'birth-on-leave', age: 0, amount }])
})

it('a birth without leave pay leaves the wages as they are', () => {
  const work = { ...PARENT.work, leavePayTest: false }
  expect(changesOf({ ...EXPECTING, work })).toMatchObject([{ on: '2027-02-10', who: 'birth' }])
})

it('while leave pay is paid there is no Part B, although nobody told the partner’s right to stay', () => {
  const { location, study, health, caring } = PARENT
  const partner = {
    ...{ location, study, health, caring },
    age: 31,
    work: { status: 'unemployed', leavePayTest: false },
    income: { employment: 0, other: 0 },
    has: [{ payment: 'jobseeker', months: 2 }]
  }
  const happened = [{ event: 'pregnant', on: '2027-02-20', gaveBirth: true }]
  const work = { status: 'casual', hoursPerWeek: 20, leavePayTest: true }
  const income = { employment: 120_000, other: 0, year: 3_120_000, lastYear: 3_120_000 }
  const family = { familyIncomeYear: 4_500_000, familyIncomeLastYear: 6_000_000 }
  const [birth] = changesOf({ ...EXPECTING, partner, happened, work, income, ...family })
  expect(birth).toMatchObject({ who: 'birth-on-leave' })
  expect(birth?.atMost).toBeUndefined()
})

it('each birthday comes after those before it', () => {
  const given = { age: 66, monthsPastBirthday: 3, children: [{ ...child(12, 2), relation: 'grandchild' }] }
  const [own, ofChild] = changesOf(given)
  expect([own, ofChild]).toMatchObject([{ who: 'you' }, { who: 0, age: 13 }])
  // Part A of a child of 13 is 306.46 a fortnight, of one below 235.48.
  expect((ofChild?.amount ?? 0) - (own?.amount ?? 0)).toBe(7_098)
})

it('nothing is said of a birthday after a birth', () => {
  const work = { ...PARENT.work, leavePayTest: true }
  const changes = changesOf({ ...EXPECTING, work, children: [child(12, 2), child(12, 10)] })
  expect(changes.map(({ who }) => who)).toEqual([1, 'birth-on-leave'])
})

it('nobody says what a birth without a day brings', () => {
  expect(changesOf({ ...EXPECTING, happened: [{ event: 'pregnant' }] })).toEqual([])
})

it.each(rows)('%s', (_what, children, expected) => {
  expect(changesOf({ children })).toMatchObject(expected)
})

it('a sum after a birthday is that of the household then', () => {
  const [change] = changesOf({ children: [child(12, 4)] })
  const then = householdSituation.parse({ ...PARENT, children: [child(13, 0)] })
  expect(change?.amount).toBe(assessHousehold(then, RATES).total.amount)
})

it('an adult who reaches Age Pension age', () => {
  const given = { age: 66, monthsPastBirthday: 10, children: [], has: [{ payment: 'jobseeker', months: 8 }] }
  expect(changesOf(given)).toMatchObject([{ on: '2026-12-29', who: 'you', age: 67 }])
})

it('after the leave days a birthday changes nothing of the leave pay that was paid before', () => {
  const { location, residence, study, health, caring } = PARENT
  const partner = {
    ...{ location, residence, study, health, caring },
    age: 33,
    happened: [],
    work: { status: 'unemployed', leavePayTest: true },
    income: { employment: 0, other: 0, year: 1_500_000 },
    has: [{ payment: 'jobseeker', months: 2 }]
  }
  const changes = changesOf({
    age: 31,
    happened: [{ event: 'birth', on: '2026-09-15', gaveBirth: true }],
    work: { status: 'on-leave', leavePayTest: true, farmer: false },
    income: { employment: 0, other: 0, year: 3_000_000, lastYear: 6_200_000 },
    partner,
    familyIncomeYear: 4_500_000,
    familyIncomeLastYear: 12_000_000,
    children: [{ ...child(0, 2), mainCarer: true }],
    has: [{ payment: 'parental-leave-pay' }, { payment: 'ftb-a' }]
  })
  expect(changes.filter(({ amount }) => amount > 250_000)).toEqual([])
})

// Part B of a single parent ends with the year in which the child turned 18, not on the next birthday; and if school is
// over by then, so does Part A.
it('a pupil of 18 counts to the end of the calendar year', () => {
  const [change, ...others] = changesOf({ children: [child(18, 3)] })
  expect(change).toMatchObject({ on: '2027-01-01', who: 'school', age: 17 })
  expect(others).toEqual([])
})

// Parenting Payment ends when the youngest child of a couple turns 6. Whether she looks for work then nobody can say today.
it.each(['you', 'partner'] as const)('with and without the payment that may follow, where theirs ends: %s', who => {
  const { location, residence, study, health, caring } = PARENT
  const adult = { location, residence, study, health, caring, happened: [], income: { employment: 0, other: 0 } }
  const work = { status: 'none', notLooking: 'children', farmer: false }
  const parent = { ...adult, age: 35, work, has: [{ payment: 'parenting-payment-partnered', months: 30 }] }
  const earner = {
    ...adult,
    age: 37,
    work: { status: 'full-time' },
    income: { employment: 140_000, other: 0 },
    has: []
  }
  const isOwn = who === 'you'
  const couple = isOwn ? { ...parent, partner: earner } : { ...earner, partner: parent }
  const given = { ...couple, children: [{ ...child(5, 11), mainCarer: isOwn }], familyIncomeYear: 3_640_000 }
  const household = householdSituation.parse({ ...PARENT, ...given })
  const today = assessHousehold(household, RATES).total
  const parenting = today.parts.find(({ id }) => id === 'parenting-payment-partnered')
  const [sixth] = changesOf(given)
  expect(sixth).toMatchObject({ who: 0, age: 6 })
  // JobSeeker Payment of a partner is as much as Parenting Payment.
  expect(parenting?.amount).toBeGreaterThan(0)
  expect(sixth?.atMost).toBe(today.amount)
  expect(sixth?.amount).toBeLessThan(today.amount)
})
