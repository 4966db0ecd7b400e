/** The table of what a change moves for fixed households. */
import { describe, expect, it } from 'vitest'
import {
  fixedHouseholds,
  movedBetween,
  movedText,
  type Assess,
  type FixedHousehold
} from '../../../scripts/lib/household-report.ts'

const HOUSEHOLDS: FixedHousehold[] = [
  { name: 'A | B', on: '2026-11-28', household: {} },
  { name: 'Same', on: '2026-11-28', household: {} },
  { name: 'New', on: '2026-11-28', household: {} }
]

function saying(said: Record<string, Record<string, string>>): Assess {
  return ({ name }) => new Map(Object.entries(said[name] ?? {}))
}

const before = saying({
  'A | B': { 'you jobseeker': 'likely 833.70', total: '833.70', gone: 'may' },
  Same: { total: '0.00' }
})
const after = saying({
  'A | B': { 'you jobseeker': 'may', total: '0.00' },
  Same: { total: '0.00' },
  New: { total: '1.00' }
})

describe('what a change moves', () => {
  it('is every state and amount that differs, of households that both can read', () => {
    expect(movedBetween(HOUSEHOLDS, before, after)).toEqual([
      { household: 'A | B (2026-11-28)', what: 'you jobseeker', before: 'likely 833.70', after: 'may' },
      { household: 'A | B (2026-11-28)', what: 'total', before: '833.70', after: '0.00' },
      { household: 'A | B (2026-11-28)', what: 'gone', before: 'may', after: '–' }
    ])
  })

  it('is a table under a sentence that counts', () => {
    const moved = movedBetween(HOUSEHOLDS, before, after).slice(0, 1)
    expect(movedText(moved, HOUSEHOLDS.length)).toBe(
      [
        '1 of 3 households move, in 1 states or amounts.',
        '',
        '| household | what | before | after |',
        '| --- | --- | --- | --- |',
        '| A \\| B (2026-11-28) | you jobseeker | likely 833.70 | may |'
      ].join('\n')
    )
    expect(movedText([], HOUSEHOLDS.length)).toBe('0 of 3 households move, in 0 states or amounts.')
  })

  it('is looked for in some 500 households, each of one name and day', () => {
    const fixed = fixedHouseholds(process.cwd())
    const names = fixed.map(({ name, on }) => `${name} ${on}`)
    expect(fixed.length).toBeGreaterThan(450)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
