/** Random situations for the properties: only what the figures of the day can answer. */
import fc from 'fast-check'
import { z } from 'zod'
import type { austudySituation } from '../../../rules/situations/austudy.ts'
import type { jobseekerSituation } from '../../../rules/situations/jobseeker.ts'
import type { parentingPaymentSituation } from '../../../rules/situations/parenting-payment.ts'
import type { rentAssistanceSituation } from '../../../rules/situations/rent-assistance.ts'
import { MOST_CENTS, MOST_CHILD_RATE, MOST_PARENTAL_INCOME, MOST_SIBLINGS } from '../../../rules/situations/choices.ts'
import type { youthAllowanceSituation } from '../../../rules/situations/youth-allowance.ts'

type JobseekerInput = z.input<typeof jobseekerSituation>
type ParentingInput = z.input<typeof parentingPaymentSituation>
type AustudyInput = z.input<typeof austudySituation>
type YouthInput = z.input<typeof youthAllowanceSituation>
type RentInput = z.input<typeof rentAssistanceSituation>

const DAY = 86_400_000
const FIRST = Date.parse('2023-03-20T00:00:00Z')
/** Since this day the data holds the rates of Austudy, and with them every figure that a situation can ask for. */
const AUSTUDY_HELD = '2026-01-01'
/** Since this day it holds what is asked about partners under 22, students and long-term rates. */
const YOUTH_HELD = '2024-01-01'
/** The highest Income Bank of a student in 2024, when the students' figures begin; later ones are higher. */
const STUDENT_BANK = 1_270_000
/** The highest balances of the other credits, which are not indexed; `balances.test.ts` refuses a cent more. */
const MOST_APPRENTICE_BANK = 100_000
const MOST_WORKING_CREDIT = 100_000
const MOST_YOUTH_WORKING_CREDIT = 350_000

/** A day from 20 March 2023 to 31 December 2026. */
export const day = fc
  .integer({ min: 0, max: Math.floor((Date.parse('2026-12-31T00:00:00Z') - FIRST) / DAY) })
  .map(days => new Date(FIRST + days * DAY).toISOString().slice(0, 10))

/** Cents a fortnight, often near a threshold. */
export const cents = fc.oneof(
  fc.integer({ min: 0, max: 400_000 }),
  fc.constantFrom(0, 1, 14_999, 15_000, 15_001, 24_999, 25_000, 25_001, 25_599, 25_600, 25_601, 53_900, 64_600),
  fc.integer({ min: 0, max: 9_999_999_999 })
)
export const smallCents = fc.integer({ min: 0, max: 60_000 })

const income = fc.record({ employment: cents, other: cents })

/** A field that is left out as often as not. */
function sometimes<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined })
}

function atMost(value: number | undefined, most: number): number | undefined {
  return value === undefined ? undefined : Math.min(value, most)
}

function partner(on: string) {
  const payments = ['none', 'jobseeker', 'parenting-payment', 'youth-allowance-job-seeker', 'pension'] as const
  return fc.record({
    age: fc.integer({ min: on >= YOUTH_HELD ? 18 : 22, max: 65 }),
    payment: fc.constantFrom(...payments, ...(on >= AUSTUDY_HELD ? (['austudy'] as const) : [])),
    income
  })
}

const rent = fc.record({
  accommodation: fc.constantFrom('private-rent', 'board-and-lodging', 'lodging', 'own-home', 'government-housing'),
  perFortnight: fc.oneof(fc.integer({ min: 0, max: 120_000 }), cents),
  sharing: fc.boolean(),
  withParent: fc.boolean()
})

const living = fc.constantFrom('home', 'away')
const assets = fc.record({ homeOwner: fc.boolean(), total: fc.integer({ min: 0, max: 90_000_000 }) })
const familyTaxBenefit = fc.constantFrom('none', 'above-base')

function sibling<Rent>(oldest: number, rent: fc.Arbitrary<Rent>) {
  const kind = fc.constant('youth-allowance' as const)
  return fc.record({ kind, age: fc.integer({ min: 16, max: oldest }), living, rent: sometimes(rent) })
}

export function jobseeker(on: string): fc.Arbitrary<JobseekerInput> {
  return fc
    .record({
      age: fc.integer({ min: 22, max: 65 }),
      partner: sometimes(partner(on)),
      children: fc.integer({ min: 0, max: 4 }),
      carer: fc.boolean(),
      exempt: fc.boolean(),
      monthsOnPayment: fc.integer({ min: 0, max: 24 }),
      workCapacityHours: sometimes(fc.integer({ min: 0, max: 29 })),
      temporarilyIncapacitated: fc.boolean(),
      income,
      workingCredit: sometimes(fc.integer({ min: 0, max: MOST_WORKING_CREDIT })),
      rent: sometimes(rent),
      familyTaxBenefit,
      assets: sometimes(assets)
    })
    .map(({ carer, exempt, ...rest }) => {
      const principalCarer = carer && rest.children > 0
      return {
        ...rest,
        relationship: rest.partner ? ('partnered' as const) : ('single' as const),
        principalCarer,
        principalCarerExempt: exempt && principalCarer && !rest.partner
      }
    })
}

export function youth(on: string): fc.Arbitrary<YouthInput> {
  return fc
    .record({
      activity: fc.constantFrom('student', 'apprentice', 'job-seeker'),
      age: fc.integer({ min: 16, max: 21 }),
      living,
      partner: sometimes(partner(on)),
      children: fc.integer({ min: 0, max: 3 }),
      orphan: fc.boolean(),
      temporarilyIncapacitated: fc.boolean(),
      parents: fc.record({
        adjustedTaxableIncome: fc.integer({ min: 0, max: 20_000_000 }),
        getIncomeSupport: fc.boolean(),
        otherChildren: fc.array(sibling(21, rent), { maxLength: 3 })
      }),
      income,
      bank: sometimes(fc.integer({ min: 0, max: STUDENT_BANK })),
      rent: sometimes(rent),
      familyTaxBenefit,
      assets: sometimes(assets)
    })
    .map(({ orphan, bank, ...rest }) => {
      const isJobSeeker = rest.activity === 'job-seeker'
      const grounds = [
        ...(rest.partner ? (['married-or-registered'] as const) : []),
        ...(orphan ? (['orphan'] as const) : [])
      ]
      return {
        ...rest,
        relationship: rest.partner ? ('partnered' as const) : ('single' as const),
        independence: { grounds },
        ...(isJobSeeker
          ? { workingCredit: atMost(bank, MOST_YOUTH_WORKING_CREDIT) }
          : { incomeBank: rest.activity === 'apprentice' ? atMost(bank, MOST_APPRENTICE_BANK) : bank })
      }
    })
}

export function parenting(on: string): fc.Arbitrary<ParentingInput> {
  return fc
    .record({
      age: fc.integer({ min: 16, max: 65 }),
      partner: sometimes(partner(on)),
      children: fc.integer({ min: 1, max: 5 }),
      youngestChildAge: sometimes(fc.integer({ min: 0, max: 5 })),
      monthsOnPayment: fc.integer({ min: 0, max: 24 }),
      workCapacityHours: sometimes(fc.integer({ min: 0, max: 29 })),
      income,
      workingCredit: sometimes(fc.integer({ min: 0, max: MOST_WORKING_CREDIT })),
      rent: sometimes(rent),
      familyTaxBenefit,
      assets: sometimes(assets)
    })
    .map(rest => ({ ...rest, relationship: rest.partner ? ('partnered' as const) : ('single' as const) }))
}

export function austudy(on: string): fc.Arbitrary<AustudyInput> {
  return fc
    .record({
      activity: fc.constantFrom('student', 'apprentice'),
      age: fc.integer({ min: 25, max: 65 }),
      partner: sometimes(partner(on)),
      children: fc.integer({ min: 0, max: 3 }),
      longTermIncomeSupport: fc.boolean(),
      monthsOnPayment: fc.integer({ min: 0, max: 24 }),
      income,
      bank: sometimes(fc.integer({ min: 0, max: STUDENT_BANK })),
      rent: sometimes(rent),
      familyTaxBenefit,
      assets: sometimes(assets)
    })
    .map(({ bank, ...rest }) => ({
      ...rest,
      relationship: rest.partner ? ('partnered' as const) : ('single' as const),
      incomeBank: rest.activity === 'apprentice' ? atMost(bank, MOST_APPRENTICE_BANK) : bank
    }))
}

/** A dependent student whose parents mostly earn more than the free area, with brothers, sisters and rents in cents. */
export function family(): fc.Arbitrary<YouthInput> {
  const usualRent = fc.integer({ min: 15_000, max: 60_000 })
  const rented = fc.record({ perFortnight: fc.oneof(usualRent, upTo(0, MOST_CENTS)), sharing: fc.boolean() })
  const child = fc.oneof(
    sibling(24, rented),
    fc.record({ kind: fc.constant('family-tax-benefit' as const), maximumRate: upTo(0, MOST_CHILD_RATE) })
  )
  return fc.record({
    activity: fc.constantFrom('student', 'apprentice'),
    age: fc.integer({ min: 16, max: 21 }),
    living: fc.constant('away' as const),
    income,
    rent: rented,
    parents: fc.record({
      adjustedTaxableIncome: fc.oneof(fc.integer({ min: 6_000_000, max: 200_000_000 }), upTo(0, MOST_PARENTAL_INCOME)),
      otherChildren: fc.array(child, { maxLength: MOST_SIBLINGS, size: 'max' })
    })
  })
}

export function renter(): fc.Arbitrary<RentInput> {
  return fc.record({
    payment: fc.constantFrom('jobseeker', 'age-pension', 'parenting-payment'),
    age: fc.integer({ min: 18, max: 90 }),
    household: fc.constantFrom('single', 'couple', 'couple-separated-by-illness', 'couple-temporarily-separated'),
    children: fc.integer({ min: 0, max: 5 }),
    familyTaxBenefit,
    rent
  })
}

/**
 * Any situation that a schema accepts, at its limits as often as not, whatever fields it has now or later.
 * A field that contradicts another is left out.
 */
export function accepted(schema: z.ZodType): fc.Arbitrary<unknown> {
  return anything(schema)
    .map(situation => without(withinBalances(situation), schema.safeParse(situation).error?.issues ?? []))
    .filter(situation => schema.safeParse(situation).success)
}

/** The highest balances in cents, which schemas leave to the figures of the day. */
const MOST_BALANCES: Readonly<Record<string, number>> = { workBonusBalance: 1_180_000, workingCredit: 100_000 }

function withinBalances(situation: unknown): unknown {
  if (typeof situation !== 'object' || situation === null || Array.isArray(situation)) return situation
  return Object.fromEntries(
    Object.entries(situation).map(([key, value]: [string, unknown]) => {
      const most = MOST_BALANCES[key]
      return [key, most !== undefined && typeof value === 'number' ? Math.min(value, most) : withinBalances(value)]
    })
  )
}

function anything(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return anything(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodOptional) return sometimes(anything(schema.unwrap() as z.ZodType))
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    return fc.record(Object.fromEntries(fields.map(([key, field]) => [key, anything(field)])))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return fc.oneof(...(schema.options as z.ZodType[]).map(anything))
  }
  if (schema instanceof z.ZodArray) return list(schema as z.ZodArray<z.ZodType>)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...(schema.options as string[]))
  if (schema instanceof z.ZodLiteral) return fc.constant(schema.value)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodISODate) return fc.constantFrom('1900-01-01', '2018-12-31', '2026-09-20', '2199-12-31')
  if (schema instanceof z.ZodNumber) return upTo(schema.minValue ?? NaN, schema.maxValue ?? NaN)
  throw new TypeError(`no values are known for ${schema.constructor.name}`)
}

/** As fast-check, where a schema sets none. */
const MOST = 0x7fffffff

function list(schema: z.ZodArray<z.ZodType>): fc.Arbitrary<unknown> {
  const { minItems: minLength = 0, maxItems: maxLength = MOST } = z.toJSONSchema(schema, { io: 'input' })
  // As long as the schema takes: fast-check alone would rarely make one that long.
  return fc.array(anything(schema.element), { minLength, maxLength, size: 'max' })
}

/** Anything between, at either end, and as much as people have. */
function upTo(least: number, most: number): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: least, max: most }),
    fc.integer({ min: least, max: Math.min(most, least + 150_000) }),
    fc.integer({ min: Math.max(least, most - 10), max: most })
  )
}

function without(situation: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(situation)
  for (const { path } of issues) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((inside, step) => (inside as Record<PropertyKey, unknown>)[step], copy)
    Reflect.deleteProperty(holder as object, path.at(-1) ?? '')
  }
  return copy
}
