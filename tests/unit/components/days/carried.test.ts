/** The end of a job, passed on to a first payday by a link. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { initialAnswers, readAnswers } from '../../../../components/tool/answers.ts'
import { readFragment } from '../../../../components/tool/fragment.ts'
import { definition as firstPayday } from '../../../../components/days/first-payday/definition.ts'
import { carriedFragment } from '../../../../components/days/first-payday/questions.ts'
import { addDays } from '../../../../rules/dates.ts'
import { assessFinalPay, type FinalPay } from '../../../../rules/final-pay.ts'
import { assessFirstPayday } from '../../../../rules/first-payday.ts'
import { finalPaySituation } from '../../../../rules/situations/final-pay.ts'
import { firstPaydaySituation } from '../../../../rules/situations/first-payday.ts'
import { forAll } from '../../for-all.ts'
import { BOOK } from '../../rules/date-support.ts'
import { ratesOn } from '../../rules/support.ts'

const ON = '2026-11-26'

/** What the form of the first payday makes of the link. */
function afterTheLink(carry: FinalPay['carry']) {
  const answers = readFragment(firstPayday, `#${carriedFragment(carry)}`) ?? initialAnswers(firstPayday)
  const { values, errors } = readAnswers(firstPayday, answers, ratesOn(ON))
  expect([...errors]).toEqual([])
  return firstPayday.situation(values, ON)
}

it('gives the first payday that the carried answers give by themselves', () => {
  const days = fc.integer({ min: 0, max: 700 }).map(ahead => addDays('2025-01-01', ahead))
  const pay = fc.integer({ min: 1, max: 400_000 })
  const leave = fc.integer({ min: 0, max: 40_000 }).map(hundredths => hundredths / 100)
  const reason = fc.constantFrom('redundancy', 'dismissal', 'resignation', 'contract-ended')
  forAll([days, pay, leave, reason], 150, (lastDay, weeklyBasePay, annualLeaveHours, why) => {
    const job = finalPaySituation.parse({
      startedOn: '2021-12-01',
      lastDay,
      born: '1990-01-01',
      reason: why,
      weeklyBasePay,
      annualLeaveHours,
      hoursPerWeek: 38
    })
    const { carry } = assessFinalPay(job, ratesOn(ON), BOOK)
    const situation = afterTheLink(carry)
    expect(situation.lastDay).toBe(carry.lastDay)
    expect(situation.paidOut?.payments).toEqual(carry.paidOut?.payments)
    const { claimOn, age, partnered, children, liquid, residence } = situation
    const byItself = firstPaydaySituation.parse({ claimOn, age, partnered, children, liquid, residence, ...carry })
    expect(assessFirstPayday(situation, ratesOn(ON), BOOK)).toEqual(assessFirstPayday(byItself, ratesOn(ON), BOOK))
  })
})

it('carries only the day if nothing was paid out', () => {
  expect(carriedFragment({ lastDay: ON, paidOut: { weeklyPay: 100_000, payments: [] } })).toBe(`last-day=${ON}`)
})
