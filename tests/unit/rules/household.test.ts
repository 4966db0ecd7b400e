/** Households in tests/rules/household/: the outcome of each payment, why, how much and from when. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { chosenOf } from '../../../rules/household/choose.ts'
import { INCOME_SUPPORT, type PaymentId } from '../../../rules/household/ids.ts'
import { outcomeOf } from '../../../rules/household/payment.ts'
import type { Outcome } from '../../../rules/household/outcome.ts'
import type { View } from '../../../rules/household/view.ts'
import { assessHousehold } from '../../../rules/household.ts'
import type { Rates } from '../../../rules/lookup.ts'
import { OTHER_RULES } from '../../../rules/payments/index.ts'
import { PAYMENTS } from '../../../rules/payments/register.ts'
import { householdSituation, type Household } from '../../../rules/situations/household.ts'
import { accept, calculatorName, ratesFor, readCases, run, situation } from './support.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'rules', 'household')
const words = z.record(z.string(), z.array(z.string())).default({})

/** Income support as it was decided before, for what comes with it; the working is that of its calculator. */
const decided = z.partialRecord(
  z.enum(INCOME_SUPPORT),
  z.strictObject({
    state: z.enum(['likely', 'may', 'no']),
    missing: z.array(z.string()).default([]),
    from: z.string().optional(),
    working: z.strictObject({ calculator: calculatorName, situation }).optional()
  })
)

const householdCase = z.strictObject({
  name: z.string(),
  on: z.string(),
  accept,
  household: situation,
  decided: decided.optional(),
  /** The adult whose outcomes are expected. */
  who: z.enum(['you', 'partner']).default('you'),
  expected: z.record(z.string(), z.enum(['likely', 'may', 'no'])),
  /** Conditions that decided, each that is named among them. */
  reasons: words,
  missing: words,
  /** Facts that are missing for the amount alone. */
  unpriced: words,
  /** Facts that were taken one way. */
  assumed: words,
  /** Conditions whose sentence says a reason more exactly. */
  sentences: words,
  /** In cents; null where there is none. */
  amounts: z.record(z.string(), z.number().nullable()).default({}),
  /** Where the amount is only the least: the most, in cents. */
  atMost: z.record(z.string(), z.number().nullable()).default({}),
  from: z.record(z.string(), z.string().nullable()).default({}),
  /** In cents a fortnight, from that day. */
  then: z.record(z.string(), z.number()).default({}),
  /** The birth with which it begins; null where it is paid from today. */
  begins: z.record(z.string(), z.string().nullable()).default({}),
  /** The first day on which it is no longer open. */
  ends: z.record(z.string(), z.string()).default({}),
  chosen: z.string().optional(),
  /** Groups of payments of which one is chosen: each is a group, or part of one. */
  choices: z.array(z.array(z.string())).default([]),
  /** For a payment, each day by which something must be done. */
  days: words,
  /** Payments for which nothing must be done by a day. */
  noDays: z.array(z.string()).default([]),
  firstPaid: z.string().optional(),
  /** For all adults, cents a fortnight. */
  total: z.number().optional(),
  /** What is paid once Parental Leave Pay has ended, and from when. */
  later: z.strictObject({ from: z.string(), amount: z.number() }).optional(),
  /** What is paid until income support starts, and until when. */
  before: z.strictObject({ until: z.string(), amount: z.number() }).optional(),
  /** The same at most, where it is a range; null where it is exact. */
  totalAtMost: z.number().nullable().optional(),
  /** Parts of the sum that are paid from a later day. */
  paidFrom: z.record(z.string(), z.string()).optional(),
  /** Whether the amount is at the usual rate, which an assessment may raise. */
  usualRate: z.record(z.string(), z.boolean()).default({}),
  source: z.string().optional()
})

describe.each(readdirSync(FOLDER))('%s', file => {
  it.each(readCases(join('household', file), householdCase))('$name', each => {
    const household = householdSituation.parse(each.household)
    const rates = ratesFor(each)
    const result = each.decided ? undefined : assessHousehold(household, rates)
    const people = result?.people ?? []
    const person = people.find(({ who }) => who === each.who)
    const all = each.decided ? othersAfter(each.decided, household, rates) : (person?.outcomes ?? [])
    const outcomes = Object.fromEntries(all.map(outcome => [outcome.id, outcome]))
    const ids = (wanted: object) => Object.keys(wanted).map(id => [id, outcomes[id]] as const)
    const said = Object.fromEntries(ids(each.expected).map(([id, outcome]) => [id, outcome?.state]))
    expect(said).toEqual(each.expected)
    for (const [id, outcome] of ids(each.reasons)) {
      expect(outcome?.decided.map(condition => condition.id)).toEqual(expect.arrayContaining(each.reasons[id] ?? []))
    }
    for (const [id, outcome] of ids(each.missing)) expect(outcome?.missing).toEqual(each.missing[id])
    for (const [id, outcome] of ids(each.assumed)) expect(outcome?.assumed).toEqual(each.assumed[id])
    for (const [id, outcome] of ids(each.sentences)) {
      expect(outcome?.decided.flatMap(({ sentence }) => sentence ?? [])).toEqual(each.sentences[id])
    }
    for (const [id, outcome] of ids(each.amounts)) expect(outcome?.result?.amount ?? null).toBe(each.amounts[id])
    for (const [id, outcome] of ids(each.atMost)) expect(outcome?.atMost ?? null).toBe(each.atMost[id])
    for (const [id, outcome] of ids(each.unpriced)) expect(outcome?.unpriced ?? []).toEqual(each.unpriced[id])
    for (const [id, outcome] of ids(each.then)) expect(outcome?.then).toBe(each.then[id])
    for (const [id, outcome] of ids(each.from)) expect(outcome?.from ?? null).toBe(each.from[id])
    for (const [id, outcome] of ids(each.begins)) expect(outcome?.begins ?? null).toBe(each.begins[id])
    for (const [id, outcome] of ids(each.ends)) expect(outcome?.ends).toBe(each.ends[id])
    if (each.chosen !== undefined) expect(person?.chosen).toBe(each.chosen)
    for (const group of each.choices) expect(person?.choices).toContainEqual(expect.arrayContaining(group))
    for (const [id, days] of Object.entries(each.days)) {
      const told = person?.days.filter(({ payment }) => payment === id).map(({ by }) => by)
      expect(told).toEqual(expect.arrayContaining(days))
    }
    // A day to tell something is no day of a claim.
    const claimed = person?.days.filter(({ id, payment }) => each.noDays.includes(payment) && !id.startsWith('tell-'))
    expect(claimed ?? []).toEqual([])
    if (each.firstPaid !== undefined) expect(person?.firstPaid).toBe(each.firstPaid)
    if (each.paidFrom !== undefined) {
      const parts = result?.total.parts.flatMap(({ id, from }) => (from ? [[id, from]] : [])) ?? []
      expect(Object.fromEntries(parts)).toEqual(each.paidFrom)
    }
    for (const [id, outcome] of ids(each.usualRate)) expect(outcome?.isUsualRate ?? false).toBe(each.usualRate[id])
    if (each.total !== undefined) expect(result?.total.amount).toBe(each.total)
    if (each.later !== undefined) expect(result?.total.later).toEqual(each.later)
    if (each.before !== undefined) expect(result?.total.before).toEqual(each.before)
    if (each.totalAtMost !== undefined) expect(result?.total.atMost ?? null).toBe(each.totalAtMost)
  })
})

/** The outcomes of all other payments after these income support outcomes. */
function othersAfter(given: z.infer<typeof decided>, household: Household, rates: Rates): Outcome[] {
  const outcomes = new Map<PaymentId, Outcome>()
  for (const [id, { state, missing, from, working }] of Object.entries(given)) {
    const result = working && run(working.calculator, working.situation, rates)
    const rest = { ...(from ? { from } : {}), ...(result ? { result } : {}) }
    outcomes.set(id as PaymentId, { id, state, decided: [], missing, ...rest } as Outcome)
  }
  const { partner, children } = household
  const chosen = chosenOf(outcomes)
  const about = {
    register: PAYMENTS,
    on: rates.on,
    rates,
    household,
    you: household,
    partner,
    children,
    partnersPayment: undefined,
    partnersOthers: [],
    partnersMissing: []
  }
  const view: View = { ...about, outcomes, chosen }
  for (const rule of OTHER_RULES) outcomes.set(rule.id, outcomeOf(rule, view))
  return [...outcomes.values()]
}
