import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dialable,
  formatDate,
  formatDay,
  formatMonthAndDay,
  formatHours,
  formatMoney,
  formatPercent,
  formatQuantity,
  withPeriod,
  type Hours
} from '../../../i18n/format.ts'
import { forAll } from '../for-all.ts'

type Day = Extract<Hours, { zone: string }>['periods'][number]['days'][number]

const cents = fc.integer({ min: 0, max: 100_000_000 })

/** The cents that a reader understands from a printed amount. */
function readBack(text: string): number {
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * (text.includes('万') ? 1_000_000 : 100))
}

describe('formatMoney', () => {
  it.each([
    [82490, '$824.90', '824.90 澳元'],
    [15000, '$150', '150 澳元'],
    [123456700, '$1,234,567', '1,234,567 澳元'],
    [9999900, '$99,999', '99,999 澳元'],
    [60000000, '$600,000', '600,000 澳元'],
    [100000000, '$1,000,000', '100 万澳元'],
    [112000000, '$1,120,000', '1,120,000 澳元'],
    [47375000, '$473,750', '473,750 澳元'],
    [138800000, '$1,388,000', '1,388,000 澳元'],
    [1370000000, '$13,700,000', '1,370 万澳元'],
    [10504800, '$105,048', '105,048 澳元'],
    [5, '$0.05', '0.05 澳元'],
    [0, '$0', '0 澳元']
  ])('prints %i cents as %s and %s', (amount, en, zh) => {
    expect(formatMoney(amount, 'en')).toBe(en)
    expect(formatMoney(amount, 'zh')).toBe(zh)
  })

  it('keeps the decimals of a column in line', () => {
    expect(formatMoney(15000, 'zh', true)).toBe('150.00 澳元')
    expect(formatMoney(47375000, 'zh', true)).toBe('473,750.00 澳元')
  })

  it('never loses a cent, in either language', () => {
    forAll([cents, fc.constantFrom('en', 'zh'), fc.boolean()], 100, (amount, language, decimals) => {
      expect(readBack(formatMoney(amount, language))).toBe(amount)
      expect(readBack(formatMoney(amount, language, amount % 100 !== 0 || decimals))).toBe(amount)
    })
  })
})

it('formatMoney prints no cents or two, never one', () => {
  forAll([cents], 100, amount => /^\$[\d,]+(\.\d\d)?$/.test(formatMoney(amount, 'en')))
})

it('numbers are grouped as Intl.NumberFormat groups them', () => {
  const whole = fc.integer({ min: -1e13, max: 1e13 }).filter(value => value !== 0)
  const own = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })
  const withCents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  forAll([whole], 100, cents => formatMoney(cents, 'en', true) === `$${withCents.format(cents / 100)}`)
  forAll([whole], 100, cents => formatMoney(cents, 'en', false) === `$${own.format(cents / 100)}`)
  forAll([whole], 100, count => formatQuantity(count, 'count', 'en') === own.format(count))
})

it.each([
  [1200, '12%'],
  [1150, '11.5%'],
  [25, '0.25%'],
  [0, '0%']
])('formatPercent prints %i basis points as %s', (points, text) => {
  expect(formatPercent(points)).toBe(text)
})

it.each([
  [1, 'weeks', '1 week', '1 周'],
  [4, 'weeks', '4 weeks', '4 周'],
  [1, 'times', 'once', '1 次'],
  [4, 'times', '4 times', '4 次'],
  [14, 'days', '14 days', '14 天'],
  [2, 'business-days', '2 business days', '2 个工作日'],
  [1, 'hours', '1 hour', '1 小时'],
  [100, 'points', '100 points', '100 分'],
  [1, 'people', '1 person', '1 人'],
  [10, 'sessions', '10 sessions', '10 次'],
  [22, 'age', '22', '22 岁'],
  [5000, 'taper', '50 cents', '0.50 澳元'],
  [10000, 'taper', '$1', '1 澳元'],
  [12, 'fortnights', '12 fortnights', '12 期（每两周一期）'],
  [1200, 'percent', '12%', '12%'],
  [82490, 'money', '$824.90', '824.90 澳元'],
  [1500, 'count', '1,500', '1,500']
] as const)('formatQuantity prints %i %s as %s and %s', (value, unit, en, zh) => {
  expect(formatQuantity(value, unit, 'en')).toBe(en)
  expect(formatQuantity(value, unit, 'zh')).toBe(zh)
})

it.each([
  ['$824.90', 'fortnight', 'en', '$824.90 a fortnight'],
  ['824.90 澳元', 'fortnight', 'zh', '每两周 824.90 澳元'],
  ['$24.95', 'hour', 'en', '$24.95 an hour'],
  ['4 weeks', undefined, 'en', '4 weeks']
] as const)('withPeriod adds to %s the period %s in %s', (text, period, language, expected) => {
  expect(withPeriod(text, period, language)).toBe(expected)
})

it.each([
  ['最多', '824.90 澳元', 'fortnight', '每两周最多 824.90 澳元'],
  ['收入不超过', '150 澳元', 'week', '每周收入不超过 150 澳元'],
  ['最多', '4 周', undefined, '最多 4 周']
] as const)('withPeriod puts %s between period and amount', (lead, text, period, expected) => {
  expect(withPeriod(text, period, 'zh', lead)).toBe(expected)
})

describe('formatDay', () => {
  it.each([
    ['2026-11-20', 'Friday 20 November 2026', '2026 年 11 月 20 日（周五）'],
    ['2026-12-27', 'Sunday 27 December 2026', '2026 年 12 月 27 日（周日）'],
    ['2028-02-29', 'Tuesday 29 February 2028', '2028 年 2 月 29 日（周二）']
  ])('names the day of the week of %s', (iso, en, zh) => {
    expect(formatDay(iso, 'en')).toBe(en)
    expect(formatDay(iso, 'zh')).toBe(zh)
  })
})

it('formatMonthAndDay names a day of every year', () => {
  expect(formatMonthAndDay('06-30', 'en')).toBe('30 June')
  expect(formatMonthAndDay('10-31', 'zh')).toBe('10 月 31 日')
})

describe('formatDate', () => {
  it.each([
    ['2025-09-20', '20 September 2025', '2025 年 9 月 20 日'],
    ['2026-01-01', '1 January 2026', '2026 年 1 月 1 日'],
    ['2024-02-29', '29 February 2024', '2024 年 2 月 29 日']
  ])('prints %s as %s and %s', (iso, en, zh) => {
    expect(formatDate(iso, 'en')).toBe(en)
    expect(formatDate(iso, 'zh')).toBe(zh)
  })

  it('names the same day in both languages, whatever the time zone', () => {
    const days = fc
      .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
      .map(moment => moment.toISOString().slice(0, 10))
    forAll([days], 100, iso => {
      const [, year = '', month = '', day = ''] = /^(\d+) 年 (\d+) 月 (\d+) 日$/.exec(formatDate(iso, 'zh')) ?? []
      expect(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).toBe(iso)
      expect(new Date(`${formatDate(iso, 'en')} 00:00 UTC`).toISOString().slice(0, 10)).toBe(iso)
    })
  })
})

describe('formatHours', () => {
  const weekdays: Hours = {
    zone: 'Australia/Sydney',
    periods: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '17:00' }]
  }

  it('prints a line that is always open', () => {
    expect(formatHours({ always: true }, 'en')).toBe('24 hours, every day')
    expect(formatHours({ always: true }, 'zh')).toBe('每天 24 小时')
  })

  it.each([
    ['12:00', '24:00', 'Every day, noon to midnight'],
    ['00:00', '08:30', 'Every day, midnight to 8:30am'],
    ['12:30', '23:15', 'Every day, 12:30pm to 11:15pm'],
    ['00:30', '12:00', 'Every day, 12:30am to noon']
  ])('reads the clock from %s to %s', (from, to, text) => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
    expect(formatHours({ zone: 'local', periods: [{ days: [...days], from, to }] }, 'en')).toBe(text)
  })

  it.each<[periods: [days: Day[], from: string, to: string][], en: string, zh: string]>([
    [[[['sat', 'sun'], '00:00', '24:00']], 'Saturday and Sunday, all day', '周六、周日 全天'],
    [
      [
        [['mon', 'tue'], '00:00', '09:00'],
        [['mon', 'tue'], '17:00', '24:00'],
        [['sun'], '00:00', '24:00']
      ],
      'Monday and Tuesday, before 9am and after 5pm; Sunday, all day',
      '周一、周二 9:00 以前和 17:00 以后；周日 全天'
    ],
    [
      [
        [['mon', 'tue'], '00:00', '09:00'],
        [['wed'], '17:00', '24:00']
      ],
      'Monday and Tuesday, midnight to 9am; Wednesday, 5pm to midnight',
      '周一、周二 0:00 至 9:00；周三 17:00 至 24:00'
    ]
  ])('says the hours of a night together: %j', (periods, en, zh) => {
    const hours: Hours = { zone: 'local', periods: periods.map(([days, from, to]) => ({ days, from, to })) }
    expect(formatHours(hours, 'en')).toBe(en)
    expect(formatHours(hours, 'zh')).toBe(zh)
  })

  it.each<[days: Day[], en: string, zh: string]>([
    [['wed'], 'Wednesday', '周三'],
    [['mon', 'tue'], 'Monday and Tuesday', '周一、周二'],
    [['thu', 'mon'], 'Monday and Thursday', '周一、周四'],
    [['mon', 'wed', 'fri'], 'Monday, Wednesday and Friday', '周一、周三、周五'],
    [['sun', 'mon', 'sat'], 'Monday, Saturday and Sunday', '周一、周六、周日'],
    [['fri', 'mon', 'tue', 'wed'], 'Monday to Wednesday and Friday', '周一至周三、周五'],
    [['mon', 'wed', 'thu', 'fri', 'sun'], 'Monday, Wednesday to Friday and Sunday', '周一、周三至周五、周日'],
    [['mon', 'tue', 'thu', 'fri'], 'Monday, Tuesday, Thursday and Friday', '周一、周二、周四、周五'],
    [['mon', 'tue', 'wed', 'fri', 'sat', 'sun'], 'Monday to Wednesday and Friday to Sunday', '周一至周三、周五至周日']
  ])('names %j as a reader would', (days, en, zh) => {
    const hours: Hours = { zone: 'local', periods: [{ days, from: '10:00', to: '14:00' }] }
    expect(formatHours(hours, 'en')).toBe(`${en}, 10am to 2pm`)
    expect(formatHours(hours, 'zh')).toBe(`${zh} 10:00 至 14:00`)
  })

  it('joins several periods', () => {
    const hours: Hours = { ...weekdays, periods: [...weekdays.periods, { days: ['sat'], from: '10:00', to: '12:00' }] }
    expect(formatHours(hours, 'en')).toBe('Monday to Friday, 9am to 5pm; Saturday, 10am to noon')
    expect(formatHours(hours, 'zh')).toBe('周一至周五 9:00 至 17:00；周六 10:00 至 12:00')
  })
})

describe('dialable', () => {
  it.each([
    ['13 11 14', '131114'],
    ['1800 737 732', '1800737732'],
    ['+61 3 6281 0000', '+61362810000'],
    ['000', '000']
  ])('turns %s into the number %s', (phone, dialled) => {
    expect(dialable(phone)).toBe(dialled)
  })

  it('leaves only characters that a telephone can dial', () => {
    forAll([fc.string()], 100, text => {
      expect(dialable(text)).toMatch(/^[+\d]*$/)
    })
  })
})
