import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CONFIRMED } from '../../../rules/lookup.ts'
import { assessHousehold } from '../../../rules/household.ts'
import { TRIGGERS } from '../../../rules/situations/date-choices.ts'
import { STATES } from '../../../rules/situations/household-choices.ts'
import { householdSituation } from '../../../rules/situations/household.ts'
import { timeLimitsSituation } from '../../../rules/situations/time-limits.ts'
import { timeLimitsOf } from '../../../rules/time-limits.ts'
import { forAll } from '../for-all.ts'
import { BOOK } from './date-support.ts'
import { ratesOn, readCases } from './support.ts'

const TODAY = '2026-11-23'

function limits(given: z.input<typeof timeLimitsSituation>, on = TODAY) {
  return timeLimitsOf(timeLimitsSituation.parse(given), ratesOn(on), BOOK)
}

const limitCase = z.strictObject({
  name: z.string(),
  state: z.enum(STATES).optional(),
  events: timeLimitsSituation.shape.events,
  expected: z.record(z.string(), z.record(z.string(), z.string())),
  absent: z.array(z.string()).default([]),
  source: z.string()
})

const CASES = readCases('time-limits.yaml', limitCase)

it('every limit has a day from a source or from its length', () => {
  const covered = new Set(CASES.flatMap(({ expected }) => Object.keys(expected)))
  expect(BOOK.limits.map(({ id }) => id).filter(id => !covered.has(id))).toEqual([])
})

it.each(CASES)('$name', ({ events, state, expected, absent }) => {
  const found = limits({ events, state })
  const days = found.map(({ id, from, last, aim, lastPossible }) => [
    id,
    { ...(from && { from }), last, aim, ...(lastPossible && { lastPossible }) }
  ])
  const named = Object.fromEntries(days) as Record<string, unknown>
  for (const [id, wanted] of Object.entries(expected)) expect({ [id]: named[id] }).toEqual({ [id]: wanted })
  expect(found.map(({ id }) => id).filter(id => absent.includes(id))).toEqual([])
})

const day = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2028-12-31T00:00:00Z'), noInvalidDate: true })
  .map(moment => moment.toISOString().slice(0, 10))
const event = fc
  .record({ event: fc.constantFrom(...TRIGGERS), on: day })
  .map(each => (each.event === 'end-of-financial-year' ? { ...each, on: `${each.on.slice(0, 4)}-06-30` } : each))
const situation = fc.record({
  events: fc.array(event, { minLength: 1, maxLength: 8 }),
  state: fc.constantFrom(...STATES)
})

describe('for whatever happened', () => {
  it('no limit ends before its event, nor does the day to aim for', () => {
    forAll([situation], 300, given => {
      for (const { kind, happenedOn, last, aim, lastPossible, from } of limits(given)) {
        // What may be done early opens before its event, and nobody has to do it by a day.
        const first = kind === 'opens' ? (from ?? happenedOn) : happenedOn
        expect(last >= first && aim >= first && aim <= last).toBe(true)
        expect(lastPossible === undefined || lastPossible > last).toBe(true)
        expect(from === undefined || from <= last).toBe(true)
      }
    })
  })

  it('running limits come first, soonest first', () => {
    forAll([situation], 100, given => {
      const found = limits(given)
      const running = found.filter(({ isOver }) => !isOver)
      expect(found.slice(0, running.length)).toEqual(running)
      expect(running.map(({ last }) => last)).toEqual(running.map(({ last }) => last).sort())
    })
  })

  it('a later event never brings a limit forward', () => {
    forAll([fc.constantFrom(...TRIGGERS), day, day], 300, (trigger, a, b) => {
      if (trigger === 'end-of-financial-year') return
      const [first, second] = [a, b]
        .sort()
        .map(on => limits({ events: [{ event: trigger, on: on ?? a }], state: 'nsw' }))
      const later = new Map(second?.map(({ id, last }) => [id, last]))
      for (const { id, last } of first ?? []) expect((later.get(id) ?? '') >= last).toBe(true)
    })
  })
})

it('every event starts a limit, and every limit that is confirmed can be reached', () => {
  const started = BOOK.limits.flatMap(({ triggers }) => triggers)
  expect(BOOK.events.map(({ id }) => id).sort()).toEqual([...TRIGGERS].sort())
  expect(TRIGGERS.filter(trigger => !started.includes(trigger))).toEqual([])
  expect(BOOK.limits.filter(({ status }) => !CONFIRMED.includes(status))).toEqual([])
})

it('a day that may reveal violence is marked', () => {
  const found = limits({
    events: [
      { event: 'violence', on: TODAY },
      { event: 'decision', on: TODAY }
    ]
  })
  const marks = new Map(found.map(({ event, isDangerous }) => [event, isDangerous]))
  expect(marks).toEqual(
    new Map([
      ['violence', true],
      ['decision', false]
    ])
  )
})

it('refuses a financial year that does not end on 30 June', () => {
  const given = { events: [{ event: 'end-of-financial-year', on: '2026-07-01' }] }
  expect(timeLimitsSituation.safeParse(given).success).toBe(false)
})

/** The same limits are in rules/household/days, for payments that are open; both must say the same day. */
it('gives the same days as the household rules', () => {
  const on = '2026-11-20'
  const happened = (['lost-job', 'violence', 'home-lost', 'released', 'birth', 'partner-died'] as const).map(event => ({
    event,
    on,
    ...(event === 'violence' ? { by: 'partner' as const, homeChanged: true } : {})
  }))
  const child = { age: 0, monthsPastBirthday: 0, care: 100, relation: 'own' as const }
  const household = householdSituation.parse({
    age: 30,
    partner: 'none',
    residence: { status: 'citizen' },
    happened,
    children: [child, { ...child, age: 3 }],
    work: { lastDay: on, employerInsolvent: true, leavePayTest: true },
    income: {}
  })
  const days = assessHousehold(household, ratesOn(TODAY)).people.flatMap(person => person.days)
  const found = limits({
    events: [
      ...(
        ['job-ended', 'employer-insolvent', 'violence', 'home-lost', 'released', 'birth', 'partner-died'] as const
      ).map(event => ({ event, on })),
      { event: 'end-of-financial-year', on: '2026-06-30' }
    ]
  })
  const pairs = days.map(({ id, by, from, figures }) => {
    const same = found.find(
      each => each.figures.join() === figures.join() || each.figures.join() === [...figures].reverse().join()
    )
    return { id, household: { by, from }, limit: { by: same?.last, from: same?.from } }
  })
  expect(pairs.length).toBeGreaterThan(8)
  for (const { id, household: own, limit } of pairs) expect({ [id]: limit }).toEqual({ [id]: own })
})
