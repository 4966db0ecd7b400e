/** Where the reader is, in the address and back. */
import { describe, expect, it } from 'vitest'
import { readFragment, writeFragment, type Place } from '../../../../components/what-can-i-get/fragment.ts'
import { isPrivate } from '../../../../components/what-can-i-get/private-answers.ts'

const ANSWERS = {
  happened: 'lost-job moved',
  'on-lost-job': '2026-11-20',
  age: '35',
  partner: 'together',
  'partner-pay': '1,234.50',
  'partner-pay-per': 'week',
  'partner-other': '?',
  children: '1',
  'child-1-age': '4',
  'any-is': 'yes',
  'child-1-is': 'disability'
}

describe('an address', () => {
  it.each<[string, Place]>([
    ['answers', { answers: ANSWERS }],
    ['answers about somebody else', { answers: { ...ANSWERS, for: 'other' } }],
    ['the answer', { answers: ANSWERS, seesAnswer: true }],
    ['a question that is changed', { answers: ANSWERS, seesAnswer: true, changes: 'age' }]
  ])('gives %s back', (_name, place) => {
    expect(readFragment(`#${writeFragment(place)}`)).toEqual(place)
  })

  it('of nothing said is empty', () => {
    expect(writeFragment({ answers: {} })).toBe('')
  })

  it('has no answers that do not count', () => {
    expect(writeFragment({ answers: { ...ANSWERS, partner: 'none' } })).not.toContain('partner-pay')
  })

  it.each(['', '#call', '#=', '#age=abc', '#visa=moon', '#on-lost-job=2026-99-99', `#age=${'1'.repeat(99)}`, '#x=1'])(
    '%s has nothing of ours',
    hash => {
      expect(readFragment(hash)).toBeUndefined()
    }
  )

  it('keeps what is right of an address that is partly wrong', () => {
    expect(readFragment('#age=35&children=99&visa=citizen&change=nothing')).toEqual({
      answers: { age: '35', visa: 'citizen' }
    })
  })
})

it('of a whole interview shows the answer, also where a question is new since then', () => {
  expect(readFragment('#age=35&has=none')).toMatchObject({ seesAnswer: true })
  expect(readFragment('#age=35')).not.toHaveProperty('seesAnswer')
})

it('answers are private once home is not safe', () => {
  expect(isPrivate({ happened: 'separated violence' })).toBe(true)
  expect(isPrivate({ happened: 'separated' })).toBe(false)
  expect(isPrivate({})).toBe(false)
})
