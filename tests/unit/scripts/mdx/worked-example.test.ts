/** Worked examples, against the same sums done by hand with the figures of the day. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../../../i18n/languages.ts'
import { loadData } from '../../../../rules/data/load.ts'
import { WORKED_EXAMPLES, workedExample } from '../../../../scripts/mdx/worked-example.ts'

const data = loadData()

function page(language: Language) {
  return { data, language, today: '2026-11-23', figures: new Set<string>() }
}

describe.each(LANGUAGES)('a worked example in %s', language => {
  it.each(WORKED_EXAMPLES)('%s has all its numbers', id => {
    expect(workedExample(page(language), id)).not.toMatch(/[{}]|NaN|undefined/)
  })

  it.each([
    ['tax-free', ['6,801', '40,806', '13,598', '54,404', '25,596']],
    ['redundancy-pay', ['8', '9,600']],
    ['payout-wait', ['10', '12,500']],
    ['savings-wait', ['5,500', '2,900', '500', '6']],
    ['compensation-weeks', ['50,000', '37']],
    ['advance-repayment', ['250', '19', '13']],
    ['enough-hours', ['24', '6', '30']]
  ])('%s comes to the right sum', (id, sums) => {
    const numbers =
      workedExample(page(language), id)
        .match(/\d[\d,]*/g)
        ?.map(number => number.replace(/,$/, '')) ?? []
    expect(numbers).toEqual(expect.arrayContaining(sums))
  })
})

it('makes its figures those of the page, so that a change of theirs is due on it', () => {
  const shown = page('en')
  workedExample(shown, 'tax-free')
  expect([...shown.figures]).toEqual(
    expect.arrayContaining(['redundancy.tax-free.base', 'redundancy.tax-free.per-year'])
  )
})

it('refuses a name that it does not know', () => {
  expect(() => workedExample(page('en'), 'none')).toThrow('no worked example “none”')
})
