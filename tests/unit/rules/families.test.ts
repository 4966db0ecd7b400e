/** Family payments: published limits, days, figures on their own, and what holds for every family. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { healthCheckTimes } from '../../../rules/families/health-check.ts'
import { workTestPeriod } from '../../../rules/families/parental-leave-work-test.ts'
import type { Status } from '../../../rules/data/schema.ts'
import type { Result } from '../../../rules/result.ts'
import { path, ratesOn, ratesUnconfirmed, readCases, run, situation, withField } from './support.ts'
import { forAll } from '../for-all.ts'

const cutOutCase = z.strictObject({
  name: z.string(),
  on: z.string(),
  part: z.enum(['family-tax-benefit-part-a', 'family-tax-benefit-part-b']),
  to: z.enum(['nil', 'base']),
  situation,
  vary: path,
  cell: z.number().int(),
  source: z.string()
})

const DOLLAR = 100

describe.each(readCases('family-cut-outs.yaml', cutOutCase))('$name, $on', ({ on, part, to, vary, cell, ...each }) => {
  const at = (income: number) => {
    const result = run('family-tax-benefit', withField(each.situation, vary, income), ratesOn(on))
    const other = result.others.find(({ id }) => id === part)
    const base = other?.findings.find(({ id }) => id === 'ftb-a-range')?.terms[1]?.value
    return { year: other?.amount ?? NaN, level: to === 'nil' ? 0 : (base ?? NaN) }
  }

  it('is reached at the published dollar, and not a dollar sooner', () => {
    expect(at(cell).year).toBe(at(cell).level)
    expect(at(cell - DOLLAR).year).toBeGreaterThan(at(cell - DOLLAR).level)
  })
})

it('gives Part A within bounds while the free area for child support is not confirmed', () => {
  const family = { children: [{ age: 15, childSupport: true }], incomeSupport: true, childSupport: { amount: 240000 } }
  const result = run('family-tax-benefit', family, ratesUnconfirmed('2026-11-28', 'ftb-a.maintenance.free-area.one'))
  const instalment = result.working.find(({ label }) => label === 'ftb-a-instalment')
  // At least by the free area of a year ago, and the most is that of a tenth more.
  expect(instalment?.amount).toBe(29_890)
  expect(result.findings.map(({ id }) => id)).toContain('family-tax-benefit-at-least')
})

const workDates = z.strictObject({
  name: z.string(),
  bornOn: z.string(),
  stoppedDangerousWorkOn: z.string().optional(),
  first: z.string().optional(),
  last: z.string(),
  source: z.string()
})
const checkDates = z.strictObject({
  name: z.string(),
  turnedFourOn: z.string(),
  months: z.number(),
  reportBy: z.string(),
  reducedFrom: z.string(),
  reducedUntil: z.string(),
  source: z.string()
})

it.each(readCases('family-dates.yaml', z.union([workDates, checkDates])))('days of $name', each => {
  if ('bornOn' in each) {
    const { bornOn, stoppedDangerousWorkOn, first, last } = each
    const period = workTestPeriod(bornOn, stoppedDangerousWorkOn, ratesOn(bornOn))
    expect(period).toMatchObject(first === undefined ? { last } : { first, last })
  } else {
    const { turnedFourOn, months, reportBy, reducedFrom, reducedUntil } = each
    expect(healthCheckTimes(turnedFourOn, months)).toEqual({ reportBy, reducedFrom, reducedUntil })
  }
})

it('a child born on 29 February is 5 on 1 March', () => {
  expect(healthCheckTimes('2024-02-29', 12)).toEqual({
    reportBy: '2025-02-28',
    reducedFrom: '2025-03-01',
    reducedUntil: '2026-03-01'
  })
})

it('the Double Orphan Pension is held as the guide gives it', () => {
  expect(ratesOn('2026-01-01').value('double-orphan-pension')).toBe(8_160)
})

const ANY: Status[] = ['single-source', 'unverified']
const rates = ratesOn('2026-09-20', ANY)
const child = fc.record({
  age: fc.integer({ min: 0, max: 15 }),
  care: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 100 })),
  vaccinesMissing: fc.boolean(),
  noChildSupportAction: fc.boolean()
})
const income = fc.integer({ min: 0, max: 30_000_000 })
const family = fc.record({
  relationship: fc.constant('partnered'),
  children: fc.array(child, { minLength: 1, maxLength: 6 }),
  income: fc.record({ own: income, partner: income }),
  incomeSupport: fc.boolean(),
  energySupplement: fc.boolean(),
  rent: fc.record({ perFortnight: fc.integer({ min: 0, max: 120_000 }) })
})

function year(given: unknown, part: string): number {
  return run('family-tax-benefit', given, rates).others.find(({ id }) => id === part)?.amount ?? NaN
}

function sumOf({ working }: Result): number {
  return working.reduce((running, { amount }) => running + amount, 0)
}

describe('Family Tax Benefit of any family', () => {
  it('is whole cents that add up, never negative, and paid in whole cents a day', () => {
    forAll([family], 200, given => {
      const result = run('family-tax-benefit', given, rates)
      expect(result.notModelled).toEqual([])
      for (const each of [result, ...result.others]) {
        expect(each.amount).toBe(sumOf(each))
        expect(each.amount).toBeGreaterThanOrEqual(0)
      }
      expect((result.amount ?? NaN) % 14).toBe(0)
    })
  })

  it.each(['own', 'partner'])('never rises with more income of %s', whose => {
    forAll([family, fc.integer({ min: 0, max: 5_000_000 })], 100, (given, more) => {
      const start = given.income[whose as 'own' | 'partner']
      const richer = withField(given, ['income', whose], start + more)
      for (const part of ['family-tax-benefit-part-a', 'family-tax-benefit-part-b']) {
        expect(year(richer, part)).toBeLessThanOrEqual(year(given, part))
      }
    })
  })

  it('is at least as much with income support, and at least as much for one child more', () => {
    forAll([family, child], 100, (given, another) => {
      const part = 'family-tax-benefit-part-a'
      expect(year({ ...given, incomeSupport: true }, part)).toBeGreaterThanOrEqual(year(given, part))
      const larger = { ...given, rent: undefined, children: [...given.children, another] }
      expect(year(larger, part)).toBeGreaterThanOrEqual(year({ ...given, rent: undefined }, part))
    })
  })

  it('pays in a year of fortnights what the year is worth without the supplement, to the cents of a day', () => {
    forAll([family], 100, given => {
      const { working, others } = run('family-tax-benefit', given, rates)
      const partA = working.filter(({ label }) => label !== 'ftb-b-instalment')
      const paid = (partA.reduce((running, { amount }) => running + amount, 0) / 14) * 365
      const [a] = others
      const supplement = a?.working.find(({ label }) => label === 'ftb-a-supplement')?.amount ?? 0
      // Each component is rounded by the day, by half a cent at most; a cent where there is less than half of one.
      expect(Math.abs(paid - ((a?.amount ?? NaN) - supplement))).toBeLessThanOrEqual(365 * partA.length + 1)
    })
  })
})

describe('shared care', () => {
  const share = (care: number) => {
    const given = { children: [{ age: 8, care }], incomeSupport: true }
    const [a] = run('family-tax-benefit', given, rates).others
    return a?.working[0]?.terms[1]?.value ?? 0
  }

  it('of two people is never more than one whole, and grows with care', () => {
    for (let care = 0; care <= 100; care++) {
      expect(share(care) + share(100 - care)).toBeLessThanOrEqual(10_000)
      if (care > 0) expect(share(care)).toBeGreaterThanOrEqual(share(care - 1))
    }
  })
})

describe('Child Care Subsidy', () => {
  const subsidy = (familyIncome: number, more: object = {}) => {
    const children = [
      { age: 4, feeAnHour: 2_000, hours: 72 },
      { age: 2, feeAnHour: 2_000, hours: 72 }
    ]
    return run('child-care-subsidy', { familyIncome, children, ...more }, rates)
  }
  const shares = (familyIncome: number) => subsidy(familyIncome).working.map(({ terms }) => terms[1]?.value ?? NaN)

  it('never rises with income, and the second child has no less than the first', () => {
    const incomes = fc.integer({ min: 0, max: 60_000_000 })
    forAll([incomes, fc.integer({ min: 0, max: 1_000_000 })], 100, (income, more) => {
      const [before, after] = [subsidy(income).amount ?? NaN, subsidy(income + more).amount ?? NaN]
      expect(after).toBeLessThanOrEqual(before)
      const [first = NaN, second = NaN] = shares(income)
      expect(second).toBeGreaterThanOrEqual(first)
    })
  })

  it.each([
    [14_643_700, 9500],
    [14_943_700, 9400],
    [19_143_700, 8000],
    [27_072_600, 8000],
    [27_372_700, 7900],
    [36_072_700, 5000],
    [37_072_600, 5000]
  ])('has at family income of %i cents for the second child %i basis points', (income, expected) => {
    expect(shares(income)[1]).toBe(expected)
  })

  it('has for all children the same share from the last limit on', () => {
    expect(new Set(shares(37_072_700)).size).toBe(1)
  })

  it.each([
    ['2026-01-04', { hours: 16 }, 36],
    ['2026-01-04', { hours: 17 }, 72],
    ['2026-01-04', { hours: 8 }, 36],
    ['2026-01-04', { hours: 7 }, 0],
    ['2026-01-04', { hours: 48 }, 72],
    ['2026-01-04', { hours: 47, travel: { minutesEachWay: 30, days: 1 } }, 72],
    ['2026-01-04', { hours: 47, travel: { minutesEachWay: 31, days: 1 } }, 100],
    ['2026-01-05', { hours: 48 }, 72],
    ['2026-01-05', { hours: 49 }, 100],
    ['2026-01-05', { hours: 40, searchOrVolunteeringHours: 9 }, 100],
    ['2026-01-05', { searchOrVolunteeringHours: 100 }, 72]
  ])('on %s with %o has %i hours', (on, own, expected) => {
    const given = { familyIncome: 20_000_000, own, children: [{ age: 4 }] }
    const { findings } = run('child-care-subsidy', given, ratesOn(on))
    expect(findings.find(({ id }) => id === 'child-care-hours')?.terms[1]?.value).toBe(expected)
  })
})
