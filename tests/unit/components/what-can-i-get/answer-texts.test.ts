import { expect, it } from 'vitest'
import { answerTexts } from '../../../../components/what-can-i-get/answer-texts.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'

function answered(answers: Record<string, string>) {
  return answerTexts(answers, en, 'en').map(({ id, answer }) => [id, answer])
}

it('lists each question with the answers to its fields', () => {
  expect(answered({ location: 'in-australia', visa: 'citizen' })).toEqual([
    ['location', 'Yes, and I live here; What is your citizenship or visa: Australian citizen']
  ])
})

it('lists a screen that an address has only part of, without the rest', () => {
  expect(answered({ home: 'own-home' })).toEqual([['home', 'Own home, also with a loan']])
  expect(answered({ state: 'nsw' })).toEqual([['home', 'State or territory: New South Wales']])
})

it('lists nothing that was not asked', () => {
  expect(answered({ 'partner-age': '40' })).toEqual([])
})
