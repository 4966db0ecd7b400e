import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aFortnight,
  fromFortnight,
  MOST_TYPED,
  readAmount,
  readNumber
} from '../../../../components/tool/typed-numbers.ts'
import { formatMoney } from '../../../../i18n/format.ts'
import { forAll } from '../../for-all.ts'

describe('an amount', () => {
  it.each([
    ['480', 48_000],
    ['1,234.50', 123_450],
    ['$800', 80_000],
    ['$ 1 234.5', 123_450],
    ['８００', 80_000],
    ['１，２３４．５０', 123_450],
    ['＄８００', 80_000],
    [' 480.50 ', 48_050],
    ['480\u00a0', 48_000],
    ['AUD 20', 2000],
    ['20 澳元', 2000],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['-0', 0],
    ['0007', 700]
  ])('%j is %i cents', (typed, cents) => {
    expect(readAmount(typed)).toEqual({ cents })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['1e9', 'not-a-number'],
    ['1.2.3', 'not-a-number'],
    ['.', 'not-a-number'],
    ['$', 'not-a-number'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['-$5', 'negative'],
    ['$-5', 'negative'],
    ['10.123', 'too-many-decimals'],
    ['1000000000', 'too-large'],
    ['99999999999999999999', 'too-large']
  ])('%j is refused: %s', (typed, error) => {
    expect(readAmount(typed)).toEqual({ error })
  })

  it('is read back as it is printed, in both languages', () => {
    forAll(
      [fc.integer({ min: 0, max: MOST_TYPED }), fc.constantFrom('en' as const, 'zh' as const)],
      100,
      (cents, language) => {
        expect(readAmount(formatMoney(cents, language, true))).toEqual({ cents })
      }
    )
  })

  it('never throws and is never a fraction of a cent, whatever is typed', () => {
    forAll([fc.string()], 100, typed => {
      const { cents, error } = readAmount(typed)
      expect(error !== undefined || (Number.isInteger(cents) && cents >= 0 && cents <= MOST_TYPED)).toBe(true)
    })
  })

  it('of a week or a year is whole cents a fortnight', () => {
    const fortnightly = [aFortnight(10_000, 'week'), aFortnight(26_000, 'year'), aFortnight(5, 'fortnight')]
    expect(fortnightly).toEqual([20_000, 1000, 5])
    expect([fromFortnight(87_010, 'week'), fromFortnight(100, 'year')]).toEqual([43_505, 2600])
  })
})

it.each([
  ['30', { value: 30 }],
  ['３０', { value: 30 }],
  ['30 岁', { value: 30 }],
  ['', { error: 'empty' }],
  ['thirty', { error: 'not-whole' }],
  ['30.5', { error: 'not-whole' }],
  ['-1', { error: 'out-of-range' }],
  ['999', { error: 'out-of-range' }]
])('a whole number: %j', (typed, expected) => {
  expect(readNumber(typed, 16, 120)).toEqual(expected)
})

it.each([
  ['17.5', { value: 17.5 }],
  ['17.5%', { value: 17.5 }],
  ['１７．５％', { value: 17.5 }],
  ['17.50', { value: 17.5 }],
  ['17.', { value: 17 }],
  ['0', { value: 0 }],
  ['17.555', { error: 'too-many-decimals' }],
  ['100.01', { error: 'out-of-range' }],
  ['1e1', { error: 'not-number' }],
  ['.', { error: 'not-number' }]
])('a number with decimals: %j', (typed, expected) => {
  expect(readNumber(typed, 0, 100, 2)).toEqual(expected)
})
