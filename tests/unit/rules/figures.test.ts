import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Figure, FigureValue } from '../../../rules/data/schema.ts'
import { FigureNotHeldError, reviewBy, valueOn } from '../../../rules/figures.ts'
import { forAll } from '../for-all.ts'

function value(from: string, amount = 100): FigureValue {
  return { from, value: amount, source: 'a', status: 'verified' }
}

function figure(days: string[], rest: Partial<Figure> = {}): Figure {
  return {
    id: 'test.rate',
    label: { en: 'Rate', zh: '标准' },
    unit: 'money',
    calendar: 'mar-sep',
    values: days.map((from, index) => value(from, index)),
    ...rest
  }
}

function thrown(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

const history = figure(['2025-03-20', '2025-09-20', '2026-03-20'])

describe('valueOn', () => {
  it.each([
    ['the day it takes effect', '2025-09-20', '2025-09-20'],
    ['the day before the next', '2026-03-19', '2025-09-20'],
    ['long after the newest', '2031-01-01', '2026-03-20']
  ])('gives the value in force on %s', (_when, on, from) => {
    expect(valueOn(history, on).from).toBe(from)
  })

  it('throws an error of its own class before the history begins and after its end', () => {
    expect(thrown(() => valueOn(history, '2025-03-19'))).toMatchObject({
      message: 'No value of test.rate is held for 2025-03-19; the earliest is from 2025-03-20.',
      name: 'FigureNotHeldError',
      figure: 'test.rate',
      on: '2025-03-19',
      ended: false
    })
    expect(thrown(() => valueOn(figure(['2025-03-20'], { ends: '2026-06-30' }), '2026-07-01'))).toMatchObject({
      message: 'No value of test.rate is held for 2026-07-01; the newest ended on 2026-06-30.',
      ended: true
    })
  })

  it('throws where no value is held at all', () => {
    expect(() => valueOn(figure([]), '2026-01-01')).toThrow('the earliest is from nowhere')
  })

  it('holds on the last day of a figure that ends', () => {
    expect(valueOn(figure(['2025-03-20'], { ends: '2026-06-30' }), '2026-06-30').from).toBe('2025-03-20')
  })

  it('is the newest value that is not in the future, for every history and day', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
      .map(moment => moment.toISOString().slice(0, 10))
    forAll([fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), day], 100, (days, on) => {
      const sorted = [...days].sort()
      const held = sorted.filter(from => from <= on)
      if (held.length === 0) expect(() => valueOn(figure(sorted), on)).toThrow(FigureNotHeldError)
      else expect(valueOn(figure(sorted), on).from).toBe(held.at(-1))
    })
  })
})

it.each<[string, string | undefined, Figure]>([
  ['the next indexation of an indexed figure', '2026-09-20', history],
  ['the next dated value where that comes first', '2026-12-01', figure(['2026-09-20', '2026-12-01'])],
  ['at the latest the day after the figure ends', '2027-01-01', figure(['2026-09-20'], { ends: '2026-12-31' })],
  ['undefined where no change is known', undefined, figure(['2020-01-01'], { calendar: 'none' })]
])('reviewBy is %s: %s', (_what, day, given) => {
  expect(reviewBy(given, valueOn(given, '2026-11-20'))).toBe(day)
})
