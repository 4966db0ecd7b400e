/** What changed, by payment: nothing but what the figures say. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { rateChanges } from '../../../../scripts/mdx/rate-changes.ts'

const data = loadData()

describe.each(LANGUAGES)('what changed, in %s', language => {
  const { days } = rateChanges({ data, language, today: '2026-11-28' })
  const rows = (day: number, payment: string) =>
    days[day]?.payments.find(({ href }) => href === `/${language}/centrelink/payments/${payment}`)?.rows ?? []

  it('is told of the last days, the newest first', () => {
    const years = days.map(({ day }) => day)
    expect(years).toEqual(
      {
        en: ['20 September 2026', '1 July 2026', '20 March 2026', '1 January 2026'],
        zh: ['2026 年 9 月 20 日', '2026 年 7 月 1 日', '2026 年 3 月 20 日', '2026 年 1 月 1 日']
      }[language]
    )
  })

  it('gives the amount before and the new one', () => {
    const rate = data.figures.get('jobseeker.rate.single-no-children')!
    const row = rows(0, 'jobseeker').find(({ label }) => label === rate.label[language])
    expect(row?.before).toContain('808.70')
    expect(row?.now).toContain('824.90')
  })

  it('says of each amount what it is paid for', () => {
    const row = (id: string, payment: string) =>
      rows(1, payment).find(({ label }) => label === data.figures.get(id)!.label[language])?.now
    expect(row('ftb-a.rate.0-12', 'family-tax-benefit')).toBe(
      { en: '$235.48 a fortnight', zh: '每两周 235.48 澳元' }[language]
    )
    expect(row('ftb-a.income.lower', 'family-tax-benefit')).toBe(
      { en: '$69,131.00 a year', zh: '每年 69,131.00 澳元' }[language]
    )
  })

  it('writes both amounts of a row in full', () => {
    const amounts = days.flatMap(({ payments }) => payments.flatMap(payment => payment.rows))
    expect(amounts.filter(({ before, now }) => `${before}${now}`.includes('万'))).toEqual([])
  })

  it.each([
    ['jobseeker', 'jobseeker.rate.single-no-children'],
    ['age-pension', 'pension.rate.single'],
    ['rent-assistance', 'rent-assistance.single.threshold']
  ])('begins %s with what most readers look for', (payment, id) => {
    expect(rows(0, payment)[0]?.label).toBe(data.figures.get(id)!.label[language])
  })

  it('has a payment only where one of its amounts changed', () => {
    expect(days.flatMap(({ payments }) => payments).filter(each => each.rows.length === 0)).toEqual([])
    expect(rows(0, 'family-tax-benefit')).toEqual([])
  })

  it('says nothing of a day to come', () => {
    const [newest] = rateChanges({ data, language, today: '2026-09-19' }).days
    expect(newest?.day).not.toContain(language === 'en' ? 'September' : '9 月 20')
  })
})
