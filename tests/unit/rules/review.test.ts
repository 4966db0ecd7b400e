/** Days after an indexation that `data/` does not have yet: a warning for a year, then no answer. */
import { describe, expect, it } from 'vitest'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { FigureNotHeldError } from '../../../rules/figures.ts'
import { FigureTooOldError, figuresFrom, Rates, type RuleFigure } from '../../../rules/lookup.ts'
import { ratesOn, run } from './support.ts'

const SITUATIONS: Record<Exclude<CalculatorName, 'income-maintenance'>, object> = {
  jobseeker: { age: 30 },
  'youth-allowance': { activity: 'student', age: 22, living: 'away' },
  'parenting-payment': { age: 30, children: 1 },
  austudy: { activity: 'student', age: 30 },
  'special-benefit': { age: 30 },
  'crisis-payment': { ground: 'other-extreme', payment: 'jobseeker', age: 30 },
  'rent-assistance': { payment: 'jobseeker', age: 30, household: 'single', rent: { perFortnight: 60_000 } },
  'wage-subsidy': { program: 'workforce-australia', hoursAWeek: 38 },
  'liquid-assets': { liquidAssets: 700_000 },
  'age-pension': { age: 70, income: { other: 100_000 } },
  'disability-support-pension': { age: 20 },
  'carer-payment': { age: 40 },
  'carer-allowance': { familyIncome: 100, people: [{ kind: 'adult' }] },
  'working-credit': { payment: 'jobseeker', income: { employment: 20_000 }, balance: 10_000 },
  redundancy: { serviceMonths: 30, weeklyBasePay: 100_000, age: 40, employees: 20 },
  'family-tax-benefit': { children: [{ age: 8 }] },
  'parental-leave-pay': { bornOn: '2026-09-20', income: { own: 5_000_000 } },
  'child-care-subsidy': { familyIncome: 9_000_000, children: [{ age: 3, feeAnHour: 1_400, hours: 60 }] },
  'newborn-payment': { babies: 1 },
  'stillborn-baby-payment': { babies: 1 }
}

describe.each(Object.entries(SITUATIONS) as [CalculatorName, object][])('%s', (calculator, situation) => {
  it('warns on the result itself on a day when every rate is due', () => {
    const { findings, figures } = run(calculator, situation, ratesOn('2027-10-01'))
    const late = findings.filter(({ id }) => id === 'figures-past-review')
    expect(late).toHaveLength(1)
    expect(figures.map(({ id }) => id)).toEqual(expect.arrayContaining(late[0]?.figures ?? []))
  })

  it('has no answer for a day far ahead, and names a figure', () => {
    expect(() => run(calculator, situation, ratesOn('9999-12-31'))).toThrow(/^No value of \S+ is held for 9999-12-31; /)
  })

  it('throws for figures that it lacks rather than guess', () => {
    expect(() => CALCULATORS[calculator].assess(situation, new Rates(figuresFrom([]), '2026-09-20'))).toThrow(
      FigureNotHeldError
    )
  })
})

it('the income maintenance period uses no figure, and still warns', () => {
  const situation = { payments: [{ kind: 'annual-leave', amount: 100, days: 1 }] }
  const findings = (on: string) => run('income-maintenance', situation, ratesOn(on)).findings.map(({ id }) => id)
  expect(findings('2026-12-31')).not.toContain('figures-past-review')
  expect(findings('2027-10-01')).toContain('figures-past-review')
})

describe('a figure past its review', () => {
  const rate: RuleFigure = {
    id: 'rate',
    unit: 'money',
    calendar: 'mar-sep',
    values: [{ from: '2026-09-20', value: 1, source: 'page', status: 'verified' }]
  }
  const fixed: RuleFigure = { ...rate, id: 'fixed', calendar: 'none' }
  const yearly: RuleFigure = { ...rate, id: 'yearly', calendar: 'jul' }

  it('is used for a year, to the day', () => {
    const figures = figuresFrom([rate])
    expect(figures.lookup('rate', '2028-03-20')).toMatchObject({ value: 1, reviewBy: '2027-03-20' })
    expect(() => figures.lookup('rate', '2028-03-21')).toThrow(
      'No value of rate is held for 2028-03-21; a new one was due on 2027-03-20 and is not in yet; the newest is from 2026-09-20.'
    )
  })

  it('that is not indexed is reviewed with the last one that is', () => {
    const figures = figuresFrom([rate, fixed, yearly])
    expect(figures.lookup('fixed', '2028-07-01').reviewBy).toBeUndefined()
    expect(() => figures.lookup('fixed', '2028-07-02')).toThrow(FigureTooOldError)
    expect(figuresFrom([fixed]).lookup('fixed', '9999-12-31').value).toBe(1)
  })

  it('makes the record late from the first indexation that it lacks, one neglected figure apart', () => {
    const neglected: RuleFigure = { ...rate, id: 'neglected', values: [{ ...rate.values[0]!, from: '2020-03-20' }] }
    const isLate = (on: string) => new Rates(figuresFrom([yearly, neglected, rate, fixed]), on).isPastReview
    expect([isLate('2027-03-19'), isLate('2027-03-20')]).toEqual([false, true])
    expect(new Rates(figuresFrom([fixed]), '9999-12-31').isPastReview).toBe(false)
  })
})
