/** The running count while somebody answers. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SoFar } from '../../../../components/what-can-i-get/SoFar.tsx'
import type { InterviewData } from '../../../../components/what-can-i-get/types.ts'
import type { Interview } from '../../../../components/what-can-i-get/use-interview.ts'
import type { Language } from '../../../../i18n/languages.ts'

const WORDS = { soFar: '{likely} likely, {may} maybe.', oneDated: 'One day.', dated: '{count} days.', see: 'See' }

const YOU = {
  outcomes: [{ state: 'likely' }, { state: 'may' }, { state: 'may' }, { state: 'no' }],
  days: [{ payment: 'a', by: '2026-12-01' }, { payment: 'a', by: '2026-12-08' }, { payment: 'b' }]
}

function countIn(language: Language, state: object): string {
  const data = { language, words: { interview: WORDS } } as unknown as InterviewData
  return renderToStaticMarkup(<SoFar data={data} state={state as Interview} />).replace(/<[^>]+>/g, '')
}

it('counts what is likely, what may be open, and payments with a last day, each once', () => {
  expect(countIn('en', { assessed: { result: { people: [YOU] } } })).toBe('1 likely, 2 maybe. One day. See')
})

it('puts no space between Chinese sentences', () => {
  expect(countIn('zh', { assessed: { result: { people: [YOU] } } })).toBe('1 likely, 2 maybe.One day. See')
})

it('says nothing before the first answer, or if nothing can be worked out', () => {
  expect(countIn('en', { isFirst: true, assessed: { result: { people: [YOU] } } })).toBe('')
  expect(countIn('en', { assessed: 'failed' })).toBe('')
})
