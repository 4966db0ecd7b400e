/** What every result has in common: rounding for display, notes about the figures, and what is missing. */
import { describe, expect, it } from 'vitest'
import { figuresFrom, Rates, type RuleFigure } from '../../../rules/lookup.ts'
import { exact } from '../../../rules/money.ts'
import {
  beside,
  cents,
  count,
  finding,
  line,
  percent,
  reason,
  settle,
  settleInstalment,
  unmodelled,
  type Outline
} from '../../../rules/result.ts'

const OUTLINE: Outline = { id: 'rent-assistance', unit: 'cents-a-fortnight', limits: ['part-fortnights'] }

function figure(id: string, rest: Partial<RuleFigure> = {}): RuleFigure {
  return {
    id,
    unit: 'money',
    calendar: 'none',
    values: [{ from: '2025-03-20', value: 100, source: 'page', status: 'verified' }],
    ...rest
  }
}

const weak = [{ from: '2025-03-20', value: 100, source: 'page', status: 'single-source' as const }]
const figures = [
  figure('lasting'),
  figure('indexed', { calendar: 'mar-sep' }),
  figure('yearly', { calendar: 'jul' }),
  figure('weak', { values: weak })
]

function ratesOn(on: string): Rates {
  return new Rates(figuresFrom(figures, ['verified', 'single-source']), on)
}

const rates = ratesOn('2025-03-20')

function naming(on: string, inStep: string[], inFinding: string[] = []) {
  const step = line('maximum-basic-rate', exact(100), 'section', inStep)
  return settle(ratesOn(on), OUTLINE, [step], { findings: [finding('cut-out', 'section', inFinding)] })
}

describe('notes about the figures', () => {
  const sound = ['lasting', 'indexed', 'yearly']
  const about = (id: string, figures: string[]) => ({ id, section: '', figures, terms: [] })

  it.each([
    ['nothing, where all are confirmed and none is due', '2025-06-30', sound, []],
    ['which are due for review', '2025-09-20', sound, [about('figures-past-review', ['indexed', 'yearly'])]],
    ['only those that are', '2025-07-01', sound, [about('figures-past-review', ['yearly'])]],
    ['which are not confirmed', '2025-06-30', ['lasting', 'weak'], [about('figures-not-confirmed', ['weak'])]]
  ])('is %s', (_, on, named, warnings) => {
    const { findings } = naming(on, named)
    expect(findings).toEqual([{ ...about('cut-out', []), section: 'section' }, ...warnings])
  })

  it('covers those of steps and findings, each once', () => {
    const result = naming('2025-03-20', ['lasting', 'indexed'], ['indexed', 'weak'])
    expect(result.figures.map(({ id }) => id)).toEqual(['lasting', 'indexed', 'weak'])
    expect(result.findings.map(({ id }) => id)).toEqual(['cut-out', 'figures-not-confirmed'])
  })
})

describe('steps', () => {
  const whole = { terms: [], figures: [] }

  it('show half a cent as a cent, whichever way it goes, and what that leaves over', () => {
    const lines = [line('wages', exact(5, 2), 'a'), line('superannuation', exact(-1, 2), 'b')]
    const wages = { label: 'wages', amount: 3, section: 'a', ...whole }
    const superannuation = { label: 'superannuation', amount: -1, section: 'b', ...whole }
    expect(settle(rates, OUTLINE, lines)).toMatchObject({ amount: 2, working: [wages, superannuation] })
    const three = settle(rates, OUTLINE, [...lines, line('leave-loading', exact(1, 2), 'c')])
    expect(three).toMatchObject({ amount: 3, working: [wages, superannuation, { amount: 1 }] })
    const thirds = [1, 2, 3].map(() => line('wages', exact(1, 3), 'a'))
    const rounding = { label: 'rounding', amount: 1, section: '', ...whole }
    expect(settle(rates, OUTLINE, thirds).working.at(-1)).toEqual(rounding)
  })

  it('never show minus zero', () => {
    const { working } = settle(rates, OUTLINE, [line('wages', exact(-1, 3), 'a')])
    expect(working.map(({ amount }) => Object.is(amount, 0))).toEqual([true])
  })

  it('of an instalment name the law that rounds it, and the least that is paid', () => {
    const lines = [line('maximum-basic-rate', exact(1, 3), 'a'), line('energy-supplement', exact(1, 3), 'b')]
    const rounding = { label: 'rounding', amount: 1, section: 'Social Security Guide 8.4.1.50', ...whole }
    const section = 'Social Security (Administration) Act 1999 ss 43, 54'
    const minimum = { label: 'minimum-instalment', amount: 99, section, ...whole }
    const { amount, working } = settleInstalment(rates, OUTLINE, lines, 0)
    expect(amount).toBe(100)
    expect(working).toMatchObject([{ amount: 0 }, { amount: 0 }, rounding, minimum])
    expect(settleInstalment(rates, OUTLINE, [line('wages', exact(100), 'a')], 0).working).toHaveLength(1)
  })
})

it('terms say what they count in', () => {
  expect(cents('income', exact(5, 2))).toEqual({ name: 'income', value: 3, unit: 'cents' })
  expect(count('weeks', 4)).toEqual({ name: 'weeks', value: 4, unit: 'count' })
  expect(percent('taper', 6000)).toEqual({ name: 'taper', value: 6000, unit: 'basis-points' })
})

describe('where there is no amount', () => {
  it('the result says why, and names nothing else', () => {
    const notModelled = [{ id: 'junior-pay', section: 'section', figures: [], terms: [] }]
    const empty = { working: [], findings: [], figures: [], others: [] }
    const expected = { ...OUTLINE, on: '2025-03-20', amount: null, notModelled, ...empty }
    expect(unmodelled(rates, OUTLINE, [reason('junior-pay', 'section')])).toEqual(expected)
  })

  it('a figure that is missing is named, and does not take other results away', () => {
    const before = ratesOn('2025-03-19')
    const result = beside(before, OUTLINE, () => settle(before, OUTLINE, [line('wages', before.money('lasting'), '')]))
    const notModelled = [{ id: 'figure-not-held', section: '', figures: ['lasting'] }]
    expect(result).toMatchObject({ amount: null, notModelled })
  })

  it('no other failure is hidden', () => {
    const broken = () => {
      throw new TypeError('broken')
    }
    expect(() => beside(rates, OUTLINE, broken)).toThrow('broken')
  })
})
