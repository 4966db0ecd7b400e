/** Every kind of fault, in every field of every calculator: the message names the field, in plain words. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALCULATORS, type CalculatorName } from '../../../rules/calculators.ts'
import { shown } from '../../../rules/situations/given.ts'
import { rulesCommand } from '../../support/rules-command.ts'

type Path = (string | number)[]

const income = { employment: 36_000, other: 100 }
const place = { accommodation: 'private-rent', sharing: false, withParent: false }
const rent = { ...place, perFortnight: 30_000, lodgingPart: 100, apartForWork: true }
const liquid = { partnered: true, dependentChildren: false, liquidAssets: 100, exemption: 'served-in-last-12-months' }
const payments = [{ kind: 'annual-leave', amount: 100_000, days: 5 }]
const maintenance = { weeklyPay: 100_000, startsOn: '2026-09-20', payments }
const residence = { residence: 'citizen', visaGrantedOn: '2026-09-20', weeksAsResident: 1, yearsInAustralia: 1 }
const student = { activity: 'student', age: 22, living: 'away' }
const otherChildren = [
  { kind: 'youth-allowance', age: 18, living: 'home', rent, maximumRate: 100 },
  { kind: 'family-tax-benefit', maximumRate: 100 }
]
const shared = {
  relationship: 'partnered',
  partner: { age: 30, payment: 'none', income },
  children: 1,
  principalCarer: true,
  principalCarerExempt: false,
  temporarilyIncapacitated: false,
  income,
  rent,
  familyTaxBenefit: 'none',
  assets: { homeOwner: true, total: 100 },
  claim: { liquidAssets: 100, leavePaidOut: maintenance, residence }
}

const couple = {
  relationship: 'partnered',
  partner: { age: 30, payment: 'none', income },
  income,
  rent,
  familyTaxBenefit: 'none',
  assets: { homeOwner: true, total: 100 },
  claim: { leavePaidOut: maintenance, residence }
}
const hardship = { freeBoardAndLodging: true, inKindSupport: 100, availableFunds: 100, term: 'short' }
const crisis = {
  ground: 'other-extreme',
  payment: 'jobseeker',
  age: 30,
  relationship: 'single',
  children: 1,
  principalCarer: true,
  principalCarerExempt: true,
  living: 'away',
  longTermIncomeSupport: false,
  monthsOnPayment: 9,
  workCapacityHours: 20,
  temporarilyIncapacitated: true,
  rentAssistance: 100,
  liquidAssets: 100,
  happenedOn: '2026-09-19',
  contactedOn: '2026-09-20',
  daysConfined: 20,
  paymentsInYear: 1,
  exclusions: ['disaster-payment']
}

const tenant = { payment: 'youth-allowance', age: 20, household: 'single', children: 0, familyTaxBenefit: 'none' }
const youthAllowance = { independent: true, awayFromHome: true, hasHadPartnerOrChild: false }
const pay = { basis: 'hourly', hourly: 3_000, casual: false }
const exclusions = ['family-member']
const subsidy = { program: 'workforce-australia', apprenticeship: 'full-time', exclusions, superannuation: true }
const dismissal = { casual: false, notGenuine: false, exclusions: ['fixed-term'], amountPaid: 100 }

const earned = { ...income, selfEmployment: 100 }
const pensioner = {
  age: 40,
  relationship: 'partnered',
  partner: { age: 68, payment: 'pension', income: earned, workBonusBalance: 100, superannuation: 100 },
  children: 1,
  income: earned,
  workBonusBalance: 100,
  superannuation: 100,
  assets: { homeOwner: false, financial: 100, other: 100, gifts: [100] },
  rent,
  familyTaxBenefit: 'none',
  transitional: false
}
const impairment = { points: [10, 10], programMonths: 18, programNotNeeded: false }
const careReceiver = { getsIncomeSupport: false, partnered: true, yearlyIncome: 100, assets: 100, liquidAssets: 100 }
const familyChild = {
  age: 4,
  turnedThisYear: true,
  studying: false,
  care: 100,
  incomeSupport: false,
  vaccinesMissing: false,
  healthCheck: { turnedFourOn: '2025-09-20', months: 3, reported: false },
  childSupport: true,
  noChildSupportAction: false
}
const participation = {
  hours: 40,
  searchOrVolunteeringHours: 0,
  travel: { minutesEachWay: 30, days: 4 },
  exempt: false,
  obligations: false,
  carerAllowance: false
}

/** Situations that have every field between them. */
const WHOLE: Record<CalculatorName, object[]> = {
  jobseeker: [
    { ...shared, age: 30, youngestChildAge: 3, monthsOnPayment: 9, workCapacityHours: 20, workingCredit: 100 }
  ],
  'youth-allowance': [
    {
      ...shared,
      ...student,
      longTermIncomeSupport: true,
      hasPartialCapacity: false,
      independence: { grounds: ['orphan'], stateCare: 'supported', work: { averageHours: 30, months: 18 } },
      parents: { adjustedTaxableIncome: 100, getIncomeSupport: false, maintenance: 0, otherChildren },
      incomeBank: 100
    },
    { activity: 'job-seeker', age: 20, living: 'away', workingCredit: 100 }
  ],
  'parenting-payment': [
    {
      ...couple,
      age: 30,
      children: 1,
      youngestChildAge: 3,
      monthsOnPayment: 9,
      workCapacityHours: 20,
      workingCredit: 100
    }
  ],
  austudy: [
    {
      ...couple,
      activity: 'student',
      age: 30,
      children: 1,
      longTermIncomeSupport: true,
      monthsOnPayment: 9,
      incomeBank: 100
    },
    { activity: 'student', age: 30, claim: { liquidAssets: 100 } }
  ],
  'special-benefit': [
    {
      ...hardship,
      relationship: 'partnered',
      partner: { age: 30, payment: 'none', income },
      age: 30,
      children: 1,
      living: 'away',
      monthsOnPayment: 9,
      income,
      rent,
      familyTaxBenefit: 'none',
      residence
    }
  ],
  'crisis-payment': [crisis],
  'rent-assistance': [{ ...tenant, youthAllowance, rent }],
  'wage-subsidy': [{ ...subsidy, hoursAWeek: 38, age: 30, monthsWithProvider: 6, leaveLoading: 1750, pay }],
  'liquid-assets': [liquid],
  'income-maintenance': [maintenance],
  'working-credit': [{ payment: 'jobseeker', balance: 100, income }],
  'age-pension': [{ ...pensioner, age: 70, blind: true, weeksOutsideAustralia: 30, workingLifeYears: 35 }],
  'disability-support-pension': [{ ...pensioner, blind: false, dependent: false, workingCredit: 100, impairment }],
  'carer-payment': [{ ...pensioner, workingCredit: 100, paidWork: { hours: 100, ongoing: true }, careReceiver }],
  'carer-allowance': [{ familyIncome: 100, people: [{ kind: 'adult', share: 50 }] }],
  redundancy: [
    {
      ...dismissal,
      serviceMonths: 36,
      serviceDays: 1,
      weeklyBasePay: 100_000,
      age: 50,
      ageAtEndOfIncomeYear: 50,
      employees: 20
    }
  ],
  'family-tax-benefit': [
    {
      relationship: 'partnered',
      livesApart: true,
      children: [familyChild],
      income: { own: 9_000_000, partner: 100 },
      incomeSupport: false,
      parentalLeavePay: false,
      grandparentCarer: false,
      multipleBirth: 'triplets',
      energySupplement: false,
      rent,
      childSupport: { amount: 100_000, days: 365, arrears: 0, credit: 0, payees: 'both' },
      blindPension: false,
      weeksAsResident: 60
    }
  ],
  'parental-leave-pay': [
    {
      bornOn: '2026-09-20',
      claimedOn: '2026-09-20',
      relationship: 'partnered',
      income: { own: 5_000_000, partner: 100 },
      work: { days: 300, hours: 400, longestGapDays: 10, stoppedDangerousWorkOn: '2026-06-20', hasException: false },
      weeksAsResident: 110,
      partnersDays: 30,
      taken: [{ from: '2026-09-20', days: 5 }]
    }
  ],
  'child-care-subsidy': [
    {
      familyIncome: 9_000_000,
      own: participation,
      partner: participation,
      children: [
        { age: 3, atSchool: false, care: 'centre', feeAnHour: 1_400, hours: 60, sessionHours: 10, firstNations: false }
      ]
    }
  ],
  'newborn-payment': [{ babies: 2, firstChild: true, parentalLeavePayFor: 1, familyTaxBenefit: 'base-or-more' }],
  'stillborn-baby-payment': [
    { babies: 1, parentalLeavePayFor: 0, incomeInSixMonths: 5_000_000, familyTaxBenefit: false }
  ]
}

/** JSON, since 1e999 can be written so and not otherwise. */
const TEXT = ['"no such answer"', '""', '"2026-02-30"', '"\\u001b[31m\\n"']
const NUMBERS = ['0.5', '-1', '-1e30', '1e30', '1e999', '-1e999', '12345678901234567890', '30.000001']
const LISTS = [`[${'null,'.repeat(30)}null]`, `[${'"a",'.repeat(99)}"b"]`]
const FIELDS = ['{ "no such field": 1 }', '{ "": 1 }', '{ "__proto__": 1, "constructor": 2 }']
const FAULTS: Record<string, string[]> = {
  number: ['null', '"30"', 'true', '[]', '{}', ...NUMBERS],
  string: ['null', '5', 'false', '[]', '{}', ...TEXT],
  boolean: ['null', '0', '"true"', '[]', '{}'],
  list: ['null', '5', '"a"', '{}', 'false', ...LISTS],
  group: ['null', '5', '"a"', '[]', 'true', ...FIELDS]
}

/** Words of zod and of Node, and what no sentence should have in it. */
const JARGON =
  /\b(?:expected|(?<!(?:rent|maintenance) )received|unrecognized|invalid|zod|enum|discriminator|union|literal|integer|boolean|array|object|string|null must|nan|infinity|undefined|ERR_\w+|parse|token|positional|stack)\b|\[object|\(s\)|_/i

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function places(value: unknown, path: Path = []): [Path, unknown][] {
  const steps = Array.isArray(value) ? [...value.keys()] : isRecord(value) ? Object.keys(value) : []
  return [
    [path, value],
    ...steps.flatMap(step => places((value as Record<string | number, unknown>)[step], [...path, step]))
  ]
}

function written(path: Path): string {
  const steps = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
  return steps.join('').slice(1) || 'situation'
}

/** How lines begin that may speak of a fault: with the path, or with a field that is none below it. */
function named(path: Path, json: string): string[] {
  const [, field] = /^\{ "(.*?)"/.exec(json) ?? []
  if (field === undefined) return [`${written(path)}: `]
  const name = /^\w+$/.test(field) ? field : `"${field}"`
  // A group of one of several kinds is not looked into before it says its kind.
  return [
    `${path.length > 0 ? `${written(path)}.` : ''}${name}: there is no such field`,
    `${written(path)}.kind: is missing`
  ]
}

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'list'
  return isRecord(value) ? 'group' : typeof value
}

/** JSON of a value with something else in one place. */
function replaced(value: unknown, [step, ...rest]: Path, json: string): string {
  if (step === undefined) return json
  const inner = (value as Record<string | number, unknown>)[step]
  const parts = Object.entries(value as object).map(([key, each]): [string, string] => [
    key,
    key === String(step) ? replaced(inner, rest, json) : JSON.stringify(each)
  ])
  if (Array.isArray(value)) return `[${parts.map(([, part]) => part).join(',')}]`
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${part}`).join(',')}}`
}

function leaving(value: object, field: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(value).filter(([name]) => name !== field)))
}

interface Shape {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  oneOf?: Shape[]
  enum?: unknown
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Every field of a JSON Schema: its path without places in lists, and what it takes. */
function fields(shape: Shape, path: Path = []): [string, Shape][] {
  const inner = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, field]) => fields(field, [...path, name])),
    ...(shape.items ? fields(shape.items, path) : []),
    ...(shape.oneOf ?? []).flatMap(form => fields(form, path))
  ]
  return [[path.join('.'), shape], ...inner]
}

const NAMES = Object.keys(CALCULATORS) as CalculatorName[]

function refused(name: CalculatorName, json: string): string[] {
  const { status, text } = rulesCommand([name, '--on', '2026-09-20'], () => json)
  expect(status, `${json}\n${text}`).toBe(2)
  return text.split('\n')
}

describe.each(NAMES)('%s', name => {
  const schema = fields(z.toJSONSchema(CALCULATORS[name].schema, { io: 'input' }) as Shape)

  it('is tried in every field, and each says how much it takes', () => {
    const tried = WHOLE[name].flatMap(situation => {
      expect(CALCULATORS[name].schema.safeParse(situation).error).toBeUndefined()
      return places(situation).map(([path]) => path.filter(step => typeof step === 'string').join('.'))
    })
    expect([...new Set(schema.map(([path]) => path))].filter(path => !tried.includes(path))).toEqual([])
    const open = schema.filter(([, { type, minimum, maximum, maxItems, format, ...shape }]) => {
      if (type === 'integer' || type === 'number') return minimum === undefined || maximum === undefined
      if (type === 'array') return maxItems === undefined
      return type === 'string' && !shape.enum && shape.const === undefined && format !== 'date'
    })
    expect(open.map(([path]) => path)).toEqual([])
  })

  it('names the field of every fault, says what was given, and speaks plainly', () => {
    const faults = WHOLE[name].flatMap(situation =>
      places(situation).flatMap(([path, value]) => (FAULTS[kind(value)] ?? []).map(json => ({ situation, path, json })))
    )
    expect(faults.length).toBeGreaterThan(20)
    for (const { situation, path, json } of faults) {
      const lines = refused(name, replaced(situation, path, json))
      const starts = named(path, json)
      const isNamed = lines.some(line => starts.some(start => line.startsWith(start)))
      expect(isNamed, `${starts[0]}\n${lines.join('\n')}`).toBe(true)
      expect(lines.length).toBeLessThanOrEqual(21)
      for (const line of lines) {
        // A given name is quoted, and a missing field is listed beside the unknown one.
        expect(line.replace(/"[^"]*"|__proto__/g, ''), json).not.toMatch(JARGON)
        expect(line).toMatch(/^(?:[\w"[\].\\{} -]+: .{5,600}\.|and \d+ more)$/)
      }
    }
  })

  it('names every field that is missing, and takes what may be', () => {
    const without = WHOLE[name].flatMap(situation =>
      places(situation).flatMap(([path, value]) => {
        if (!isRecord(value) || Array.isArray(value)) return []
        return Object.keys(value).map(field => replaced(situation, path, leaving(value, field)))
      })
    )
    const lines = without
      .filter(json => !CALCULATORS[name].schema.safeParse(JSON.parse(json)).success)
      .flatMap(json => refused(name, json))
    expect(lines).not.toEqual([])
    for (const line of lines) {
      expect(line).toMatch(/: (?:is missing|is needed|needs|is given, but not)/)
      expect(line).not.toMatch(JARGON)
    }
  })
})

describe('a refusal', () => {
  const first = (json: string) => refused('jobseeker', json)[0]?.split('. ')[0]

  it.each([
    ['{ "age": "30" }', 'age: is the text "30", not a number'],
    ['{ "age": 30.5 }', 'age: is 30.5, not a whole number'],
    ['{ "age": 1e999 }', 'age: is more than 9007199254740991'],
    ['{ "age": -1e999 }', 'age: is less than -9007199254740991'],
    ['{ "age": 121 }', 'age: is 121, more than 120'],
    ['{ "age": 15 }', 'age: is 15, less than 16'],
    ['{ "age": null }', 'age: is null, not a number'],
    ['{}', 'age: is missing'],
    ['[]', 'situation: is a list, not a group of fields in { }'],
    ['{ "age": 30, "relationship": "wed" }', 'relationship: is the text "wed", not one of its answers'],
    ['{ "age": 30, "relationship": [] }', 'relationship: is a list, not one of its answers'],
    ['{"age":30,"claim":{"leavePaidOut":{"payments":[]}}}', 'claim.leavePaidOut.payments: has fewer than 1 entries'],
    [
      '{ "age": 30, "claim": { "residence": { "residence": "citizen", "visaGrantedOn": "2026-02-30" } } }',
      'claim.residence.visaGrantedOn: is the text "2026-02-30", and takes a day that exists'
    ],
    ['{ "age": 30, "partner age": 30 }', '"partner age": there is no such field'],
    ['{ "age": 30, "": 30 }', '"": there is no such field'],
    ['{ "age": 30, "income": { "\\u001b[2J\\nage": 30 } }', 'income."\\u{1b}[2J\\u{a}age": there is no such field']
  ])('of %s begins “%s”', (json, expected) => {
    expect(first(json)).toBe(expected)
  })

  it('of an unrealistic amount of pay names the maximum', () => {
    const wages = { program: 'workforce-australia', hoursAWeek: 38, pay: { basis: 'hourly', hourly: 170_000_000 } }
    expect(refused('wage-subsidy', JSON.stringify(wages))[0]).toMatch(
      /^pay\.hourly: is 170000000, more than 1000000\. /
    )
  })

  it('is one line for each field', () => {
    expect(refused('jobseeker', '{ "age": 0.5 }')).toHaveLength(1)
    expect(refused('jobseeker', '{ "age": 0.5, "children": -0.5 }')).toHaveLength(2)
  })

  it('comes to an end, however much is wrong', () => {
    const keys = Array.from({ length: 9_000 }, (_, index) => [`key${index}`, 1])
    const unknown = refused('jobseeker', JSON.stringify({ ...Object.fromEntries(keys), income: { pay: 1 } }))
    expect(unknown.map(line => line.split('. ')[0])).toEqual([
      'age: is missing',
      'income.pay: there is no such field',
      'key0: there is no such field',
      ...[1, 2, 3, 4].map(index => `key${index}: there is no such field.`),
      'situation: has 8995 more of them.'
    ])
    const payments = Array.from({ length: 20 }, () => ({ kind: 'gift', amount: -1 }))
    const lines = refused('income-maintenance', JSON.stringify({ payments }))
    expect(lines).toHaveLength(21)
    expect(lines.at(-1)).toBe('and 20 more')
    // Two long names that begin alike are two faults.
    const long = 'x'.repeat(1_000_000)
    const two = refused('jobseeker', JSON.stringify({ age: 30, [`${long}a`]: 1, [`${long}b`]: 1, relationship: long }))
    expect(two).toHaveLength(3)
    expect(Math.max(...two.map(line => line.length))).toBeLessThan(500)
  })

  it.each([
    ['a\u202Eb\u2028c\u0085d\ud800e', 'the text "a\\u{202e}b\\u{2028}c\\u{85}d\\u{d800}e"'],
    ['立足 é 😀', 'the text "立足 é 😀"'],
    ['😀'.repeat(61), `the text "${'😀'.repeat(60)}…"`],
    ['a'.repeat(60), `the text "${'a'.repeat(60)}"`],
    ['', 'empty text'],
    [NaN, 'NaN'],
    [[1], 'a list'],
    [{ a: 1 }, 'a group of fields'],
    [() => 1, 'a function']
  ])('says %j back as %s', (value, expected) => {
    expect(shown(value)).toBe(expected)
  })
})
