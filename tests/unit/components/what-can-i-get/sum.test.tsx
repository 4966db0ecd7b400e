/** What stands below the sum while the money is not there yet. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Sum } from '../../../../components/what-can-i-get/answer/Sum.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { answer } from '../../../../i18n/household/answer/en.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'

const DATA = {
  language: 'en',
  texts: { en: { answer, payments: { jobseeker: { name: 'JobSeeker Payment' } } } }
} as unknown as AssessmentData

function sumOf(part: { from?: string }): string {
  const parts = [{ id: 'jobseeker' as const, who: 'you' as const, amount: 80_000, ...part }]
  const result = { on: '2026-11-28', people: [], total: { amount: 80_000, parts } } as unknown as HouseholdResult
  return renderToStaticMarkup(<Sum result={result} data={DATA} />)
}

it('names who helps with food and bills until the first money, however long the wait', () => {
  const link = 'href="/en/community/crisis/emergency-relief"'
  expect(sumOf({ from: '2027-03-06' })).toContain(link)
  expect(sumOf({ from: '2026-12-06' })).toContain(link)
  expect(sumOf({})).not.toContain(link)
})
