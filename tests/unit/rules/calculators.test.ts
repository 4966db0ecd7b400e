/** What all calculators share: names, labels, descriptions, and issues of wrong input. */
import { describe, expect, it } from 'vitest'
import { z, ZodError } from 'zod'
import { CALCULATORS, isCalculator, type CalculatorName } from '../../../rules/calculators.ts'
import { labelsOf } from '../../../rules/labels.ts'
import { LABEL_KINDS } from '../../../rules/labels/kinds.ts'
import { situationIssues } from '../../../rules/situations/issues.ts'
import { ratesOn, run } from './support.ts'

const names = Object.keys(CALCULATORS) as CalculatorName[]

it.each(LABEL_KINDS)('labels of %s are kebab-case', kind => {
  expect(labelsOf(kind).filter(label => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(label))).toEqual([])
})

describe('calculators', () => {
  it('are known by name', () => {
    expect(names.every(isCalculator)).toBe(true)
    expect([isCalculator('widow-pension'), isCalculator('toString')]).toEqual([false, false])
  })

  it.each(names)('%s describes every field, and takes no other', name => {
    const schemas = within(z.toJSONSchema(CALCULATORS[name].schema, { io: 'input' }) as Schema, name)
    // The kinds of a field share its description, and a list has that of its entries.
    const described = schemas.filter(([path, { description, oneOf }]) => description || oneOf || path.endsWith('[]'))
    const paths = new Set(described.map(([path]) => path))
    expect(schemas.filter(([path]) => !paths.has(path))).toEqual([])
    expect(schemas.filter(([, each]) => each.properties && each.additionalProperties !== false)).toEqual([])
  })

  it.each([
    ['jobseeker', { age: 30 }, 'Social Security Act 1991 s 1068; Social Security Guide 5.5.2'],
    ['youth-allowance', { activity: 'student', age: 22, living: 'away' }, 'Social Security Act 1991 s 1067G-A1'],
    ['age-pension', { age: 70 }, 'Social Security Act 1991 s 1064'],
    ['disability-support-pension', { age: 20 }, 'Social Security Act 1991 s 1066A'],
    ['carer-payment', { age: 40 }, 'Social Security Act 1991 s 1064']
  ] as const)('%s cites its own rate calculator where nothing is left', (name, person, section) => {
    const { working } = run(name, { ...person, income: { other: 900_000 } }, ratesOn('2026-09-20'))
    expect(working.find(({ label }) => label === 'not-below-zero')).toMatchObject({ section })
  })

  const program = { program: 'nsw-jobcover', hoursAWeek: 38 }
  it.each<[string, CalculatorName, object, string, string]>([
    ['the pension age, of someone who may have reached it', 'jobseeker', { age: 66 }, '2023-06-30', 'age-pension.age'],
    ['a program, before it began', 'wage-subsidy', program, '2000-01-01', 'hiring.nsw.jobcover.weeks-1-12']
  ])('do not guess at %s', (_, name, situation, on, figure) => {
    expect(() => run(name, situation, ratesOn(on))).toThrow(expect.objectContaining({ figure, on, ended: false }))
  })

  it('names no end of a period that a typing error in the weekly pay makes endless', () => {
    const payments = [{ kind: 'other-termination', amount: 9_999_999_999 }]
    const endless = { weeklyPay: 1, startsOn: '2026-09-20', payments }
    const { findings } = run('income-maintenance', endless, ratesOn('2026-09-20'))
    expect(findings[0]).toMatchObject({ id: 'income-maintenance-period' })
    expect(findings[0]).not.toHaveProperty('until')
  })
})

interface Schema {
  additionalProperties?: boolean
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
}

/** Every schema inside a schema, with its path. */
function within(schema: Schema, path: string): [string, Schema][] {
  return [
    [path, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => within(field, `${path}.${key}`)),
    ...(schema.items ? within(schema.items, `${path}[]`) : []),
    ...(schema.oneOf ?? []).flatMap(option => within(option, path))
  ]
}

function leaveFrom(startsOn: string) {
  return { startsOn, payments: [{ kind: 'annual-leave', amount: 100_000, days: 5 }] }
}

// What one field takes is tried in refusals.test.ts, and each limit of a balance in balances.test.ts.
describe('a situation whose fields do not fit each other', () => {
  const student = { activity: 'student', age: 20, living: 'away' }
  const crisis = { ground: 'other-extreme', payment: 'jobseeker', age: 30 }
  const wrong: [CalculatorName, object, string][] = [
    ['jobseeker', {}, 'age: is missing. Age in years. A whole number from 16 to 120.'],
    ['jobseeker', { age: 30, relationship: 'partnered' }, 'partner'],
    ['jobseeker', { age: 30, partner: { age: 30 } }, 'partner'],
    ['jobseeker', { age: 30, principalCarer: true }, 'principalCarer'],
    ['jobseeker', { age: 30, principalCarerExempt: true }, 'principalCarerExempt'],
    ['jobseeker', { age: 30, children: 1, youngestChildAge: 3 }, 'youngestChildAge'],
    ['jobseeker', { age: 30, claim: { leavePaidOut: leaveFrom('2025-02-29') } }, 'claim.leavePaidOut.startsOn'],
    ['youth-allowance', { ...student, workingCredit: 1 }, 'workingCredit'],
    ['youth-allowance', { ...student, activity: 'job-seeker', incomeBank: 1 }, 'incomeBank'],
    ['youth-allowance', { ...student, activity: 'job-seeker', longTermIncomeSupport: true }, 'longTermIncomeSupport'],
    ['youth-allowance', { ...student, relationship: 'partnered' }, 'partner'],
    ['youth-allowance', { ...student, partner: { age: 20 } }, 'partner'],
    ['youth-allowance', { ...student, principalCarer: true }, 'principalCarer'],
    [
      'youth-allowance',
      { ...student, children: 1, principalCarer: true, principalCarerExempt: true },
      'principalCarerExempt'
    ],
    [
      'rent-assistance',
      { payment: 'youth-allowance', age: 20, household: 'single', rent: { perFortnight: 1 } },
      'youthAllowance'
    ],
    ['parenting-payment', { age: 30, children: 1, relationship: 'partnered' }, 'partner'],
    ['parenting-payment', { age: 30, children: 1, partner: { age: 30 } }, 'partner'],
    ['austudy', { activity: 'student', age: 30, relationship: 'partnered' }, 'partner'],
    ['austudy', { activity: 'student', age: 30, partner: { age: 30 } }, 'partner'],
    ['special-benefit', { age: 30, relationship: 'partnered' }, 'partner'],
    ['special-benefit', { age: 30, partner: { age: 30 } }, 'partner'],
    ['special-benefit', { age: 30, inKindSupport: 1 }, 'inKindSupport'],
    ['crisis-payment', { ...crisis, principalCarer: true }, 'principalCarer'],
    ['crisis-payment', { ...crisis, principalCarerExempt: true }, 'principalCarerExempt'],
    ['crisis-payment', { ...crisis, contactedOn: '2026-09-20' }, 'contactedOn'],
    ['crisis-payment', { ...crisis, happenedOn: '2026-09-20', contactedOn: '2026-09-19' }, 'contactedOn'],
    ['wage-subsidy', { program: 'workforce-australia', hoursAWeek: 38, pay: { basis: 'hourly' } }, 'pay.hourly'],
    ['age-pension', { age: 70, relationship: 'separated-by-illness' }, 'partner'],
    ['carer-payment', { age: 40, partner: { age: 30 } }, 'partner'],
    [
      'disability-support-pension',
      { age: 19, relationship: 'partnered', partner: { age: 20 }, dependent: true },
      'dependent'
    ],
    ['income-maintenance', leaveFrom('9999-12-31'), 'startsOn'],
    ['redundancy', { serviceMonths: 30, weeklyBasePay: 1, age: 50, ageAtEndOfIncomeYear: 49 }, 'ageAtEndOfIncomeYear']
  ]

  it.each(wrong)('%s %j names the field and what it takes', (name, situation, expected) => {
    const { schema } = CALCULATORS[name]
    const found = schema.safeParse(situation)
    const [issue, ...others] = found.success ? [] : situationIssues(schema, found.error, situation)
    const line = `${issue?.path}: ${issue?.message}. ${issue?.takes}`
    expect(expected.includes(': ') ? line : issue?.path).toBe(expected)
    expect(issue?.takes).not.toBe('')
    expect(others).toEqual([])
    expect(() => run(name, situation, ratesOn('2026-09-20'))).toThrow(ZodError)
  })

  const wrongOnADay: [CalculatorName, object, string][] = [
    ['youth-allowance', { ...student, age: 21, longTermIncomeSupport: true }, 'longTermIncomeSupport'],
    ['disability-support-pension', { age: 19, transitional: true }, 'transitional']
  ]

  it.each(wrongOnADay)('%s %j is refused by the ages of the day', (name, situation, path) => {
    const message = expect.objectContaining({ issues: [expect.objectContaining({ path: [path] })] }) as unknown
    expect(() => run(name, situation, ratesOn('2026-09-20'))).toThrow(message as Error)
  })

  it('describes the situation where the input is none', () => {
    const { schema } = CALCULATORS.jobseeker
    const found = schema.safeParse('30')
    expect(found.success ? [] : situationIssues(schema, found.error, '30')).toMatchObject([
      { path: '', takes: 'A person who gets or claims JobSeeker Payment.' }
    ])
  })
})
