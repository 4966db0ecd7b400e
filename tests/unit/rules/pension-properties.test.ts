/** What must hold for every pensioner. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { exact, nearestCent } from '../../../rules/money.ts'
import { adultRate, youthRate } from '../../../rules/pensions/maximum-rate.ts'
import { total, type Result } from '../../../rules/result.ts'
import { forAll } from '../for-all.ts'
import { accepted } from './arbitraries.ts'
import { ratesOn, run, withField } from './support.ts'

const ON = '2026-09-20'
const rates = ratesOn(ON)
const NAMES = ['age-pension', 'disability-support-pension', 'carer-payment'] as const satisfies CalculatorName[]

const paid = (name: CalculatorName, situation: unknown) => run(name, situation, rates).amount ?? 0

/** Neither refused by the ages of the day nor left unmodelled. */
function isPaid(name: CalculatorName, situation: unknown): boolean {
  try {
    return run(name, situation, rates).notModelled.length === 0
  } catch (error) {
    if (error instanceof ZodError) return false
    throw error
  }
}

function sumOf({ working }: Result): number {
  return working.reduce((running, { amount }) => running + amount, 0)
}

describe.each(NAMES)('%s', name => {
  const anyone = accepted(CALCULATORS[name].schema).filter(situation => isPaid(name, situation))
  const more = fc.integer({ min: 0, max: 100_000_000 })

  it('is never negative, and its working adds up', () => {
    forAll([anyone], 100, situation => {
      const result = run(name, situation, rates)
      expect(result.amount).toBeGreaterThanOrEqual(0)
      expect(sumOf(result)).toBe(result.amount)
    })
  })

  it.each([
    ['income', 'other'],
    ['income', 'employment'],
    ['assets', 'other'],
    ['assets', 'financial']
  ])('never rises with more %s, %s', (group, field) => {
    forAll([anyone, more, more], 60, (situation, some, others) => {
      // Pay can be covered by Working Credit that the fortnight of less pay would not use.
      const person = Object.fromEntries(
        Object.entries(situation as object).filter(([key]) => key !== 'workingCredit')
      ) as object
      const at = (value: number) => paid(name, withField(person, [group, field], value))
      expect(at(some + others)).toBeLessThanOrEqual(at(some))
    })
  })

  it('is no more than the maximum rate, and what a couple has together is the same whoever has the income', () => {
    forAll([fc.integer({ min: 0, max: 600_000 })], 100, income => {
      const couple = (mine: number, theirs: number) => ({
        age: 67,
        relationship: 'partnered',
        partner: { age: 67, payment: 'pension', income: { other: theirs } },
        income: { other: mine }
      })
      expect(paid(name, couple(income, 0))).toBe(paid(name, couple(0, income)))
      expect(paid(name, couple(income, 0))).toBeLessThanOrEqual(93_300)
    })
  })
})

describe.each(['2025-03-20', '2025-09-20', '2026-01-01', '2026-03-20', '2026-07-01', ON])('on %s', on => {
  it.each([
    [17, 'single', true],
    [18, 'single', true],
    [20, 'single', false],
    [20, 'partnered', false],
    [20, 'separated-by-illness', false]
  ] as const)('the rate at %d, %s, stays below that of adults (s 1066A(3))', (age, relationship, dependent) => {
    const youth = total(youthRate(age, relationship, dependent, ratesOn(on)).components)
    const adult = total(adultRate(relationship, ratesOn(on)).components)
    expect(nearestCent(youth)).toBeLessThan(nearestCent(adult))
  })

  it('the parts of the rate are the published rate, and the least is the published least', () => {
    const day = ratesOn(on)
    for (const [relationship, family] of [
      ['single', 'single'],
      ['partnered', 'couple-each']
    ] as const) {
      const { components, floor } = adultRate(relationship, day)
      expect(total(components)).toEqual(day.money(`pension.rate.${family}`))
      if (day.has(`pension.minimum.${family}`))
        expect(floor?.work().amount).toEqual(day.money(`pension.minimum.${family}`))
    }
    expect(total(youthRate(17, 'single', true, day).components)).toEqual(day.money('pension.dsp-youth.dependent-16-17'))
    const couple = total(youthRate(20, 'partnered', false, day).components)
    expect(couple).toEqual(exact(day.value('pension.dsp-youth.couple-each-16-20')))
  })
})
