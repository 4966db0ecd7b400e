import { expect, it } from 'vitest'
import { answerTexts } from '../../../../components/what-can-i-get/answer-texts.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'
import { interviewWords as zh } from '../../../../i18n/household/questions/zh.ts'

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

it('says an amount with its period as each language does', () => {
  const pay = { pay: '640', 'pay-per': 'fortnight' }
  expect(answered(pay)).toEqual([['income', 'Pay from work: $640 a fortnight']])
  expect(answerTexts(pay, zh, 'zh').map(({ answer }) => answer)).toEqual(['工资：每两周 640 澳元'])
})
