/** How the answer tells outcomes. */
import { expect, it } from 'vitest'
import { countedIn, soonestFirst } from '../../../../components/what-can-i-get/answer/outcome-texts.ts'
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
