import { describe, expect, it } from 'vitest'
import { isUrgent } from '../../../../components/what-can-i-get/answer/days-of.ts'
import { calendarDaysOf } from '../../../../components/what-can-i-get/answer/moments.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { answer as answerEn } from '../../../../i18n/household/answer/en.ts'
import { days as daysEn } from '../../../../i18n/household/days/en.ts'
import { payments as paymentsEn } from '../../../../i18n/household/payments/en.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'
import type { Day } from '../../../../rules/household/days/day.ts'

const DATA = {
  language: 'en',
  pages: { jobseeker: '/en/jobseeker/claim' },
  texts: { en: { answer: answerEn, days: daysEn, payments: paymentsEn } }
} as unknown as AssessmentData

const START: Day = {
  id: 'jobseeker-start',
  payment: 'jobseeker',
  by: '2026-12-01',
  isLate: false,
  event: 'lost-job',
  figures: [],
  section: 'Guide'
}
const RELEASE: Day = { ...START, id: 'crisis-payment-release', by: '2026-11-30', event: 'released' }

/** Days of the one who asks, then of a partner. */
function calendar(days: Day[][], isPrivate = false, missing: string[] = []) {
  const people = days.map((each, index) => ({
    who: index === 0 ? 'you' : 'partner',
    days: each,
    outcomes: each.map(({ payment }) => ({ id: payment, missing }))
  }))
  return calendarDaysOf({ on: '2026-11-26', people } as unknown as HouseholdResult, DATA, isPrivate)
}

describe('the days for a calendar', () => {
  it('are the last days ahead, soonest first, with what to do and where to read about it', () => {
    const undated: Day = { ...RELEASE, id: 'feg-claim' }
    delete undated.by
    expect(calendar([[START, { ...START, by: '2026-11-02', isLate: true }, undated, RELEASE]])).toEqual([
      expect.objectContaining({ uid: 'what-can-i-get.crisis-payment-release.jobseeker', on: '2026-11-30' }),
      {
        uid: 'what-can-i-get.jobseeker-start.jobseeker',
        on: '2026-12-01',
        title: daysEn['jobseeker-start'],
        note: paymentsEn.jobseeker.name,
        url: expect.stringMatching(/^https:\/\/.+\/en\/jobseeker\/claim$/) as string,
        isDangerous: false
      }
    ])
  })

  it('are listed once if both adults have the same one', () => {
    expect(calendar([[START], [START]])).toHaveLength(1)
  })

  it('name the payment that opens, and say which are the partner’s', () => {
    const opens: Day = { ...START, id: 'next-payment-claim', by: '2027-02-02', event: 'payment-opens' }
    const [own, theirs] = [calendar([[opens]]), calendar([[], [opens]])].map(([day]) => day)
    expect(own?.title).toContain('From this day JobSeeker Payment can be paid')
    expect(own?.uid).toBe('what-can-i-get.next-payment-claim.jobseeker')
    expect(theirs?.title).toMatch(/^Your partner needs to do this: From this day JobSeeker Payment/)
  })

  it('leave out a partner’s payment that is not shown because facts are missing', () => {
    expect(calendar([[], [START]])).toHaveLength(1)
    expect(calendar([[], [START]], false, ['has'])).toEqual([])
  })

  it('are not ticked if they reveal violence or prison; for somebody who is not safe, none is', () => {
    expect(calendar([[START, RELEASE]]).map(({ isDangerous }) => isDangerous)).toEqual([true, false])
    expect(calendar([[{ ...START, event: 'violence' }]]).map(({ isDangerous }) => isDangerous)).toEqual([true])
    expect(calendar([[START, RELEASE]], true).map(({ isDangerous }) => isDangerous)).toEqual([true, true])
  })
})

it.each([
  ['to be done once it can be, and it can be now', { from: '2026-11-26', isUrgentOnceOpen: true }, true],
  ['to be done once it can be, from tomorrow', { from: '2026-11-27', isUrgentOnceOpen: true }, false],
  ['open now, with its last day far off', { from: '2026-11-26' }, false]
] satisfies [string, Partial<Day>, boolean][])('a day %s: urgent or not', (_what, parts, isNow) => {
  expect(isUrgent({ ...START, by: '2027-02-26', ...parts }, '2026-11-26')).toBe(isNow)
})
