import { describe, expect, it } from 'vitest'
import { makeEncoder, piecesOf } from '../../../search/encoder.ts'
import { fold } from '../../../search/fold.ts'
import { joinDigits } from '../../../search/numbers.ts'
import { sentenceTerms } from '../../../search/sentence.ts'
import { findMarks } from '../../../search/highlight.ts'

const NONE = new Map<string, string>()
const encoder = makeEncoder(NONE)
const read = (typed: string) => joinDigits(fold(typed, NONE))

describe('telephone numbers', () => {
  it.each([
    ['13 28 50', '132850'],
    ['132 850', '132850'],
    ['13-28-50', '132850'],
    ['13.28.50', '132850'],
    ['13–28–50', '132850'],
    ['１３ ２８ ５０', '132850'],
    ['+61 13 28 50', '132850'],
    ['+61132850', '132850'],
    ['0061 132 850', '132850'],
    ['61 13 28 50', '132850'],
    ['1800 737 732', '1800737732'],
    ['1800.737.732', '1800737732'],
    ['1800-73-77-32', '1800737732'],
    ['+61 1800 737 732', '1800737732'],
    ['(1800) 737 732', '(1800737732'],
    ['1800  737  732', '1800737732'],
    ['1800 - 737 - 732', '1800737732'],
    ['1800/737/732', '1800737732'],
    ['1-800-737-732', '1800737732'],
    ['1-800-respect', '1800-respect'],
    ['13 - 28 - 50', '132850'],
    ['02 6276 1111', '0262761111'],
    ['(02) 6276-1111', '0262761111'],
    ['(02)62761111', '0262761111'],
    ['+61 2 6276 1111', '0262761111'],
    ['+61 (0)2 6276 1111', '0262761111'],
    ['0477.131.114', '0477131114'],
    ['+61 477 131 114', '0477131114'],
    ['call 13 11 14, or 13 92 76', 'call 131114, or 139276']
  ])('%s is %s', (typed, number) => {
    expect(read(typed)).toBe(number)
  })

  it.each(['1800RESPECT', '1800respect'])('%s is one word', typed => {
    expect(encoder.encode(typed)).toEqual(['1800respect'])
    expect(piecesOf(read(typed))).toEqual(['1800respect'])
  })

  it.each(['1311.14', '13.5', '$1300.50', '13 weeks', '2026', 'in 1300 or 1800', '13/11/14', '130 - 135'])(
    '%s is none',
    typed => {
      expect(read(typed)).toBe(typed)
    }
  )
})

describe('amounts', () => {
  it.each([
    ['793,60', '793.60'],
    ['$793,60', '$793.60'],
    ['$793.6', '$793.6'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['12,345,678', '12345678'],
    ['$500.00', '$500'],
    ['500.05', '500.05'],
    ['18,20,25', '18,20,25']
  ])('%s is %s', (typed, amount) => {
    expect(read(typed)).toBe(amount)
  })
})

describe('forms and sections', () => {
  it.each([
    ['SU001', 'su1'],
    ['su1', 'su1'],
    ['SU-001', 'su1'],
    ['SU 001', 'su1'],
    ['SU 1', 'su1'],
    ['MOD-40', 'mod40'],
    ['s 593', 's593'],
    ['s593', 's593'],
    ['s. 593', 's593'],
    ['section 593', 's593'],
    ['Section 66AAB', 's66aab'],
    ['第593条', 's593'],
    ['第 125B 条', 's125b']
  ])('%s is %s in pages and queries', (written, term) => {
    expect(encoder.encode(written)).toEqual([term])
    expect(piecesOf(fold(written, NONE))).toEqual([term])
  })

  it.each(['covid-19', 'tenants 20', 'sa health', '24/7'])('%s is none', typed => {
    expect(piecesOf(fold(typed, NONE)).join()).not.toMatch(/^(?:s|sa|d)\d/)
  })
})

describe('days', () => {
  it.each([
    ['20.9.2026', ['d0920', '2026']],
    ['20-9-26', ['d0920', '2026']],
    ['20/09/2026', ['d0920', '2026']],
    ['2026-09-20', ['d0920', '2026']],
    ['20 September 2026', ['d0920', '2026', 'septemb']],
    ['20 Sept', ['d0920', 'sept']],
    ['20th of September', ['d0920', 'septemb']],
    ['September 20', ['d0920', 'septemb']],
    ['9月20日', ['d0920']],
    ['9 月 20 日', ['d0920']],
    ['9月20号', ['d0920']],
    ['2026年9月20日', ['2026', 'd0920', '年']]
  ])('%s is typed as %j, and is in pages with that day', (typed, terms) => {
    const found = piecesOf(fold(typed, NONE)).flatMap(piece => encoder.encode(piece))
    expect([...new Set(found)].sort()).toEqual([...terms].sort())
    for (const written of ['From 20 September 2026', '2026 年 9 月 20 日起']) {
      expect(encoder.encode(written)).toContain('d0920')
    }
  })

  it('leave their words in pages', () => {
    expect(encoder.encode('From 20 September 2026')).toEqual(expect.arrayContaining(['20', 'septemb', '2026']))
    expect(encoder.encode('9 月 20 日')).toEqual(expect.arrayContaining(['9', '20']))
  })

  it.each(['September 2026', '40.13.2026', '24/7', '1/2', 'may 2026', '13-11-14', '13月1日'])('%s is none', typed => {
    expect(piecesOf(fold(typed, NONE)).join()).not.toMatch(/d\d{4}/)
  })

  it('are no terms of sentences', () => {
    expect(sentenceTerms('my job ends on 20 September and the rent is due')).not.toContain('d0920')
  })
})

it('a number is marked however the page writes it', () => {
  const marks = (text: string, typed: string) =>
    findMarks(text, new Set(piecesOf(fold(typed, NONE))), NONE).map(([start, end]) => text.slice(start, end))
  expect(marks('Call 13 28 50 today', '13-28-50')).toEqual(['13 28 50'])
  expect(marks('Call 02 6276 1111 today', '+61 2 6276 1111')).toEqual(['02 6276 1111'])
  expect(marks('It is $793.60', '793,60')).toEqual(['793.60'])
})
