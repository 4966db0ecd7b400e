import { expect, it } from 'vitest'
import { answerTexts } from '../../../../components/what-can-i-get/answer-texts.ts'
import { interviewWords as en } from '../../../../i18n/household/questions/en.ts'
import { interviewWords as zh } from '../../../../i18n/household/questions/zh.ts'

function answered(answers: Record<string, string>) {
  return answerTexts(answers, en, 'en').map(({ id, rows }) => [
    id,
    ...rows.map(({ label, text }) => `${label} | ${text}`)
  ])
}

it('lists each question with a row for each of its fields', () => {
  expect(answered({ location: 'in-australia', visa: 'citizen' })).toEqual([
    [
      'location',
      'Are you in Australia now? | Yes, and I live here',
      'What is your citizenship or visa? | Australian citizen'
    ]
  ])
})

it('lists a screen that an address has only part of, without the rest', () => {
  expect(answered({ home: 'own-home' }).map(([id, ...rows]) => [id, rows.length])).toEqual([['home', 1]])
  expect(answered({ state: 'nsw' })).toEqual([['home', 'State or territory | New South Wales']])
})

it('lists nothing that was not asked', () => {
  expect(answered({ 'partner-age': '40' })).toEqual([])
})

it.each([
  ['beside other answers', { health: 'none', caring: 'adult' }, ['caring']],
  ['unless it is all that a screen says', { happened: 'none' }, ['happened']]
])('leaves out “none of these” %s', (_when, answers, fields) => {
  const rows = answerTexts(answers, en, 'en').flatMap(({ rows }) => rows)
  expect(rows.length).toBe(fields.length)
  expect(rows.some(({ text }) => /none/i.test(text))).toBe(fields.includes('happened'))
})

it('says an amount with its period as each language does', () => {
  const pay = { pay: '640', 'pay-per': 'fortnight' }
  expect(answered(pay)).toEqual([['income', 'Pay from work | $640 a fortnight']])
  expect(answerTexts(pay, zh, 'zh').flatMap(({ rows }) => rows)).toEqual([{ label: '工资', text: '每两周 640 澳元' }])
})
