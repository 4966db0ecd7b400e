/** Numbers as people type and paste them: one row for each example. */
import { describe, expect, it } from 'vitest'
import { readAmount, readNumber, type Counted } from '../../../../components/tool/typed-numbers.ts'

describe('an amount for a fortnight', () => {
  it.each([
    // A decimal comma, and the separators of other countries.
    ['480,50', 48_050],
    ['480,5', 48_050],
    ['480,', 48_000],
    ['1,23', 123],
    ['1,234', 123_400],
    ['1.234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u2009234,50', 123_450],
    ['1\u202f234.50', 123_450],
    ["1'234", 123_400],
    ['1’234.50', 123_450],
    ['1.234.567', 123_456_700],
    ['1,00,000', 10_000_000],
    ['480·50', 48_050],
    ['480.-', 48_000],
    ['480,--', 48_000],
    ['480。', 48_000],
    // Marks that cannot be seen.
    ['\u202d480\u202c', 48_000],
    ['\u200e480\u200f', 48_000],
    ['\u2066480\u2069', 48_000],
    ['4\u00ad80', 48_000],
    ['\u2060480\u200b', 48_000],
    ['4\u200c8\u200d0\ufeff', 48_000],
    ['480\u0301', 48_000],
    ['4️⃣8️⃣0️⃣', 48_000],
    // Digits of other scripts.
    ['４８０．５０', 48_050],
    ['٤٨٠', 48_000],
    ['۴۸۰٫۵۰', 48_050],
    ['४८०', 48_000],
    // The currency.
    ['$480', 48_000],
    ['480$', 48_000],
    ['480 $', 48_000],
    ['A$480', 48_000],
    ['AU$480', 48_000],
    ['AUD480', 48_000],
    ['AUD $480', 48_000],
    ['$480 AUD', 48_000],
    ['$AUD 480', 48_000],
    ['480 dollars', 48_000],
    ['480 bucks', 48_000],
    ['800塊', 80_000],
    ['800块钱', 80_000],
    ['800圓', 80_000],
    ['800元', 80_000],
    ['800澳元', 80_000],
    ['800澳幣', 80_000],
    ['澳币800', 80_000],
    ['800刀', 80_000],
    // Its period.
    ['480 a fortnight', 48_000],
    ['480 per fortnight', 48_000],
    ['$480/fn', 48_000],
    ['480 fortnightly', 48_000],
    ['480pf', 48_000],
    ['480 every two weeks', 48_000],
    ['每两周480', 48_000],
    ['每兩週 480 元', 48_000],
    ['480元/两周', 48_000],
    ['480两周', 48_000],
    ['每2个星期480', 48_000],
    // More or less.
    ['about 480', 48_000],
    ['~480', 48_000],
    ['approx. $480', 48_000],
    ['大约480', 48_000],
    ['480左右', 48_000],
    ['約 480 元', 48_000],
    // Thousands.
    ['1k', 100_000],
    ['1.5k', 150_000],
    ['60 thousand', 6_000_000],
    ['1万', 1_000_000],
    ['1.5万', 1_500_000],
    ['1萬', 1_000_000],
    ['2千', 200_000],
    ['1万2千', 1_200_000],
    ['1万5000', 1_500_000],
    ['一万', 1_000_000],
    // Chinese numbers.
    ['四百八十', 48_000],
    ['四百八十块', 48_000],
    ['四百五', 45_000],
    ['两千零五', 200_500],
    ['一万二', 1_200_000],
    ['一百一十五', 11_500],
    // Nothing.
    ['nil', 0],
    ['none', 0],
    ['没有', 0]
  ])('%j is %i cents', (typed, cents) => {
    expect(readAmount(typed, 'fortnight')).toEqual({ cents })
  })

  it.each([
    ['480 a week', 'other-period'],
    ['480pw', 'other-period'],
    ['480 p.w.', 'other-period'],
    ['480/wk', 'other-period'],
    ['$480 weekly', 'other-period'],
    ['每周480', 'other-period'],
    ['480一周', 'other-period'],
    ['四百八十一周', 'other-period'],
    ['周租480', 'other-period'],
    ['每个星期 480 块', 'other-period'],
    ['2,000 a month', 'other-period'],
    ['2000 pcm', 'other-period'],
    ['月薪2000', 'other-period'],
    ['60k pa', 'other-period'],
    ['6万一年', 'other-period'],
    ['25 an hour', 'other-period'],
    ['200/day', 'other-period'],
    ['480 a week per fortnight', 'two-periods'],
    ['US$480', 'other-currency'],
    ['480 USD', 'other-currency'],
    ['¥480', 'other-currency'],
    ['480 人民幣', 'other-currency'],
    ['480 RMB', 'other-currency'],
    ['£480', 'other-currency'],
    ['€480', 'other-currency'],
    ['400-500', 'range'],
    ['400 – 500', 'range'],
    ['400~500', 'range'],
    ['400 to 500', 'range'],
    ['between 400 and 500', 'range'],
    ['400到500', 'range'],
    ['400至500元', 'range'],
    ['-480', 'negative'],
    ['-$480', 'negative'],
    ['minus 480', 'negative'],
    ['负480', 'negative'],
    ['1.234', 'too-many-decimals'],
    ['480.505', 'too-many-decimals'],
    ['1,2345', 'not-a-number'],
    ['12 34', 'not-a-number'],
    ['480²', 'not-a-number'],
    ['480 after tax', 'not-a-number'],
    ['480块5', 'not-a-number'],
    ['a week', 'not-a-number'],
    ['万', 'not-a-number'],
    ['\u202d\u202c', 'empty']
  ])('%j is refused: %s', (typed, error) => {
    expect(readAmount(typed, 'fortnight')).toEqual({ error })
  })

  it.each([
    ['480 a week', 'week'],
    ['480pw', 'week'],
    ['每周480', 'week'],
    ['60k pa', 'year'],
    ['年薪6万', 'year'],
    ['$25/hr', 'hour'],
    ['480', 'week']
  ])('%j may be typed where the %s is chosen', (typed, period) => {
    expect(readAmount(typed, period).error).toBeUndefined()
  })
})

const YEARS: Counted = { unit: 'years' }
const MONTHS: Counted = { unit: 'months' }
const HOURS: Counted = { unit: 'hours' }
const WEEKLY: Counted = { unit: 'hours', per: 'week' }
const PEOPLE: Counted = { unit: 'people' }

describe('another number', () => {
  it.each<[string, number, Counted, number?]>([
    ['35歲', 35, YEARS],
    ['35 岁', 35, YEARS],
    ['35周岁', 35, YEARS],
    ['35 週歲', 35, YEARS],
    ['三十五', 35, YEARS],
    ['三十五岁', 35, YEARS],
    ['十', 10, YEARS],
    ['35 years old', 35, YEARS],
    ['35yo', 35, YEARS],
    ['35 y/o', 35, YEARS],
    ['aged 35', 35, YEARS],
    ['about 35', 35, YEARS],
    ['\u200e35\u200f', 35, YEARS],
    ['35,0', 35, YEARS],
    ['٣٥', 35, YEARS],
    ['18 months', 18, MONTHS],
    ['18个月', 18, MONTHS],
    ['18個月', 18, MONTHS],
    ['两个月', 2, MONTHS],
    ['38 hours', 38, HOURS],
    ['38 hrs', 38, HOURS],
    ['38小时', 38, HOURS],
    ['38個鐘', 38, HOURS],
    ['7.5h', 7.5, HOURS, 2],
    ['7,5', 7.5, HOURS, 2],
    ['7½ hours', 7.5, HOURS, 2],
    ['7h30', 7.5, HOURS, 2],
    ['7 hours 30 minutes', 7.5, HOURS, 2],
    ['7小时30分', 7.5, HOURS, 2],
    ['7:30', 7.5, HOURS, 2],
    ['38 hours a week', 38, WEEKLY],
    ['38h/week', 38, WEEKLY],
    ['每周38小时', 38, WEEKLY],
    ['2 kids', 2, PEOPLE],
    ['2 children', 2, PEOPLE],
    ['两个', 2, PEOPLE],
    ['2個孩子', 2, PEOPLE],
    ['none', 0, PEOPLE],
    ['1,234', 1234, PEOPLE],
    ['13 weeks', 13, { unit: 'weeks' }],
    ['两个星期', 2, { unit: 'weeks' }],
    ['13周', 13, { unit: 'weeks' }],
    ['10 days', 10, { unit: 'days' }],
    ['10天', 10, { unit: 'days' }],
    ['7 nights a fortnight', 7, { unit: 'nights', per: 'fortnight' }],
    ['50%', 50, { unit: 'percent' }],
    ['50 per cent', 50, { unit: 'percent' }],
    ['百分之五十', 50, { unit: 'percent' }],
    ['2025年', 2025, { unit: 'fiscal-year' }]
  ])('%j is %d', (typed, value, counted, decimals) => {
    expect(readNumber(typed, 0, 5000, decimals, counted)).toEqual({ value })
  })

  it.each<[string, string, Counted, number?]>([
    ['18 months', 'other-unit', YEARS],
    ['18个月', 'other-unit', YEARS],
    ['2 years', 'other-unit', MONTHS],
    ['2年', 'other-unit', MONTHS],
    ['76 hours a fortnight', 'other-unit', WEEKLY],
    ['5 days', 'other-unit', HOURS],
    ['30-35', 'range', YEARS],
    ['30 or 35', 'range', YEARS],
    ['30到35岁', 'range', YEARS],
    ['35.5', 'not-whole', YEARS],
    ['7h30', 'not-whole', WEEKLY],
    ['1.000', 'not-whole', PEOPLE],
    ['1.234', 'too-many-decimals', HOURS, 2],
    ['thirty', 'not-whole', YEARS],
    ['-3', 'out-of-range', YEARS]
  ])('%j is refused: %s', (typed, error, counted, decimals) => {
    expect(readNumber(typed, 0, 5000, decimals, counted)).toEqual({ error })
  })
})
