/** An age, hours or limit of the law that changes in `data/` changes every answer, and not before its day. */
import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { initialAnswers, readAnswers } from '../../../components/tool/answers.ts'
import { calculatorPage } from '../../../components/calculators/pages.ts'
import type { CalculatorName } from '../../../rules/calculators.ts'
import { loadData } from '../../../rules/data/load.ts'
import { assessHousehold } from '../../../rules/household.ts'
import { figuresFrom, Rates } from '../../../rules/lookup.ts'
import type { Result } from '../../../rules/result.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { run } from './support.ts'

const TODAY = '2026-11-26'
const TOMORROW = '2026-11-27'
const figures = [...loadData().figures.values()]

/** The figures with another value of one of them from tomorrow. */
function withTomorrow(id: string, value: number) {
  expect(figures.some(figure => figure.id === id)).toBe(true)
  const next = { from: TOMORROW, value, source: 'changed', status: 'verified' as const }
  return figuresFrom(figures.map(each => (each.id === id ? { ...each, values: [...each.values, next] } : each)))
}

/** What is worked out from the figures of `data/`, and from the changed ones, on a day. */
function both(id: string, value: number, on: string, work: (rates: Rates) => unknown): [unknown, unknown] {
  return [work(new Rates(figuresFrom(figures), on)), work(new Rates(withTomorrow(id, value), on))]
}

function moves(id: string, value: number, work: (rates: Rates) => unknown): void {
  const [before, unchanged] = both(id, value, TODAY, work)
  expect(unchanged).toEqual(before)
  const [usual, moved] = both(id, value, TOMORROW, work)
  expect(moved).not.toEqual(usual)
}

/** What a reader sees of a result, without the list of figures. */
function shown({ amount, working, findings, notModelled, others }: Result): unknown {
  return { amount, working, findings, notModelled, others: others.map(shown) }
}

const student = { activity: 'student', living: 'away' }
const apprentice = { activity: 'apprentice', living: 'home' }
const seeker = { activity: 'job-seeker', living: 'home' }
const orphan = { independence: { grounds: ['orphan'] } }
const parents = { parents: { adjustedTaxableIncome: 5_000_000 } }
const job = { program: 'workforce-australia', hoursAWeek: 35, pay: { basis: 'minimum-wage' } }

/** The id of a figure, its changed value, the calculator, and a situation that it decides. */
const CALCULATIONS: [string, number, CalculatorName, object][] = [
  ['jobseeker.age', 23, 'jobseeker', { age: 22 }],
  ['jobseeker.age', 23, 'special-benefit', { age: 22, living: 'home' }],
  ['austudy.age', 26, 'austudy', { activity: 'student', age: 25 }],
  ['age-pension.age', 65, 'jobseeker', { age: 65 }],
  ['age-pension.age', 68, 'age-pension', { age: 67 }],
  ['disability-support-pension.age', 17, 'disability-support-pension', { age: 16 }],
  ['disability-support-pension.adult-rate.age', 22, 'disability-support-pension', { age: 21 }],
  ['disability-support-pension.adult-rate.age', 18, 'crisis-payment', crisis('disability-support-pension', 19)],
  ['disability-support-pension.older-youth.age', 19, 'disability-support-pension', { age: 18, dependent: true }],
  ['disability-support-pension.older-youth.age', 19, 'disability-support-pension', awayFromParents(18)],
  ['youth-allowance.independence.age', 23, 'youth-allowance', { ...student, age: 22 }],
  ['youth-allowance.independent.age.from', 16, 'youth-allowance', { ...student, ...orphan, age: 15 }],
  ['youth-allowance.home-rate.age', 19, 'youth-allowance', { ...seeker, ...orphan, age: 18 }],
  ['youth-allowance.student.age.from', 19, 'youth-allowance', { ...student, ...parents, living: 'home', age: 18 }],
  ['youth-allowance.student.age.to', 23, 'youth-allowance', { ...student, age: 24 }],
  ['youth-allowance.younger-student.age.from', 17, 'youth-allowance', { ...student, ...parents, age: 16 }],
  ['youth-allowance.apprentice.age.from', 17, 'youth-allowance', { ...apprentice, ...parents, age: 16 }],
  ['youth-allowance.apprentice.age.to', 23, 'youth-allowance', { ...apprentice, age: 24 }],
  ['youth-allowance.jobseeker.age.from', 17, 'youth-allowance', { ...seeker, ...parents, age: 16 }],
  ['youth-allowance.jobseeker.age.from', 17, 'special-benefit', { age: 16, living: 'away' }],
  ['youth-allowance.jobseeker.age.to', 20, 'youth-allowance', { ...seeker, ...parents, age: 21 }],
  ['long-term-student.age', 23, 'youth-allowance', { ...student, age: 22, longTermIncomeSupport: true }],
  ['partial-capacity.hours', 25, 'jobseeker', { age: 30, workCapacityHours: 25 }],
  ['partial-capacity.hours', 25, 'parenting-payment', couple({ workCapacityHours: 25, children: 1 })],
  ['jobseeker.higher-rate.age', 58, 'jobseeker', { age: 57, monthsOnPayment: 10 }],
  ['jobseeker.higher-rate.months', 12, 'jobseeker', { age: 57, monthsOnPayment: 10 }],
  ['jobseeker.higher-rate.capacity-hours', 10, 'jobseeker', { age: 30, workCapacityHours: 12 }],
  ['partner-income.age', 24, 'jobseeker', couple({}, { age: 23, income: { employment: 200_000 } })],
  ['full-time.hours', 30, 'wage-subsidy', { ...job, program: 'apprentice-priority-hiring-incentive' }],
  ['junior.under-age', 18, 'wage-subsidy', { ...job, age: 19 }],
  ['leave.annual.weeks', 5, 'wage-subsidy', { ...job, leaveLoading: 1750 }],
  ['ftb-a.study-age.from', 15, 'family-tax-benefit', family(15)],
  ['ftb-a.study-age.to', 18, 'family-tax-benefit', family(18, { studying: true })],
  ['ftb-b.couple.child-under', 12, 'family-tax-benefit', { ...family(12), relationship: 'partnered' }],
  ['ftb-b.single.child-under', 17, 'family-tax-benefit', family(17, { studying: true })],
  ['rent-assistance.shared-care.least', 2_500, 'family-tax-benefit', withRegularCare(20)],
  ['child-care-subsidy.child-to', 12, 'child-care-subsidy', childCare(13)],
  ['working-credit.maximum', 50_000, 'jobseeker', { age: 30, workingCredit: 60_000 }],
  ['working-credit.maximum', 50_000, 'working-credit', { payment: 'jobseeker', balance: 60_000 }],
  ['work-bonus.maximum', 500_000, 'age-pension', { age: 70, workBonusBalance: 600_000 }],
  [
    'youth-allowance.student.income-bank',
    50_000,
    'austudy',
    { ...student, living: undefined, age: 30, incomeBank: 60_000 }
  ]
]

function couple(own: object, partner: object = { age: 30 }): object {
  return { age: 30, relationship: 'partnered', partner, ...own }
}

function family(age: number, child: object = {}): object {
  return { children: [{ age, care: 100, ...child }], income: { own: 2_000_000 } }
}

/** A third child in so much care, with whom Rent Assistance is that of three children. */
function withRegularCare(care: number): object {
  return { children: [{ age: 4 }, { age: 6 }, { age: 8, care }], incomeSupport: true, rent: { perFortnight: 80_000 } }
}

function awayFromParents(age: number): object {
  return { age, dependent: true, rent: { perFortnight: 60_000 } }
}

function childCare(age: number): object {
  const child = { age, care: 'centre', hours: 20, feeAnHour: 1_200 }
  return { familyIncome: 8_000_000, own: { hours: 96 }, children: [child] }
}

function crisis(payment: string, age: number): object {
  return { ground: 'other-extreme', payment, age }
}

describe('a calculator', () => {
  it.each(CALCULATIONS)('follows %s, now %d: %s', (id, value, name, situation) => {
    const given: unknown = JSON.parse(JSON.stringify(situation))
    moves(id, value, rates => {
      try {
        return shown(run(name, given, rates))
      } catch (error) {
        if (error instanceof ZodError) return 'refused'
        throw error
      }
    })
  })
})

/** The id of a figure, its changed value, the calculator, and answers that it decides what is asked by. */
const FORMS: [string, number, string, Record<string, string>][] = [
  ['youth-allowance.independence.age', 23, 'youth-allowance', { age: '22' }],
  ['long-term-student.age', 23, 'youth-allowance', { age: '22' }],
  ['jobseeker.higher-rate.age', 58, 'jobseeker', { age: '57' }],
  ['working-credit.maximum', 50_000, 'jobseeker', { credit: '600' }],
  [
    'working-credit.maximum-youth-allowance-jobseeker',
    50_000,
    'youth-allowance',
    { activity: 'job-seeker', credit: '600' }
  ],
  ['youth-allowance.student.income-bank', 50_000, 'youth-allowance', { bank: '600' }]
]

it.each(FORMS)('the form follows %s, now %d: %s', (id, value, name, answers) => {
  const { definition } = calculatorPage(name)
  moves(id, value, rates => {
    const { questions, errors } = readAnswers(definition, { ...initialAnswers(definition), ...answers }, rates)
    return { questions: questions.map(question => question.id), errors: [...errors] }
  })
})

const adult = {
  age: 30,
  monthsPastBirthday: 3,
  location: 'in-australia',
  residence: { status: 'citizen' },
  partner: 'none',
  children: [],
  happened: [],
  work: { status: 'unemployed', paidOut: { payments: [] } },
  study: { load: 'none' },
  health: { limitsWork: false },
  caring: { who: 'none' },
  livesWithParents: false,
  independence: ['supported-by-work'],
  income: { employment: 0, other: 0 },
  home: { type: 'with-family', rentPerFortnight: 0 },
  assets: { homeOwner: false, liquid: 100_000, other: 0 },
  has: []
}
const studies = { work: { status: 'none' }, study: { load: 'full-time', level: 'higher-education', approved: true } }
const atSchool = { ...studies, study: { ...studies.study, level: 'secondary' } }
const limited = (capacity: number) => ({ health: { limitsWork: true, lastsOver2Years: true, capacity } })
const held = (months: number) => [{ payment: 'jobseeker', months }]

const HOUSEHOLDS: [string, number, object][] = [
  ['jobseeker.age', 23, { age: 22 }],
  ['austudy.age', 26, { ...studies, age: 25 }],
  ['disability-support-pension.age', 17, { ...limited(8), age: 16 }],
  [
    'disability-support-pension.adult-rate.age',
    22,
    { ...limited(8), age: 21, health: { ...limited(8).health, manifest: ['nursing-home-care'] } }
  ],
  ['youth-allowance.independence.age', 23, { ...studies, age: 22, independence: [] }],
  ['youth-allowance.independent.age.from', 16, { age: 15 }],
  ['youth-allowance.home-rate.age', 19, { age: 18, livesWithParents: true }],
  ['youth-allowance.student.age.from', 19, { ...atSchool, age: 18, independence: [], livesWithParents: true }],
  ['partial-capacity.hours', 20, limited(25)],
  ['jobseeker.higher-rate.age', 58, { age: 57, has: held(12) }],
  ['jobseeker.higher-rate.months', 15, { age: 57, has: held(12) }],
  ['long-term-student.age', 25, { ...studies, age: 24, has: held(12) }],
  ['long-term-student.weeks', 39, { ...studies, age: 24, has: held(8) }],
  ['full-time.hours', 30, { work: { status: 'part-time', hoursPerWeek: 33, paidOut: { payments: [] } } }],
  [
    'carer-allowance.child-under',
    14,
    { caring: { who: 'child' }, children: [{ age: 15, care: 100, relation: 'own', disability: true }] }
  ]
]

it.each(HOUSEHOLDS)('a household follows %s, now %d', (id, value, given) => {
  const household = householdSituation.parse({ ...adult, ...given })
  moves(id, value, rates =>
    assessHousehold(household, rates).people.map(({ outcomes, chosen }) => ({
      chosen,
      outcomes: outcomes.map(({ id: payment, state, missing, result }) => [payment, state, missing, result?.amount])
    }))
  )
})
