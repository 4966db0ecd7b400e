import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { situationIssues } from '../../../rules/situations/issues.ts'
import { rulesCommand } from '../../support/rules-command.ts'
import { ratesOn, run } from './support.ts'

const rates = ratesOn('2026-09-20')

const student = { activity: 'student', age: 22, living: 'away' }
const jobSeeker = { activity: 'job-seeker', age: 20, living: 'away', hasPartialCapacity: true }
const renter = { payment: 'jobseeker', age: 30, household: 'single' }
const board = { accommodation: 'board-and-lodging', perFortnight: 30_000 }
const CAPS: [CalculatorName, string, (value: number) => object, number][] = [
  ['jobseeker', 'workingCredit', workingCredit => ({ age: 30, workingCredit }), 100_000],
  ['youth-allowance', 'workingCredit', workingCredit => ({ ...jobSeeker, workingCredit }), 350_000],
  ['youth-allowance', 'incomeBank', incomeBank => ({ ...student, incomeBank }), 1_350_000],
  ['youth-allowance', 'incomeBank', incomeBank => ({ ...student, activity: 'apprentice', incomeBank }), 100_000],
  ['parenting-payment', 'workingCredit', workingCredit => ({ age: 30, children: 1, workingCredit }), 100_000],
  ['austudy', 'incomeBank', incomeBank => ({ activity: 'student', age: 30, incomeBank }), 1_350_000],
  ['austudy', 'incomeBank', incomeBank => ({ activity: 'apprentice', age: 30, incomeBank }), 100_000],
  ['working-credit', 'balance', balance => ({ payment: 'jobseeker', balance }), 100_000],
  ['working-credit', 'balance', balance => ({ payment: 'youth-allowance-job-seeker', balance }), 350_000],
  ['working-credit', 'balance', balance => ({ payment: 'youth-allowance-student', balance }), 1_350_000],
  ['working-credit', 'balance', balance => ({ payment: 'youth-allowance-apprentice', balance }), 100_000],
  ['age-pension', 'workBonusBalance', workBonusBalance => ({ age: 70, workBonusBalance }), 1_180_000],
  ['carer-payment', 'workingCredit', workingCredit => ({ age: 40, workingCredit }), 100_000],
  ['rent-assistance', 'rent.lodgingPart', lodgingPart => ({ ...renter, rent: { ...board, lodgingPart } }), 30_000]
]

it.each(CAPS)('%s: %s takes the most, and a cent more is refused with path and most', (name, path, situation, most) => {
  expect(run(name, situation(most), rates).notModelled).toEqual([])
  expect(() => run(name, situation(most + 1), rates)).toThrow(ZodError)
  const { status, text } = rulesCommand([name, '--on', '2026-09-20'], () => JSON.stringify(situation(most + 1)))
  expect(status).toBe(2)
  expect(text.startsWith(`${path}: `)).toBe(true)
  expect(text).toMatch(path === 'rent.lodgingPart' ? /more than what is paid a fortnight/ : `${most}`)
})

it('takes the bank of a student by the day', () => {
  const situation = { ...student, incomeBank: 1_270_001 }
  expect(run('youth-allowance', situation, ratesOn('2025-01-01')).amount).toBe(67_030)
  expect(() => run('youth-allowance', situation, ratesOn('2024-12-31'))).toThrow(/1270000.* on 2024-12-31/)
})

it('Rent Assistance with Family Tax Benefit needs to know at which rate', () => {
  const situation = { ...renter, payment: 'family-tax-benefit', children: 1, rent: { perFortnight: 1 } }
  const { schema } = CALCULATORS['rent-assistance']
  const found = schema.safeParse(situation)
  expect(found.success ? [] : situationIssues(schema, found.error, situation)).toMatchObject([
    { path: 'familyTaxBenefit', message: expect.stringContaining('base-rate or above-base') as string }
  ])
  expect(schema.safeParse({ ...situation, familyTaxBenefit: 'base-rate' }).success).toBe(true)
})

describe('the command line', () => {
  const child = (fields: object) => ({
    ...student,
    age: 19,
    parents: { adjustedTaxableIncome: 0, otherChildren: [{ kind: 'youth-allowance', age: 18, living: 'home' }, fields] }
  })
  const lines = (situation: object) =>
    rulesCommand(['youth-allowance', '--on', '2026-09-20'], () => JSON.stringify(situation)).text

  it('names the fields of the kind of child that was meant, and no other', () => {
    const none = 'there is no such field. One of: kind,'
    const at = 'parents.otherChildren[1]'
    expect(lines(child({ kind: 'family-tax-benefit', age: 9 }))).toBe(`${at}.age: ${none} maximumRate.`)
    const wage = lines(child({ kind: 'youth-allowance', age: 18, living: 'home', wage: 9 }))
    expect(wage).toBe(`${at}.wage: ${none} age, living, rent, maximumRate.`)
    expect(lines(child({ kind: 'family-tax-benefit', maximumRate: -1 }))).toMatch(/maximumRate: .*Family Tax Benefit/)
    expect(lines(child({ kind: 'cousin' }))).toMatch(/^parents\.other\S+\.kind: .*youth-allowance.*family-tax/)
  })

  it('reads a file that begins with a byte order mark', () => {
    const { status, text } = rulesCommand(['jobseeker', '--on', '2026-09-20'], () => '\uFEFF{ "age": 30 }')
    expect([status, (JSON.parse(text) as { amount: number }).amount]).toEqual([0, 83_370])
  })
})
