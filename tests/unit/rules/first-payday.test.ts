import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../../rules/dates.ts'
import { assessFirstPayday } from '../../../rules/first-payday.ts'
import { firstPaydaySituation } from '../../../rules/situations/first-payday.ts'
import { forAll } from '../for-all.ts'
import { BOOK } from './date-support.ts'
import { ratesOn, readCases, situation } from './support.ts'

const ON = '2026-11-23'

function firstPayday(given: unknown) {
  return assessFirstPayday(firstPaydaySituation.parse(given), ratesOn(ON), BOOK)
}

const paydayCase = z.strictObject({
  name: z.string(),
  situation,
  waits: z.record(z.string(), z.array(z.string()).max(2)),
  startsOn: z.string().optional(),
  firstReport: z.string().optional(),
  firstPayment: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  mustCheck: z.boolean().default(false),
  shorter: z.record(z.string(), z.number()).default({}),
  absent: z.array(z.string()).default([]),
  missing: z.array(z.string()).default([])
})

it.each(readCases('first-payday.yaml', paydayCase))('$name', ({ situation: given, ...wanted }) => {
  const found = firstPayday(given)
  const served = found.waits.filter(({ days }) => days !== undefined && days > 0)
  expect(Object.fromEntries(served.map(({ id, from, until }) => [id, [from, until].filter(Boolean)]))).toEqual(
    wanted.waits
  )
  expect(found.startsOn).toBe(wanted.startsOn)
  if (wanted.firstReport) expect(found.firstReport).toBe(wanted.firstReport)
  if (wanted.firstPayment) expect(found.firstPayment).toEqual(wanted.firstPayment)
  expect(found.mustCheck).toBe(wanted.mustCheck)
  const shorter = Object.fromEntries(found.shorter.map(({ because, days }) => [because, days]))
  expect(shorter).toMatchObject(wanted.shorter)
  expect(Object.keys(shorter).filter(each => wanted.absent.includes(each))).toEqual([])
  expect(found.missing).toEqual(wanted.missing)
})

const claim = fc.record({
  claimOn: fc.nat(400).map(ahead => addDays('2026-06-01', ahead)),
  lastDay: fc.nat(400).map(ahead => addDays('2026-06-01', ahead)),
  partnered: fc.boolean(),
  children: fc.boolean(),
  liquid: fc.nat(3_000_000),
  pay: fc.integer({ min: 20_000, max: 400_000 }),
  leave: fc.nat(4_000_000)
})
type ClaimInput = typeof claim extends fc.Arbitrary<infer Value> ? Value : never

function situationOf({ pay, leave, ...given }: ClaimInput): object {
  const payments = leave > 0 ? [{ kind: 'annual-leave', amount: leave }] : []
  return { ...given, age: 40, residence: { status: 'citizen' }, paidOut: { weeklyPay: pay, payments } }
}

describe('for every claim', () => {
  it('more savings or more paid out never bring payday forward', () => {
    forAll([claim, fc.nat(2_000_000), fc.nat(2_000_000)], 60, (given, saved, paidOut) => {
      const before = firstPayday(situationOf(given)).startsOn ?? ''
      expect((firstPayday(situationOf({ ...given, liquid: given.liquid + saved })).startsOn ?? '') >= before).toBe(true)
      // Only what leaves nothing to pay delays it: that depends on the pay a week, which stays.
      const more = situationOf({ ...given, leave: given.leave + paidOut })
      expect((firstPayday(more).startsOn ?? '') >= before).toBe(true)
    })
  })

  it('a wait for new residents never brings payday forward, nor does not transferring from another payment', () => {
    let waiting = 0
    forAll([claim, fc.nat(2000)], 180, (given, ago) => {
      const since = addDays(given.claimOn, -ago)
      const before = firstPayday(situationOf(given)).startsOn ?? ''
      const visa = { status: 'permanent', since, granted: since, familyOfRefugee: false, assurance: 'none' }
      const resident = firstPayday({ ...situationOf(given), residence: visa }).startsOn
      // For a parent it depends on more, and no day is given.
      if (resident !== undefined) expect(resident >= before).toBe(true)
      if (resident !== undefined && resident > before) waiting += 1
      const moving = firstPayday({ ...situationOf(given), has: [{ payment: 'parenting-payment-single' }] }).startsOn
      expect((moving ?? '') <= before).toBe(true)
    })
    expect(waiting).toBeGreaterThan(10)
  })

  it('is not paid before the claim, the end of the job or any wait, and the first payment follows the first report', () => {
    forAll([claim], 60, given => {
      const { startsOn = '', firstReport = '', firstPayment, waits, shorter } = firstPayday(situationOf(given))
      expect(startsOn >= given.claimOn).toBe(true)
      if (given.lastDay >= given.claimOn) expect(startsOn > given.lastDay).toBe(true)
      for (const { until, isPartPaid } of waits) if (!isPartPaid) expect((until ?? '') < startsOn).toBe(true)
      expect(firstReport > startsOn && (firstPayment?.from ?? '') > firstReport).toBe(true)
      expect((firstPayment?.to ?? '') >= (firstPayment?.from ?? '')).toBe(true)
      expect(shorter.every(({ days }) => days > 0)).toBe(true)
    })
  })

  it('a later claim is never paid earlier', () => {
    forAll([claim, fc.nat(60)], 60, (given, later) => {
      const after = firstPayday(situationOf({ ...given, claimOn: addDays(given.claimOn, later) })).startsOn ?? ''
      expect(after >= (firstPayday(situationOf(given)).startsOn ?? '')).toBe(true)
    })
  })
})
