import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import type { Status } from '../../../rules/data/schema.ts'
import type { Result } from '../../../rules/result.ts'
import { accepted, austudy, cents, day, family, jobseeker, parenting } from './arbitraries.ts'
import { renter, smallCents, youth } from './arbitraries.ts'
import { ratesOn, run, withField } from './support.ts'
import { forAll } from '../for-all.ts'

/** The properties are about the rules, so unconfirmed figures are fine. */
const ANY: Status[] = ['single-source', 'unverified']

/** Students' figures are held since the first of these days, those of Austudy since the second. */
const [STUDENTS_HELD, AUSTUDY_HELD] = ['2024-01-01', '2025-01-01'] as const

const PEOPLE: [CalculatorName, (on: string) => fc.Arbitrary<object>, string][] = [
  ['jobseeker', jobseeker, STUDENTS_HELD],
  ['youth-allowance', youth, STUDENTS_HELD],
  ['parenting-payment', parenting, STUDENTS_HELD],
  ['austudy', austudy, AUSTUDY_HELD]
]

/** A day since when the figures are held, and a situation of that day. */
function dated(make: (on: string) => fc.Arbitrary<object>, since: string = STUDENTS_HELD) {
  return day.filter(on => on >= since).chain(on => fc.tuple(fc.constant(on), make(on)))
}

function paid(calculator: CalculatorName, situation: unknown, on: string): number {
  return run(calculator, situation, ratesOn(on, ANY)).amount ?? NaN
}

function sumOf({ working }: Result): number {
  return working.reduce((running, { amount }) => running + amount, 0)
}

function stepOf({ working }: Result, label: string): number | undefined {
  return working.find(step => step.label === label)?.amount
}

/** The jump that the least instalment makes where a payment ends (Guide 8.4.1.50). */
function leastInstalment(result: Result): number {
  return Math.max(100, stepOf(result, 'pharmaceutical-allowance') ?? 0)
}

describe.each(PEOPLE)('%s', (calculator, make, since) => {
  it('is whole cents, never negative, and the sum of its working', () => {
    forAll([dated(make, since)], 500, ([on, situation]) => {
      const result = run(calculator, situation, ratesOn(on, ANY))
      expect(result.notModelled).toEqual([])
      for (const each of [result, ...result.others]) {
        expect(Number.isInteger(each.amount) && (each.amount ?? -1) >= 0).toBe(true)
        expect(sumOf(each)).toBe(each.amount)
        expect(each.working.every(({ amount }) => Number.isInteger(amount) && !Object.is(amount, -0))).toBe(true)
      }
    })
  })

  it('rounds for display by a few cents at most', () => {
    forAll([dated(make, since)], 100, ([on, situation]) => {
      const result = run(calculator, situation, ratesOn(on, ANY))
      expect(Math.abs(stepOf(result, 'rounding') ?? 0)).toBeLessThanOrEqual(result.working.length / 2)
    })
  })

  it.each(['employment', 'other'])('never rises with more %s income, nor falls faster than the taper', kind => {
    forAll([dated(make, since), smallCents, cents], 500, ([on, situation], more, base) => {
      const at = (income: number) => withField(situation, ['income', kind], Math.min(income, 9_999_999_999))
      const start = Math.min(base, 9_999_000_000)
      const before = run(calculator, at(start), ratesOn(on, ANY))
      const after = paid(calculator, at(start + more), on)
      const lost = (before.amount ?? 0) - after
      expect(lost).toBeGreaterThanOrEqual(0)
      const jump = after <= leastInstalment(before) ? leastInstalment(before) : 0
      expect(lost).toBeLessThanOrEqual(Math.ceil(more * 0.6) + 1 + jump)
    })
  })

  it('has no jump in income except at the minimum instalment', () => {
    forAll([dated(make, since), cents], 500, ([on, situation], income) => {
      const at = (each: number) => withField(situation, ['income', 'other'], each)
      const start = Math.min(income, 9_999_999_998)
      const before = run(calculator, at(start), ratesOn(on, ANY))
      const after = paid(calculator, at(start + 1), on)
      const isEnd = after === 0
      expect((before.amount ?? 0) - after).toBeLessThanOrEqual(isEnd ? leastInstalment(before) : 1)
    })
  })

  it('ends at once above the assets limit, and only there', () => {
    forAll([dated(make, since), fc.integer({ min: 0, max: 90_000_000 })], 100, ([on, situation], total) => {
      const without = run(calculator, withField(situation, ['assets'], undefined), ratesOn(on, ANY))
      const tested = run(calculator, withField(situation, ['assets'], { total }), ratesOn(on, ANY))
      const isOver = tested.findings.some(({ id }) => id === 'over-assets-limit')
      expect(tested.amount).toBe(isOver ? 0 : without.amount)
    })
  })

  it('is the same for a situation that was stored and read again', () => {
    forAll([dated(make, since)], 100, ([on, situation]) => {
      const parsed = CALCULATORS[calculator].schema.parse(situation)
      const stored: unknown = JSON.parse(JSON.stringify(parsed))
      expect(CALCULATORS[calculator].schema.parse(stored)).toEqual(parsed)
      expect(paid(calculator, stored, on)).toBe(paid(calculator, situation, on))
    })
  })

  it('looks up only the figures that it says it needs', () => {
    forAll([dated(make, since)], 100, ([on, situation]) => {
      const { figures } = run(calculator, situation, ratesOn(on, ANY))
      const prefixes = CALCULATORS[calculator].figures
      expect(figures.filter(({ id }) => !prefixes.some(prefix => id.startsWith(prefix)))).toEqual([])
    })
  })
})

const NAMES = Object.keys(CALCULATORS) as CalculatorName[]

/** What the day's rules answer; a student's Income Bank above the highest of that day is another situation. */
function answer(calculator: CalculatorName, situation: unknown, on: string): Result {
  try {
    return run(calculator, situation, ratesOn(on, ANY))
  } catch (error) {
    if (error instanceof ZodError) fc.pre(false)
    throw error
  }
}

function amountsOf(result: Result): number[] {
  const own = [result.amount ?? 0, ...result.working.map(({ amount }) => amount)]
  const terms = [...result.working, ...result.findings].flatMap(each => each.terms.map(({ value }) => value))
  return [...own, ...terms, ...result.others.flatMap(amountsOf)]
}

describe('whatever a schema accepts', () => {
  it.each(NAMES)('%s works out, to amounts that are held exactly', name => {
    forAll([accepted(CALCULATORS[name].schema)], 500, situation => {
      const amounts = amountsOf(answer(name, situation, '2026-09-20'))
      expect(amounts.filter(amount => !Number.isSafeInteger(amount) || Object.is(amount, -0))).toEqual([])
    })
  })

  it('a family of any income, rents and rates has an answer that adds up', () => {
    forAll([family()], 2_000, situation => {
      const result = run('youth-allowance', situation, ratesOn('2026-09-20'))
      expect(result.notModelled).toEqual([])
      expect(result.amount).toBeGreaterThanOrEqual(0)
      expect(sumOf(result)).toBe(result.amount)
    })
  })
})

describe('JobSeeker Payment', () => {
  it('is worked out on any day since 20 March 2023', () => {
    forAll([day.chain(on => fc.tuple(fc.constant(on), jobseeker(on)))], 500, ([on, situation]) => {
      expect(Number.isInteger(paid('jobseeker', situation, on))).toBe(true)
    })
  })

  it('treats two partners alike', () => {
    forAll([day, fc.integer({ min: 22, max: 54 }), cents, cents, cents], 100, (on, age, mine, theirs, rent) => {
      const situation = (own: number, partners: number) => ({
        age,
        relationship: 'partnered',
        income: { other: own },
        partner: { age, payment: 'jobseeker', income: { other: partners } },
        rent: { perFortnight: rent }
      })
      const rates = ratesOn(on, ANY)
      const first = run('jobseeker', situation(mine, theirs), rates)
      const second = run('jobseeker', situation(theirs, mine), rates)
      expect(stepOf(first, 'rent-assistance')).toBe(stepOf(second, 'rent-assistance'))
      // Somebody with less income, and a partner whose income does not count, is not paid less.
      const ignored = [first, second].every(each => each.findings.some(({ id }) => id === 'partner-income-ignored'))
      if (ignored && mine <= theirs) expect(first.amount).toBeGreaterThanOrEqual(second.amount ?? NaN)
      if (mine === theirs) expect(first).toEqual(second)
    })
  })

  it('is the same whichever of a couple with a pension has the income', () => {
    forAll([cents, cents], 100, (mine, theirs) => {
      const amount = (own: number, partners: number) => {
        const partner = { age: 66, payment: 'pension', income: { other: partners } }
        const person = { age: 50, relationship: 'partnered', income: { other: own }, partner }
        return paid('jobseeker', person, '2026-09-20')
      }
      expect(amount(mine, theirs)).toBe(amount(theirs, mine))
    })
  })

  it('never falls when rent rises', () => {
    forAll([dated(jobseeker), smallCents, smallCents], 100, ([on, situation], rent, more) => {
      const at = (perFortnight: number) => withField(situation, ['rent'], { perFortnight })
      expect(paid('jobseeker', at(rent + more), on)).toBeGreaterThanOrEqual(paid('jobseeker', at(rent), on))
    })
  })
})

describe('Rent Assistance', () => {
  const dated = day.chain(on => fc.tuple(fc.constant(on), renter()))

  it('never rises by more than 75 cents in the dollar, and never falls', () => {
    forAll([dated, smallCents, smallCents], 500, ([on, situation], rent, more) => {
      const at = (perFortnight: number) => withField(situation, ['rent', 'perFortnight'], perFortnight)
      const gained = paid('rent-assistance', at(rent + more), on) - paid('rent-assistance', at(rent), on)
      expect(gained).toBeGreaterThanOrEqual(0)
      expect(gained).toBeLessThanOrEqual(Math.ceil(more * 0.75))
    })
  })

  it('is never more than three quarters of the rent, and the sum of its working', () => {
    forAll([dated], 100, ([on, situation]) => {
      const result = run('rent-assistance', situation, ratesOn(on, ANY))
      expect(result.amount ?? NaN).toBeLessThanOrEqual(situation.rent.perFortnight * 0.75)
      expect(sumOf(result)).toBe(result.amount)
    })
  })

  it('of a couple is the two halves that each payment has', () => {
    forAll([day, smallCents], 100, (on, more) => {
      const rent = { perFortnight: 30_000 + more }
      const together = paid('rent-assistance', { payment: 'jobseeker', age: 30, household: 'couple', rent }, on)
      const couple = { age: 30, relationship: 'partnered', partner: { age: 30, payment: 'jobseeker' }, rent }
      const mine = stepOf(run('jobseeker', couple, ratesOn(on, ANY)), 'rent-assistance') ?? 0
      expect(Math.abs(together - 2 * mine)).toBeLessThanOrEqual(1)
    })
  })
})

it('the parental income test takes from all dependants together what it takes from one alone', () => {
  const child = fc.record({ age: fc.integer({ min: 16, max: 21 }), living: fc.constantFrom('home', 'away') })
  forAll([fc.array(child, { minLength: 2, maxLength: 4 }), smallCents], 100, (children, above) => {
    const parents = { adjustedTaxableIncome: 6_672_200 + above * 100 }
    const taken = (index: number) => {
      const others = children.filter((_, other) => other !== index)
      const otherChildren = others.map(other => ({ kind: 'youth-allowance', ...other }))
      const situation = { activity: 'student', ...children[index], parents: { ...parents, otherChildren } }
      return -(stepOf(run('youth-allowance', situation, ratesOn('2026-09-20')), 'parental-income-reduction') ?? 0)
    }
    const together = children.reduce((running, _, index) => running + taken(index), 0)
    expect(Math.abs(together - (above * 100) / 130)).toBeLessThanOrEqual(children.length / 2 + 1)
  })
})
describe('waiting periods', () => {
  it('of liquid assets never shrink with savings, and end at 13 weeks', () => {
    forAll([cents, smallCents, fc.boolean()], 100, (assets, more, partnered) => {
      const weeks = (liquidAssets: number) =>
        paid('liquid-assets', { liquidAssets: Math.min(liquidAssets, 9_999_999_999), partnered }, '2026-09-20')
      expect(weeks(assets + more)).toBeGreaterThanOrEqual(weeks(assets))
      expect(weeks(assets)).toBeLessThanOrEqual(13)
    })
  })

  it('for leave paid out add up, whatever the order', () => {
    const days = fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined })
    const payment = fc.record({ kind: fc.constant('annual-leave'), amount: smallCents, days })
    forAll([fc.array(payment, { minLength: 1, maxLength: 6 })], 100, payments => {
      const period = (each: typeof payments) =>
        paid('income-maintenance', { weeklyPay: 1_000, payments: each }, '2026-09-20')
      const apart = payments.reduce((running, each) => running + period([each]), 0)
      expect(period(payments)).toBe(apart)
      expect(period([...payments].reverse())).toBe(apart)
    })
  })
})

it('Special Benefit and income together are never less than the rate, nor more where something is paid', () => {
  forAll(
    [fc.integer({ min: 22, max: 65 }), fc.integer({ min: 0, max: 6 }), cents, cents],
    300,
    (age, months, pay, other) => {
      const at = (income: object) => paid('special-benefit', { age, monthsOnPayment: months, income }, '2026-09-20')
      const [rate, left, income] = [at({}), at({ employment: pay, other }), pay + other]
      expect(left).toBe(income >= rate ? 0 : Math.max(100, rate - income))
    }
  )
})

it('Crisis Payment is the same below the limit of severe hardship that it names, and zero from there on', () => {
  const situations = accepted(CALCULATORS['crisis-payment'].schema) as fc.Arbitrary<object>
  forAll([situations, fc.integer({ min: 0, max: 300_000 })], 300, (situation, liquidAssets) => {
    const base = { ...situation, liquidAssets: undefined }
    const without = run('crisis-payment', base, ratesOn('2026-09-20'))
    const limit = without.findings.find(({ id }) => id === 'crisis-payment-hardship-limit')?.terms[0]?.value
    if (limit === undefined) return
    const amount = paid('crisis-payment', { ...base, liquidAssets }, '2026-09-20')
    expect(amount).toBe(liquidAssets < limit ? without.amount : 0)
  })
})

it('redundancy is free of tax up to what is paid, never more', () => {
  forAll([fc.integer({ min: 0, max: 720 }), cents, cents], 100, (serviceMonths, weeklyBasePay, amountPaid) => {
    const situation = { serviceMonths, weeklyBasePay, amountPaid, age: 50, employees: 20 }
    const result = run('redundancy', situation, ratesOn('2026-09-20'))
    const [, taxFree, tax] = result.others.map(({ amount }) => amount ?? NaN)
    expect(taxFree).toBeLessThanOrEqual(amountPaid)
    expect(tax).toBeLessThanOrEqual(Math.ceil((amountPaid - (taxFree ?? 0)) * 0.47))
  })
})
