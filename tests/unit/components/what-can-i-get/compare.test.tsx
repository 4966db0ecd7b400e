/** Two situations side by side. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Compare } from '../../../../components/what-can-i-get/answer/Compare.tsx'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'

const COMPARE = {
  moved: 'Moved',
  before: 'Before',
  then: 'Then',
  difference: 'Difference',
  kept: 'Keep {kept}',
  end: ''
}
const ANSWER = { compare: COMPARE, states: { likely: 'Likely', may: 'Maybe', no: 'Not now' }, sum: { title: 'Sum' } }
const PAYMENTS = { jobseeker: { name: 'JSP' }, austudy: { name: 'AUS' }, 'age-pension': { name: 'AGE' } }
const TEXTS = { answer: ANSWER, payments: PAYMENTS }

function result(amount: number, austudy: string): HouseholdResult {
  const outcomes = [
    { id: 'jobseeker', state: 'likely' },
    { id: 'austudy', state: austudy },
    { id: 'age-pension', state: 'no' }
  ]
  return {
    people: [{ who: 'you', outcomes }],
    total: { amount, parts: [{ id: 'jobseeker', who: 'you', amount }] }
  } as unknown as HouseholdResult
}

function compared(language: 'en' | 'zh', pay: { before?: number; now?: number }): string[] {
  const data = { language, texts: { en: TEXTS, zh: TEXTS } } as unknown as AssessmentData
  const [before, now] = [result(80_000, 'no'), result(70_000, 'may')]
  const html = renderToStaticMarkup(
    <Compare
      data={data}
      now={now}
      before={before}
      pay={{ before: pay.before, now: pay.now }}
      onStart={() => undefined}
      onEnd={() => undefined}
    />
  )
  return html
    .replace(/<\/(?:tr|p|h3)>/g, '\n')
    .replace(/<(?:td|th)[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

it('lists the sum, and each payment whose amount or state moves', () => {
  expect(compared('en', {})).toEqual([
    'Moved',
    'Before Then',
    'Sum $800.00 $700.00',
    'JSP $800.00 $700.00',
    'AUS Not now Maybe',
    'Difference: −$100.00'
  ])
})

it('says what is kept of each further dollar of pay', () => {
  expect(compared('en', { before: 0, now: 20_000 }).at(-1)).toBe('Keep $0.50')
  expect(compared('zh', { before: 0, now: 20_000 }).slice(-2)).toEqual(['Difference：−100.00 澳元', 'Keep 0.50 澳元'])
  expect(compared('en', { before: 20_000, now: 0 }).at(-1)).toBe('Difference: −$100.00')
})
