import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { addDays } from '../../../rules/dates.ts'
import { assessNoticeToLeave } from '../../../rules/notice-to-leave.ts'
import { AGREEMENTS, LEAVE_REASONS } from '../../../rules/situations/date-choices.ts'
import { STATES } from '../../../rules/situations/household-choices.ts'
import { noticeToLeaveSituation } from '../../../rules/situations/notice-to-leave.ts'
import { forAll } from '../for-all.ts'
import { BOOK } from './date-support.ts'
import { ratesOn, readCases, situation } from './support.ts'

function answer(given: unknown) {
  return assessNoticeToLeave(noticeToLeaveSituation.parse(given), ratesOn('2026-11-23'), BOOK)
}

const noticeCase = z.strictObject({
  name: z.string(),
  situation,
  expected: z.record(z.string(), z.unknown()),
  absent: z.array(z.string()).default([])
})

it.each(readCases('notice-to-leave.yaml', noticeCase))('$name', ({ situation: given, expected, absent }) => {
  const found = answer(given)
  expect(found).toMatchObject(expected)
  expect(Object.keys(found).filter(key => absent.includes(key))).toEqual([])
})

it('a longer notice is never worse, and every state has somebody to call', () => {
  const order = ['too-short', 'long-enough']
  forAll(
    [
      fc.constantFrom(...STATES),
      fc.constantFrom(...AGREEMENTS),
      fc.constantFrom(...LEAVE_REASONS),
      fc.nat(200),
      fc.nat(200)
    ],
    200,
    (state, agreement, reason, days, more) => {
      const given = { state, agreement, reason, givenOn: '2026-11-20', outBy: addDays('2026-11-20', days) }
      const [short, long] = [answer(given), answer({ ...given, outBy: addDays(given.outBy, more) })]
      expect(order.indexOf(long.answer)).toBeGreaterThanOrEqual(order.indexOf(short.answer))
      expect(short.service).not.toBe('')
      expect(short.answer === 'not-sourced').toBe(short.section === undefined && short.since === undefined)
    }
  )
})

it('refuses a day before the notice', () => {
  const given = { state: 'nsw', agreement: 'periodic', reason: 'no-reason', givenOn: '2026-11-20', outBy: '2026-11-19' }
  expect(noticeToLeaveSituation.safeParse(given).success).toBe(false)
})
