import { expect, it } from 'vitest'
import type { Language } from '../../../../i18n/languages.ts'
import type { Figure } from '../../../../rules/data/schema.ts'
import { UnknownIdError } from '../../../../scripts/mdx/entries.ts'
import { figuresOfSum, sumText } from '../../../../scripts/mdx/sum.ts'
import type { ViewContext } from '../../../../scripts/mdx/views.ts'

const values: Record<string, [Figure['unit'], number]> = {
  'rent.start': ['money', 15_720],
  'rent.taper': ['taper', 7500],
  'deeming.rate': ['percent', 125],
  weeks: ['weeks', 4]
}

function on(language: Language): ViewContext {
  const figures = Object.entries(values).map(([id, [unit, value]]) => [
    id,
    { id, unit, values: [{ from: '2026-01-01', value, source: 'a', status: 'verified' }] }
  ])
  return { data: { figures: new Map(figures as never) }, language, today: '2026-11-29' } as unknown as ViewContext
}

it.each([
  ['100', '$100'],
  ['rent.start + 100', '$257.20'],
  ['100 x rent.taper', '$75'],
  ['rent.start + 100 - rent.start x rent.taper', '$75'],
  ['20000 x deeming.rate / 26', '$9.62'],
  ['rent.start x weeks', '$628.80'],
  ['rent.start / 2', '$78.60']
])('works out from left to right: %s', (sum, text) => {
  expect(sumText(on('en'), sum)).toBe(text)
})

it('prints the sum in the language of the page', () => {
  expect(sumText(on('zh'), 'rent.start + 100')).toBe('257.20 澳元')
})

it.each(['100 rent.start', '100 % 5', '100 -'])('refuses what is not a sum: %s', sum => {
  expect(() => sumText(on('en'), sum)).toThrow(Error)
})

it('refuses a sum that figures have made zero or less, and an unknown figure', () => {
  expect(() => sumText(on('en'), '100 - rent.start')).toThrow('not above zero')
  expect(() => sumText(on('en'), 'no.such x 2')).toThrow(UnknownIdError)
})

it('names the figures of a sum', () => {
  expect(figuresOfSum('100 x rent.taper + rent.start / 2')).toEqual(['rent.taper', 'rent.start'])
})
