import { expect, it } from 'vitest'
import { comesWithoutClaim, papersFor } from '../../../../components/what-can-i-get/answer/claim-papers.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import type { Paper } from '../../../../rules/data/text-schemas.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'
import { householdSituation } from '../../../../rules/situations/household.ts'

const paper = (id: string, whom?: Paper['for']): Paper => ({ id, name: { en: id, zh: id }, ...(whom && { for: whom }) })
const claim = (payment: string, papers: string[]) => ({ id: payment, payments: [payment], papers })
const outcome = (id: string, state: string, missing: string[] = []) => ({ id, state, missing }) as unknown as Outcome

const DATA = {
  claims: [
    claim('jobseeker', ['identity', 'visa', 'payslips']),
    claim('ftb-a', ['identity', 'separation', 'lease']),
    claim('austudy', ['partner'])
  ],
  papers: [
    paper('identity'),
    paper('visa', 'newcomer'),
    paper('payslips', 'job-ended'),
    paper('separation', 'separated'),
    paper('lease', 'renter'),
    paper('partner', 'partnered')
  ]
} as unknown as AssessmentData

function idsFor(outcomes: Outcome[], household: object): string[] {
  return papersFor(outcomes, householdSituation.parse(household), DATA).map(({ id }) => id)
}

const BOTH = [outcome('jobseeker', 'likely'), outcome('ftb-a', 'likely'), outcome('austudy', 'may', ['age'])]

it('are listed once for all likely claims, and all of them if it is not known who needs them', () => {
  expect(idsFor(BOTH, {})).toEqual(['identity', 'visa', 'payslips', 'separation', 'lease'])
})

it('are left out if they cannot be needed', () => {
  const home = { type: 'own-home' }
  const citizen = { residence: { status: 'citizen' }, partner: 'none', happened: [], home }
  expect(idsFor(BOTH, citizen)).toEqual(['identity'])
  expect(idsFor(BOTH, { ...citizen, happened: [{ event: 'violence' }] })).toEqual(['identity', 'separation'])
  expect(idsFor(BOTH, { ...citizen, work: { lastDay: '2026-11-20' } })).toEqual(['identity', 'payslips'])
})

it('are the proof of a birth only for a new child', () => {
  const data = {
    claims: [claim('ftb-a', ['birth'])],
    papers: [paper('birth', 'new-child')]
  } as unknown as AssessmentData
  const ids = (household: object) =>
    papersFor([outcome('ftb-a', 'likely')], householdSituation.parse(household), data).map(({ id }) => id)
  expect(ids({ happened: [], children: [{ age: 9 }] })).toEqual([])
  expect(ids({ happened: [], children: [{ age: 9 }, { age: 0 }] })).toEqual(['birth'])
  expect(ids({ happened: [{ event: 'pregnant' }], children: [] })).toEqual(['birth'])
  expect(ids({})).toEqual(['birth'])
})

it('include those for payments that somebody decides, because they are claimed now', () => {
  expect(idsFor([outcome('jobseeker', 'likely'), outcome('austudy', 'may')], {})).toContain('partner')
})

it('are those for payments that may be open, if none is likely', () => {
  expect(idsFor([outcome('austudy', 'may', ['age']), outcome('jobseeker', 'no')], {})).toEqual(['partner'])
  expect(idsFor([outcome('austudy', 'may')], { partner: 'none' })).toEqual([])
})

it('are none for what comes with a payment; a loan has to be asked for', () => {
  expect(comesWithoutClaim('rent-assistance')).toBe(true)
  expect(comesWithoutClaim('student-start-up-loan')).toBe(false)
})
