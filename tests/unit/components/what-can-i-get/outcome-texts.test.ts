/** How the answer words outcomes. */
import { expect, it } from 'vitest'
import {
  amountOf,
  countedIn,
  laterText,
  soonestFirst
} from '../../../../components/what-can-i-get/answer/outcome-texts.ts'
import type { AssessmentData } from '../../../../components/what-can-i-get/data.ts'
import { answer as en } from '../../../../i18n/household/answer/en.ts'
import { answer as zh } from '../../../../i18n/household/answer/zh.ts'
import type { HouseholdResult } from '../../../../rules/household.ts'
import type { Outcome } from '../../../../rules/household/outcome.ts'

function refused(id: string, money?: number, from?: string): Outcome {
  const terms = money === undefined ? [] : [cents('assets', money), cents('limit', 100_000)]
  return { id, state: 'no', decided: [{ truth: 'failed', terms }], from } as unknown as Outcome
}

function cents(name: string, value: number) {
  return { name, unit: 'cents', value }
}

function paid(id: string, ...labels: string[]): Outcome {
  return { id, state: 'likely', result: { working: labels.map(label => ({ label })) } } as unknown as Outcome
}

it('lists refusals by a little money first, then by the day they end', () => {
  const all = [refused('age-pension'), refused('austudy', undefined, '2027-03-01'), refused('jobseeker', 104_000)]
  expect(soonestFirst(all).map(({ id }) => id)).toEqual(['jobseeker', 'austudy', 'age-pension'])
  expect(soonestFirst([refused('age-pension'), refused('jobseeker', 200_000)])[0]?.id).toBe('age-pension')
})

it('names the payment whose amount already contains another', () => {
  const [pension, rent] = [
    paid('carer-payment', 'basic-rate', 'rent-assistance'),
    paid('rent-assistance', 'rent-assistance')
  ]
  expect(countedIn(rent, [pension, rent])).toEqual(['carer-payment'])
  expect(countedIn(pension, [pension, rent])).toEqual([])
})

const DATA = { texts: { en: { answer: en }, zh: { answer: zh } } } as unknown as AssessmentData

it.each([
  [83_370, 105_750, 'at least $833.70, up to $1,057.50', '至少 833.70 澳元，最多 1,057.50 澳元'],
  [undefined, 105_750, 'up to $1,057.50', '最多 1,057.50 澳元'],
  [83_370, undefined, '$833.70', '833.70 澳元']
])('tells an amount of %s to %s', (least, atMost, english, chinese) => {
  const result = least === undefined ? undefined : { amount: least, unit: 'cents-a-fortnight', working: [] }
  const outcome = { id: 'jobseeker', state: 'likely', result, atMost } as unknown as Outcome
  expect(amountOf(outcome, DATA, 'en')?.amount).toBe(english)
  expect(amountOf(outcome, DATA, 'zh')?.amount).toBe(chinese)
})

it.each([
  ['parental-leave-pay', 'your days of parental leave', '带薪育婴假'],
  ['jobseeker', 'money paid out at the end of a job', '离职时拿到的那笔钱']
] as const)('tells what is paid once %s is no longer beside it', (id, english, chinese) => {
  const total = { later: { from: '2027-05-21', amount: 152_302 }, parts: [{ id, who: 'you', amount: 100 }] }
  const result = { total } as unknown as HouseholdResult
  expect(laterText(result, DATA, 'en')).toContain('From 21 May 2027')
  expect(laterText(result, DATA, 'en')).toContain(english)
  expect(laterText(result, DATA, 'en')).toContain('$1,523.02 a fortnight')
  expect(laterText(result, DATA, 'zh')).toContain('每两周 1,523.02 澳元')
  expect(laterText(result, DATA, 'zh')).toContain(chinese)
})
