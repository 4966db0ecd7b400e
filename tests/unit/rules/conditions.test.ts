/** Ages, hours and days of law: each on the day it began, and the day before. */
import { expect, it } from 'vitest'
import { hasLowCapacityRate, hasOlderRate } from '../../../rules/conditions.ts'
import { FigureNotHeldError } from '../../../rules/figures.ts'
import { ratesOn } from './support.ts'

it.each([
  ['at 60 after nine months', 60, 9, '2000-07-01', true],
  ['not at 59, as long as 60 was the age', 59, 9, '2023-09-19', false],
  ['at 55 from 20 September 2023', 55, 9, '2023-09-20', true],
  ['not at 54', 54, 9, '2023-09-20', false],
  ['not after eight months', 55, 8, '2023-09-20', false]
])('the higher single rate is due by age %s', (_, age, months, on, due) => {
  expect(hasOlderRate(age, months, ratesOn(on))).toBe(due)
})

it('the higher single rate is refused on a day before its age is known', () => {
  expect(() => hasOlderRate(60, 9, ratesOn('2000-06-30'))).toThrow(FigureNotHeldError)
})

it.each([
  ['of 14 hours a week', 14, '2024-09-20', true],
  ['not of 15', 15, '2024-09-20', false],
  ['not before Act No. 66 of 2024', 14, '2024-09-19', false],
  ['not where nobody assessed it', undefined, '2024-09-20', false]
])('the higher single rate is due by capacity to work %s', (_, hours, on, due) => {
  expect(hasLowCapacityRate(hours, ratesOn(on))).toBe(due)
})
