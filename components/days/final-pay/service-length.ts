import { formatQuantity } from '../../../i18n/format'
import type { Language } from '../../../i18n/languages'
import { MONTHS_A_YEAR } from '../../../rules/time'

/**
 * How long someone worked, as people say it: `5 years and 8 days`, `5 年零 8 天`.
 * @param months full months, of which each twelve are a year
 * @param days days after the last full month
 */
export function serviceLength(months: number, days: number, language: Language): string {
  const all = [
    { value: Math.floor(months / MONTHS_A_YEAR), unit: 'years' },
    { value: months % MONTHS_A_YEAR, unit: 'months' },
    { value: days, unit: 'days' }
  ] as const
  const some = all.filter(({ value }) => value > 0)
  const parts = (some.length > 0 ? some : all.slice(-1)).map(({ value, unit }) => formatQuantity(value, unit, language))
  const [comma, and] = language === 'en' ? [', ', ' and '] : [' ', '零 ']
  return [parts.slice(0, -1).join(comma), ...parts.slice(-1)].filter(Boolean).join(and)
}
