import { describe, expect, it } from 'vitest'
import { explainStopped } from '../../../rules/payment-stopped.ts'
import { STOPPED } from '../../../rules/situations/date-choices.ts'
import { paymentStoppedSituation } from '../../../rules/situations/payment-stopped.ts'
import { BOOK } from './date-support.ts'
import { ratesOn } from './support.ts'

function explain(given: object) {
  return explainStopped(paymentStoppedSituation.parse(given), ratesOn('2026-11-23'), BOOK)
}

describe('a stopped payment', () => {
  it.each(STOPPED)('%s has words in both languages and, with a day, its times', seen => {
    const { entry, limit, always } = explain({ seen, noticeOn: '2026-11-18' })
    expect(entry.id).toBe(seen)
    expect(entry.say.en).toMatch(/^[A-Z]/)
    expect(entry.say.zh).toMatch(/\p{Script=Han}/u)
    expect(limit?.id).toBe(entry.limit)
    expect(always.map(({ id, last }) => [id, last])).toEqual([
      ['restore-payment', '2027-02-17'],
      ['formal-review', '2027-02-17']
    ])
  })

  it.each([
    ['rent-review', { noticeOn: '2026-11-18', eventOn: '2026-11-10' }, '2026-12-08'],
    ['in-custody', { eventOn: '2026-12-01' }, '2026-12-08'],
    ['zero-from-pay', { eventOn: '2026-11-23' }, '2027-05-10'],
    ['child-care-zero', { eventOn: '2026-06-30' }, '2027-06-30']
  ])('the time of %s', (seen, days, last) => {
    expect(explain({ seen, ...days }).limit?.last).toBe(last)
  })

  it('a payment that is on hold has no last day of its own: the answer is today', () => {
    const { entry, limit } = explain({ seen: 'held-missed-task', noticeOn: '2026-12-22', state: 'nsw' })
    expect(limit).toBeUndefined()
    expect(entry.first.en).toMatch(/today/)
    expect(entry.first.zh).toMatch(/今天/)
  })

  it.each([
    ['held-missed-task', true],
    ['held-penalty-zone', true],
    ['not-reported', false],
    ['rent-review', false]
  ])('whether the notice about %s gives the day that counts: %s', (seen, expected) => {
    expect(explain({ seen, noticeOn: '2026-11-18' }).hasDayInNotice).toBe(expected)
    expect(explain({ seen }).hasDayInNotice).toBe(expected)
  })

  it('says no day where none was given', () => {
    expect(explain({ seen: 'not-reported' })).toMatchObject({ always: [] })
    expect(explain({ seen: 'not-reported' })).not.toHaveProperty('limit')
  })

  it('is an error where the entries lack the one asked for', () => {
    const situation = paymentStoppedSituation.parse({ seen: 'holiday' })
    expect(() => explainStopped(situation, ratesOn('2026-11-23'), { ...BOOK, stopped: [] })).toThrow(RangeError)
  })
})
