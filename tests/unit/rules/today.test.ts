/**
 * The rules with the figures of today, and the cases with the newest ones held. That a rate is due is told
 * by the scheduled workflow (`npm run rates:due -- --fail`): here it would hold up every other change.
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CalculatorName } from '../../../rules/calculators.ts'
import { dayInSydney } from '../../../rules/dates.ts'
import { newestDay, ratesOn, readCases, run } from './support.ts'

const today = dayInSydney(new Date())

const EVERYDAY: [CalculatorName, object][] = [
  ['jobseeker', { age: 30, income: { employment: 30_000 }, rent: { perFortnight: 60_000 }, assets: { total: 100 } }],
  ['jobseeker', { age: 30, relationship: 'partnered', partner: { age: 30 }, rent: { perFortnight: 60_000 } }],
  ['jobseeker', { age: 35, children: 1, principalCarer: true, workingCredit: 0 }],
  ['youth-allowance', { activity: 'student', age: 19, living: 'away', parents: { adjustedTaxableIncome: 9_000_000 } }],
  ['youth-allowance', { activity: 'job-seeker', age: 20, living: 'away', independence: { grounds: ['orphan'] } }],
  ['rent-assistance', { payment: 'jobseeker', age: 30, household: 'couple', rent: { perFortnight: 60_000 } }],
  ['liquid-assets', { liquidAssets: 700_000 }],
  ['working-credit', { payment: 'jobseeker' }],
  ['redundancy', { serviceMonths: 30, weeklyBasePay: 100_000, age: 40, employees: 20 }]
]

describe(`today, ${today}`, () => {
  it.each(EVERYDAY)('%s has every figure it needs: %o', (calculator, situation) => {
    const result = run(calculator, situation, ratesOn(today))
    expect(result.amount, 'a figure that an everyday case needs is missing from data/').not.toBeNull()
  })

  it('has wages for the employer', () => {
    const result = run('wage-subsidy', { program: 'workforce-australia', hoursAWeek: 38 }, ratesOn(today))
    const wages = result.others.flatMap(({ figures }) => figures.filter(({ id }) => id.startsWith('minimum-wage.')))
    expect(wages.length).toBeGreaterThan(0)
  })
})

// The newest value held, not today’s: who adds a rate is asked for its cases then, not everyone on its day.
describe('the cases under tests/rules/', () => {
  const periods = z.object({ name: z.string(), cutOuts: z.record(z.string(), z.number()) }).passthrough()
  const ceilings = z.object({ name: z.string(), periods: z.record(z.string(), z.unknown()) }).passthrough()
  const [rate, youthRate, rent] = [
    'jobseeker.rate.single-no-children',
    'youth-allowance.rate.away',
    'rent-assistance.single.maximum'
  ].map(newestDay)

  it.each(readCases('cut-outs.yaml', periods))('have the cut-out of the newest rate: $name', ({ name, cutOuts }) => {
    const newest = name.startsWith('Youth') && !name.includes('exempt') ? youthRate : rate
    expect(Object.keys(cutOuts), `add the cut-out of ${newest} to tests/rules/cut-outs.yaml`).toContain(newest)
  })

  it.each(readCases('rent-ceilings.yaml', ceilings))('have the newest rent ceiling: $name', ({ periods }) => {
    expect(Object.keys(periods), `add the row of ${rent} to tests/rules/rent-ceilings.yaml`).toContain(rent)
  })
})
