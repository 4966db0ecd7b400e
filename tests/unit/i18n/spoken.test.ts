/** How numbers are said aloud. */
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../i18n/languages.ts'
import { spokenText } from '../../../i18n/spoken.ts'

const SAID: [language: Language, written: string, said: string][] = [
  // Phone numbers, digit by digit.
  ['en', 'Call 13 11 14 now.', 'Call one three, one one, one four now.'],
  ['en', 'Call 000.', 'Call zero zero zero.'],
  ['en', 'Call 136 150.', 'Call one three six, one five zero.'],
  ['en', '1800 737 732', 'one eight zero zero, seven three seven, seven three two'],
  ['en', '1300 22 4636', 'one three zero zero, two two, four six three six'],
  ['en', 'Text 0477 13 11 14.', 'Text zero four seven seven, one three, one one, one four.'],
  ['en', '(02) 9223 4911', 'zero two, nine two two three, four nine one one'],
  ['zh', '请打 13 11 14。', '请打 一三，一一，一四。'],
  ['zh', '请打 000。', '请打 零零零。'],
  ['zh', '1800 737 732', '一八零零，七三七，七三二'],
  // Money.
  ['en', '$824.90 a fortnight', '824 dollars and 90 cents a fortnight'],
  ['en', '$1,027.70', '1027 dollars and 70 cents'],
  ['en', '$1 or $500', '1 dollar or 500 dollars'],
  ['en', '$0.50', '50 cents'],
  ['en', '$1.5 million', '1.5 million dollars'],
  ['en', 'up to $130,000', 'up to 130000 dollars'],
  ['en', '$150–$300', '150 dollars to 300 dollars'],
  ['zh', '每两周 824.90 澳元', '每两周 824 澳元 90 分'],
  ['zh', '1,027.70 澳元', '1027 澳元 70 分'],
  ['zh', '0.50 澳元', '50 澳分'],
  ['zh', '130,000 澳元', '130000 澳元'],
  ['zh', '500 澳元', '500 澳元'],
  // Dates, times, shares and ranges.
  ['en', 'on 20 September 2026', 'on the 20th of September 2026'],
  ['en', 'by 1 July', 'by the 1st of July'],
  ['en', 'the 22 March rates', 'the 22nd of March rates'],
  ['en', '9am to 5pm', '9 AM to 5 PM'],
  ['en', '8:30am', '8 30 AM'],
  ['en', '50%', '50 per cent'],
  ['en', '14–28 days', '14 to 28 days'],
  ['en', 'open 24/7', 'open 24 hours a day, 7 days a week'],
  ['zh', '2026 年 9 月 20 日', '二零二六年 9 月 20 日'],
  ['zh', '14–28 天', '14 到 28 天'],
  // Not phone numbers.
  ['en', 'in 2026, 13 people and 1,300 more', 'in 2026, 13 people and 1,300 more'],
  ['en', 'a room for 12,000 people', 'a room for 12,000 people'],
  ['zh', '有 13 个人', '有 13 个人']
]

describe('a voice says', () => {
  it.each(SAID)('in %s “%s” as “%s”', (language, written, said) => {
    expect(spokenText(written, language)).toBe(said)
  })
})
