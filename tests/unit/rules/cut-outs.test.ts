/** Published cut-outs, rent ceilings and limits: each at the number itself and at the next cent. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accept, calculatorName, path, ratesOn, readCases, run, situation, withField } from './support.ts'

const cutOutCase = z.strictObject({
  name: z.string(),
  calculator: calculatorName,
  situation,
  vary: path,
  accept,
  cutOuts: z.record(z.string(), z.number().int()),
  source: z.string()
})

describe.each(readCases('cut-outs.yaml', cutOutCase))('cut-outs: $name', cutOut => {
  const { calculator, situation, vary, accept } = cutOut
  describe.each(Object.entries(cutOut.cutOuts))('from %s', (on, income) => {
    const paid = (at: number) => run(calculator, withField(situation, vary, at), ratesOn(on, accept))

    it('pays nothing at the cut-out, and the least instalment a cent below it', () => {
      expect(paid(income).amount).toBe(0)
      const result = paid(income - 1)
      const pharmaceutical = result.working.find(({ label }) => label === 'pharmaceutical-allowance')?.amount ?? 0
      expect(result.amount).toBe(Math.max(100, pharmaceutical))
    })

    // The cut-out that a result names is for the person's own income.
    if (vary[0] !== 'income') return
    it('reports the cut-out itself', () => {
      const said = paid(0).findings.find(({ id }) => id === 'cut-out')?.terms[0]?.value
      expect(said).toBe(income)
    })
  })
})

const ceilingCase = z.strictObject({
  name: z.string(),
  situation,
  periods: z.record(z.string(), z.tuple([z.number().int(), z.number().int(), z.number().int()])),
  source: z.string()
})

describe.each(readCases('rent-ceilings.yaml', ceilingCase))('rent ceilings: $name', ({ situation, periods }) => {
  describe.each(Object.entries(periods))('from %s', (on, [threshold, ceiling, maximum]) => {
    const paid = (rent: number) =>
      run('rent-assistance', withField(situation, ['rent', 'perFortnight'], rent), ratesOn(on))
    const isMost = (rent: number) => paid(rent).findings.some(({ id }) => id === 'rent-assistance-maximum')

    it('pays nothing at the threshold, and 75 cents for a dollar more', () => {
      expect(paid(threshold).amount).toBe(0)
      expect(paid(threshold + 100).amount).toBe(75)
    })

    it('pays the most from the ceiling on, and not a cent of rent sooner', () => {
      expect(paid(ceiling).amount).toBe(maximum)
      expect(paid(ceiling + 100_000).amount).toBe(maximum)
      expect([isMost(ceiling - 1), isMost(ceiling)]).toEqual([false, true])
    })
  })
})

const limitCase = z.strictObject({
  name: z.string(),
  calculator: calculatorName,
  on: z.string(),
  situation,
  vary: path,
  limit: z.number().int(),
  step: z.number().int().default(1),
  at: z.number().int(),
  beyond: z.number().int(),
  source: z.string()
})

it.each(readCases('limits.yaml', limitCase))('limits: $name: $limit', each => {
  const paid = (value: number) =>
    run(each.calculator, withField(each.situation, each.vary, value), ratesOn(each.on)).amount
  expect([paid(each.limit), paid(each.limit + each.step)]).toEqual([each.at, each.beyond])
})
