import { expect, it } from 'vitest'
import { toldAnswers } from '../../../../components/what-can-i-get/told-answers.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'

function told(answers: Record<string, string>) {
  return toldAnswers(answers, en, 'en').map(({ id, said }) => [id, said])
}

it('tells each question with what was said of its fields', () => {
  expect(told({ location: 'in-australia', visa: 'citizen' })).toEqual([
    ['location', 'Yes, and I live here; What is your citizenship or visa: Australian citizen']
  ])
})

it('tells a screen of which an address has a part, without the rest', () => {
  expect(told({ home: 'own-home' })).toEqual([['home', 'Own home, also with a loan']])
  expect(told({ state: 'nsw' })).toEqual([['home', 'State or territory: New South Wales']])
})

it('tells nothing of what was not asked', () => {
  expect(told({ 'partner-age': '40' })).toEqual([])
})
