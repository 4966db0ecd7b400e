import { describe, expect, it } from 'vitest'
import { readDay } from '../../../../components/tool/typed-days.ts'
import { addDays } from '../../../../rules/dates.ts'
import { forAll } from '../../for-all.ts'
import fc from 'fast-check'

const read = (typed: string) => readDay(typed, '1900-01-01', '2100-12-31')

describe('a day', () => {
  it.each([
    ['2026-03-27', '2026-03-27'],
    ['27/3/2026', '2026-03-27'],
    ['27.03.2026', '2026-03-27'],
    ['5/4/2026', '2026-04-05'],
    ['2026/3/27', '2026-03-27'],
    ['27 March 2026', '2026-03-27'],
    ['27 mar 2026', '2026-03-27'],
    ['2026 年 3 月 27 日', '2026-03-27'],
    ['2026年3月27', '2026-03-27'],
    ['２０２６－０３－２７', '2026-03-27'],
    [' 2028-02-29 ', '2028-02-29'],
    ['31/12/2026', '2026-12-31'],
    ['1/1/2027', '2027-01-01'],
    ['20.9.2026', '2026-09-20'],
    ['20/9/26', '2026-09-20'],
    ['20.9.26', '2026-09-20'],
    ['5/4/78', '1978-04-05'],
    ['20 9 2026', '2026-09-20'],
    ['20 Sept 2026', '2026-09-20'],
    ['20 sept. 2026', '2026-09-20'],
    ['20th September 2026', '2026-09-20'],
    ['20th of September, 2026', '2026-09-20'],
    ['20-Sep-26', '2026-09-20'],
    ['Sunday 20 September 2026', '2026-09-20'],
    ['Sun, 20 Sep 2026', '2026-09-20'],
    ['September 20, 2026', '2026-09-20'],
    ['2026年9月20日', '2026-09-20'],
    ['2026年9月20號', '2026-09-20'],
    ['2026 年 9 月 20 日（週日）', '2026-09-20'],
    ['2026.9.20', '2026-09-20'],
    ['\u200e20/9/2026\u200f', '2026-09-20'],
    ['٢٠/٩/٢٠٢٦', '2026-09-20'],
    ['20/9/2026.', '2026-09-20']
  ])('is read from %j', (typed, day) => {
    expect(read(typed)).toEqual({ day })
  })

  it.each([
    '29/2/2026',
    '2026-02-30',
    '31/4/2026',
    '2026-13-01',
    '3/27/2026',
    '27 Foo 2026',
    '9月20日',
    '20 Ma 2026',
    'Monday',
    '2026-27-03',
    '2026',
    '?',
    'x'
  ])('is not guessed from %j', typed => {
    expect(read(typed)).toEqual({ error: 'not-a-day' })
  })

  it('that was not given is distinct from one that does not exist, and from one too far away', () => {
    expect(read(' ')).toEqual({ error: 'no-day' })
    expect(read('1899-12-31')).toEqual({ error: 'day-out-of-range' })
    expect(read('2101-01-01')).toEqual({ error: 'day-out-of-range' })
  })

  it('is read as it is written in Australia and in Chinese, whichever it is', () => {
    forAll([fc.integer({ min: 0, max: 73_000 })], 300, ahead => {
      const day = addDays('1900-01-01', ahead)
      const [year, month, date] = day.split('-').map(Number)
      expect(read(`${date}/${month}/${year}`)).toEqual({ day })
      expect(read(`${year} 年 ${month} 月 ${date} 日`)).toEqual({ day })
    })
  })
})
