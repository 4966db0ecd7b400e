import { expect, it } from 'vitest'
import { serviceLength } from '../../../../components/days/final-pay/service-length.ts'

it.each([
  [60, 8, '5 years and 8 days', '5 年零 8 天'],
  [24, 1, '2 years and 1 day', '2 年零 1 天'],
  [63, 8, '5 years, 3 months and 8 days', '5 年 3 个月零 8 天'],
  [13, 0, '1 year and 1 month', '1 年零 1 个月'],
  [12, 0, '1 year', '1 年'],
  [0, 0, '0 days', '0 天']
])('%i months and %i days are “%s”', (months, days, en, zh) => {
  expect(serviceLength(months, days, 'en')).toBe(en)
  expect(serviceLength(months, days, 'zh')).toBe(zh)
})
