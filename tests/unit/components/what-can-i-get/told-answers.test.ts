import { expect, it } from 'vitest'
import { toldAnswers } from '../../../../components/what-can-i-get/told-answers.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'

function told(answers: Record<string, string>) {
  return toldAnswers(answers, en, 'en').map(({ id, said }) => [id, said])
}

it('lists each question with the answers to its fields', () => {
  expect(told({ location: 'in-australia', visa: 'citizen' })).toEqual([
    ['location', 'Yes, and I live here; What is your citizenship or visa: Australian citizen']
  ])
})

it('lists a screen that an address has only part of, without the rest', () => {
  expect(told({ home: 'own-home' })).toEqual([['home', 'Own home, also with a loan']])
  expect(told({ state: 'nsw' })).toEqual([['home', 'State or territory: New South Wales']])
})

it('lists nothing that was not asked', () => {
  expect(told({ 'partner-age': '40' })).toEqual([])
})
