import { describe, expect, it } from 'vitest'
import { figuresFrom, Rates, type RuleFigure } from '../../../rules/lookup.ts'
import { run } from './support.ts'

const rate: RuleFigure = {
  id: 'rate',
  unit: 'money',
  calendar: 'mar-sep',
  values: [
    { from: '2025-03-20', value: 100, source: 'page', status: 'verified' },
    { from: '2025-09-20', value: 200, source: 'page', status: 'single-source' },
    { from: '2026-03-20', value: 300, source: 'copy', status: 'corroborated' }
  ]
}
const program: RuleFigure = {
  id: 'program',
  unit: 'money',
  calendar: 'none',
  ends: '2025-10-31',
  values: [{ from: '2025-03-20', value: 100, source: 'page', status: 'verified' }]
}
const figures = figuresFrom([rate, program])

describe('looking a figure up', () => {
  it('gives the value in force with where it comes from and when to check it', () => {
    expect(figures.lookup('rate', '2026-09-19')).toEqual({
      id: 'rate',
      unit: 'money',
      value: 300,
      from: '2026-03-20',
      source: 'copy',
      status: 'corroborated',
      reviewBy: '2026-09-20'
    })
  })

  it('does not calculate with what was not confirmed, nor fall back to an older value', () => {
    expect(() => figures.lookup('rate', '2025-09-20')).toThrow(
      expect.objectContaining({ name: 'FigureNotConfirmedError', status: 'single-source' })
    )
    expect(figuresFrom([rate], ['single-source']).lookup('rate', '2025-09-20').value).toBe(200)
  })
})

describe('the rates of a day', () => {
  it('are looked up once', () => {
    let lookups = 0
    const lookup = (id: string, on: string) => {
      lookups++
      return figures.lookup(id, on)
    }
    const rates = new Rates({ lookup }, '2026-09-19')
    expect([rates.value('rate'), rates.money('rate').n, rates.share('rate')]).toEqual([300, 300, { n: 3, d: 100 }])
    expect(lookups).toBe(1)
  })

  it('can be asked what they hold, and hide no other failure', () => {
    const rates = new Rates(figures, '2025-09-20')
    expect([rates.has('program'), rates.has('rate'), rates.has('nothing')]).toEqual([true, false, false])
    const lookup = () => {
      throw new TypeError('broken')
    }
    expect(() => new Rates({ lookup }, '2025-09-20').has('rate')).toThrow('broken')
  })

  it('are not enough where a figure lacks the day: the whole calculation says so', () => {
    const rates = new Rates(figures, '2025-09-20')
    expect(() => run('jobseeker', { age: 30 }, rates)).toThrow(/jobseeker\.age/)
  })
})
