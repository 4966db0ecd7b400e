/** What stands beside the sum while the money is not there yet. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Today } from '../../../../components/what-can-i-get/answer/Today.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { answer } from '../../../../i18n/household/answer/en.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'
import type { Household } from '../../../../rules/situations/household.ts'

const DATA = {
  language: 'en',
  claims: [],
  texts: { en: { answer, payments: { jobseeker: { name: 'JobSeeker Payment' } } } }
} as unknown as AssessmentData

function todayFor(part: { from?: string }): string {
  const parts = [{ id: 'jobseeker' as const, who: 'you' as const, amount: 80_000, ...part }]
  const result = { on: '2026-11-28', people: [], total: { amount: 80_000, parts } } as unknown as HouseholdResult
  return renderToStaticMarkup(<Today result={result} household={{} as Household} data={DATA} />)
}

it('names who helps with food and bills until the first money, however long the wait', () => {
  const link = 'href="/en/community/crisis/emergency-relief"'
  expect(todayFor({ from: '2027-03-06' })).toContain(link)
  expect(todayFor({ from: '2026-12-06' })).toContain(link)
  expect(todayFor({})).not.toContain(link)
})
