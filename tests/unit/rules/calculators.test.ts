/** What all calculators share: names, labels, descriptions, and what they say of wrong input. */
import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { zodToJsonSchema } from 'zod-to-json-schema'
import { CALCULATORS, isCalculator, type CalculatorName } from '../../../rules/calculators.ts'
import { FINDING_IDS, LIMIT_IDS, REASON_IDS, RESULT_IDS, STEP_LABELS, TERM_NAMES } from '../../../rules/labels.ts'
import { situationIssues } from '../../../rules/situations/issues.ts'
import { ratesOn, run } from './support.ts'

const names = Object.keys(CALCULATORS) as CalculatorName[]

describe('labels', () => {
  it.each([
    ['steps', STEP_LABELS],
    ['terms', TERM_NAMES],
    ['findings', FINDING_IDS],
    ['reasons', REASON_IDS],
    ['limits', LIMIT_IDS],
    ['results', RESULT_IDS]
  ])('of %s are kebab-case and named once', (_, labels) => {
    expect(labels.filter(label => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(label))).toEqual([])
    expect(new Set<string>(labels).size).toBe(labels.length)
  })
})

describe('calculators', () => {
  it('are known by name', () => {
    expect(names.every(isCalculator)).toBe(true)
    expect([isCalculator('age-pension'), isCalculator('toString')]).toEqual([false, false])
  })

  it.each(names)('%s describes every field', name => {
    const schema = zodToJsonSchema(CALCULATORS[name].schema, { $refStrategy: 'none' })
    expect(undescribed(schema as Schema, name)).toEqual([])
  })
})

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Paths of fields without a description. */
function undescribed(schema: Schema, path: string): string[] {
  return [
    ...(schema.description || schema.anyOf ? [] : [path]),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => undescribed(field, `${path}.${key}`)),
    ...(schema.items ? undescribed({ description: 'x', ...schema.items }, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap(option => undescribed({ description: 'x', ...option }, path))
  ]
}

describe('a situation that does not fit', () => {
  const wrong: [CalculatorName, object, string[]][] = [
    ['jobseeker', {}, ['age: is missing. Age in years. A whole number from 16 to 120.']],
    ['jobseeker', { age: 30.5 }, ['age']],
    ['jobseeker', { age: 30, income: { employment: -1 } }, ['income.employment']],
    ['jobseeker', { age: 30, income: { employment: '800' } }, ['income.employment']],
    ['jobseeker', { age: 30, income: { employment: 1e11 } }, ['income.employment']],
    [
      'jobseeker',
      { age: 30, income: { wages: 1 } },
      ['income.wages: there is no such field. One of: employment, other.']
    ],
    ['jobseeker', { age: 30, relationship: 'partnered' }, ['partner']],
    ['jobseeker', { age: 30, partner: { age: 30 } }, ['partner']],
    ['jobseeker', { age: 30, principalCarer: true }, ['principalCarer']],
    ['jobseeker', { age: 30, principalCarerExempt: true }, ['principalCarerExempt']],
    ['jobseeker', { age: 30, relationship: 'wed' }, ['relationship']],
    ['youth-allowance', { activity: 'student', age: 20, living: 'away', workingCredit: 1 }, ['workingCredit']],
    ['youth-allowance', { activity: 'job-seeker', age: 20, living: 'away', incomeBank: 1 }, ['incomeBank']],
    [
      'youth-allowance',
      { activity: 'student', age: 21, living: 'away', longTermIncomeSupport: true },
      ['longTermIncomeSupport']
    ],
    ['youth-allowance', { activity: 'student', age: 20, living: 'away', relationship: 'partnered' }, ['partner']],
    ['youth-allowance', { activity: 'student', age: 20, living: 'away', partner: { age: 20 } }, ['partner']],
    ['youth-allowance', { activity: 'student', age: 20, living: 'away', principalCarer: true }, ['principalCarer']],
    [
      'youth-allowance',
      { activity: 'student', age: 20, living: 'away', children: 1, principalCarer: true, principalCarerExempt: true },
      ['principalCarerExempt']
    ],
    [
      'youth-allowance',
      {
        activity: 'student',
        age: 20,
        living: 'away',
        parents: { adjustedTaxableIncome: 0, otherChildren: [{ kind: 'youth-allowance', age: 9, living: 'home' }] }
      },
      ['parents.otherChildren[0].age']
    ],
    [
      'rent-assistance',
      { payment: 'youth-allowance', age: 20, household: 'single', rent: { perFortnight: 1 } },
      ['youthAllowance']
    ],
    ['wage-subsidy', { program: 'workforce-australia', hoursAWeek: 38, pay: { basis: 'hourly' } }, ['pay.hourly']],
    ['income-maintenance', { payments: [] }, ['payments']],
    ['income-maintenance', { payments: [{ kind: 'annual-leave', amount: 1.5 }] }, ['payments[0].amount']]
  ]

  it.each(wrong)('%s %j names the field and what it takes', (name, situation, expected) => {
    const { schema } = CALCULATORS[name]
    const found = schema.safeParse(situation)
    const issues = found.success ? [] : situationIssues(schema, found.error)
    const lines = issues.map(({ path, message, takes }) => `${path}: ${message}. ${takes}`)
    expect(lines.map((line, index) => (expected[index]?.includes(': ') ? line : line.split(':')[0]))).toEqual(expected)
    expect(issues.every(({ takes }) => takes.length > 0)).toBe(true)
    expect(() => run(name, situation, ratesOn('2026-09-20'))).toThrow(ZodError)
  })

  it('says of a situation that is none what it takes', () => {
    const { schema } = CALCULATORS.jobseeker
    const found = schema.safeParse('30')
    expect(found.success ? [] : situationIssues(schema, found.error)).toMatchObject([
      { path: '', takes: 'A person who gets or claims JobSeeker Payment.' }
    ])
  })
})
