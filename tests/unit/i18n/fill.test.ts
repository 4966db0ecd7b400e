import { expect, it } from 'vitest'
import { fill, fillCount, joinSentences, sentenceGap } from '../../../i18n/fill.ts'

it('puts values into a message, and leaves out what has none', () => {
  expect(fill('{a} and {b-2}{c}', { a: 1, 'b-2': 'two' })).toBe('1 and two')
})

it('has its own message for one', () => {
  expect([1, 2].map(count => fillCount(count, 'One day', '{count} days'))).toEqual(['One day', '2 days'])
})

it('joins sentences as each language writes them, without those that are missing', () => {
  const sentences = ['A.', undefined, false as const, '', 'B.']
  expect(joinSentences(sentences, 'en')).toBe('A. B.')
  expect(joinSentences(sentences, 'zh')).toBe('A.B.')
  expect(joinSentences([], 'en')).toBe('')
  expect([sentenceGap('en'), sentenceGap('zh')]).toEqual([' ', ''])
})
