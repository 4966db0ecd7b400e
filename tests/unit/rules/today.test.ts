/**
 * The rules and the cases with the newest figures held, on whatever day this runs. That a rate is due, or figures are more
 * than a year old, is told by the build, the pages and `npm run report -- due`, whose workflow opens an issue
 * (docs/editors/scheduled-jobs.md): here it would hold up every other change.
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CalculatorName } from '../../../rules/calculators.ts'
import { newestDay, ratesOn, readCases, run } from './support.ts'

const [rate, youthRate, rent] = [
  'jobseeker.rate.single-no-children',
  'youth-allowance.rate.away',
  'rent-assistance.single.maximum'
].map(newestDay)

const newest =
  [rate, youthRate, rent]
    .map(day => day ?? '')
    .sort()
    .at(-1) ?? ''

const EVERYDAY: [CalculatorName, object][] = [
  ['jobseeker', { age: 30, income: { employment: 30_000 }, rent: { perFortnight: 60_000 }, assets: { total: 100 } }],
  ['jobseeker', { age: 30, relationship: 'partnered', partner: { age: 30 }, rent: { perFortnight: 60_000 } }],
  ['jobseeker', { age: 35, children: 1, principalCarer: true, workingCredit: 0 }],
  ['youth-allowance', { activity: 'student', age: 19, living: 'away', parents: { adjustedTaxableIncome: 9_000_000 } }],
  ['youth-allowance', { activity: 'job-seeker', age: 20, living: 'away', independence: { grounds: ['orphan'] } }],
  ['parenting-payment', { age: 30, children: 2, youngestChildAge: 5, income: { employment: 50_000 } }],
  ['parenting-payment', { age: 30, relationship: 'partnered', partner: { age: 30 }, children: 1, youngestChildAge: 3 }],
  ['austudy', { activity: 'student', age: 30, income: { employment: 70_000 }, incomeBank: 10_000 }],
  ['special-benefit', { age: 30, income: { other: 1_000 }, availableFunds: 10_000 }],
  ['crisis-payment', { ground: 'family-violence', payment: 'parenting-payment-single', age: 30, liquidAssets: 100 }],
  ['rent-assistance', { payment: 'jobseeker', age: 30, household: 'couple', rent: { perFortnight: 60_000 } }],
  ['age-pension', { age: 70, income: { employment: 100_000 }, assets: { financial: 40_000_000 } }],
  ['age-pension', { age: 70, relationship: 'partnered', partner: { age: 60 }, rent: { perFortnight: 60_000 } }],
  ['disability-support-pension', { age: 17, dependent: true, income: { employment: 100_000 }, workingCredit: 0 }],
  ['carer-payment', { age: 40, paidWork: { hours: 104 }, careReceiver: { assets: 1 } }],
  ['carer-allowance', { familyIncome: 9_000_000, people: [{ kind: 'child' }] }],
  ['liquid-assets', { liquidAssets: 700_000 }],
  ['working-credit', { payment: 'jobseeker' }],
  ['redundancy', { serviceMonths: 30, weeklyBasePay: 100_000, age: 40, employees: 20 }],
  ['family-tax-benefit', { children: [{ age: 4 }, { age: 14, care: 50 }], rent: { perFortnight: 60_000 } }],
  ['parental-leave-pay', { bornOn: newest, relationship: 'partnered', income: { own: 5_000_000 } }],
  [
    'child-care-subsidy',
    {
      familyIncome: 20_000_000,
      children: [
        { age: 4, feeAnHour: 1_600 },
        { age: 2, feeAnHour: 1_600 }
      ]
    }
  ],
  ['newborn-payment', { babies: 1 }],
  ['stillborn-baby-payment', { babies: 1 }]
]

describe(`the newest figures, from ${newest}`, () => {
  it.each(EVERYDAY)('%s has every figure it needs: %o', (calculator, situation) => {
    const result = run(calculator, situation, ratesOn(newest))
    expect(result.amount, 'a figure that an everyday case needs is missing from data/').not.toBeNull()
  })

  it('has wages for the employer', () => {
    const result = run('wage-subsidy', { program: 'workforce-australia', hoursAWeek: 38 }, ratesOn(newest))
    const wages = result.others.flatMap(({ figures }) => figures.filter(({ id }) => id.startsWith('minimum-wage.')))
    expect(wages.length).toBeGreaterThan(0)
  })
})

// The newest value held, not today’s: who adds a rate is asked for its cases then, not everyone on its day.
describe('the cases under tests/rules/', () => {
  const periods = z.object({ name: z.string(), cutOuts: z.record(z.string(), z.number()) }).passthrough()
  const ceilings = z.object({ name: z.string(), periods: z.record(z.string(), z.unknown()) }).passthrough()
  it.each(readCases('cut-outs.yaml', periods))('have the cut-out of the newest rate: $name', ({ name, cutOuts }) => {
    const day = /^(?:Youth|Austudy)/.test(name) && !name.includes('exempt') ? youthRate : rate
    expect(Object.keys(cutOuts), `add the cut-out of ${day} to tests/rules/cut-outs.yaml`).toContain(day)
  })

  it.each(readCases('rent-ceilings.yaml', ceilings))('have the newest rent ceiling: $name', ({ periods }) => {
    expect(Object.keys(periods), `add the row of ${rent} to tests/rules/rent-ceilings.yaml`).toContain(rent)
  })
})
