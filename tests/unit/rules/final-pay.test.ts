import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../../rules/dates.ts'
import { assessFinalPay } from '../../../rules/final-pay.ts'
import { assessFirstPayday } from '../../../rules/first-payday.ts'
import { finalPaySituation } from '../../../rules/situations/final-pay.ts'
import { firstPaydaySituation } from '../../../rules/situations/first-payday.ts'
import { forAll } from '../for-all.ts'
import { BOOK } from './date-support.ts'
import { ratesOn, readCases, situation } from './support.ts'

const ON = '2026-11-23'

function finalPay(given: unknown, on = ON) {
  return assessFinalPay(finalPaySituation.parse(given), ratesOn(on), BOOK)
}

const payCase = z.strictObject({
  name: z.string(),
  situation,
  expected: z.record(z.string(), z.number().nullable()),
  findings: z.record(z.string(), z.array(z.string())).default({}),
  annualLeave: z.number().optional(),
  ageAtEndOfIncomeYear: z.number().optional(),
  source: z.string()
})

it.each(readCases('final-pay.yaml', payCase))('$name', ({ situation: given, expected, findings, ...wanted }) => {
  const found = finalPay(given)
  const amounts = Object.fromEntries(found.results.map(({ id, amount }) => [id, amount])) as Record<string, unknown>
  expect(amounts).toMatchObject(expected)
  for (const [id, ids] of Object.entries(findings)) {
    expect(found.results.find(each => each.id === id)?.findings.map(each => each.id)).toEqual(
      expect.arrayContaining(ids)
    )
  }
  if (wanted.annualLeave !== undefined) expect(found.annualLeave?.amount).toBe(wanted.annualLeave)
  if (wanted.ageAtEndOfIncomeYear !== undefined) expect(found.ageAtEndOfIncomeYear).toBe(wanted.ageAtEndOfIncomeYear)
})

const JOB = {
  startedOn: '2021-12-01',
  noticeOn: '2026-11-30',
  lastDay: '2026-12-11',
  born: '1990-01-01',
  reason: 'redundancy',
  weeklyBasePay: 150000
}

describe('the days of the end of a job', () => {
  it('has super, final pay and applications, and the guarantee only where there is an insolvency', () => {
    const ids = (given: object) => finalPay({ ...JOB, ...given }).days.map(({ id }) => id)
    expect(ids({})).toEqual(
      expect.arrayContaining(['final-pay', 'payday-super', 'unfair-dismissal', 'jobseeker-lodge'])
    )
    expect(ids({})).not.toContain('feg-claim')
    expect(ids({ reason: 'resignation' })).not.toContain('unfair-dismissal')
    expect(ids({ insolventOn: '2026-12-20' })).toContain('feg-claim')
  })

  it('super is due seven business days after the pay, in the state’s holidays', () => {
    const [due] = finalPay({ ...JOB, paidOn: '2026-12-18', state: 'nsw' }).days.filter(
      ({ id }) => id === 'payday-super'
    )
    // 21, 22, 23, 24, 29, 30 and 31 December.
    expect(due?.last).toBe('2026-12-31')
  })
})

it.each([
  [undefined, true],
  [true, true],
  [false, false]
])('if an award or agreement is %s, more than the minimum may be due: %s', (award, expected) => {
  expect(finalPay({ ...JOB, ...(award === undefined ? {} : { award }) }).mayBeMore).toBe(expected)
})

describe('the guarantee', () => {
  const owed = { ...JOB, insolventOn: '2026-06-01', lastDay: '2026-05-29', noticeOn: '2026-05-29', unpaidWeeks: 20 }

  it('caps the weekly wage, weeks of wages and notice', () => {
    // The cap of 2025-26 is $2,921 a week.
    const { guarantee } = finalPay({ ...owed, weeklyBasePay: 400000, paidOn: '2026-06-01' })
    expect(guarantee).toMatchObject({
      isInTime: true,
      weeklyCap: 292100,
      wages: 13 * 292100,
      notice: 3 * 292100,
      redundancy: 8 * 292100
    })
  })

  it('gives no amount if the cap is not held for the day', () => {
    const { guarantee } = finalPay({
      ...owed,
      lastDay: '2026-09-01',
      noticeOn: '2026-09-01',
      insolventOn: '2026-09-02'
    })
    expect(guarantee).toMatchObject({ isInTime: true })
    expect(guarantee).not.toHaveProperty('wages')
  })

  it('leaves out a job that ended six months before', () => {
    expect(finalPay({ ...owed, paidOn: '2026-06-01', insolventOn: '2026-11-29' }).guarantee?.isInTime).toBe(false)
    expect(finalPay({ ...owed, paidOn: '2026-06-01', insolventOn: '2026-11-28' }).guarantee?.isInTime).toBe(true)
  })
})

describe('what is carried over', () => {
  it('pays out the part of the notice that is not worked', () => {
    const { carry } = finalPay({ ...JOB, annualLeaveHours: 76, hoursPerWeek: 38 })
    expect(carry).toEqual({
      lastDay: '2026-12-11',
      paidOut: {
        weeklyPay: 150000,
        payments: [
          { kind: 'annual-leave', amount: 300000 },
          // Three weeks from 30 November end on 21 December, ten days after the last day.
          { kind: 'pay-in-lieu-of-notice', amount: 214286 },
          { kind: 'redundancy', amount: 1500000 }
        ]
      }
    })
  })

  it('passes into a first payday unchanged', () => {
    const day = fc.integer({ min: 0, max: 700 }).map(ahead => addDays('2024-12-01', ahead))
    forAll([day, fc.integer({ min: 10_000, max: 300_000 }), fc.nat(300)], 40, (lastDay, weeklyBasePay, hours) => {
      const given = { ...JOB, noticeOn: lastDay, lastDay, weeklyBasePay, annualLeaveHours: hours, hoursPerWeek: 38 }
      const { carry } = finalPay(given)
      const claim = firstPaydaySituation.parse({ claimOn: ON, partnered: false, children: false, liquid: 0, ...carry })
      expect({ lastDay: claim.lastDay, paidOut: claim.paidOut }).toEqual(carry)
      expect(assessFirstPayday(claim, ratesOn(ON), BOOK).waits.map(({ id }) => id)).toContain('income-maintenance')
    })
  })
})

it.each([
  [{ startedOn: '2026-12-12' }, 'lastDay'],
  [{ noticeOn: '2026-12-12' }, 'noticeOn'],
  [{ born: '2022-01-01' }, 'startedOn'],
  [{ annualLeaveHours: 5 }, 'hoursPerWeek']
])('refuses days out of order: %j', (change, field) => {
  const { error } = finalPaySituation.safeParse({ ...JOB, ...change })
  expect(error?.issues.map(({ path }) => path[0])).toContain(field)
})
