import { expect, it } from 'vitest'
import { questionWords } from '../../../../components/tool/question-words.ts'

const questions = { 'sibling-age': { label: 'How old is child {number}?' } }

it('numbers a question that is one of several', () => {
  expect(questionWords({ questions }, 'sibling-2-age').label).toBe('How old is child 2?')
})

it('refuses a question without words, so that no id is shown to a reader', () => {
  expect(() => questionWords({ questions }, 'pay')).toThrow('pay')
})
