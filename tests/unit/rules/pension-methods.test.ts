/** Examples of single steps of a pension, with the figures that their sources give. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Rates } from '../../../rules/lookup.ts'
import { add, divide, exact, nearestCent, sum } from '../../../rules/money.ts'
import { incomeReduction as studentsReduction, STUDENT_TEST } from '../../../rules/ordinary-income-test.ts'
import { advanceQualifyingAmount } from '../../../rules/pensions/advance.ts'
import { deemedIncome } from '../../../rules/pensions/deeming.ts'
import { incomeReduction, standardTest, transitionalTest } from '../../../rules/pensions/income-test.ts'
import { workBonus } from '../../../rules/pensions/work-bonus.ts'
import { total } from '../../../rules/result.ts'
import { ratesFor, readCases } from './support.ts'

const cents = z.number().int()
const common = {
  name: z.string(),
  on: z.string(),
  held: z.record(z.string(), z.number()).optional(),
  source: z.string()
}

const methodCase = z.discriminatedUnion('method', [
  z.strictObject({
    ...common,
    method: z.literal('income-test'),
    given: z.strictObject({
      scheme: z.enum(['standard', 'transitional']),
      couple: z.boolean(),
      shared: z.boolean().default(true),
      children: z.number().default(0),
      yearlyIncome: cents,
      yearlyMaximum: cents
    }),
    expected: z.strictObject({ fortnight: cents, year: cents.optional() })
  }),
  z.strictObject({
    ...common,
    method: z.literal('deeming'),
    given: z.strictObject({
      whose: z.enum(['pensioner-couple', 'non-pensioner-couple-each']),
      financial: cents,
      partner: cents.default(0)
    }),
    expected: z.strictObject({ year: cents, partnerYear: cents.default(0) })
  }),
  z.strictObject({
    ...common,
    method: z.literal('work-bonus'),
    given: z.strictObject({ earnings: cents, balance: cents }),
    expected: z.strictObject({ assessable: cents, balance: cents })
  }),
  z.strictObject({
    ...common,
    method: z.literal('advance'),
    given: z.strictObject({}),
    expected: z.strictObject({ year: cents })
  }),
  z.strictObject({
    ...common,
    method: z.literal('students-test'),
    given: z.strictObject({ rate: z.string(), income: cents }),
    expected: z.strictObject({ fortnight: cents })
  })
])

type MethodCase = z.output<typeof methodCase>
const YEAR = exact(26)

it.each(readCases('pension-methods.yaml', methodCase))('$name', each => {
  expect(worked(each, ratesFor({ ...each, accept: [] }))).toEqual(each.expected)
})

function worked(each: MethodCase, rates: Rates): object {
  if (each.method === 'income-test') return byIncome(each, rates)
  if (each.method === 'deeming') {
    const { whose, financial, partner } = each.given
    const year = (assets: number) => nearestCent(deemedIncome(exact(assets), whose, rates).year)
    return { year: year(financial), partnerYear: year(partner) }
  }
  if (each.method === 'work-bonus') {
    const { assessable, balanceAfter } = workBonus(exact(each.given.earnings), each.given.balance, rates)
    return { assessable: nearestCent(assessable), balance: nearestCent(balanceAfter) }
  }
  if (each.method === 'advance') return { year: nearestCent(advanceQualifyingAmount('single', rates)) }
  const { rate, income } = each.given
  const full = [`austudy.rate.${rate}`, `energy-supplement.austudy.${rate}`].map(id => rates.money(id))
  return { fortnight: nearestCent(add(sum(full), total(studentsReduction(exact(income), STUDENT_TEST, rates)))) }
}

function byIncome({ given, expected }: Extract<MethodCase, { method: 'income-test' }>, rates: Rates): object {
  const { scheme, couple, shared, children, yearlyIncome, yearlyMaximum } = given
  const test = scheme === 'standard' ? standardTest(couple, rates) : transitionalTest(couple, shared, children, rates)
  const reduction = total(incomeReduction(divide(exact(yearlyIncome), YEAR), test, rates))
  const fortnight = add(divide(exact(yearlyMaximum), YEAR), reduction)
  const year = nearestCent(sum(Array.from({ length: 26 }, () => fortnight)))
  return { fortnight: nearestCent(fortnight), ...(expected.year !== undefined && { year }) }
}
