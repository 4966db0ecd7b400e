/** Residence, waits and days of a household, before any payment is asked: tests/rules/household-*.yaml. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../for-all.ts'
import { z } from 'zod'
import { daysOf } from '../../../rules/household/days.ts'
import type { ConditionId } from '../../../rules/household/condition-ids.ts'
import type { PaymentId } from '../../../rules/household/ids.ts'
import type { Outcome } from '../../../rules/household/outcome.ts'
import { residenceConditions } from '../../../rules/household/residence.ts'
import { PAYMENTS as REGISTER, PAYMENT_IDS as PAYMENTS } from '../../../rules/payments/register.ts'
import type { View } from '../../../rules/household/view.ts'
import { waitsOf } from '../../../rules/household/waits.ts'
import { STANDINGS } from '../../../rules/situations/household-choices.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { ratesOn, readCases, run, situation } from './support.ts'

const payment = z.enum(PAYMENTS as [PaymentId, ...PaymentId[]])
const list = z.array(payment).default([])
const who = z.enum(['you', 'partner']).default('you')

const base = {
  name: z.string(),
  on: z.string().default('2026-11-22'),
  household: situation,
  who,
  /** What the payments before said. */
  states: z.partialRecord(payment, z.enum(['likely', 'may', 'no'])).default({}),
  /** From when those that are refused open. */
  opens: z.partialRecord(payment, z.string()).default({}),
  /** A situation of the JobSeeker calculator, for the amount of it. */
  jobseeker: situation.optional(),
  source: z.string().optional()
}

function viewOf(each: z.output<z.ZodObject<typeof base>>): View {
  const rates = ratesOn(each.on)
  const household = householdSituation.parse(each.household)
  const result = each.jobseeker && run('jobseeker', each.jobseeker, rates)
  const outcomes = Object.entries(each.states).map(([id, state]): [PaymentId, Outcome] => {
    const from = each.opens[id as PaymentId]
    return [
      id as PaymentId,
      {
        id: id as PaymentId,
        state,
        decided: [],
        missing: [],
        ...(from ? { from } : {}),
        ...(result && id === 'jobseeker' ? { result } : {})
      }
    ]
  })
  const { partner } = household
  const isPartner = each.who === 'partner'
  if (isPartner && (!partner || partner === 'none')) throw new Error('there is no partner')
  return {
    register: REGISTER,
    on: each.on,
    rates,
    household,
    you: isPartner && partner && partner !== 'none' ? partner : household,
    partner: isPartner ? household : partner,
    children: household.children,
    outcomes: new Map(outcomes),
    partnersPayment: undefined,
    partnersOthers: [],
    partnersMissing: [],
    chosen: undefined
  }
}

const residenceCase = z.strictObject({
  ...base,
  /** Of each payment its conditions that are not met, and what was said of them; `met` names some that are. */
  expected: z.partialRecord(payment, z.record(z.string(), z.string())),
  met: z.partialRecord(payment, z.array(z.string())).default({}),
  from: z.partialRecord(payment, z.string().nullable()).default({}),
  facts: z.partialRecord(payment, z.array(z.string())).default({}),
  weeks: z.partialRecord(payment, z.number()).default({})
})

describe('residence', () => {
  it.each(readCases('household-residence.yaml', residenceCase))('$name', each => {
    const view = viewOf(each)
    for (const id of Object.keys(each.expected) as PaymentId[]) {
      const conditions = residenceConditions(view, id)
      const open = conditions.filter(({ truth }) => truth !== 'met')
      expect([id, Object.fromEntries(open.map(condition => [condition.id, condition.truth]))]).toEqual([
        id,
        each.expected[id]
      ])
      const met = conditions.filter(({ truth }) => truth === 'met').map(condition => condition.id)
      expect(met).toEqual(expect.arrayContaining(each.met[id] ?? []))
      const from = open.find(condition => condition.from)?.from ?? null
      if (each.from[id] !== undefined) expect([id, from]).toEqual([id, each.from[id]])
      const wait = conditions.find(condition => condition.id === 'newly-arrived-wait')
      if (each.weeks[id] !== undefined) expect(wait?.terms[0]?.value).toBe(each.weeks[id])
      if (each.facts[id]) expect(open.flatMap(({ facts }) => facts)).toEqual(each.facts[id])
    }
  })
})

const standings = z.strictObject({
  standing: z.enum(STANDINGS),
  subclass: z.string().optional(),
  /** Payments that the right to stay opens, and those of which an officer decides; all others are refused. */
  met: z.union([z.literal('all'), list]),
  judged: list,
  refused: list
})

describe('rights to stay', () => {
  const asking = PAYMENTS.filter(id => REGISTER[id].residence.standing)

  it.each(readCases('household-standings.yaml', standings))(
    '$standing',
    ({ standing, subclass, met, judged, refused }) => {
      const residence = { status: standing, subclass }
      const view = viewOf(simple({ location: 'in-australia', partner: 'none', residence }))
      const said = Object.fromEntries(asking.map(id => [id, truthOf(view, id)]))
      const wanted = Object.fromEntries(
        asking.map(id => {
          if (judged.includes(id)) return [id, 'judged']
          const opens = met === 'all' ? !refused.includes(id) : met.includes(id)
          return [id, opens ? 'met' : 'failed']
        })
      )
      expect(said).toEqual({ ...wanted, ...(standing === 'scv' ? AFTER_TEN_YEARS : {}) })
    }
  )

  it('covers every right to stay', () => {
    const covered = readCases('household-standings.yaml', standings).map(({ standing }) => standing)
    expect(covered).toEqual([...STANDINGS])
  })

  it('is unknown for every payment if nothing was answered', () => {
    const view = viewOf(simple({}))
    expect(new Set(asking.map(id => truthOf(view, id)))).toEqual(new Set(['unknown']))
  })
})

/** New Zealand citizens: whether ten years were unbroken is not said. */
const AFTER_TEN_YEARS = Object.fromEntries(
  PAYMENTS.filter(id => REGISTER[id].residence.standing?.newZealandAfterTenYears).map(id => [id, 'unknown'])
)

function simple(household: Record<string, unknown>): z.output<z.ZodObject<typeof base>> {
  return { name: '', on: '2026-11-22', household, who: 'you', states: {}, opens: {} }
}

function truthOf(view: View, id: PaymentId): string | undefined {
  const ids: ConditionId[] = ['residence', 'new-zealand-ten-years']
  return residenceConditions(view, id).find(condition => ids.includes(condition.id))?.truth
}

const isoDay = fc
  .integer({ min: 0, max: 8000 })
  .map(days => new Date(Date.UTC(2014, 0, 1 + days / 1.5)).toISOString().slice(0, 10))

/** Households of migrants, with facts about residence sometimes left out. */
const migrant = fc.record(
  {
    location: fc.constantFrom('in-australia', 'away'),
    residence: fc.record(
      {
        status: fc.constantFrom(...STANDINGS),
        since: isoDay,
        granted: isoDay,
        tenYears: fc.boolean(),
        familyOfRefugee: fc.boolean(),
        loneParentAtStart: fc.boolean(),
        assurance: fc.constantFrom('none', 'given'),
        tenUnbrokenYears: fc.boolean()
      },
      { requiredKeys: [] }
    ),
    partner: fc.constantFrom('none', { residence: { status: 'citizen' } }, { residence: { status: 'asylum' } }),
    children: fc.array(fc.record({ age: fc.constantFrom(0, 4, 15, 17), care: fc.constantFrom(0, 50, 100) })),
    happened: fc.array(
      fc.record(
        { event: fc.constantFrom('birth', 'pregnant', 'violence', 'partner-died', 'lost-job'), on: isoDay },
        { requiredKeys: ['event'] }
      )
    ),
    has: fc.constantFrom([], [{ payment: 'jobseeker' }], [{ payment: 'ftb-a' }]),
    health: fc.record({ onsetAsResident: fc.boolean() }, { requiredKeys: [] })
  },
  { requiredKeys: ['residence'] }
)

/** Ten years cannot have passed since a later day. */
const consistent = migrant.map(({ residence, ...rest }) => {
  const { tenYears, tenUnbrokenYears, ...others } = residence
  const isShort = others.since !== undefined && others.since > '2016-11-22'
  const years = isShort ? {} : { ...(tenYears && { tenYears }), ...(tenUnbrokenYears && { tenUnbrokenYears }) }
  return { ...rest, residence: { ...others, ...years } }
})

/** The facts that can be left out of a household, by name. */
function factsOf(household: Record<string, unknown>): string[] {
  const { residence, ...rest } = household
  return [...Object.keys(rest), ...Object.keys(residence as object).map(fact => `residence.${fact}`)]
}

function without(household: Record<string, unknown>, fact: string): Record<string, unknown> {
  const [group = '', field] = fact.split('.')
  const { [group]: kept, ...rest } = household
  if (field === undefined) return rest
  const others = Object.entries(kept as object).filter(([name]) => name !== field)
  return { ...rest, [group]: Object.fromEntries(others) }
}

function isRefused(household: Record<string, unknown>, id: PaymentId): boolean {
  return residenceConditions(viewOf(simple(household)), id).some(({ truth }) => truth === 'failed')
}

it('never refuses because a fact is not known', () => {
  forAll([consistent, fc.constantFrom(...PAYMENTS), fc.nat()], 500, (household, id, at) => {
    const facts = factsOf(household)
    const fact = facts[at % facts.length]
    fc.pre(fact !== undefined && !isRefused(household, id))
    expect(isRefused(without(household, fact ?? ''), id)).toBe(false)
  })
})

const wait = z.strictObject({
  /** Null where it is not known. */
  days: z.number().nullable(),
  from: z.string().optional(),
  until: z.string().optional(),
  exempt: z.string().optional(),
  mayBeExempt: z.array(z.string()).optional(),
  isPartPaid: z.boolean().optional(),
  missing: z.array(z.string()).default([])
})

const waitsCase = z.strictObject({
  ...base,
  payment,
  expected: z.record(z.string(), wait),
  firstPaid: z.string().nullable()
})

describe('waits', () => {
  it.each(readCases('household-waits.yaml', waitsCase))('$name', each => {
    const { waits, firstPaid } = waitsOf(viewOf(each), each.payment)
    expect(waits.map(({ id }) => id)).toEqual(Object.keys(each.expected))
    for (const { id, days, from, until, exempt, isPartPaid, mayBeExempt, missing, runs } of waits) {
      const wanted = each.expected[id]
      expect({ id, days: days ?? null, from, until, exempt, isPartPaid, missing }).toEqual({
        id,
        days: wanted?.days,
        from: wanted?.from,
        until: wanted?.until,
        exempt: wanted?.exempt,
        isPartPaid: wanted?.isPartPaid,
        missing: wanted?.missing
      })
      if (wanted?.mayBeExempt) expect(mayBeExempt).toEqual(wanted.mayBeExempt)
      expect(runs).toBe(id === 'ordinary' ? 'after-the-others' : 'together')
    }
    expect(firstPaid ?? null).toBe(each.firstPaid)
  })
})

const daysCase = z.strictObject({
  ...base,
  /** Every day that is said, in order: what, for which payment, by when, and from when it can be done. */
  expected: z.array(
    z.strictObject({
      id: z.string(),
      payment,
      by: z.string().optional(),
      from: z.string().optional(),
      late: z.boolean().default(false)
    })
  )
})

describe('days', () => {
  it.each(readCases('household-days.yaml', daysCase))('$name', each => {
    const days = daysOf(viewOf(each))
    const said = days.map(({ id, payment: of, by, from, isLate }) => ({ id, payment: of, by, from, late: isLate }))
    expect(said).toEqual(each.expected.map(({ by, from, ...rest }) => ({ by, from, ...rest })))
    for (const { figures, section } of days) {
      expect(figures.length).toBeGreaterThan(0)
      expect(section).not.toBe('')
    }
  })
})
